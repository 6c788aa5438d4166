// The first card: what to try first. It goes once that is done, or is dismissed.

import { $, element } from "./dom.js";
import { emit } from "./wires.js";

const STEPS = [
  { name: "challenge", text: ["type ", element("strong", {}, "/challenge"), ", pick ", element("strong", {}, "Murus"), ", press ", element("strong", {}, "Send"), "."] },
  { name: "move", text: ["open the game's thread and press ", element("strong", {}, "Move"), "."] },
];

const done = new Set(JSON.parse(localStorage.tried || "[]"));

// Notes that a step was done, and those before it with it.
export function did(name) {
  if (done.has(name)) return;
  const last = STEPS.findIndex((step) => step.name === name);
  STEPS.slice(0, last + 1).forEach((step) => done.add(step.name));
  localStorage.tried = JSON.stringify([...done]);
  drawFirst();
}

export function drawFirst() {
  const card = $("first");
  const step = STEPS.find((step) => !done.has(step.name));
  card.hidden = !step;
  if (!step || card.dataset.step === step.name) return;
  card.dataset.step = step.name;
  const challenge = () => emit("command", "challenge");
  card.replaceChildren(element("p", {}, element("strong", {}, step === STEPS[0] ? "Try this: " : "Now "), step.text),
    element("div", { class: "keys" }, step === STEPS[0] && element("button", { type: "button", class: "style1", onclick: challenge }, "Show me"),
      element("button", { type: "button", onclick: () => did(STEPS.at(-1).name) }, "Dismiss")));
}
