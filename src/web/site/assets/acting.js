// @ts-check
// What a reader does on the server: a move waits until it is sent, and answers find their place.

import { forget, keep } from "./kept.js";
import { drop, spot } from "./model.js";
import { showPanel, unfold } from "./panel.js";
import { newAct, post } from "./wire.js";

/** @typedef {import("./game.js").Page} Page */

/** Does something on the server. `loud` opens the sheet for its answer. @param {Page} page @param {object} what */
export async function act(page, what, loud = true) {
  const made = newAct(what);
  page.set({ ...page.model, question: undefined });
  if ("play" in what) keep(page.model.game, made);
  await deliver(page, made, loud);
}

/** Gives up the move that is not sent yet. @param {Page} page */
export function cancel(page) {
  page.sending = undefined;
  forget(page.model.game);
  page.set({ ...drop(page.model), busy: false, waits: "" });
}

/** Sends an act. A move is sent until the server has it, or until it is given up. @param {Page} page @param {import("./wire.js").Act} made */
export async function deliver(page, made, loud = true) {
  const { game } = page.model, path = game.code ? `/g/${game.code}/act${location.search}` : "/act";
  const line = spot(page.model), moving = "play" in made, holds = moving || "type" in made;
  // A press waits for the network as a move does, but behind none.
  const keeps = moving || ("press" in made && !page.sending);
  if (holds) page.set({ ...page.model, busy: true });
  if (keeps) page.sending = made;
  const wanted = () => !keeps || page.sending === made;
  const waits = moving ? game.say.waits?.replace("{}", /** @type {{text: string}} */ (made.play).text) : game.say.held;
  const failed = () => keeps && wanted() && page.set({ ...page.model, waits: waits ?? "" });
  const answer = await post(path, made, keeps ? Infinity : 3, failed, wanted);
  if (!wanted()) return;
  if (keeps) page.sending = undefined;
  if (moving) forget(game);
  if (holds || keeps) page.set({ ...page.model, busy: false, waits: "" });
  if (typeof answer !== "object") return page.say(answer ?? game.say.lost ?? "");
  if (answer.go) return location.assign(answer.go);
  const { done } = answer;
  if (answer.state) page.hear(answer.state, true);
  // A move that was made is on the board; a refusal stands in the status line, or at the field.
  if (holds) {
    if (done) showPanel("", false);
    // A vote stands in the status line, a refusal only in the answer.
    else if (moving) page.set({ ...drop(page.model), note: answer.state?.status === game.status ? answer.note ?? "" : "" });
    if (done && moving) page.view.board.focusLast();
    if (!moving) endTyping(!!done, (answer.brief && answer.note) || "");
    if (moving || done || answer.brief) return;
  }
  // A plan ends once it is stored, and the status line says so.
  const planned = "plan" in made && done;
  if (planned) page.leave();
  if (page.model.line && spot(page.model) === line) await page.settle();
  // What is done and stands in the status line needs no more words.
  const known = done && answer.state?.status !== game.status ? { panel: "" } : answer;
  tell(page, planned ? { panel: "", note: answer.note, brief: true } : known, loud);
  if (!answer.awaits) return;
  const later = await post(path, newAct({ await: { what: answer.awaits } }));
  if (typeof later !== "object") return;
  if (later.state) page.hear(later.state, false);
  tell(page, later, true);
  // What was made stands on the page.
  if (!later.panel) page.tools.review(document.body);
}

/** Shows an answer: a sentence in the status line, anything else in the sheet. @param {Page} page @param {import("./wire.js").Answer} answer @param {boolean} loud */
function tell(page, { panel, note = "", brief, arrow }, loud) {
  const long = !!panel && !brief;
  if (!long) unfold(false);
  showPanel(long ? panel : "", loud && long);
  page.set({ ...page.model, note: brief ? note : "", sketches: arrow ? [arrow] : page.model.sketches });
}

/** The field for a move that is typed. */
export const typedField = () => /** @type {HTMLInputElement | null} */ (document.querySelector("#typed input"));

/** Empties the field once its move is made, or says why it is not. @param {boolean} done @param {string} why */
function endTyping(done, why) {
  const field = typedField(), wrong = document.getElementById("wrong");
  if (wrong) wrong.innerHTML = why;
  if (!done) return;
  if (field) field.value = "";
  unfold(false);
}
