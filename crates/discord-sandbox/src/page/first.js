// The first card: what to try first. It goes once any command or button was used, or when it is dismissed.

import { $, element, tell } from "./dom.js";
import { commands, sentence, view } from "./world.js";
import { emit } from "./wires.js";

// Notes that somebody has found the way.
export function begun() {
  localStorage.tried = "yes";
  drawFirst();
}

async function tryThis(path, options) {
  const said = await emit("run", path, options);
  if (said.refused) tell(sentence(said.refused));
}

export function drawFirst() {
  const card = $("first");
  card.hidden = Boolean(localStorage.tried) || !commands().length;
  if (card.hidden || card.children.length) return;
  const key = (text, act, look) => element("button", { type: "button", class: look, onclick: act }, text);
  card.append(
    element("p", {}, element("strong", {}, "New here?"), " Five pictures teach you the game."),
    element("div", { class: "keys" },
      key("Learn", () => tryThis("learn", {}), "style1"),
      key("Play Murus", () => tryThis("challenge", { opponent: view.state.bot })),
      key("Dismiss", begun)));
}
