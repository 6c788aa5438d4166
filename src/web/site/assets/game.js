// @ts-check
// A page with a board: events change the model, and the view draws it.

import { act, cancel, deliver, typedField } from "./acting.js";
import { moves } from "./course.js";
import { listenToBoard, listenToKeys } from "./gestures.js";
import { notePassed, unsent } from "./kept.js";
import { listen } from "./live.js";
import * as model from "./model.js";
import { DEAF_MS, actAnywhere, listenToPanels, showKeys, showPanel, showsKeys, unfold } from "./panel.js";
import { showReply } from "./reply.js";
import { sound } from "./sound.js";
import { View } from "./view.js";
import { get } from "./wire.js";

/** @typedef {import("./course.js").State} State */
/** @typedef {import("./model.js").Model} Model */

/** After the last step through a tree the page asks for what belongs to the place, in milliseconds. */
const SETTLE_MS = 250;

export class Page {
  /** @param {State} state @param {SVGElement} svg */
  constructor(state, svg) {
    this.model = model.begin(state);
    this.view = new View(svg, this.model);
    /** Where a stroke over cells goes while a position is set up. @type {((cell: string, begins: boolean) => void) | undefined} */
    this.builder = undefined;
    /** @type {number | undefined} */
    this.settling = undefined;
    /** Hears of a change of the shared board while it is shown. @type {((version: number, people: number) => boolean) | undefined} */
    this.stir = undefined;
    /** How often something else was asked for in place of what is shown. */
    this.turn = 0;
    /** The move that is being sent. @type {import("./wire.js").Act | undefined} */
    this.sending = undefined;
    /** The question for the moves of a ply, while it waits. @type {Promise<void> | undefined} */
    this.looking = undefined;
    /** What the buttons of the row of tools do. @type {Record<string, (on: HTMLElement) => unknown>} */
    this.tools = {
      undo: () => this.undo(),
      cut: () => this.load(`${model.spot(this.model)}&cut=1`),
      main: () => this.load(`${model.spot(this.model)}&main=1`),
      leave: () => this.leave(),
      cancel: () => cancel(this),
      no: () => this.set({ ...this.model, question: undefined }),
      review: () => {
        unfold(true);
        document.getElementById("review")?.scrollIntoView({ block: "nearest" });
      },
      shut: () => showPanel("", false),
      won: () => this.load(`${model.spot(this.model)}&won=1`),
      keep: () => {
        const { from = 0, shared } = this.shown, at = shared?.own ?? from;
        return act(this, { keep: { at, moves: moves(this.shown, at, this.model.ply) } }, false);
      },
      together: async ({ dataset }) => (await import(dataset.script ?? "")).open(this),
      plan: ({ dataset: { first } }) => act(this, { plan: { moves: [...(first?.split(" ") ?? []), ...model.lineMoves(this.model)], board: this.model.game.board } }),
      on: () => act(this, { go_on: { ply: this.model.ply } }),
    };
    listenToBoard({
      board: this.view.board,
      tap: (cell) => this.tap(cell),
      paint: (cell, begins) => !!this.builder && (this.builder(cell, begins), true),
      lifts: (cell) => !this.builder && model.canLift(this.model, cell),
      lift: (cell) => this.set(model.tap(model.drop(this.model), cell).model),
      drag: (from, to) => this.follow(model.drag(this.model, from, to)),
      sketch: (from, to) => this.set(model.sketch(this.model, from, to)),
      drop: () => this.escape(),
      step: (by) => this.go(this.model.ply + by),
    });
    listenToKeys({
      ArrowLeft: () => this.go(this.model.ply - 1),
      ArrowRight: () => this.go(this.model.ply + 1),
      Home: () => this.go(0),
      End: () => this.go(this.shown.plies.length),
      Escape: () => this.escape(),
      f: () => /** @type {HTMLElement | null} */ (document.querySelector("#steps a:not([data-step])"))?.click(),
      x: () => this.set(model.clearSketches(this.model)),
      p: () => this.play(),
      "?": showKeys,
    });
    document.addEventListener("click", (event) => this.click(event));
    document.querySelector(".looks select")?.addEventListener("change", ({ target }) => /** @type {HTMLSelectElement} */ (target).form?.submit());
    document.getElementById("typed")?.addEventListener("submit", (event) => this.type(event));
    // A press beside the sheet closes it. The steps do not cover it.
    document.addEventListener("pointerdown", ({ target }) => /** @type {Element} */ (target).closest("#sheet, #unfold, #steps") || unfold(false));
    // The way back leads to the page as it is, not as it was before the sheet opened.
    addEventListener("popstate", ({ state }) => {
      const open = document.body.classList.contains("unfolded");
      unfold(false);
      if (open) this.keepPlace();
      else if (!state?.sheet) history.back();
    });
    this.resume();
  }

  /** What is on the board. */
  get shown() {
    return model.shown(this.model);
  }

  /** Draws a new model. @param {Model} next */
  set(next) {
    const before = this.model;
    this.model = next;
    this.view.draw(next, before);
    // Links that go on elsewhere go on from here.
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-from]"))) {
      const tree = !next.line && this.shown.tree !== undefined;
      link.href = link.dataset.from + (tree ? model.spot(next) : `&m=${encodeURIComponent(moves(this.shown, 0, next.ply).join(";"))}`);
    }
  }

  /** Draws what a press made of the model, and plays what it chose. @param {{model: Model, plays: boolean} | undefined} made */
  follow(made) {
    if (!made) return;
    this.set(made.model);
    if (made.plays) return this.play();
    if (made.model.chosen) document.getElementById("play")?.focus({ preventScroll: true });
  }

  /** @param {string} cell */
  async tap(cell) {
    const { question } = this.model;
    if (question) return question.ready && this.set({ ...this.model, question: undefined });
    if (this.builder) return this.builder(cell, true);
    if (model.asksForMoves(this.model)) await (this.looking ??= this.look().finally(() => (this.looking = undefined)));
    this.follow(model.tap(this.model, cell));
  }

  /** Asks for the moves of this ply of a line: a line goes on from each of them. */
  async look() {
    const { ply } = this.model;
    const here = /** @type {State | undefined} */ (await get(this.shown.load + model.spot(this.model)));
    if (here?.due && (here.open ?? here.plies.length) === ply && this.model.ply === ply) {
      this.set({ ...this.model, extra: { ply, moves: here.moves } });
    }
  }

  /** Plays the chosen move: in a line by going on, else by sending it. */
  async play() {
    const { chosen } = this.model;
    if (!chosen || this.model.busy || this.model.waits) return;
    if (!this.shown.load) return act(this, { play: { text: chosen.text, board: this.shown.board ?? 0 } });
    const after = model.spotAfter(this.model, chosen.text);
    this.set({ ...model.drop(this.model), drawn: chosen, note: this.model.game.say.thinks ?? "" });
    await this.load(after, showReply);
  }

  /** @param {number} ply */
  go(ply) {
    this.set(model.go(this.model, ply));
    clearTimeout(this.settling);
    this.settling = setTimeout(() => (model.placeOf(this.model) === undefined ? this.keepPlace() : this.settle()), SETTLE_MS);
  }

  /** What is at an address, to be shown: undefined if it cannot be had, null if something else was asked for meanwhile. @param {string} address */
  async ask(address) {
    const turn = ++this.turn, state = await get(address);
    return turn === this.turn ? state : null;
  }

  /** Goes back to the game. A line that is still on its way does not come. */
  leave() {
    this.turn++;
    clearTimeout(this.settling);
    this.set(model.leave(this.model));
    this.keepPlace();
  }

  /** Keeps what is shown in the address, so that a reload shows it again. A line beside a game keeps how many plies of the game its reader knows. */
  keepPlace() {
    const { game, line, ply, past, missed } = this.model, { code, plies } = game;
    const at = ply < plies.length ? `/${ply}` : "", known = missed ? 0 : plies.length;
    const place = !code ? this.shown.page : line ? `#${line.load}${model.spot(this.model)}&known=${known}` : `/g/${code}${at}${location.search}`;
    if (place) history.replaceState({ ...history.state, past }, "", place);
  }

  /** Asks before a button acts, with the sheet closed. A double tap is no answer. @param {HTMLButtonElement} button */
  confirm({ textContent, className, dataset: { ask, sure = "", press = "" } }) {
    if (this.model.question && !this.model.question.ready) return;
    const low = document.body.classList.contains("unfolded"), question = { text: ask ?? `${textContent?.replace("…", "").trim()}?`, yes: sure, press, name: className, low, ready: false };
    unfold(false);
    this.set({ ...this.model, question });
    /** @type {HTMLElement | null} */ (document.querySelector("[data-tool=no]"))?.focus({ preventScroll: true });
    setTimeout(() => this.model.question === question && this.set({ ...this.model, question: { ...question, ready: true } }), DEAF_MS);
  }

  /** Closes the sheet, or else drops what is asked and chosen. */
  escape() {
    if (document.body.classList.contains("unfolded")) unfold(false);
    else if (showsKeys()) showPanel("", false);
    else this.set({ ...model.drop(this.model), question: undefined });
  }

  /** Asks for what belongs to the place that is shown. It comes unless the reader goes on meanwhile. */
  async settle() {
    const place = () => this.shown.load + model.spot(this.model), before = place(), state = await get(before);
    const { taps, drawn, builds } = this.model;
    if (state && before === place() && taps.length === 0 && !drawn && !builds) this.enter(state);
  }

  /** Goes to a place in the tree. @param {number} place */
  visit(place) {
    const ply = model.plyOf(this.model, place);
    return ply === undefined ? this.load(model.spot(this.model, place)) : this.go(ply);
  }

  /** Takes back the last change of a tree, or the last moves of a line. */
  async undo() {
    if (this.shown.tree === undefined) return this.load(model.spotBefore(this.model, this.shown.undo ?? 1));
    const past = [...this.model.past], before = past.pop();
    const state = before && (await this.ask(before));
    if (state) this.enter(state, past);
  }

  /** Shows what is at an address of the line that is shown. @param {string} more The rest of the address. */
  async load(more, show = (/** @type {Page} */ page, /** @type {State} */ state) => page.enter(state)) {
    const state = await this.ask(this.shown.load + more);
    if (state?.wrong) this.say(state.wrong);
    else if (state) show(this, state);
    else if (state === undefined) this.set({ ...model.drop(this.model), drawn: undefined });
  }

  /** Shows a line. @param {State} state @param {string[]} [past] */
  enter(state, past) {
    clearTimeout(this.settling);
    this.set(model.enter(this.model, state, past));
    this.keepPlace();
    if (state.passed) notePassed(state.passed);
    if (state.next) document.getElementById("next")?.focus({ preventScroll: true });
  }

  /** Goes on after a reload: sends a kept act once more, and shows the line that was shown. */
  async resume() {
    const { game } = this.model, kept = unsent(game), line = location.hash.slice(1);
    if (kept) deliver(this, kept);
    if (line === "together") /** @type {HTMLElement | null} */ (document.querySelector("[data-script]"))?.click();
    if (!line.startsWith(`/g/${game.code}/line`)) return;
    const state = await this.ask(line);
    if (!state) return;
    const known = new URLSearchParams(line).get("known") ?? Infinity;
    this.model = { ...this.model, missed: game.plies.length > Number(known) };
    this.enter(state, history.state?.past);
  }

  /** Says a sentence in the status line. @param {string} text */
  say(text) {
    const words = document.createElement("p");
    words.textContent = text;
    this.set({ ...model.drop(this.model), drawn: undefined, note: words.outerHTML });
  }

  /** Takes over a newer state of the game. @param {State} state @param {boolean} own */
  hear(state, own) {
    const before = this.model.game;
    this.set(model.refresh(this.model, state, own));
    // An answer about an earlier state goes, unless it is being filled in.
    if (!own && state.version !== before.version && !document.querySelector("#panel form")) showPanel("", false);
    if (state.plies.length > before.plies.length) sound(state.over ? "end" : /x/.test(state.plies[state.plies.length - 1]?.text ?? "") ? "take" : "move");
  }

  /** A button or a link is pressed that concerns the board. @param {MouseEvent} event */
  async click(event) {
    const { target } = event;
    const on = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest("[data-load], [data-tool], [data-ply], [data-place], [data-step], [data-choice], #play, #undo, #unfold"));
    if (!on || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { load, tool, ply, place, step, choice } = on.dataset;
    if (on.id === "play") return this.play();
    if (on.id === "undo") return this.set(model.drop(this.model));
    if (on.id === "unfold") return unfold(!document.body.classList.contains("unfolded"));
    if (choice) return this.follow(model.choose(this.model, this.model.several[Number(choice)]));
    if (step) return this.go({ first: 0, back: this.model.ply - 1, on: this.model.ply + 1 }[step] ?? this.shown.plies.length);
    // The board shows it. A move of the game is in sight above an open review.
    if (!ply || !on.closest("#review")) unfold(false);
    if (ply) return this.go(Number(ply));
    if (place) return this.visit(Number(place));
    if (tool) return this.tools[tool]?.(on);
    event.stopImmediatePropagation();
    const state = await this.ask("here" in on.dataset ? `${load}&at=${this.model.ply}` : `${load}`);
    if (!state) return;
    if (state.wrong) return this.say(state.wrong);
    this.enter(state);
    this.view.board.svg.scrollIntoView({ block: "nearest" });
    if (state.press) await act(this, { press: { id: state.press, values: [] } }, false);
  }

  /** @param {SubmitEvent} event */
  type(event) {
    event.preventDefault();
    const text = typedField()?.value.trim();
    if (text) act(this, { type: { text } });
  }
}

const state = document.getElementById("state"), svg = document.querySelector("#board");
/** The page, if it has a board. */
export const page = state && svg ? new Page(JSON.parse(state.textContent ?? ""), /** @type {SVGElement} */ (svg)) : undefined;
if (page) {
  listenToPanels((what) => act(page, what), (button) => page.confirm(button));
  const { code, chair } = page.model.game;
  if (code) {
    listen({
      code,
      chair,
      mark: () => page.model.game.mark,
      // What is being done brings its own news.
      hear: (state) => page.hear(state, false),
      stir: (version, people) => page.stir?.(version, people) ?? people === page.model.game.people,
      lose: (lost) => lost !== page.model.lost && page.set({ ...page.model, lost }),
    });
  }
} else {
  listenToPanels(actAnywhere);
}
