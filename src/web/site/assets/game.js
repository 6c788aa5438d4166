// @ts-check
// The board that can be touched: it steps through a game, chooses moves, sends them, and hears of
// the others'. It knows no rules: the server sends the legal moves with what they make.

import { writeTimes } from "./page.js";

/** @typedef {Record<string, string>} Cells */
/** @typedef {{text: string, from: string, cells: Cells, under: string, over: string}} Ply */
/** @typedef {{text: string, deed: string, taps: string[], cells: Cells}} LegalMove */
/**
 * @typedef {object} State
 * @property {string} [code]
 * @property {boolean} [free]
 * @property {string} [variant]
 * @property {string} [lesson]
 * @property {number} [step]
 * @property {string} [position]
 * @property {string} [level]
 * @property {number} [board]
 * @property {number} [seq]
 * @property {number} ply
 * @property {boolean} due
 * @property {boolean} over
 * @property {boolean} [at_once]
 * @property {Cells} start
 * @property {Ply[]} plies
 * @property {LegalMove[]} moves
 * @property {Record<string, string>} words
 * @property {string} view
 * @property {string} status
 * @property {string} [actions]
 * @property {string} [title]
 * @property {Record<string, string>} say
 */

const STEP_MS = 150, FILM_MS = 900;
const SVG = "http://www.w3.org/2000/svg";
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {string} id */
const find = (id) => document.getElementById(id);

/** The board as it is drawn. */
class Board {
  /** @param {SVGElement} svg @param {State} state */
  constructor(svg, state) {
    this.svg = svg;
    this.size = Number(svg.dataset.unit);
    /** @type {Map<string, SVGGElement>} */
    this.cells = new Map();
    for (const cell of /** @type {NodeListOf<SVGGElement>} */ (svg.querySelectorAll("#grid [data-cell]"))) {
      this.cells.set(cell.dataset.cell ?? "", cell);
    }
    this.cells.values().next().value?.setAttribute("tabindex", "0");
    this.words = state.words;
    this.plies = state.plies;
    this.positions = positions(state);
  }

  /** A layer of the drawing. @param {string} id */
  layer(id) {
    return /** @type {SVGGElement} */ (this.svg.querySelector(`#${id}`));
  }

  /** Takes over the words and the course of a state. @param {State} state */
  use(state) {
    this.words = state.words;
    this.plies = state.plies;
    this.positions = positions(state);
  }

  /** The middle of a cell. @param {string} name */
  middle(name) {
    const cell = this.cells.get(name);
    return { x: Number(cell?.dataset.x), y: Number(cell?.dataset.y) };
  }

  /** Shows the position after a ply. @param {number} ply @param {boolean} moving */
  show(ply, moving) {
    const made = this.plies[ply - 1];
    this.layer("under").innerHTML = made?.under ?? "";
    this.layer("over").innerHTML = made?.over ?? "";
    this.place(this.positions[ply], moving && made ? made.from : "");
  }

  /** Shows units; new ones walk there from a cell. @param {Cells} units @param {string} from */
  place(units, from) {
    const layer = this.layer("units");
    const known = new Map([...layer.children].map((unit) => [unit.getAttribute("data-cell"), unit]));
    for (const [cell, unit] of known) {
      if (!units[cell ?? ""]) fall(unit);
      else if (unit.getAttribute("href") !== `#${units[cell ?? ""]}`) unit.remove();
    }
    for (const [cell, drawing] of Object.entries(units)) {
      const old = known.get(cell);
      if (old?.isConnected && !old.classList.contains("gone")) continue;
      const unit = this.drawn(cell, drawing);
      layer.append(unit);
      if (from && from !== cell && !still.matches) {
        const here = this.middle(cell), there = this.middle(from);
        const start = { transform: `translate(${there.x - here.x}px, ${there.y - here.y}px)` };
        unit.animate([start, { transform: "none" }], { duration: STEP_MS, easing: "ease-out" });
      }
    }
    for (const [name, cell] of this.cells) {
      cell.setAttribute("aria-label", `${name}, ${this.words[units[name] ?? ""]}`);
    }
  }

  /** @param {string} cell @param {string} drawing */
  drawn(cell, drawing) {
    const { x, y } = this.middle(cell), unit = document.createElementNS(SVG, "use");
    const size = String(this.size);
    const attributes = { href: `#${drawing}`, x: String(x - this.size / 2), y: String(y - this.size / 2), width: size, height: size };
    for (const [name, value] of Object.entries(attributes)) unit.setAttribute(name, value);
    unit.setAttribute("data-cell", cell);
    return unit;
  }

  /** Marks cells that can be chosen, each with a drawing. @param {[string, string][]} marks */
  mark(marks) {
    const over = this.layer("choices"), under = this.layer("rings");
    over.replaceChildren();
    under.replaceChildren();
    for (const cell of this.cells.values()) cell.classList.remove("may");
    for (const [cell, drawing] of marks) {
      const { x, y } = this.middle(cell), mark = document.createElementNS(SVG, "use");
      mark.setAttribute("href", `#${drawing}`);
      mark.setAttribute("x", String(x));
      mark.setAttribute("y", String(y));
      // A ring lies around a unit, a dot on an empty cell.
      (drawing === "choose" || drawing === "take" ? under : over).append(mark);
      this.cells.get(cell)?.classList.add("may");
    }
  }

  /** Moves the focus. @param {string} name */
  focus(name) {
    const next = this.cells.get(name);
    if (!next) return;
    for (const cell of this.cells.values()) cell.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus({ preventScroll: true });
  }

  /** The nearest cell in a direction. @param {string} from @param {number} dx @param {number} dy */
  beside(from, dx, dy) {
    const here = this.middle(from);
    let best = from, least = Infinity;
    for (const name of this.cells.keys()) {
      const { x, y } = this.middle(name);
      const along = (x - here.x) * dx + (y - here.y) * dy, aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
      if (along > 1 && along + 2 * aside < least) [best, least] = [name, along + 2 * aside];
    }
    return best;
  }
}

/** The units after each ply of a state. @param {State} state */
function positions(state) {
  const all = [state.start];
  for (const ply of state.plies) all.push(changed(all[all.length - 1], ply.cells));
  return all;
}

/** Units with some cells changed. @param {Cells} units @param {Cells} cells */
function changed(units, cells) {
  const next = { ...units, ...cells };
  for (const cell of Object.keys(cells)) if (!next[cell]) delete next[cell];
  return next;
}

/** Lets a unit fall. @param {Element} unit */
function fall(unit) {
  if (still.matches) return unit.remove();
  unit.classList.add("gone");
  const end = { transform: "translateY(12px)", opacity: 0 };
  unit.animate([{ transform: "none", opacity: 1 }, end], { duration: STEP_MS }).onfinish = () => unit.remove();
}

/** What a person does on the board. */
class Table {
  /** @param {State} state @param {SVGElement} svg */
  constructor(state, svg) {
    this.state = state;
    this.board = new Board(svg, state);
    this.ply = state.ply;
    /** @type {string[]} */
    this.taps = [];
    /** @type {LegalMove | undefined} */
    this.chosen = undefined;
    this.busy = false;
    this.offer();
    svg.addEventListener("pointerdown", (event) => this.lift(event));
    svg.addEventListener("pointerup", (event) => this.drop(event));
    svg.addEventListener("keydown", (event) => this.key(event));
    find("play")?.addEventListener("click", () => this.play());
    find("undo")?.addEventListener("click", () => this.reset());
    find("won")?.addEventListener("click", () => this.load(this.state.plies.map((ply) => plain(ply.text)), { won: "1" }));
    find("steps")?.addEventListener("click", (event) => this.step(event));
    find("moves")?.addEventListener("click", (event) => this.jump(event));
    find("typed")?.addEventListener("submit", (event) => this.type(event));
    document.addEventListener("keydown", (event) => this.arrows(event));
    swipes(svg, (by) => this.go(this.ply + by));
    this.listMoves();
  }

  /** Whether a move can be chosen on what is shown. */
  get open() {
    return this.state.due && this.ply === this.state.plies.length && !this.busy;
  }

  /** The moves that go on from the cells pressed so far. */
  candidates(taps = this.taps) {
    const fits = (/** @type {LegalMove} */ move) =>
      taps.every((tap, n) => (n === 0 || move.taps.length === 2 ? move.taps[n] === tap : move.taps.slice(1).includes(tap)));
    return this.state.moves.filter((move) => taps.length <= move.taps.length && new Set(taps).size === taps.length && fits(move));
  }

  /** Shows what can be pressed next. */
  offer() {
    const confirm = find("confirm"), choice = find("choice");
    if (confirm) confirm.hidden = !this.chosen;
    if (!this.open) return this.board.mark([]);
    if (this.chosen) {
      this.board.mark([]);
      if (choice) choice.textContent = `${this.chosen.text}: ${this.chosen.deed}`;
      return;
    }
    const moves = this.candidates(), depth = this.taps.length, units = this.board.positions[this.ply];
    /** @type {Map<string, string>} */
    const marks = new Map();
    for (const move of moves) {
      const next = move.taps.length === 3 && depth > 0 ? move.taps.slice(1).filter((tap) => !this.taps.includes(tap)) : [move.taps[depth]];
      for (const cell of next) {
        const own = units[cell]?.startsWith(units[move.taps[0]]?.split("-")[0] ?? "?");
        marks.set(cell, depth === 0 || own ? "choose" : units[cell] ? "take" : "reach");
      }
    }
    if (depth > 0) marks.set(this.taps[0], "choose");
    this.board.mark([...marks]);
    if (choice) choice.textContent = this.taps.join(" ");
  }

  /** A cell is pressed. @param {string} cell */
  tap(cell) {
    if (!this.open) return;
    if (this.chosen) return this.reset();
    const longer = this.candidates([...this.taps, cell]);
    if (longer.length === 0) {
      const anew = this.taps[0] !== cell && this.candidates([cell]).length > 0;
      this.taps = anew ? [cell] : [];
      return this.offer();
    }
    this.taps.push(cell);
    const whole = longer.filter((move) => move.taps.length === this.taps.length);
    if (whole.length === 1) return this.choose(whole[0]);
    if (whole.length > 1) return this.ask(whole);
    this.offer();
  }

  /** Shows the position after a move, or plays it at once. @param {LegalMove} move */
  choose(move) {
    this.chosen = move;
    if (this.state.free) return this.play();
    this.board.place(changed(this.board.positions[this.ply], move.cells), move.taps[0]);
    this.offer();
    if (this.state.at_once) this.play();
    else find("play")?.focus({ preventScroll: true });
  }

  /** Asks which of several moves between the same cells. @param {LegalMove[]} moves */
  ask(moves) {
    const choice = find("choice");
    this.offer();
    if (!choice) return;
    choice.replaceChildren(`${this.state.say.which} `);
    for (const move of moves) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "primary";
      button.textContent = `${move.text} · ${move.deed}`;
      button.addEventListener("click", () => this.choose(move));
      choice.append(button);
    }
    choice.querySelector("button")?.focus({ preventScroll: true });
  }

  reset() {
    this.taps = [];
    this.chosen = undefined;
    this.board.show(this.ply, false);
    const choice = find("choice");
    if (choice) choice.textContent = "";
    this.offer();
  }

  /** Sends the chosen move. */
  async play() {
    const move = this.chosen;
    if (!move || this.busy) return;
    if (this.state.free) return this.goOn(move);
    await this.act({ play: { text: move.text, board: this.state.board ?? 0 } });
  }

  /** Goes on from the position that is shown, on the board without strings. @param {LegalMove} move */
  async goOn(move) {
    const moves = this.state.plies.slice(0, this.ply).map((ply) => plain(ply.text)).concat(move.text);
    if (this.state.lesson) return this.tryStep(move.text);
    await this.load(moves, {});
  }

  /** Tries a move in a step of a lesson. @param {string} text */
  async tryStep(text) {
    const { lesson = "", step = 0 } = this.state;
    const answer = await fetch(`/learn/state?${new URLSearchParams({ lesson, n: String(step), m: text })}`);
    if (!answer.ok) return;
    const state = await answer.json();
    this.refresh(state, true);
    const next = /** @type {HTMLAnchorElement | null} */ (find("next"));
    if (!next || !state.next) return;
    next.href = state.next;
    next.hidden = false;
    next.focus({ preventScroll: true });
  }

  /** Asks for the board without strings after some moves. @param {string[]} moves @param {Record<string, string>} more */
  async load(moves, more) {
    const { variant = "", position = "", level = "", view } = this.state;
    const query = new URLSearchParams({ v: variant, p: position, m: moves.join(";"), s: view, l: level });
    const answer = await fetch(`/board/state?${query}&${new URLSearchParams(more)}`);
    if (!answer.ok) return;
    const state = await answer.json();
    query.set("m", state.plies.map((/** @type {Ply} */ ply) => plain(ply.text)).join(";"));
    history.replaceState(null, "", `/board?${query}`);
    this.refresh(state, true);
  }

  /** Does something on the server. @param {object} what */
  async act(what) {
    this.busy = true;
    document.body.classList.add("busy");
    try {
      const path = this.state.code ? `/g/${this.state.code}/act${location.search}` : "/act";
      const answer = await post(path, what);
      if (typeof answer === "string") return show(answer);
      if (answer.go) return location.assign(answer.go);
      if (answer.state) this.refresh(answer.state, true);
      showPanel(answer.panel);
      if (answer.awaits) {
        const later = await post(path, { await: { what: answer.awaits } });
        if (typeof later !== "string") showPanel(later.panel);
      }
    } catch {
      show(this.state.say.lost ?? "");
    } finally {
      this.busy = false;
      document.body.classList.remove("busy");
      this.offer();
    }
  }

  /** Takes over a newer state. @param {State} state @param {boolean} own */
  refresh(state, own) {
    const before = this.state, followed = this.ply === before.plies.length;
    this.state = state;
    this.board.use(state);
    const status = find("status"), actions = find("panel");
    if (status) {
      if (state.free && !state.lesson) status.textContent = state.status;
      else status.innerHTML = state.status;
    }
    // News of one's own act leave its answer where it is.
    if (!own && actions && state.seq !== before.seq) actions.innerHTML = state.actions ?? "";
    const typed = find("typed");
    if (typed) typed.hidden = !state.due;
    this.listMoves();
    if (state.plies.length > before.plies.length && sound?.checked) knock();
    if (followed || own) {
      this.taps = [];
      this.chosen = undefined;
      this.go(state.plies.length, true);
    } else {
      this.offer();
    }
    document.title = (state.due && !state.free ? `● ${state.say.your_move} · ` : "") + document.title.replace(/^● [^·]*· /, "");
    writeTimes();
  }

  /** Shows a ply. @param {number} ply @param {boolean} moving */
  go(ply, moving = true) {
    const next = Math.max(0, Math.min(ply, this.state.plies.length));
    this.taps = [];
    this.chosen = undefined;
    const on = moving && next >= this.ply;
    this.ply = next;
    this.board.show(next, on);
    const output = document.querySelector("#steps output"), choice = find("choice");
    if (output) output.textContent = `${next} / ${this.state.plies.length}`;
    if (choice) choice.textContent = this.state.plies[next - 1]?.text ?? "";
    for (const link of document.querySelectorAll("#moves [data-ply]")) {
      const here = Number(/** @type {HTMLElement} */ (link).dataset.ply) === next;
      if (here) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
      if (here) keepInView(/** @type {HTMLElement} */ (link));
    }
    this.offer();
  }

  listMoves() {
    const list = find("moves");
    if (!list) return;
    list.replaceChildren(...this.state.plies.map((ply, n) => {
      const item = document.createElement("li"), link = document.createElement("a");
      link.href = this.state.code ? `/g/${this.state.code}/${n + 1}` : "#";
      link.dataset.ply = String(n + 1);
      link.textContent = ply.text;
      item.append(link);
      return item;
    }));
  }

  /** @param {Event} event */
  step(event) {
    const step = /** @type {HTMLElement} */ (event.target).closest("[data-step]")?.getAttribute("data-step");
    if (!step || step === "flip") return;
    event.preventDefault();
    const last = this.state.plies.length;
    this.go({ first: 0, back: this.ply - 1, on: this.ply + 1, last }[step] ?? last);
  }

  /** @param {Event} event */
  jump(event) {
    const link = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-ply]"));
    if (!link) return;
    event.preventDefault();
    this.go(Number(link.dataset.ply));
  }

  /** @param {SubmitEvent} event */
  type(event) {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("move"));
    if (input.value.trim()) this.act({ type: { text: input.value } });
    input.value = "";
  }

  /** @param {PointerEvent} event */
  lift(event) {
    this.lifted = cellAt(event);
  }

  /** A press is two taps where it moved from one cell to another. @param {PointerEvent} event */
  drop(event) {
    const cell = cellAt(event), from = this.lifted;
    this.lifted = "";
    if (!cell) return;
    if (from && from !== cell && this.candidates([from, cell]).length > 0) {
      this.taps = [];
      this.chosen = undefined;
      this.tap(from);
    } else if (from !== cell) {
      return;
    }
    this.tap(cell);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const cell = /** @type {Element} */ (event.target).getAttribute("data-cell");
    if (!cell) return;
    /** @type {Record<string, [number, number]>} */
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[event.key];
    if (way) this.board.focus(this.board.beside(cell, ...way));
    else if (event.key === "Home" || event.key === "End") this.board.focus(this.end(cell, event.key === "End"));
    else if (event.key === "Enter" || event.key === " ") this.tap(cell);
    else if (event.key === "Escape") this.reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The last cell of a row, or its first. @param {string} cell @param {boolean} last */
  end(cell, last) {
    const row = [...(this.board.cells.get(cell)?.parentElement?.children ?? [])];
    return row[last ? row.length - 1 : 0]?.getAttribute("data-cell") ?? cell;
  }

  /** @param {KeyboardEvent} event */
  arrows(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("input, select, textarea, #grid") || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowLeft") this.go(this.ply - 1);
    else if (event.key === "ArrowRight") this.go(this.ply + 1);
  }
}

/** A move without its number. @param {string} text */
const plain = (text) => text.replace(/^\d+\.+\s*/, "");

/** The cell under a pointer. @param {PointerEvent} event */
function cellAt(event) {
  const at = document.elementFromPoint(event.clientX, event.clientY);
  return at?.closest("[data-cell]")?.getAttribute("data-cell") ?? "";
}

/** Scrolls a list, and nothing else. @param {HTMLElement} item */
function keepInView(item) {
  const list = item.closest("ol");
  if (list) list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2;
}

/** Steps by swipes that begin on no unit that can move. @param {Element} svg @param {(by: number) => void} go */
function swipes(svg, go) {
  /** @type {{x: number, y: number, on: Element | null} | undefined} */
  let start;
  svg.addEventListener("pointerdown", (event) => {
    const { clientX: x, clientY: y, pointerType } = /** @type {PointerEvent} */ (event);
    start = pointerType === "touch" ? { x, y, on: document.elementFromPoint(x, y) } : undefined;
  });
  svg.addEventListener("pointerup", (event) => {
    const { clientX: x, clientY: y } = /** @type {PointerEvent} */ (event);
    if (!start || start.on?.closest(".may") || Math.abs(x - start.x) < 60 || Math.abs(y - start.y) > 50) return;
    go(x < start.x ? 1 : -1);
  });
}

/** Posts an act with a cause of its own. @param {string} path @param {object} what */
async function post(path, what) {
  const cause = crypto.getRandomValues(new Uint32Array(4)).reduce((text, part) => text + part.toString(36), "");
  const body = JSON.stringify({ cause, ...what });
  const send = () => fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
  // A lost answer is asked for once more; the cause makes that harmless.
  const answer = await send().catch(() => new Promise((again) => setTimeout(again, 1500)).then(send));
  return answer.ok ? answer.json() : answer.text();
}

/** @param {string} html */
function showPanel(html) {
  const panel = find("panel");
  if (!panel) return;
  panel.innerHTML = html;
  writeTimes(panel);
  if (panel.getBoundingClientRect().top > innerHeight - 80) {
    panel.scrollIntoView({ block: "nearest", behavior: still.matches ? "auto" : "smooth" });
  }
}

/** Says a sentence. @param {string} text */
function show(text) {
  const panel = find("panel"), words = document.createElement("p");
  words.textContent = text;
  panel?.replaceChildren(words);
}

/** Buttons, menus and forms of panels. @param {(what: object) => void} act */
function panels(act) {
  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button[data-press]"));
    if (button) act({ press: { id: button.dataset.press, values: [] } });
  });
  document.addEventListener("change", (event) => {
    const menu = /** @type {HTMLSelectElement | null} */ (/** @type {Element} */ (event.target).closest("select[data-press]"));
    if (!menu) return;
    const values = [...menu.selectedOptions].map((option) => option.value).filter(Boolean);
    if (values.length >= Number(menu.dataset.least) && values.length > 0) act({ press: { id: menu.dataset.press, values } });
  });
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!form.dataset.press) return;
    event.preventDefault();
    const values = [...form.querySelectorAll("input")].map((input) => input.value);
    act({ press: { id: form.dataset.press, values } });
  });
}

/** Hears of changes as long as the page is open. @param {Table} table */
function listen(table) {
  const code = table.state.code;
  if (!code) return;
  const source = new EventSource(`/g/${code}/live`);
  let known = "";
  source.addEventListener("message", async (event) => {
    find("lost")?.remove();
    if (known === event.data) return;
    const first = known === "";
    known = event.data;
    if (first && !document.hidden) return;
    const answer = await fetch(`/g/${code}/state${location.search}`).catch(() => undefined);
    if (answer?.ok && !table.busy) table.refresh(await answer.json(), false);
  });
  source.addEventListener("error", () => {
    if (find("lost")) return;
    known = "lost";
    const lost = document.createElement("p");
    lost.id = "lost";
    lost.className = "small";
    lost.setAttribute("role", "status");
    lost.textContent = table.state.say.lost ?? "";
    find("status")?.append(lost);
  });
}

/** The switch of the sound, which is off until its reader wants it. */
const sound = /** @type {HTMLInputElement | null} */ (find("sound"));
if (sound) {
  sound.checked = localStorage.getItem("sound") === "on";
  sound.addEventListener("change", () => localStorage.setItem("sound", sound.checked ? "on" : "off"));
}

/** A stone on wood. */
function knock() {
  const audio = new AudioContext(), tone = audio.createOscillator(), volume = audio.createGain(), now = audio.currentTime;
  tone.frequency.setValueAtTime(180, now);
  tone.frequency.exponentialRampToValueAtTime(60, now + 0.08);
  volume.gain.setValueAtTime(0.3, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.13);
}

/** Plays a game by itself. @param {Table} table */
function film(table) {
  if (still.matches) return table.go(table.state.plies.length, false);
  setInterval(() => {
    if (!document.hidden) table.go(table.ply === table.state.plies.length ? 0 : table.ply + 1);
  }, FILM_MS);
}

const state = find("state"), svg = document.querySelector("#board");
if (state && svg) {
  const table = new Table(JSON.parse(state.textContent ?? ""), /** @type {SVGElement} */ (svg));
  panels((what) => table.act(what));
  listen(table);
  if (document.querySelector("[data-plays]")) film(table);
} else {
  panels(async (what) => {
    const answer = await post("/act", what).catch(() => "");
    if (typeof answer === "string") show(answer);
    else if (answer.go) location.assign(answer.go);
    else showPanel(answer.panel);
  });
}
