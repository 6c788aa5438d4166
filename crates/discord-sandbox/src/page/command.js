// The form of a slash command: required options first, optional ones added by a tap, each value with its JSON type.

import { $, element, tell } from "./dom.js";
import { CHANNELS, PEOPLE, ROLES, offer, pick } from "./picker.js";
import { act, botName, own, sentence, view } from "./world.js";
import { emit } from "./wires.js";

const [TEXT, INTEGER, BOOLEAN, PERSON, CHANNEL, ROLE, MENTIONABLE, NUMBER] = [3, 4, 5, 6, 7, 8, 9, 10];
const PICKED = { [PERSON]: PEOPLE, [CHANNEL]: CHANNELS, [ROLE]: ROLES, [MENTIONABLE]: PEOPLE | ROLES };

// The pause in typing before the bot is asked for completions, in ms.
const PAUSE = 120;

// How many optional options are shown before the rest is folded.
const CHIPS = 5;

// The command whose form is open: its path, and its fields by the name of their option.
let open = null;

// Opens the form of a command `{ path, part }`; `first` is the text typed after its name.
export function openCommand({ path, part }, first = "") {
  const options = part.options || [];
  open = { path, fields: new Map() };
  const rows = element("div", { class: "options" });
  const chips = element("div", { class: "chips", role: "group", "aria-label": "Options that can be added" });
  const add = (option) => {
    const field = drawField(option);
    open.fields.set(option.name, field);
    rows.append(field.element);
    return field;
  };
  const needed = options.filter((option) => option.required);
  // Without required options the first one is shown; left empty it is not sent.
  const shown = needed.length ? needed : options.slice(0, 1).filter((option) => option.type !== BOOLEAN);
  shown.forEach(add);
  const others = options.filter((option) => !shown.includes(option)).map((option) => {
    const chip = element("button", { type: "button", class: "chip", "data-add": option.name, title: own(option, "description"), onclick: () => { chip.remove(); add(option).focus(); } }, `+ ${own(option, "name")}`);
    return chip;
  });
  chips.append(...fold(others));
  const form = $("command");
  form.replaceChildren(
    element("div", { class: "title" }, element("strong", {}, `/${path}`), element("span", {}, own(part, "description")), element("button", { type: "button", class: "close", "aria-label": "Cancel", onclick: closeCommand }, "✕")),
    rows, chips, element("p", { class: "error", role: "alert" }), element("div", { class: "keys" }, element("button", { type: "submit", class: "style1" }, "Send")));
  form.hidden = false;
  $("write").hidden = true;
  const [field] = open.fields.values();
  if (first && field) field.set(first);
  if (field) field.focus();
  else form.querySelector("button[type=submit]").focus();
}

// Bots list the most used options first. A fold of one is not worth it.
function fold(chips) {
  if (chips.length <= CHIPS + 1) return chips;
  const rest = chips.slice(CHIPS);
  const more = element("button", { type: "button", class: "chip more", onclick: () => { more.replaceWith(...rest); rest[0].focus(); } }, `${rest.length} more…`);
  return [...chips.slice(0, CHIPS), more];
}

export function closeCommand() {
  if (!open) return;
  open = null;
  $("command").hidden = true;
  $("write").hidden = false;
  $("text").focus();
}

$("command").addEventListener("keydown", (event) => { if (event.key === "Escape") closeCommand(); });
// A field that keeps the focus keeps its list open, so that a button does not move under the finger.
$("command").addEventListener("mousedown", (event) => { if (event.target.closest("button")) event.preventDefault(); });
$("command").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { path, fields } = open;
  const form = $("command");
  const given = {};
  let wrong = null;
  for (const [name, field] of fields) {
    const { value, error } = field.read();
    field.complain(error || "");
    if (error) wrong ??= field;
    else if (value !== undefined) given[name] = value;
  }
  if (wrong) return wrong.focus();
  const send = form.querySelector("button[type=submit]");
  send.disabled = true;
  send.classList.add("busy");
  const said = await runCommand(path, given);
  send.disabled = false;
  send.classList.remove("busy");
  if (said.refused) {
    const field = fields.get(said.field);
    if (field) return field.complain(sentence(said.refused));
    form.querySelector(":scope > .error").textContent = sentence(said.refused);
    return;
  }
  closeCommand();
});

// Runs a command with values by option name. The caller shows a refusal.
export async function runCommand(path, options) {
  const said = await act({ do: "command", channel: view.channel, name: path, options });
  if (said.refused) return said;
  tell(said.answer === "silence" ? `${botName()} did not answer /${path}.` : "");
  if (said.answer === "modal") emit("modal", said.modal);
  emit("ran");
  return said;
}

// --- fields

// The values so far, for completions.
const valuesSoFar = () => Object.fromEntries([...open.fields].map(([name, field]) => [name, field.read().value]).filter(([, value]) => value !== undefined));

function drawField(option) {
  const made = makeControl(option);
  const error = element("small", { class: "error", role: "alert", id: `error-${option.name}` });
  const name = `${own(option, "name")}${option.required ? " *" : ""}`;
  made.control.id = `option-${option.name}`;
  made.control.setAttribute("aria-describedby", `about-${option.name} error-${option.name}`);
  const complain = (why) => {
    error.textContent = why;
    made.control.setAttribute("aria-invalid", String(Boolean(why)));
  };
  for (const kind of ["input", "change"]) made.control.addEventListener(kind, () => complain(""));
  const read = () => {
    const value = made.value();
    if (value === undefined || value === "") return option.required ? { error: "This is needed." } : { error: made.unclear?.() };
    const error = unfit(option, value);
    return error ? { error } : { value };
  };
  return {
    read,
    set: made.set || ((text) => { made.control.value = text; }),
    focus: () => made.control.focus(),
    complain,
    element: element("div", { class: "option", "data-option": option.name },
      element("label", { for: `option-${option.name}` }, name), element("small", { id: `about-${option.name}` }, own(option, "description")), made.shown, error),
  };
}

// Why Discord refuses a value; undefined if it does not.
function unfit(option, value) {
  const [least, most] = option.type === TEXT ? [option.min_length, option.max_length] : [option.min_value, option.max_value];
  if (option.type === INTEGER && !Number.isSafeInteger(value)) return "A whole number is needed here.";
  if (option.type === NUMBER && !Number.isFinite(value)) return "A number is needed here.";
  const size = option.type === TEXT ? value.length : value;
  const unit = option.type === TEXT ? " characters" : "";
  if ((least ?? null) !== null && size < least) return `At least ${least}${unit}, please.`;
  if ((most ?? null) !== null && size > most) return `At most ${most}${unit}, please.`;
  return undefined;
}

// The control of an option: what is shown, what takes the keys, and its value; undefined without one.
function makeControl(option) {
  if (option.choices?.length) return chooseControl(option);
  if (option.type === BOOLEAN) return switchControl();
  if (PICKED[option.type]) return pickControl(option);
  const number = option.type === INTEGER || option.type === NUMBER;
  const control = element("input", {
    autocomplete: "off", type: number && !option.autocomplete ? "number" : "text", inputmode: number && (option.type === INTEGER ? "numeric" : "decimal"),
    step: number && (option.type === INTEGER ? 1 : "any"), min: option.min_value, max: option.max_value,
  });
  const typed = (text) => (number && text !== "" ? Number(text) : text);
  // A number field with a text in it reports an empty value.
  const unclear = () => (control.validity.badInput ? "A number is needed here." : undefined);
  if (!option.autocomplete) return { shown: control, control, value: () => typed(control.value), unclear };
  return completeControl(option, control, typed);
}

function chooseControl(option) {
  const control = element("select", {}, element("option", { value: "" }, "Choose…"), option.choices.map((choice) => element("option", { value: JSON.stringify(choice.value) }, own(choice, "name"))));
  return { shown: control, control, value: () => (control.value ? JSON.parse(control.value) : undefined), set: () => {} };
}

function switchControl() {
  const control = element("input", { type: "checkbox", role: "switch", checked: true });
  const word = element("span", { "aria-hidden": "true" }, "Yes");
  control.addEventListener("change", () => { word.textContent = control.checked ? "Yes" : "No"; });
  return { shown: element("span", { class: "switch" }, control, word), control, value: () => control.checked, set: () => {} };
}

function pickControl(option) {
  let id;
  const { input, list } = pick(PICKED[option.type], option.channel_types, {}, (picked) => { id = picked; });
  const unclear = () => (input.value ? "Choose one of the list." : undefined);
  return { shown: element("div", { class: "offering" }, input, list), control: input, value: () => id, unclear };
}

// Asks the bot for completions, as Discord does.
function completeControl(option, control, typed) {
  let picked = null;
  let wait = null;
  const find = (text) => new Promise((found) => {
    clearTimeout(wait);
    wait = setTimeout(async () => {
      if (!open) return found([]);
      const options = { ...valuesSoFar(), [option.name]: text };
      const said = await act({ do: "complete", channel: view.channel, name: open.path, option: option.name, options });
      found((said.choices || []).map((choice) => ({ label: own(choice, "name"), value: choice.value })));
    }, PAUSE);
  });
  const take = (item) => { control.value = item.label; picked = item; };
  const { list, open: suggest } = offer(control, { find, take });
  control.addEventListener("focus", () => { if (!control.value) suggest(); });
  const value = () => (picked && picked.label === control.value ? picked.value : typed(control.value));
  return { shown: element("div", { class: "offering" }, control, list), control, value };
}
