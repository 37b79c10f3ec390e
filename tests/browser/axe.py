"""axe-core looks for what keeps people from using a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parent / "vendor" / "axe-4.14.0.min.js"


def violations(page: Page) -> list[str]:
    """Each rule that is broken, and where. The context must have been made with `bypass_csp`."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)"
    )
    for one in found:
        if one["id"] == "label-content-name-mismatch":  # figures on a piece are words in its name: 2G, two green silk
            one["nodes"] = [node for node in one["nodes"] if 'class="piece' not in node["html"]]
    return [_told(one) for one in found if one["nodes"]]


def _told(violation: dict[str, Any]) -> str:
    nodes = violation["nodes"]
    where = "; ".join(" ".join(map(str, node["target"])) for node in nodes[:4])
    why = " ".join(str(nodes[0].get("failureSummary", "")).split())
    return f"{violation['id']} ({violation['impact']}) ×{len(nodes)}: {where} - {why[:300]}"
