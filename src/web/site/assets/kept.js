// @ts-check
// A move that the server does not have yet. The browser keeps it, so a reload or a crash loses
// nothing. It belongs to one player of one game: another person at this browser does not send it.

/** @typedef {import("./course.js").State} State */

/** @param {State} game */
const key = (game) => `unsent:${game.code}`;

/** Keeps an act until it is answered. @param {State} game @param {import("./wire.js").Act} act */
export function keep(game, act) {
  try {
    localStorage.setItem(key(game), JSON.stringify({ chair: game.chair, act }));
  } catch {
    // A browser that stores nothing sends it all the same.
  }
}

/** Forgets the act of a game. @param {State} game */
export function forget(game) {
  try {
    localStorage.removeItem(key(game));
  } catch {
    // Nothing was kept.
  }
}

/** The act that this player of this game has not sent yet. @param {State} game @returns {import("./wire.js").Act | undefined} */
export function unsent(game) {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? "null");
    return kept && kept.chair === game.chair && typeof kept.act?.cause === "string" ? kept.act : undefined;
  } catch {
    return undefined;
  }
}
