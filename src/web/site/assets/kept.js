// @ts-check
// A move that the server does not have yet. The browser keeps it, so a reload or a crash loses
// nothing. It belongs to one player of one game: another person at this browser does not send it.

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
