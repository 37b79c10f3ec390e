"""Games as text, and the digest of a state."""

from rokoko.record.digest import digest_of
from rokoko.record.notation import RULES_REVISION, Record, RecordError, format_record, parse_record

__all__ = ["RULES_REVISION", "Record", "RecordError", "digest_of", "format_record", "parse_record"]
