// The table comes alive: pieces fly, keys choose, dark pieces say why, a bell rings. Playing needs none of it.
(() => {
  "use strict";
  const find = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const table = () => find("#table");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });

  // --- Flight: a piece that was elsewhere before an update is seen to go where it is now.
  let places = new Map();
  const survey = () => {
    const found = new Map();
    for (const piece of all("[data-piece]")) {
      const box = piece.getBoundingClientRect();
      if (box.width) found.set(piece.id, box);
    }
    return found;
  };
  const fly = () => {
    const before = places;
    places = survey();
    if (calm.matches || document.hidden || !before.size) return;
    for (const [id, to] of places) {
      const piece = document.getElementById(id);
      const from = before.get(id);
      if (!from) {
        piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
      } else if (Math.hypot(from.x - to.x, from.y - to.y) > 24) {
        carry(piece, from, to);
      }
    }
  };
  const sky = () => {
    const found = find("#sky");
    if (found) return found;
    const layer = document.createElement("div");
    layer.id = "sky";
    layer.className = "table";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
    return layer;
  };
  const carry = (piece, from, to) => {
    const ghost = piece.cloneNode(true);
    ghost.removeAttribute("id");
    for (const inner of all("[id]", ghost)) inner.removeAttribute("id");
    for (const tip of all(".tip", ghost)) tip.remove();
    ghost.setAttribute("aria-hidden", "true");
    ghost.removeAttribute("data-piece");
    ghost.classList.add("flying");
    Object.assign(ghost.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
    sky().append(ghost);
    const timing = { duration: 450, easing: "cubic-bezier(.3, .7, .2, 1)" };
    const scale = Math.max(0.4, Math.min(2.5, from.height / to.height));
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
    piece.animate([{ opacity: 0 }, { opacity: 0 }], timing);
    ghost.animate([{ transform: start }, { transform: "none" }], timing).finished.finally(() => ghost.remove());
  };

  // --- What an update must not undo: the tab on a phone, what the reader opened, which step of the scoring is shown.
  const opened = new Map();
  let tab = null;
  let scored = null;
  let group = null; // the opened choices, as long as the same are on offer
  const offered = () => all("#choices [name=action]").map((button) => button.value).join();
  const restore = () => {
    const wanted = tab && find(`#tab-${tab}`);
    if (wanted && !wanted.checked) wanted.checked = true;
    const step = scored && find(`#show-${scored}`);
    if (step && !step.checked) step.checked = true;
    for (const [id, open] of opened) {
      const details = document.getElementById(id);
      if (details && details.open !== open) details.open = open;
    }
    const kept = group && document.getElementById(group.id);
    if (kept && group.offered === offered()) kept.open = true;
    else group = null;
  };
  const followLight = () => {
    if (!shown(find("#tabs")) || find(`#${tab ?? "palace"} .lit`)) return;
    const place = ["own", "palace", "atelier", "players"].find((name) => find(`#${name} .lit`));
    if (place) find(`#tab-${(tab = place)}`).checked = true;
  };
  document.addEventListener("change", (event) => {
    if (event.target.name === "tab") tab = event.target.value;
    if (event.target.name === "ceremony") scored = event.target.value;
  });
  // A toggle is told late: an update may come before it. A click is known at once.
  document.addEventListener("click", (event) => {
    const details = event.target.closest?.("summary")?.parentElement;
    if (!details?.id) return;
    if (!details.classList.contains("group")) opened.set(details.id, !details.open);
    else group = details.open ? null : { id: details.id, offered: offered() };
  }, true);
  document.addEventListener("toggle", (event) => {
    const { id, open, classList } = event.target;
    if (!id || !classList || !event.target.isConnected) return;
    if (!classList.contains("group")) opened.set(id, open);
    else if (open) group = { id, offered: offered() };
    else if (group?.id === id) restore(); // nobody closed it: an update did that changed nothing else
  }, true);

  // --- A hint stays as long as its question does: an update that others bring does not know of it.
  let hint = null;
  const question = (root) => root.dataset.question && `${root.dataset.seat} ${root.dataset.question}`;
  const noteHint = (root) => {
    const notice = find(".hints", root);
    if (!notice) return;
    const marks = all(".hinted", root).filter((element) => !notice.contains(element));
    const reason = (element) => find(":scope > small", element)?.cloneNode(true);
    hint = { question: question(root), notice: notice.cloneNode(true), marks: marks.map((element) => [element.id, reason(element)]) };
  };
  const keepHint = () => {
    const root = table();
    if (find(".hints", root)) return noteHint(root);
    if (hint && hint.question !== question(root)) hint = null;
    if (!hint) return;
    find("#notices").append(hint.notice.cloneNode(true));
    for (const [id, reason] of hint.marks) {
      const element = document.getElementById(id);
      element?.classList.add("hinted");
      if (reason) element?.append(reason.cloneNode(true));
    }
  };

  // --- Your turn: the title, the favicon, a bell when the page is not in sight.
  const title = document.title.replace(/^● /, "");
  let asked = null;
  const ring = () => {
    if (localStorage.getItem("bell") === "off") return;
    const context = new AudioContext();
    for (const [pitch, at] of [[988, 0], [1319, 0.16]]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, context.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.7);
      tone.connect(volume).connect(context.destination);
      tone.start(context.currentTime + at);
      tone.stop(context.currentTime + at + 0.7);
    }
    setTimeout(() => context.close(), 1500);
  };
  const announce = () => {
    const now = table().dataset.asked === "yes";
    document.title = now ? `● ${title}` : title;
    const icon = find("link[rel=icon][data-turn]");
    if (icon) {
      icon.dataset.calm ??= icon.getAttribute("href");
      icon.setAttribute("href", now ? icon.dataset.turn : icon.dataset.calm);
    }
    if (asked === false && now && document.hidden) ring();
    asked = now;
  };

  // --- What a piece is, which rule tells of it, and why it is dark: the server knows.
  const hush = () => {
    find("#say-why")?.replaceChildren();
    find("[data-told]")?.removeAttribute("data-told");
  };
  const line = (tag, text, name = "") => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.className = name;
    return element;
  };
  const explain = async (piece) => {
    const { base, seat } = table().dataset;
    const card = find("#say-why");
    const [first, ...more] = all(".tip > :not(strong)", piece).map((element) => element.textContent);
    const parts = [line("b", first ?? piece.getAttribute("aria-label")), ...more.map((text) => line("span", text))];
    let rule = piece.dataset.rule;
    if (piece.dataset.why) {
      const query = new URLSearchParams({ action: piece.dataset.why, seat });
      const answer = await fetch(`${base}/why?${query}`, { headers: { accept: "text/plain" } });
      const reason = answer.ok ? await answer.text() : "";
      const found = /^(.*) \(\S+ ([A-Z]?\d[\d.]*)\)$/s.exec(reason); // the rule becomes a link
      rule = found?.[2] ?? rule;
      if (reason) parts.push(line("span", found?.[1] ?? reason, "reason"));
    }
    if (rule) {
      const link = line("a", card.dataset.ruleWords.replace("{rule}", rule));
      link.href = `/rules/rule/${rule}`;
      link.target = "_blank";
      parts.push(link);
    }
    const away = line("button", "×");
    away.type = "button";
    away.setAttribute("aria-label", "×");
    away.addEventListener("click", hush);
    hush();
    card.replaceChildren(...parts, away);
    piece.dataset.told = ""; // its tip would say the same
  };
  const close = (details) => {
    details.open = false;
    group = null;
  };
  document.addEventListener("contextmenu", (event) => {
    const piece = event.target.closest(".piece");
    if (!piece || event.pointerType !== "touch") return;
    event.preventDefault();
    explain(piece);
  });
  document.addEventListener("click", (event) => {
    const dark = event.target.closest("div.piece");
    if (dark) explain(dark);
    else if (!event.target.closest("#say-why")) hush();
    const open = find(".group[open]");
    if (open && !open.contains(event.target)) close(open);
    const menu = find("#menu[open]");
    if (menu && !menu.contains(event.target)) menu.open = false;
  });

  // --- Keys: what stands on the buttons; arrows from piece to piece; u and r; Enter ends the turn.
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = ([x, y]) => {
    const pieces = all("#table .piece").filter(shown);
    const current = pieces.find((piece) => piece === document.activeElement);
    if (!current) return (find("#table .piece.lit") ?? pieces[0])?.focus();
    const here = current.getBoundingClientRect();
    let best = null;
    let least = Infinity;
    for (const piece of pieces) {
      const box = piece.getBoundingClientRect();
      const dx = box.x + box.width / 2 - here.x - here.width / 2;
      const dy = box.y + box.height / 2 - here.y - here.height / 2;
      const along = dx * x + dy * y;
      const across = Math.abs(dx * y) + Math.abs(dy * x);
      if (piece !== current && along > 4 && along + 2.5 * across < least) {
        least = along + 2.5 * across;
        best = piece;
      }
    }
    best?.focus();
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not([type=radio]), textarea, select")) return;
    const open = find(".group[open]");
    if (event.key === "Escape") {
      hush();
      if (open) {
        close(open);
        find("summary", open).focus();
      }
      return;
    }
    if (event.key === "?" && event.target.matches?.(".piece")) return void explain(event.target);
    const moment = find("#replay") && event.target.closest("body, #prompt, #log") && !event.target.matches(".piece");
    const jump = moment && find(`#replay [data-key="${event.key}"]`);
    if (jump) {
      event.preventDefault();
      jump.click();
      return;
    }
    if (arrows[event.key] && event.target.type !== "radio" && !event.target.closest("#log, .scroll, .options")) {
      event.preventDefault();
      step(arrows[event.key]);
      return;
    }
    if (event.key === "Enter") {
      const done = find("#confirm-button");
      if (event.target.closest("button, a, summary, input")) return;
      if (done) done.click();
      else if (event.target.matches("div.piece")) explain(event.target);
      return;
    }
    const scope = open && /^[a-z]$/.test(event.key) ? open : find("#choices");
    const chosen = scope && all("[data-key]", scope).find((element) => element.dataset.key === event.key && shown(element));
    const control = { u: "#undo-button", r: "#redo-button" }[event.key];
    if (chosen) chosen.click();
    else if (control && !open) find(control)?.click();
  });

  // --- The ceremony.
  let steps = 0;
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-ceremony]")) return;
    clearInterval(steps);
    const rows = all("[name=ceremony]");
    let at = 0;
    rows[0].checked = true;
    steps = setInterval(() => {
      at += 1;
      if (rows[at]) rows[at].checked = true;
      else clearInterval(steps);
    }, 1500);
  });

  // --- The answer to a click may arrive after a newer table came by the stream: the table never turns back.
  document.addEventListener("htmx:before:swap", (event) => {
    const found = /^\s*<div id="table"[^>]* data-seq="(\d+)"/.exec(event.detail.ctx.text ?? "");
    if (!found || !table() || Number(found[1]) >= Number(table().dataset.seq)) return;
    event.preventDefault();
    noteHint(find("#table", new DOMParser().parseFromString(event.detail.ctx.text, "text/html")));
    keepHint();
  });

  // --- The server does not answer: say so, and that nothing was chosen.
  document.addEventListener("htmx:error", (event) => {
    const source = event.detail?.ctx?.sourceElement;
    const card = find("#say-why");
    const elsewhere = source?.isConnected && !source.closest("#table"); // a button that an update took away was the table's
    if (!card || !source || source.id === "listener" || elsewhere) return;
    hush();
    card.replaceChildren(line("b", card.dataset.offline));
  });

  // --- The chat: what was said leaves the line; what is being written stays.
  document.addEventListener("htmx:after:request", (event) => {
    const { sourceElement, response } = event.detail.ctx;
    if (sourceElement?.id === "chat-form" && response.status < 400) sourceElement.reset();
  });

  // --- How long one has waited.
  const age = () => {
    for (const time of all("#prompt time[data-ago]")) {
      const minutes = Math.floor((Date.now() - Date.parse(time.dateTime)) / 60000);
      const text = minutes > 0 ? time.dataset.ago.replace("{minutes}", minutes) : "";
      if (time.textContent !== text) time.textContent = text;
    }
  };
  setInterval(age, 15000);

  // --- The focus: where a piece became another thing, it stays at its place, or goes to the question.
  let focused = "";
  document.addEventListener("focusin", (event) => (focused = event.target.id));
  document.addEventListener("focusout", () => setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const same = focused && document.getElementById(focused);
    if (focused && !(same && shown(same))) find("#question")?.focus({ preventScroll: true });
    focused = "";
  }));

  // --- After every update.
  let seen = null;
  const update = () => {
    const root = table();
    if (!root) return;
    restore();
    keepHint();
    age();
    const moment = `${root.dataset.seq} ${root.dataset.moment} ${root.dataset.seat}`;
    if (moment !== seen) {
      seen = moment;
      hush();
      followLight();
      fly();
    }
    announce();
    const play = find("[data-ceremony]");
    if (play) play.hidden = false;
  };
  addEventListener("resize", () => (places = survey()));
  new MutationObserver(update).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-seq", "data-moment", "data-asked"] });
  update();
})();
