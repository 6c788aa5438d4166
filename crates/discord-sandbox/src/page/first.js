// The card for a first visit, from the setup. It goes after the first command or press, or when dismissed.

import { $, element, tell } from "./dom.js";
import { commands, sentence, view } from "./world.js";
import { emit } from "./wires.js";

// Remembers that the person has found the way.
export function begun() {
  localStorage.tried = "yes";
  drawFirst();
}

async function tryThis({ command, options }) {
  const reply = await emit("run", command, options);
  if (reply.refused) tell(sentence(reply.refused));
}

export function drawFirst() {
  const card = $("first");
  const { welcome } = view.state;
  card.hidden = Boolean(localStorage.tried) || !welcome || !commands().length;
  if (card.hidden || card.children.length) return;
  const key = (text, act, look) => element("button", { type: "button", class: look, onclick: act }, text);
  const keys = welcome.suggestions.map((one, n) => key(one.label, () => tryThis(one), n === 0 && "style1"));
  card.append(
    element("p", {}, element("strong", {}, "New here?"), ` ${welcome.text}`),
    element("div", { class: "keys" }, keys, key("Dismiss", begun)));
}
