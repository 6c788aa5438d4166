// @ts-check
// How many steps of each lesson a reader passed in this browser.

const KEY = "learned";

/** The steps by lesson. @returns {Record<string, number>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** How many steps of a lesson are passed. @param {string} lesson */
export function passedSteps(lesson) {
  return Number(all()[lesson]) || 0;
}

/** Notes that so many steps of a lesson are passed. @param {[string, number]} passed */
export function notePassed([lesson, steps]) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [lesson]: Math.max(passedSteps(lesson), steps) }));
  } catch {
    // A browser that stores nothing begins each lesson anew.
  }
}
