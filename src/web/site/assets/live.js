// @ts-check
// News of a game, as long as its page is open: a stream while the page is in view, and a question
// now and then.

/** A stream says something this often or is lost, in milliseconds. */
const SILENCE_MS = 45_000;
/** How often the stream is looked at. */
const LOOK_MS = 15_000;
/** How often a page that is out of view asks: it has no stream, since a browser has few for a site. */
const HIDDEN_MS = 60_000;
/** Pauses after a question that failed. The last one repeats. */
const AGAIN_MS = [1000, 2000, 5000, 10_000, 20_000];

/**
 * @typedef {object} Listener
 * @property {string} code The game.
 * @property {number | null} [chair] The seat of the reader.
 * @property {() => number | undefined} mark The mark of what the page shows.
 * @property {(state: import("./course.js").State) => void} hear Takes a newer state.
 * @property {(version: number, people: number) => boolean} stir Hears of the shared board. False if the page asks for a newer state.
 * @property {(lost: boolean) => void} lose Hears that no news come in, or that they do again.
 */

/** Hears of changes. @param {Listener} listener */
export function listen({ code, chair, mark, hear, stir, lose }) {
  let heard = Date.now(), failures = 0, asking = false, missed = false;
  /** @type {EventSource | undefined} */
  let source;
  /** @type {number | undefined} */
  let again;

  const ask = async (anew = false) => {
    if (asking) {
      // The answer on its way may be older than this news of the game.
      missed ||= !anew;
      return;
    }
    asking = true;
    missed = false;
    clearTimeout(again);
    const answer = await fetch(`/g/${code}/state${location.search}`).catch(() => undefined);
    const state = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    // The game became private, or the reader signed out: its page says so.
    if (answer?.status === 404 || (state && state.chair !== chair)) return location.reload();
    asking = false;
    if (!state) {
      lose(true);
      again = setTimeout(() => ask(), AGAIN_MS[Math.min(failures++, AGAIN_MS.length - 1)]);
      return;
    }
    failures = 0;
    lose(false);
    if (anew || state.mark !== mark()) hear(state);
    if (missed) ask();
  };

  const close = () => {
    source?.close();
    source = undefined;
  };

  const open = () => {
    close();
    heard = Date.now();
    source = new EventSource(`/g/${code}/live`);
    source.addEventListener("error", () => lose(true));
    source.addEventListener("alive", () => (heard = Date.now()));
    source.addEventListener("message", ({ data }) => {
      heard = Date.now();
      if (Number(data) !== mark()) ask();
      else lose(false);
    });
    source.addEventListener("board", ({ data }) => {
      heard = Date.now();
      const [version, people] = data.split(" ").map(Number);
      if (!stir(version, people)) ask(true);
    });
  };

  // A proxy may hold back a stream, and a browser gives up one that was refused; a device that
  // slept has one that is dead.
  const look = () => {
    if (document.hidden) return;
    const silent = Date.now() - heard > SILENCE_MS;
    if (source && !silent && source.readyState !== EventSource.CLOSED) return;
    open();
    ask();
  };

  open();
  // A page that a browser kept may be that of a reader who has signed out since.
  const [visit] = performance.getEntriesByType("navigation");
  if (visit && "type" in visit && visit.type === "back_forward") ask();
  setInterval(look, LOOK_MS);
  setInterval(() => document.hidden && ask(), HIDDEN_MS);
  addEventListener("visibilitychange", () => (document.hidden ? close() : look()));
  // A page in the browser's cache of pages left holds no connection.
  addEventListener("pagehide", close);
  for (const wakes of ["online", "pageshow"]) addEventListener(wakes, look);
}
