"""The public contract: every promised name, every promised error."""
