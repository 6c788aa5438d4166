// @ts-check
// Requests to the server. An act has a cause of its own, so one that comes twice is done once.

/** @typedef {{cause: string} & Record<string, unknown>} Act */
/** @typedef {{panel: string, note?: string, brief?: boolean, go?: string, awaits?: string, arrow?: [string, string], done?: boolean, state?: import("./course.js").State}} Answer */

/** Statuses after which the same request may succeed. */
const LATER = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Pauses between tries, in milliseconds. The last one repeats. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15000];

/** An act with a new cause. @param {object} what @returns {Act} */
export function newAct(what) {
  const cause = crypto.getRandomValues(new Uint32Array(4)).reduce((text, part) => text + part.toString(36), "");
  return { cause, ...what };
}

/** Posts an act once. The answer, a sentence that refuses it, or nothing if it may be tried again. A parting act outlasts the page. @param {string} path @param {Act} act @returns {Promise<Answer | string | undefined>} */
export async function postOnce(path, act, parts = false) {
  const request = { method: "POST", keepalive: parts, headers: { "content-type": "application/json" }, body: JSON.stringify(act) };
  const answer = await fetch(path, request).catch(() => undefined);
  if (!answer || LATER.has(answer.status)) return undefined;
  return (answer.ok ? answer.json() : answer.text()).catch(() => undefined);
}

/** Posts an act until it is answered, at most so many times and while it is wanted. `failed` hears of each failure. @param {string} path @param {Act} act @param {number} tries @param {() => void} failed @param {() => boolean} wanted @returns {Promise<Answer | string | undefined>} */
export async function post(path, act, tries = 2, failed = () => {}, wanted = () => true) {
  for (let n = 0; n < tries && wanted(); n++) {
    const answer = await postOnce(path, act);
    if (answer !== undefined) return answer;
    failed();
    if (n + 1 < tries) await pause(PAUSES_MS[Math.min(n, PAUSES_MS.length - 1)]);
  }
  return undefined;
}

/** Waits, but no longer than until the device is online again. @param {number} time */
function pause(time) {
  return new Promise((go) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      go(undefined);
    };
    const timer = setTimeout(done, time);
    addEventListener("online", done);
  });
}

/** What is at an address; nothing where it cannot be had, after some tries. @param {string} path */
export async function get(path, tries = 3) {
  for (let n = 0; n < tries; n++) {
    const answer = await fetch(path).catch(() => undefined);
    if (answer?.ok) return answer.json().catch(() => undefined);
    if (answer && !LATER.has(answer.status)) return undefined;
    if (n + 1 < tries) await pause(PAUSES_MS[n]);
  }
  return undefined;
}
