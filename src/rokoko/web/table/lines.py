"""Lines of the log and buttons of the prompt as HTML."""

from functools import lru_cache

from markupsafe import Markup, escape

from rokoko.web.table.inputs import LogEntry
from rokoko.web.table.markup import sym
from rokoko.web.table.prompt import Choice
from rokoko.web.table.scene import sentence


@lru_cache(maxsize=4096)
def log_entry(entry: LogEntry, name: str, look: str, headed: bool) -> Markup:
    """What happened in one step; its number leads to that moment, `look` says so. The first of several steps of a seat
    is `headed` by its name.
    """
    signs = entry.signs or ("",) * len(entry.lines)
    told = [
        Markup("<p>{}<span>{}</span></p>").format(sym(sign) if sign else "", sentence(line))
        for sign, line in zip(signs, entry.lines, strict=True)
    ]
    if entry.seat is None:
        classes = "news"
    elif headed:
        classes = f"seat-{entry.seat} headed"
        mark = sym(f"tm-{entry.seat}", f"tm seat-{entry.seat}")
        told[0] = Markup("<p>{}<span><b>{}</b> {}</span></p>").format(mark, name, entry.lines[0])
    else:
        classes = f"seat-{entry.seat}"
        told.insert(0, Markup('<span class="quiet">{}</span>').format(name))
    link = Markup("")
    if entry.moment:
        link = Markup('<a href="{}" title="{}" aria-label="{} {}">{}</a>').format(
            entry.moment, look, look, entry.number, entry.number
        )
    key = f"log-{entry.number}-{entry.part}"
    return Markup('<li id="{}" class="{}">{}{}</li>').format(key, classes, link, Markup("").join(told))


def choice(c: Choice, short: bool) -> Markup:
    """An option as a button; with `short`, the whole sentence is its name and its tip."""
    classes = ["choice"]
    if c.plain:
        classes.append("plain")
    if c.reason:
        classes.append("hinted")
    if c.tone:
        classes.append(f"tone-{c.tone}")
    is_short = short and c.short != c.say
    spoken = c.say if c.short.casefold() in c.say.casefold() else f"{c.short}: {c.say}"
    name = f' aria-label="{escape(spoken)}" title="{escape(c.say)}"' if is_short else ""
    key = f' data-key="{c.key}"' if c.key else ""
    tinted = c.tone and not c.symbol.startswith("emblem")
    reason = f"<small>{escape(c.reason)}</small>" if c.reason else ""
    return Markup(
        f'<button type="submit" form="act" name="action" value="{escape(c.act)}" id="{c.id}" '
        f'class="{" ".join(classes)}"{key}{name}>{sym(f"{c.symbol}-{c.tone}" if tinted else c.symbol)}'
        f"<span>{escape(c.short if is_short else c.say)}</span>{reason}</button>"
    )
