// @ts-check
// The state of a page with a board, and how it changes. Every function returns a new state and
// touches nothing else, so tests need no browser.

import { changed, moves, positions } from "./course.js";

/** @typedef {import("./course.js").Cells} Cells */
/** @typedef {import("./course.js").LegalMove} LegalMove */
/** @typedef {import("./course.js").State} State */

/**
 * @typedef {object} Model
 * @property {State} game What the page is about, as the server last sent it.
 * @property {State} [line] A line that is tried in place of the game.
 * @property {number} ply The ply that is shown.
 * @property {string[]} taps The cells that are chosen so far.
 * @property {LegalMove} [chosen] The move that is chosen and not played yet.
 * @property {LegalMove[]} several Moves between the chosen cells, of which one has to be chosen.
 * @property {{ply: number, moves: LegalMove[]}} [extra] The moves of another ply of a line.
 * @property {LegalMove} [drawn] A move of a line that is drawn while the server answers.
 * @property {boolean} busy True while the server works on a move.
 * @property {string} waits What is said of an act that could not be sent and is tried again, if there is one.
 * @property {boolean} lost True while no news come in.
 * @property {boolean} builds True while a position is set up.
 * @property {boolean} missed True if the game went on while something else was shown.
 * @property {[string, string][]} sketches Arrows from cell to cell, and circles on one cell.
 * @property {string[]} past Where each state of the tree before its changes is, the last one last.
 * @property {Question} [question] A question before a press acts.
 * @property {string} note A sentence from the server about the last act, as HTML.
 */

/** @typedef {{text: string, yes: string, press: string, name: string, low: boolean, ready: boolean}} Question What is asked, the label, the press and the class of the button that says yes, whether it stands over the buttons at the bottom, and whether it can be answered yet. */

/** The changes of a tree that can be taken back. */
const PAST = 50;

/** The state of a page that opens. @param {State} state @param {string[]} past @returns {Model} */
export function begin(state, past = []) {
  const none = { taps: [], several: [], busy: false, waits: "", lost: false, builds: false, missed: false, sketches: [], note: "" };
  return { game: state, ply: state.ply, past, ...none };
}

/** What is on the board: a line, or the game. @param {Model} model @returns {State} */
export const shown = (model) => model.line ?? model.game;

/** The moves of the line up to the ply that is shown, and some more or fewer. @param {Model} model */
export function lineMoves(model, more = 0) {
  const state = shown(model);
  return moves(state, state.from ?? 0, model.ply + more);
}

/** The part of an address that names a line. @param {string[]} line */
const named = (line) => `&m=${encodeURIComponent(line.join(";"))}`;

/** The part of an address that names the ply that is shown, or another place in the same tree. @param {Model} model @param {number} [place] */
export function spot(model, place) {
  const { tree, places = [], from = 0 } = shown(model);
  return tree === undefined ? named(lineMoves(model)) : `${named([tree])}&n=${place ?? places[Math.max(0, model.ply - from)]}`;
}

/** The part of an address that makes a move on the ply that is shown. @param {Model} model @param {string} text */
export function spotAfter(model, text) {
  const line = shown(model).tree === undefined;
  return line ? named([...lineMoves(model), text]) : `${spot(model)}&play=${encodeURIComponent(text)}`;
}

/** The part of an address of the line with fewer moves. @param {Model} model @param {number} fewer */
export const spotBefore = (model, fewer) => named(lineMoves(model, -fewer));

/** The ply of a place in a tree, if it is in the line that is shown. @param {Model} model @param {number} place */
export function plyOf(model, place) {
  const { places = [], from = 0 } = shown(model), at = places.indexOf(place);
  return at < 0 ? undefined : from + at;
}

/** The place of the ply that is shown; none before the tree begins. @param {Model} model */
export function placeOf(model) {
  const { places, from = 0 } = shown(model);
  return places?.[model.ply - from];
}

/** The moves that can be chosen on the ply that is shown. @param {Model} model @returns {LegalMove[]} */
export function offered(model) {
  if (model.builds || model.busy || model.waits || model.drawn) return [];
  const { due, votes, moves: legal, plies, open = plies.length } = shown(model);
  if ((due || votes) && model.ply === open) return legal;
  return model.extra?.ply === model.ply ? model.extra.moves : [];
}

/** True if the moves of this ply of a line are known only to the server. @param {Model} model */
export function asksForMoves(model) {
  const { load, from = 0 } = shown(model);
  return !!load && model.ply >= from && !model.busy && !model.builds && offered(model).length === 0;
}

/** The moves that begin with these cells. @param {LegalMove[]} legal @param {string[]} taps */
export function candidates(legal, taps) {
  const fits = (/** @type {LegalMove} */ move) =>
    taps.every((tap, n) => (n === 0 || move.taps.length === 2 ? move.taps[n] === tap : move.taps.slice(1).includes(tap)));
  return legal.filter((move) => taps.length <= move.taps.length && new Set(taps).size === taps.length && fits(move));
}

/** The model with nothing chosen. @param {Model} model @returns {Model} */
export function drop(model) {
  return { ...model, taps: [], chosen: undefined, several: [] };
}

/** Presses a cell. A press on the last cell of a chosen move plays it. @param {Model} model @param {string} cell @returns {{model: Model, plays: boolean}} */
export function tap(model, cell) {
  const { chosen } = model, legal = offered(model);
  if (chosen && cell === chosen.taps[chosen.taps.length - 1]) return { model, plays: true };
  const before = chosen || model.several.length > 0 ? [] : model.taps;
  const longer = candidates(legal, [...before, cell]);
  if (longer.length === 0) {
    const anew = before[0] !== cell && candidates(legal, [cell]).length > 0;
    return { model: { ...drop(model), taps: anew ? [cell] : [] }, plays: false };
  }
  const taps = [...before, cell], whole = longer.filter((move) => move.taps.length === taps.length);
  const next = { ...drop(model), taps, note: "" };
  if (whole.length === 0) return { model: next, plays: false };
  if (whole.length > 1) return { model: { ...next, several: whole }, plays: false };
  return choose(next, whole[0]);
}

/** Draws a unit from a cell to another: two presses from nothing chosen. @param {Model} model @param {string} from @param {string} to */
export function drag(model, from, to) {
  const first = tap(drop(model), from).model;
  return first.taps[0] === from && candidates(offered(first), [from, to]).length > 0 ? tap(first, to) : undefined;
}

/** True if a unit on this cell can move. @param {Model} model @param {string} cell */
export const canLift = (model, cell) => candidates(offered(model), [cell]).length > 0;

/** Chooses a move. It plays at once where no question is wanted, and in a line. @param {Model} model @param {LegalMove} move @returns {{model: Model, plays: boolean}} */
export function choose(model, move) {
  const state = shown(model);
  return { model: { ...drop(model), taps: move.taps, chosen: move, note: "" }, plays: !!state.load || !!state.at_once };
}

/** Draws an arrow or a circle, or takes it away. @param {Model} model @param {string} from @param {string} to @returns {Model} */
export function sketch(model, from, to) {
  const others = model.sketches.filter(([a, b]) => a !== from || b !== to);
  /** @type {[string, string][]} */
  const sketches = others.length < model.sketches.length ? others : [...others, [from, to]];
  return { ...model, sketches };
}

/** Takes all arrows and circles away. @param {Model} model @returns {Model} */
export const clearSketches = (model) => ({ ...model, sketches: [] });

/** Shows a ply; one beyond the ends becomes the nearest. @param {Model} model @param {number} ply @returns {Model} */
export function go(model, ply) {
  const next = Math.max(0, Math.min(ply, shown(model).plies.length));
  const seen = !model.line && next === model.game.plies.length;
  return { ...drop(model), ply: next, drawn: undefined, missed: model.missed && !seen };
}

/** Shows a line that the server sent. Without a game the page is about the line. @param {Model} model @param {State} line @param {string[]} past @returns {Model} */
export function enter(model, line, past = pastWith(model, line)) {
  const game = model.game.code ? model.game : line;
  return { ...drop(model), game, line: game === line ? undefined : line, ply: line.ply, extra: undefined, drawn: undefined, note: "", past };
}

/** The past of the state that comes next. It grows if the tree changes. @param {Model} model @param {State} next */
function pastWith(model, next) {
  const { tree, load } = shown(model);
  const same = tree === undefined || next.tree === undefined || (tree === next.tree && load === next.load);
  return same ? model.past : [...model.past, load + spot(model)].slice(-PAST);
}

/** Leaves the line for the game. @param {Model} model @returns {Model} */
export function leave(model) {
  const { game, line } = model;
  return go({ ...model, line: undefined, extra: undefined, drawn: undefined, past: [] }, game.over ? line?.from ?? 0 : game.plies.length);
}

/** Takes over a newer state of the game. The reader's place stays, unless they look at its end or
 * acted themselves. @param {Model} model @param {State} state @param {boolean} own @returns {Model} */
export function refresh(model, state, own) {
  if ((state.version ?? 0) < (model.game.version ?? 0)) return model;
  const before = model.game, longer = state.plies.length > before.plies.length;
  const same = state.board === before.board && state.plies.length === before.plies.length;
  const next = { ...model, game: state, lost: false };
  if (model.line) return { ...next, missed: model.missed || longer };
  const follows = own || model.ply === before.plies.length;
  if (same) return own ? next : { ...next, note: state.seq === before.seq ? model.note : "" };
  if (follows) return { ...drop(next), question: undefined, ply: state.plies.length, missed: false, sketches: [], note: "" };
  return go({ ...next, missed: model.missed || longer }, model.ply);
}

/** The units on the board, with a chosen move made. @param {Model} model @returns {Cells} */
export function units(model) {
  const here = positions(shown(model))[model.ply] ?? {}, made = model.chosen ?? model.drawn;
  return made ? changed(here, made.cells) : here;
}

/** What a stroke over a board that is set up lays on its cells: the unit, or nothing where the unit is on the first of them. @param {Cells} here @param {string} first @param {string} unit */
export const brush = (here, first, unit) => (here[first] === unit ? "" : unit);

/** What a review says of the move that led to an earlier ply of the game. @param {Model} model */
export function remarkOn(model) {
  const { line, ply, game } = model;
  return line || ply === game.plies.length ? undefined : game.remarks?.[ply];
}

/** The cells that can be pressed next, each with the drawing of its mark. @param {Model} model @returns {Map<string, string>} */
export function marks(model) {
  /** @type {Map<string, string>} */
  const found = new Map();
  if (model.chosen || model.several.length > 0) return found;
  const { taps } = model, depth = taps.length, here = units(model);
  for (const move of candidates(offered(model), taps)) {
    const next = move.taps.length === 3 && depth > 0 ? move.taps.slice(1).filter((cell) => !taps.includes(cell)) : [move.taps[depth]];
    for (const cell of next) {
      const own = here[cell]?.startsWith(here[move.taps[0]]?.split("-")[0] ?? "?");
      found.set(cell, depth === 0 || own ? "choose" : here[cell] ? "take" : "reach");
    }
  }
  if (depth > 0) found.set(taps[0], "choose");
  return found;
}

/** What a press on each cell makes, for the labels of cells. @param {Model} model @returns {Map<string, string>} */
export function deeds(model) {
  /** @type {Map<string, string>} */
  const found = new Map();
  if (model.taps.length === 0 || model.chosen) return found;
  for (const move of candidates(offered(model), model.taps)) {
    const cell = move.taps[model.taps.length];
    if (cell && move.taps.length === model.taps.length + 1) found.set(cell, `${move.text}: ${move.deed}`);
  }
  return found;
}

/** The number of towers and walls of a side. A catapult counts as a tower. @param {Cells} here @param {string} side */
export function strength(here, side) {
  const own = Object.values(here).filter((drawing) => drawing.split("-")[0] === side);
  const walls = own.filter((drawing) => drawing.split("-")[1] === "wall").length;
  return { towers: own.length - walls, walls };
}
