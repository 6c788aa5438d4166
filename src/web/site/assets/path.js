// @ts-check
// The path of lessons: how far a reader came who is not signed in.

import { passedSteps } from "./kept.js";

let next = true;

for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-kept] [data-lesson]"))) {
  const bar = /** @type {HTMLProgressElement} */ (link.querySelector("progress"));
  const passed = passedSteps(link.dataset.lesson ?? "");
  bar.value = passed;
  /** @type {HTMLOutputElement} */ (link.querySelector("output")).value = `${passed}/${bar.max}`;
  const address = new URL(link.href);
  address.searchParams.set("n", String(passed < bar.max ? passed : 0));
  link.href = address.href;
  // The first lesson that is not passed comes next.
  link.closest("li")?.classList.toggle("next", next && passed < bar.max);
  next &&= passed === bar.max;
}
