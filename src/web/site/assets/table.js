// @ts-check
// The table: a game or a lesson, its board, and lines that are tried beside it.

import { Board } from "./board.js";
import { Choice } from "./choice.js";
import { changed, moves } from "./course.js";
import { hands } from "./hands.js";
import { writeTimes } from "./page.js";
import { say, showPanel } from "./panel.js";
import { knock } from "./sound.js";
import { Steps } from "./steps.js";
import { ask, confirms, tell } from "./under.js";
import { get, post } from "./wire.js";

/** @typedef {import("./course.js").State} State */
/** @typedef {import("./course.js").LegalMove} LegalMove */

/** @param {string} id */
const find = (id) => document.getElementById(id);

export class Table {
  /** @param {State} state @param {SVGElement} svg */
  constructor(state, svg) {
    /** What the page is about. */
    this.game = state;
    /** What is shown: that, or a line beside it. */
    this.state = state;
    this.ply = state.ply;
    this.busy = false;
    /** Where a press on a cell goes instead, while a position is set up. @type {((cell: string) => void) | undefined} */
    this.builder = undefined;
    this.board = new Board(svg, state);
    this.choice = new Choice(this.board, (found) => this.found(found));
    this.steps = new Steps((ply) => this.go(ply));
    /** What the buttons below the board do. @type {Record<string, () => void>} */
    this.tools = {
      undo: () => this.load(this.line(-(this.state.undo ?? 1))),
      leave: () => this.show(this.game, this.game.over ? this.state.from ?? 0 : this.game.plies.length),
      won: () => this.load(this.line(), "&won=1"),
      keep: () => this.send({ keep: { at: this.state.from, moves: this.line() } }),
      plan: () => this.send({ plan: { moves: this.line(), board: this.game.board } }),
      on: () => this.act({ go_on: { ply: this.ply } }),
    };
    hands({
      board: this.board,
      tap: (cell) => this.tap(cell),
      drag: (from, to) => this.drag(from, to),
      drop: () => this.reset(),
      step: (by) => this.go(this.ply + by),
    });
    find("play")?.addEventListener("click", () => this.play());
    find("undo")?.addEventListener("click", () => this.reset());
    find("typed")?.addEventListener("submit", (event) => this.type(event));
    document.addEventListener("click", (event) => this.click(event));
    this.steps.list(state, state.plies.length);
    this.steps.at(this.ply);
    this.offer();
  }

  /** The moves of the line up to the ply that is shown, or some fewer. */
  line(more = 0) {
    return moves(this.state, this.state.from ?? 0, this.ply + more);
  }

  /** Offers the moves that can be chosen on what is shown. */
  offer() {
    const { due, moves, plies, open = plies.length } = this.state;
    confirms(false);
    this.choice.offer(due && this.ply === open && !this.busy && !this.builder ? moves : []);
  }

  /** A cell is pressed. @param {string} cell */
  async tap(cell) {
    if (this.builder) return this.builder(cell);
    if (this.busy) return;
    if (this.choice.chosen) return this.reset();
    await this.look();
    this.choice.tap(cell);
    if (!this.choice.chosen && this.choice.taps.length > 0) tell(this.choice.taps.join(" "));
  }

  /** A line goes on from each of its positions. */
  async look() {
    const { load, from = 0 } = this.state, ply = this.ply;
    if (!load || ply < from || this.choice.moves.length > 0) return;
    const here = /** @type {State | undefined} */ (await get(this.address(this.line())));
    if (here?.due && (here.open ?? here.plies.length) === ply && this.ply === ply) this.choice.offer(here.moves);
  }

  /** One move was found, or several between the same cells. @param {LegalMove[]} found */
  found(found) {
    if (found.length === 1) return this.choose(found[0]);
    // The question stands where the chosen cells would.
    this.choice.begin();
    ask(this.state.say.which, found, (move) => this.choose(move));
  }

  /** Whether a unit can be drawn from a cell to another. @param {string} from @param {string} to */
  drag(from, to) {
    if (this.builder || this.choice.candidates([from, to]).length === 0) return false;
    this.choice.begin();
    this.choice.tap(from);
    return true;
  }

  /** Shows the position after a move, or plays it at once. @param {LegalMove} move */
  choose(move) {
    this.choice.chosen = move;
    if (this.state.load) return this.load([...this.line(), move.text]);
    this.board.place(changed(this.board.units, move.cells), move.taps[0]);
    this.choice.mark();
    tell(`${move.text}: ${move.deed}`);
    confirms(true);
    if (this.state.at_once) this.play();
    else find("play")?.focus({ preventScroll: true });
  }

  reset() {
    this.board.show(this.ply, false);
    tell("");
    this.offer();
  }

  /** Sends the chosen move. */
  async play() {
    const move = this.choice.chosen;
    if (move && !this.busy) await this.act({ play: { text: move.text, board: this.state.board ?? 0 } });
  }

  /** Where the line with these moves is. @param {string[]} line */
  address(line) {
    return `${this.state.load}&m=${encodeURIComponent(line.join(";"))}`;
  }

  /** Shows the line with these moves. @param {string[]} line */
  async load(line, more = "") {
    const state = await get(this.address(line) + more);
    if (state) this.enter(state);
    else this.reset();
  }

  /** Shows a line. @param {State} state */
  enter(state) {
    if (state.page) history.replaceState(null, "", state.page);
    if (!this.game.code) this.game = state;
    this.show(state, state.ply);
    const next = /** @type {HTMLAnchorElement | null} */ (find("next"));
    if (!next) return;
    next.hidden = !state.next;
    if (state.next) next.href = state.next;
    if (state.next) next.focus({ preventScroll: true });
  }

  /** Sends something about the line, and shows the line again. @param {object} what */
  async send(what) {
    const line = this.line();
    await this.act(what);
    if (this.state.load) await this.load(line);
  }

  /** Does something on the server. @param {object} what */
  async act(what) {
    this.busy = true;
    document.body.classList.add("busy");
    try {
      const path = this.game.code ? `/g/${this.game.code}/act${location.search}` : "/act";
      const answer = await post(path, what);
      if (typeof answer === "string") return say(answer);
      if (answer.go) return location.assign(answer.go);
      if (answer.state) this.refresh(answer.state, true);
      showPanel(answer.panel);
      if (!answer.awaits) return;
      const later = await post(path, { await: { what: answer.awaits } });
      if (typeof later === "string") return;
      showPanel(later.panel);
      if (later.state) this.refresh(later.state, false);
    } catch {
      say(this.game.say.lost ?? "");
    } finally {
      this.busy = false;
      document.body.classList.remove("busy");
      if (!this.choice.chosen) this.offer();
    }
  }

  /** Takes over a newer state of the game. @param {State} state @param {boolean} own */
  refresh(state, own) {
    const before = this.game, review = find("review");
    const moved = state.board !== before.board || state.plies.length !== before.plies.length;
    this.game = state;
    if (state.plies.length > before.plies.length) knock();
    // News of one's own act leave its answer where it is.
    if (!own && state.seq !== before.seq) showPanel(state.actions ?? "");
    if (review && review.innerHTML !== state.review) review.innerHTML = state.review ?? "";
    document.title = (state.due ? `● ${state.say.your_move} · ` : "") + document.title.replace(/^● [^·]*· /, "");
    if (this.state.load) return;
    const followed = own || (moved && this.ply === before.plies.length);
    if (followed || moved) this.show(state, followed ? state.plies.length : this.ply);
    else this.take(state);
  }

  /** Shows a state at a ply. @param {State} state @param {number} ply */
  show(state, ply) {
    const on = ply >= this.ply;
    this.take(state);
    this.go(ply, on);
  }

  /** Takes over a state that looks the same on the board. @param {State} state */
  take(state) {
    this.state = state;
    this.board.use(state);
    document.body.classList.toggle("trying", state !== this.game);
    const status = find("status"), tools = find("tools"), known = find("known"), typed = find("typed");
    if (status && status.innerHTML !== state.status) status.innerHTML = state.status;
    if (tools) tools.innerHTML = state.tools;
    if (known) known.innerHTML = state.known ?? "";
    if (typed) typed.hidden = !state.due || state !== this.game;
    this.steps.list(state, state.load && this.game !== state ? state.from ?? 0 : state.plies.length);
    writeTimes();
  }

  /** Shows a ply. @param {number} ply */
  go(ply, moving = true) {
    const next = Math.max(0, Math.min(ply, this.state.plies.length)), on = moving && next >= this.ply;
    this.ply = next;
    this.board.show(next, on);
    this.steps.at(next);
    tell(this.state.plies[next - 1]?.text ?? "");
    // A link that goes on elsewhere goes on from here.
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-from]"))) {
      link.href = `${link.dataset.from}&m=${encodeURIComponent(moves(this.state, 0, next).join(";"))}`;
    }
    this.offer();
  }

  /** A button or a link is pressed that concerns the board. @param {MouseEvent} event */
  async click(event) {
    const on = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-load], [data-tool], [data-ply]"));
    if (!on || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { load, tool, ply } = on.dataset;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (ply) return this.go(Number(ply));
    if (tool) return this.tools[tool]?.();
    const state = await get("here" in on.dataset ? `${load}&at=${this.ply}` : `${load}`);
    if (!state) return;
    this.enter(state);
    this.board.svg.scrollIntoView({ block: "nearest" });
    if (state.press) await this.act({ press: { id: state.press, values: [] } });
  }

  /** @param {SubmitEvent} event */
  type(event) {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("move"));
    if (input.value.trim()) this.act({ type: { text: input.value } });
    input.value = "";
  }
}
