// The components of a message. They are disabled while an answer is on its way.

import { element } from "./dom.js";
import { CHANNELS, PEOPLE, ROLES, nameOf, pick } from "./picker.js";
import { act, sentence } from "./world.js";
import { emit } from "./wires.js";

const BUTTON = 2;
const LINK = 5;
const TEXTS = 3;
const MENUS = { 5: PEOPLE, 6: ROLES, 7: PEOPLE | ROLES, 8: CHANNELS };

// The error of the last press, by message.
const failures = {};
export const failure = (message) => failures[message.id];

async function use(message, control, what) {
  const item = control.closest("[data-message]");
  const controls = [...item.querySelectorAll(".row :is(button, select, input)")].filter((other) => !other.disabled);
  controls.forEach((other) => { other.disabled = true; });
  control.classList.add("busy");
  control.setAttribute("aria-busy", "true");
  delete failures[message.id];
  const said = await act({ ...what, message: message.id }).catch(() => ({ refused: "the sandbox does not answer" }));
  controls.forEach((other) => { other.disabled = false; });
  control.classList.remove("busy");
  control.removeAttribute("aria-busy");
  if (control.tagName === "SELECT") control.value = control.dataset.usual;
  if (said.refused) failures[message.id] = sentence(said.refused);
  if (said.answer === "silence") failures[message.id] = "This interaction failed";
  if (said.answer === "modal") emit("modal", said.modal);
  else if (!said.refused) emit("used", message, what);
  emit("changed");
}

const emoji = (part) => (part.emoji ? element("span", { class: "emoji", "aria-hidden": "true" }, part.emoji.id ? element("img", { src: `/emojis/${part.emoji.id}`, alt: "" }) : part.emoji.name) : undefined);

// What a message is laid out in: rows, and what Discord calls Components V2. The caller draws pictures.
export function drawComponent(message, part, drawn) {
  const inside = () => part.components.map((one) => drawComponent(message, one, drawn));
  switch (part.type) {
    case 1: return drawRow(message, part);
    case 9: return element("div", { class: "section" }, element("div", {}, inside()), part.accessory.type === BUTTON ? element("div", { class: "row" }, drawPart(message, part.accessory)) : drawn.media(part.accessory, "thumbnail"));
    case 10: return element("div", { class: "body" }, drawn.text(part.content));
    case 12: return element("div", { class: "gallery" }, part.items.map((item) => drawn.media(item, "picture")));
    case 13: return drawn.file(part.file.url);
    case 14: return element("hr", { class: part.divider ? "" : "blank" });
    case 17: {
      const box = element("article", { class: "embed container" }, inside());
      box.style.setProperty("--bar", part.accent_color === null ? "var(--line)" : `#${part.accent_color.toString(16).padStart(6, "0")}`);
      return box;
    }
    default: return undefined;
  }
}

function drawRow(message, row) {
  return element("div", { class: "row" }, row.components.map((part) => drawPart(message, part)));
}

function drawPart(message, part) {
  if (part.type === BUTTON) {
    if (part.style === LINK) return element("a", { class: "button", href: part.url, target: "_blank", rel: "noreferrer" }, emoji(part), part.label || "", " ↗");
    const press = (event) => use(message, event.currentTarget, { do: "press", custom_id: part.custom_id });
    return element("button", { type: "button", class: `style${part.style}`, disabled: part.disabled, onclick: press, "aria-label": part.label ? undefined : part.emoji?.name }, emoji(part), part.label);
  }
  const choose = (control, values) => use(message, control, { do: "select", custom_id: part.custom_id, values });
  if (part.type !== TEXTS) return pickMenu(part, choose);
  return (part.max_values || 1) === 1 ? oneMenu(part, choose) : severalMenu(part, choose);
}

const said = (option) => [option.emoji && !option.emoji.id && option.emoji.name, option.label, option.description && `— ${option.description}`].filter(Boolean).join(" ");

function oneMenu(part, choose) {
  const label = part.placeholder || "Choose";
  const usual = part.options.find((option) => option.default)?.value || "";
  const changed = (event) => choose(event.target, event.target.value ? [event.target.value] : []);
  const options = part.options.map((option) => element("option", { value: option.value, selected: option.value === usual }, said(option)));
  return element("select", { "aria-label": label, disabled: part.disabled, "data-usual": usual, onchange: changed }, element("option", { value: "", disabled: part.min_values > 0 || undefined, selected: !usual, hidden: part.min_values > 0 }, label), options);
}

// A box for each option, sent together once enough are ticked.
function severalMenu(part, choose) {
  const boxes = part.options.map((option) => element("input", { type: "checkbox", value: option.value, disabled: part.disabled, checked: option.default }));
  const ticked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const fits = () => ticked().length >= (part.min_values ?? 1) && ticked().length <= part.max_values;
  const done = element("button", { type: "button", class: "style1", onclick: (event) => choose(event.currentTarget, ticked()) }, "Choose");
  const count = () => { done.disabled = part.disabled || !fits(); };
  count();
  const labels = boxes.map((box, n) => element("label", { class: "tick" }, box, said(part.options[n])));
  return element("fieldset", { class: "ticks", onchange: count }, element("legend", {}, part.placeholder || "Choose"), labels, done);
}

// People, roles or channels by name. A single one is sent at once.
function pickMenu(part, choose) {
  const chosen = new Set((part.default_values || []).map((value) => value.id));
  const label = part.placeholder || "Choose";
  const one = (part.max_values || 1) === 1;
  const chips = element("div", { class: "chips" });
  const done = element("button", { type: "button", class: "style1", onclick: (event) => choose(event.currentTarget, [...chosen]) }, "Choose");
  const draw = () => {
    done.disabled = part.disabled || chosen.size < (part.min_values ?? 1) || chosen.size > part.max_values;
    chips.replaceChildren(...[...chosen].map((id) => element("button", { type: "button", class: "chip", "aria-label": `Remove ${nameOf(id)}`, onclick: () => { chosen.delete(id); draw(); } }, nameOf(id), " ✕")));
  };
  const taken = (id) => {
    if (!id) return;
    if (one) return void choose(input, [id]);
    chosen.add(id);
    input.value = "";
    draw();
  };
  // Only a choice from the list counts, not a name typed in full.
  const { input, list } = pick(MENUS[part.type], part.channel_types, { "aria-label": label, placeholder: label, disabled: part.disabled }, (id) => { if (list.hidden) taken(id); });
  draw();
  return element("div", { class: "pick" }, !one && chips, input, list, !one && done);
}
