// A modal of the bot.

import { $, element } from "./dom.js";
import { drawField } from "./fields.js";
import { format } from "./markdown.js";
import { act, sentence, view } from "./world.js";
import { emit } from "./wires.js";

const TEXT = 10;
const LABEL = 18;

export function openModal(modal) {
  const dialog = $("modal");
  const fields = [];
  const parts = modal.components.map((part) => {
    if (part.type === TEXT) return element("div", { class: "text" }, format(part.content));
    const field = part.type === LABEL ? drawField(part.component, part.label, part.description) : drawField(part.components[0], part.components[0].label);
    fields.push(field);
    return field.element;
  });
  const problem = element("p", { class: "error", role: "alert" });
  const send = async (event) => {
    event.preventDefault();
    fields.forEach((field) => field.complain(""));
    const values = Object.fromEntries(await Promise.all(fields.map(async (field) => [field.id, await field.value()])));
    const said = await act({ do: "submit", channel: view.channel, custom_id: modal.custom_id, values });
    if (said.refused) {
      const field = fields.find((one) => one.id === said.field);
      if (field) field.complain(sentence(said.refused));
      else problem.textContent = sentence(said.refused);
      return;
    }
    if (said.answer === "silence") {
      problem.textContent = "Something went wrong. Try again.";
      return;
    }
    dialog.close();
    emit("changed");
  };
  dialog.setAttribute("aria-label", modal.title);
  dialog.replaceChildren(element("form", { onsubmit: send, novalidate: true }, element("h3", {}, modal.title), parts, problem,
    element("div", { class: "keys" }, element("button", { type: "submit", class: "style1" }, "Submit"), element("button", { type: "button", onclick: () => dialog.close() }, "Cancel"))));
  dialog.showModal();
}
