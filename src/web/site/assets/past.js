// @ts-check
// The changes of a tree that can be taken back, also on the next page.

import { shown } from "./model.js";

/** @typedef {import("./model.js").Model} Model */

/** What takes back the last change, and the past that is left then. The board keeps its side and its level. @param {Model} model */
export function undone(model) {
  const to = new URL(model.past[model.past.length - 1] ?? "", "https://x"), now = new URL(shown(model).load ?? "", "https://x").searchParams;
  const other = to.searchParams.get("v") !== now.get("v");
  for (const name of ["s", "l"]) {
    const value = now.get(name);
    if (value) to.searchParams.set(name, value);
    else to.searchParams.delete(name);
  }
  return { to: to.pathname + to.search, other, past: model.past.slice(0, -1) };
}

/** Hands the past of a tree over to the next page of this tab. @param {string[]} past */
export function handOver(past) {
  try {
    sessionStorage.setItem("past", JSON.stringify(past));
  } catch {
    // The next page begins without it.
  }
}

/** The past that the page before handed over. @returns {string[] | undefined} */
export function takeOver() {
  try {
    const past = sessionStorage.getItem("past");
    sessionStorage.removeItem("past");
    return JSON.parse(past ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
