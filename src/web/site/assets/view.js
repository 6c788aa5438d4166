// @ts-check
// Draws the state of a page. Nothing else writes on it, but for the panel of answers.

import { Board } from "./board.js";
import { deeds, marks, placeOf, remarkOn, shown, strength, units } from "./model.js";
import { writeTimes } from "./page.js";
import { morph, swap } from "./swap.js";

/** @typedef {import("./model.js").Model} Model */

/** @param {string} id */
const find = (id) => document.getElementById(id);

/** Writes HTML where it differs. @param {Element | null} element @param {string} html */
function write(element, html) {
  if (element && swap(element, html)) writeTimes(element);
}

/** An element with a text. @param {string} tag @param {string} text @param {string} name */
function make(tag, text, name = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  if (name) element.className = name;
  return element;
}

/** A button that does what its data say. @param {string} label @param {string} name @param {Record<string, string>} data */
function button(label, name, data) {
  const made = /** @type {HTMLButtonElement} */ (make("button", label, name));
  made.type = "button";
  Object.assign(made.dataset, data);
  return made;
}

export class View {
  /** @param {SVGElement} svg @param {Model} model */
  constructor(svg, model) {
    this.board = new Board(svg, shown(model));
    /** The title of the page without a sign. */
    this.title = document.title;
    /** What the status line says, so that it is written once. */
    this.status = "";
    /** The link in the list of moves that is in view. @type {HTMLElement | undefined} */
    this.link = undefined;
    this.draw(model, undefined);
  }

  /** Draws a model. Units walk where one ply follows another. @param {Model} model @param {Model | undefined} before */
  draw(model, before) {
    this.drawBoard(model, before);
    this.drawStatus(model);
    this.drawCourse(model);
    this.drawStrips(model);
    const { game } = model, state = shown(model), trying = !!model.line;
    write(find("tools"), state.tools);
    write(find("more"), game.tools);
    const undo = /** @type {HTMLButtonElement | null} */ (document.querySelector("#tools [data-tool=undo]"));
    if (undo && state.tree !== undefined) undo.disabled = model.past.length === 0;
    write(find("known"), state.known ?? "");
    write(find("actions"), game.actions ?? "");
    write(find("review"), game.review ?? "");
    write(find("remark"), remarkOn(model)?.text ?? "");
    for (const field of /** @type {NodeListOf<HTMLInputElement | HTMLButtonElement>} */ (document.querySelectorAll("#typed :is(input, button)"))) field.disabled = !game.due || trying;
    const typed = find("typed"), next = /** @type {HTMLAnchorElement | null} */ (find("next"));
    if (typed) typed.hidden = !!game.over;
    if (next) next.hidden = !state.next;
    if (next && state.next) next.href = state.next;
    document.body.classList.toggle("trying", trying);
    document.body.classList.toggle("busy", model.busy);
    document.body.classList.toggle("builds", model.builds);
    if (game.code) document.title = game.due ? `● ${game.say.your_move} · ${this.title}` : this.title;
    const icon = /** @type {HTMLLinkElement | null} */ (find("icon"));
    if (icon && game.code) icon.href = (game.due ? icon.dataset.due : icon.dataset.calm) ?? "";
  }

  /** @param {Model} model @param {Model | undefined} before */
  drawBoard(model, before) {
    const { board } = this, state = shown(model), ply = state.plies[model.ply - 1];
    const made = model.chosen ?? model.drawn;
    board.words = state.words;
    const forward = before && (model.ply === before.ply + 1 || (made && !before.chosen));
    if (model.drawn) board.trace();
    else board.trace(ply?.under, ply?.over);
    board.pick(model.taps);
    if (!model.builds) board.place(units(model), forward ? (made ? made.taps[0] : ply?.from ?? "") : "");
    const may = model.builds ? new Map() : marks(model), effects = deeds(model);
    board.mark(may);
    const { taps = [] } = model.chosen ?? {}, hint = model.taps.length === 0 && model.ply === state.plies.length ? state.hint : undefined;
    const arrow = taps.length > 0 ? [taps[0], taps[taps.length - 1]] : remarkOn(model)?.arrow ?? hint;
    board.sketch(arrow ? [...model.sketches, /** @type {[string, string]} */ (arrow)] : model.sketches);
    board.layer("grid").setAttribute("aria-label", [state.say.board, ply?.text].filter(Boolean).join(", "));
    board.describe((cell) => {
      if (effects.has(cell)) return effects.get(cell) ?? "";
      if (model.taps.includes(cell)) return state.say.selected ?? "";
      return may.has(cell) ? state.say.selectable ?? "" : "";
    });
  }

  /** The status line: what waits, what is chosen, what was missed, or how things stand. @param {Model} model */
  drawStatus(model) {
    const { say } = model.game, status = find("status"), state = shown(model), { chosen, several, taps, waits, question } = model;
    const play = find("play"), undo = find("undo"), confirms = !!chosen && !state.load && !model.busy;
    if (play) play.hidden = !confirms;
    if (play && chosen) play.textContent = `${say.play} ${chosen.text}`;
    if (undo) undo.hidden = !confirms;
    document.body.classList.toggle("chosen", confirms);
    if (!status) return;
    // A reader of an earlier ply could not tell it from the present.
    const reads = (state.due || (!!state.code && !state.over)) && !state.walks && state === model.game && model.ply < state.plies.length;
    const remark = remarkOn(model)?.text;
    // An offer in the game is answered beside a line, too.
    const asked = model.line && openOffer(model.game.status);
    const key = JSON.stringify([asked?.outerHTML, chosen?.text, several.map((move) => move.text), taps, waits, model.lost, model.missed, reads, model.note, question, remark, state.status]);
    if (key === this.status) return;
    this.status = key;
    /** @type {Element[]} */
    const lines = asked && !question ? [asked] : [];
    // An offer is in sight whatever is chosen: the next move ends it.
    const offered = state.status?.includes("class=\"offer\"");
    if (model.lost && !waits) lines.push(Object.assign(make("p", say.lost ?? "", "small"), { id: "lost" }));
    const chooses = waits !== "" || several.length > 0 || (taps.length > 0 && (!state.load || !!state.page));
    if (question) lines.push(this.ask(question));
    else if (waits) lines.push(this.news(waits, document.body.dataset.no ?? "", "cancel", "secondary"));
    else if (several.length > 0) lines.push(this.question(say.which ?? "", several));
    else if (chosen && !state.load) lines.push(this.choice(chosen, (!offered && say.confirm) || ""));
    else if (chooses) lines.push(make("p", (say.choose ?? "").replace("{}", taps[taps.length - 1])));
    else if (model.missed || reads) lines.push(this.news((model.missed ? model.game.missed : say.earlier) ?? "", say.to_game ?? "", "leave"));
    else if (model.note || remark) lines.push(this.html(model.note || remark || "", "note"));
    if (!question && ((!chooses && !reads && !remark && (!model.note || state !== model.game || state.over)) || offered)) lines.push(this.html(state.status));
    // Beside a choice it stands alone.
    if (chooses && offered) for (const other of [.../** @type {Element} */ (lines[lines.length - 1]).children]) if (other.className !== "offer") other.remove();
    const fresh = make("div", "");
    fresh.append(...lines);
    morph(status, fresh);
    writeTimes(status);
  }

  /** @param {string} html @param {string} name */
  html(html, name = "") {
    const part = make("div", "", name);
    part.innerHTML = html;
    return part;
  }

  /** @param {import("./model.js").LegalMove} move @param {string} how */
  choice(move, how) {
    const line = make("p", "", "choice");
    line.append(make("strong", move.text), ` ${move.deed}. `, make("span", how, "small"));
    return line;
  }

  /** A question before a press acts. @param {import("./model.js").Question} question */
  ask({ text, yes, press, name, low, ready }) {
    const line = this.news(text, document.body.dataset.no ?? "", "no", "quiet"), sure = button(yes, name, { press });
    sure.disabled = !ready;
    if (low) line.classList.add("low");
    line.append(sure);
    return line;
  }

  /** @param {string} which @param {import("./model.js").LegalMove[]} several */
  question(which, several) {
    const line = make("p", `${which} `, "offer");
    line.id = "choice";
    line.append(...several.map((move, n) => button(`${move.text} · ${move.deed}`, "secondary", { choice: String(n) })));
    return line;
  }

  /** A sentence with a button. @param {string} text @param {string} label @param {string} tool */
  news(text, label, tool, name = "success") {
    const line = make("p", `${text} `, "offer");
    line.append(button(label, name, { tool }));
    return line;
  }

  /** The list of moves, and which one is shown. @param {Model} model */
  drawCourse(model) {
    const state = shown(model), last = state.plies.length, list = find("moves");
    write(list, state.list);
    const place = placeOf(model);
    for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#moves a"))) {
      const here = link.dataset.place ? Number(link.dataset.place) === place : Number(link.dataset.ply) === model.ply;
      if (!here) link.removeAttribute("aria-current");
      else link.setAttribute("aria-current", "step");
      if (here && this.link !== link) keepInView((this.link = link));
    }
    const output = document.querySelector("#steps output");
    if (output) output.textContent = `${model.ply} / ${last}`;
    for (const end of ["x1", "x2"]) find("cursor")?.setAttribute(end, String(model.ply));
  }

  /** The players, with the towers and walls of the position that is shown. @param {Model} model */
  drawStrips(model) {
    const { game } = model, [above, below] = document.querySelectorAll(".strips");
    if (game.strips && above && below) {
      write(above, game.strips[0]);
      write(below, game.strips[1]);
    }
    const here = units(model);
    for (const count of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".strip [data-count]"))) {
      const { towers, walls } = strength(here, /** @type {HTMLElement} */ (count.closest(".strip")).dataset.side ?? "");
      const number = count.dataset.count === "tower" ? towers : walls;
      const [figure, word] = count.querySelectorAll("span"), { one = "", other = "" } = count.dataset;
      if (figure.textContent === `${number}`) continue;
      figure.textContent = `${number}`;
      word.textContent = number === 1 ? one : other;
    }
  }
}

/** The offer in a status line that waits for the reader's answer. @param {string} status */
function openOffer(status) {
  const part = document.createElement("div");
  part.innerHTML = status;
  return part.querySelector(".offer:has(> .success[data-press])");
}

/** Scrolls the list of moves, and nothing else. @param {HTMLElement} link */
function keepInView(link) {
  const list = /** @type {HTMLElement | null} */ (link.closest("ol"));
  if (!list) return;
  list.scrollTop = link.offsetTop - list.offsetTop - list.clientHeight / 2;
  list.scrollLeft = link.offsetLeft - list.offsetLeft - list.clientWidth / 2;
}
