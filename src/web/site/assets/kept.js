// @ts-check
// What the browser keeps: how far a reader is in each lesson, and a move that the server does not
// have yet, so that a reload or a crash loses nothing. Such a move belongs to one player of one
// game: another person at this browser does not send it.

/** @typedef {import("./course.js").State} State */

/** @param {State} game */
const key = (game) => `unsent:${game.code}`;

/** Does something with what the browser keeps, if it keeps anything. @template T @param {(store: Storage) => T} act @returns {T | undefined} */
export function stored(act) {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

/** The address of a game against Murus that goes on. The front page leads there. */
export const BOARD = "board";

/** Keeps an act until it is answered. @param {State} game @param {import("./wire.js").Act} act */
export const keep = (game, act) => stored((store) => store.setItem(key(game), JSON.stringify({ chair: game.chair, act })));

/** Forgets the act of a game. @param {State} game */
export const forget = (game) => stored((store) => store.removeItem(key(game)));

/** The act that this player of this game has not sent yet. @param {State} game @returns {import("./wire.js").Act | undefined} */
export const unsent = (game) =>
  stored((store) => {
    const kept = JSON.parse(store.getItem(key(game)) ?? "null");
    return kept && kept.chair === game.chair && typeof kept.act?.cause === "string" ? kept.act : undefined;
  });

const LEARNED = "learned";

/** The passed steps by lesson. @returns {Record<string, number>} */
const learned = () => stored((store) => JSON.parse(store.getItem(LEARNED) ?? "{}")) ?? {};

/** How many steps of a lesson are passed. @param {string} lesson */
export const passedSteps = (lesson) => Number(learned()[lesson]) || 0;

/** Notes that so many steps of a lesson are passed. @param {[string, number]} passed */
export const notePassed = ([lesson, steps]) =>
  stored((store) => store.setItem(LEARNED, JSON.stringify({ ...learned(), [lesson]: Math.max(passedSteps(lesson), steps) })));
