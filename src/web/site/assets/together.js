// @ts-check
// The shared board of a finished game. What a reader does there goes to the server, and what others
// do comes from there. Loaded once a reader opens it.

import { shown, sketch, spot } from "./model.js";
import { newAct, post, postOnce } from "./wire.js";

/** @typedef {import("./game.js").Page} Page */
/** @typedef {import("./course.js").State} State */
/** @typedef {import("./course.js").SharedPart} SharedPart */

/** How often an open board says that it is open, in milliseconds. It asks for what is new, too. */
const OPEN_MS = 30_000;
/** After the last arrow the arrows are sent, in milliseconds. */
const DRAW_MS = 300;

/** What a page does in another way while the board is shared. */
const OWN = ["set", "enter", "load", "go", "settle", "look", "undo", "leave", "keepPlace", "stir"];

/** Opens the shared board on a page. @param {Page} page */
export async function open(page) {
  if (page.stir) return;
  const whole = /** @type {Page} */ (Object.getPrototypeOf(page)), { svg } = page.view.board;
  const path = `/g/${page.model.game.code}/together${location.search}`;
  const first = page.model.line ? 0 : page.model.ply;
  /** What the board was when it last came. @type {SharedPart} */
  let known = { version: 0, people: 0, arrows: [], changes: false, own: 0 };
  /** True while the board is open, while this module draws by itself, and while a step is on its way. */
  let isOpen = true, quiet = false, steps = false;
  let looks = false, queue = Promise.resolve();
  /** @type {number | undefined} */
  let drawing;

  /** Says that the reader is gone. A page that the browser keeps for going back looks again later. */
  const part = () => postOnce(path, newAct({ leave: {} }), true);

  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    part();
    removeEventListener("pagehide", part);
    clearInterval(beats);
    clearTimeout(drawing);
    for (const name of OWN) Reflect.deleteProperty(page, name);
    page.builder = undefined;
    svg.style.touchAction = "";
  };

  /** Shows the board that came. What a reader chooses stays, unless the position is another one. @param {State & {shared: SharedPart}} state @param {string[]} [past] */
  const show = (state, past) => {
    const before = shown(page.model), same = before.tree === state.tree && (steps || (page.model.ply === state.ply && before.ply === state.ply));
    known = state.shared;
    quiet = true;
    if (same && !past) page.set({ ...page.model, line: state, sketches: steps ? page.model.sketches : known.arrows, drawn: undefined });
    else {
      page.model = { ...page.model, sketches: known.arrows };
      whole.enter.call(page, state, past);
    }
    quiet = false;
  };

  /** Sends acts one after the other, since each is based on the answer before. @param {() => object} make @param {string[]} [past] */
  const send = (make, past) =>
    (queue = queue.then(async () => {
      if (!isOpen) return;
      const act = make(), changes = "change" in act, answer = await post(path, newAct(act));
      if (!isOpen) return;
      if (changes) steps = false;
      if (typeof answer === "string") {
        close();
        if (page.model.line) whole.leave.call(page);
        return page.say(answer);
      }
      const state = /** @type {(State & {shared: SharedPart}) | undefined} */ (/** @type {unknown} */ (answer));
      if (!state) return page.say(page.model.game.say.lost ?? "");
      if (state.shared.version >= known.version) show(state, state.wrong ? undefined : past);
      if (state.wrong) page.say(state.wrong);
    }));

  const look = async () => {
    if (looks) return;
    looks = true;
    await send(() => ((looks = false), { look: { ply: first } }));
  };

  /** Sends a change of the tree that is shown. The server refuses it if the tree became another one. @param {string} more @param {boolean} draws @param {string[]} [past] */
  const change = (more, draws, past) => {
    const { tree } = shown(page.model), { version } = known;
    return send(() => {
      const based = shown(page.model).tree === tree ? known.version : version;
      return { change: { version: based, tree: Object.fromEntries(new URLSearchParams(more)), arrows: draws ? page.model.sketches : [] } };
    }, past);
  };

  page.set = (next) => {
    const draws = !quiet && next.sketches !== page.model.sketches;
    whole.set.call(page, next);
    document.querySelector("#tools [data-tool=draw]")?.setAttribute("aria-pressed", String(!!page.builder));
    if (!draws || !known.changes) return;
    clearTimeout(drawing);
    drawing = setTimeout(() => change(spot(page.model), true), DRAW_MS);
  };
  page.enter = (state, past) => {
    close();
    whole.enter.call(page, state, past);
  };
  page.load = (more) => change(more, false);
  page.go = (ply) => {
    steps = true;
    page.model = { ...page.model, sketches: [] };
    whole.go.call(page, ply);
  };
  page.settle = async () => {
    if (known.changes) await change(spot(page.model), true);
    else {
      await look();
      steps = false;
    }
  };
  // Moves are known where everybody looks.
  page.look = async () => {
    clearTimeout(page.settling);
    await page.settle();
  };
  page.undo = async () => {
    const past = [...page.model.past], before = past.pop();
    if (before) await change(new URL(before, location.href).search, false, past);
  };
  page.leave = () => {
    const ply = Math.min(page.model.ply, known.own);
    close();
    whole.leave.call(page);
    page.go(ply);
  };
  page.keepPlace = () => history.replaceState({ ...history.state, past: page.model.past }, "", "#together");
  page.stir = (version, people) => {
    if (version > known.version || people !== known.people) look();
    return true;
  };

  /** Where an arrow begins, and the arrows before it. */
  let from = "", others = page.model.sketches;
  const lay = (/** @type {string} */ cell, /** @type {boolean} */ begins) => {
    if (begins) [from, others] = [cell, page.model.sketches];
    page.set(sketch({ ...page.model, sketches: others }, from, cell));
  };
  page.tools.draw = () => {
    page.builder = page.builder ? undefined : lay;
    // A finger draws over the board, and does not move the page.
    svg.style.touchAction = page.builder ? "none" : "";
    page.set({ ...page.model, taps: [] });
  };
  page.tools.admit = (on) => {
    const { person, admitted } = on?.dataset ?? {};
    return send(() => ({ admit: { person, admitted: admitted === "true" } }));
  };

  addEventListener("pagehide", part);
  const beats = setInterval(() => document.hidden || look(), OPEN_MS);
  const past = history.state?.past ?? [];
  await send(() => ({ look: { ply: first } }), past);
}
