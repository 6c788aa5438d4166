// A modal of the bot.

import { $, element } from "./dom.js";
import { act, sentence, view } from "./world.js";
import { emit } from "./wires.js";

const LONG = 2;

export function openModal(modal) {
  const dialog = $("modal");
  const inputs = modal.components.map((row) => row.components[0]);
  const fields = inputs.map((input) => drawInput(input));
  const problem = element("p", { class: "error", role: "alert" });
  const send = async (event) => {
    event.preventDefault();
    fields.forEach((field) => field.complain(""));
    const values = Object.fromEntries(fields.map((field) => [field.id, field.control.value]));
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
  dialog.replaceChildren(element("form", { onsubmit: send, novalidate: true }, element("h3", {}, modal.title), fields.map((field) => field.element), problem,
    element("div", { class: "keys" }, element("button", { type: "submit", class: "style1" }, "Submit"), element("button", { type: "button", onclick: () => dialog.close() }, "Cancel"))));
  dialog.showModal();
}

function drawInput(input) {
  const long = input.style === LONG;
  const control = element(long ? "textarea" : "input", {
    name: input.custom_id, value: long ? undefined : input.value || "", placeholder: input.placeholder, maxlength: input.max_length, rows: long && 5, autocomplete: "off",
  }, long ? input.value || "" : "");
  const error = element("small", { class: "error", role: "alert" });
  const complain = (why) => {
    error.textContent = why;
    control.setAttribute("aria-invalid", String(Boolean(why)));
    if (why) control.focus();
  };
  const name = `${input.label}${input.required === false ? "" : " *"}`;
  return { id: input.custom_id, control, complain, element: element("label", {}, element("span", {}, name), control, error) };
}
