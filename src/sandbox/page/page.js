"use strict";
// One person's view of the sandbox. All truth is on the server: the page asks for it again whenever the world has changed.

const $ = (id) => document.getElementById(id);
const view = { me: localStorage.me || "", channel: "", reply: null, state: null, seen: {}, drawn: "" };

async function ask(path) {
  const answer = await fetch(path);
  return answer.json();
}

async function act(what) {
  status("…");
  const answer = await fetch("/sandbox/act", {
    method: "POST",
    headers: { "content-type": "application/json", "x-sandbox": "1" },
    body: JSON.stringify({ as: view.me, ...what }),
  });
  const said = await answer.json();
  status(said.refused || (said.answer === "silence" ? "The application did not respond" : ""));
  if (said.answer === "modal") openModal(said.modal);
  return said;
}

function status(text) {
  $("status").textContent = text;
}

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

// --- people and channels

const person = (id) => view.state.people.find((one) => one.id === id);
const named = (id) => (id === view.state.bot ? "Murus" : person(id)?.name || "unknown");
const channelName = (id) => {
  const channel = view.state.channels.find((one) => one.id === id);
  return channel ? (channel.kind === 1 ? "@Murus" : `#${channel.name}`) : "#unknown";
};

function drawSide() {
  const { state } = view;
  $("server").textContent = state.server;
  const me = $("me");
  if (me.children.length !== state.people.length) {
    me.replaceChildren(...state.people.map((one) => element("option", { value: one.id }, one.name)));
  }
  for (const option of me.children) {
    const pings = state.pings[option.value] || 0;
    const home = person(option.value);
    option.textContent = `${home.name}${home.member ? "" : " (outside)"}${pings ? ` · ${pings} pings` : ""}`;
  }
  me.value = view.me;
  $("direct").checked = !person(view.me).closed;
  if (!$("locale").children.length) {
    $("locale").replaceChildren(...state.locales.toSorted().map((code) => element("option", { value: code }, code)));
  }
  $("locale").value = person(view.me).locale;
  const items = [];
  const add = (channel, kind) => {
    const unread = channel.last && channel.last !== view.seen[view.me + channel.id];
    const name = channel.kind === 1 ? "@Murus" : channel.name;
    const pings = channel.pings ? element("span", { class: "pings", title: "pings" }, String(channel.pings)) : "";
    const button = element("button", { title: name, onclick: () => go(channel.id) }, kind === "thread" ? "↳ " : channel.kind === 1 ? "" : "# ", name, pings);
    const here = channel.id === view.channel;
    items.push(element("li", { class: `${kind} ${here ? "here" : unread ? "unread" : ""}`, "data-channel": name }, button));
  };
  for (const channel of state.channels.filter((one) => one.kind === 0)) {
    add(channel, "channel");
    state.channels.filter((one) => one.parent === channel.id).forEach((thread) => add(thread, "thread"));
  }
  state.channels.filter((one) => one.kind === 1).forEach((direct) => add(direct, "direct"));
  if (!state.channels.some((one) => one.kind === 1)) {
    items.push(element("li", {}, element("button", { onclick: openDirect }, "Write to Murus…")));
  }
  $("channels").replaceChildren(...items);
  const people = [{ id: state.bot, name: "Murus" }, ...state.people.filter((one) => one.member)];
  $("people").replaceChildren(...people.map((one) =>
    element("li", { "data-person": one.name }, element("button", { onclick: (event) => personMenu(event, one), oncontextmenu: (event) => personMenu(event, one) }, one.name))));
}

async function openDirect() {
  const said = await act({ do: "open_direct" });
  await refresh();
  if (said.id) go(said.id);
}

function personMenu(event, target) {
  event.preventDefault();
  const menus = view.state.commands.filter((command) => command.type === 2);
  const run = (command) => act({ do: "user_command", channel: view.channel, name: command.name, target: target.id });
  const buttons = menus.map((command) => element("button", { onclick: () => { $("context").hidden = true; run(command); } }, own(command, "name")));
  const context = $("context");
  context.replaceChildren(...buttons);
  context.style.left = `${event.clientX}px`;
  context.style.top = `${event.clientY}px`;
  context.hidden = false;
  event.stopPropagation();
}
document.addEventListener("click", () => { $("context").hidden = true; });

function go(channel) {
  view.channel = channel;
  view.reply = null;
  view.drawn = "";
  refresh();
}

// --- messages

function ago(seconds) {
  const left = seconds * 1000 - view.state.now;
  const units = [["day", 86400000], ["hour", 3600000], ["minute", 60000], ["second", 1000]];
  const [unit, size] = units.find(([, size]) => Math.abs(left) >= size) || units[3];
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(left / size), unit);
}

// Discord's marks, as far as bots use them. Everything becomes text nodes and elements, never markup of the writer's.
const MARKS = [
  [/^```(?:\w*\n)?([\s\S]*?)```\n?/, (m) => element("pre", {}, m[1])],
  [/^`([^`]+)`/, (m) => element("code", {}, m[1])],
  [/^\*\*([\s\S]+?)\*\*/, (m) => element("strong", {}, ...format(m[1]))],
  [/^\*([^*\s][^*]*)\*/, (m) => element("em", {}, ...format(m[1]))],
  [/^<@!?(\d+)>/, (m) => element("span", { class: "mention" }, `@${named(m[1])}`)],
  [/^<#(\d+)>/, (m) => element("a", { class: "mention", href: "#", onclick: (e) => { e.preventDefault(); go(m[1]); } }, channelName(m[1]))],
  [/^<t:(\d+)(?::\w)?>/, (m) => element("time", { title: new Date(m[1] * 1000).toString() }, ago(Number(m[1])))],
  [/^https:\/\/discord\.com\/channels\/[\w@]+\/(\d+)\/(\d+)/, (m) => element("a", { class: "mention", href: "#", onclick: (e) => { e.preventDefault(); go(m[1]); } }, `${channelName(m[1])} › message`)],
];
const LINES = [
  [/^-# ([^\n]*)\n?/, (m) => element("small", {}, ...format(m[1]), "\n")],
  [/^> ([^\n]*)\n?/, (m) => element("blockquote", {}, ...format(m[1]))],
];

function format(text) {
  const parts = [];
  let rest = text;
  let start = true;
  while (rest) {
    const marks = start ? [...LINES, ...MARKS] : MARKS;
    const hit = marks.map(([pattern, make]) => [rest.match(pattern), make]).find(([match]) => match);
    if (hit) {
      parts.push(hit[1](hit[0]));
      rest = rest.slice(hit[0][0].length);
      start = hit[0][0].endsWith("\n");
    } else {
      parts.push(rest[0]);
      start = rest[0] === "\n";
      rest = rest.slice(1);
    }
  }
  return parts;
}

function drawMessage(message) {
  const tools = element("span", { class: "tools" });
  if (!message.whisper) tools.append(element("button", { title: "Reply", onclick: () => reply(message) }, "↩ Reply"));
  const head = element("div", {}, tools, element("span", { class: `by ${message.bot ? "bot" : ""}` }, message.author));
  const notes = [new Date(message.at).toLocaleTimeString(), message.edited && "(edited)", message.pinned && "📌", message.whisper && "Only you can see this"];
  notes.filter(Boolean).forEach((note) => head.append(element("span", { class: "note" }, note)));
  if (message.reply_to) head.prepend(element("div", { class: "note" }, "↱ in reply"));
  const item = element("li", {
    class: `${message.pinged.includes(view.me) ? "pinged" : ""} ${message.whisper ? "whisper" : ""}`, "data-message": message.id,
  }, head, element("div", { class: "body" }, ...format(message.thinking ? "…" : message.content)));
  for (const embed of message.embeds) {
    item.append(element("div", { class: "embed" }, element("strong", {}, embed.title || ""), element("div", { class: "body" }, ...format(embed.description || ""))));
  }
  for (const file of message.files) {
    const url = file.url.replace(/^https?:\/\/[^/]+/, "");
    item.append(/\.(png|gif)$/.test(file.name)
      ? element("img", { class: "picture", src: url, alt: file.description || file.name, title: file.description || "" })
      : element("a", { href: url, download: file.name }, file.name));
  }
  for (const row of message.components) item.append(element("div", { class: "row" }, ...row.components.map((part) => drawPart(message, part))));
  if (message.thread) item.append(element("div", { class: "row" }, element("button", { onclick: () => go(message.thread) }, `Thread: ${channelName(message.thread)}`)));
  return item;
}

function drawPart(message, part) {
  if (part.type === 2) {
    if (part.style === 5) return element("a", { href: part.url, target: "_blank", rel: "noreferrer" }, part.label || part.url);
    const press = () => act({ do: "press", message: message.id, custom_id: part.custom_id });
    return element("button", { class: `style${part.style}`, disabled: part.disabled, onclick: press }, part.emoji?.name || "", part.label || "");
  }
  const send = (values) => act({ do: "select", message: message.id, custom_id: part.custom_id, values });
  const label = part.placeholder || "Choose";
  const options = (part.options || []).map((option) => element("option", { value: option.value }, option.label));
  if ((part.max_values || 1) === 1) {
    const choose = (event) => event.target.value && send([event.target.value]);
    return element("select", { "aria-label": label, disabled: part.disabled, onchange: choose }, element("option", { value: "" }, label), ...options);
  }
  // Where several are chosen, each is a box to tick, and the whole is sent when as many are ticked as are wanted.
  const boxes = (part.options || []).map((option) => element("input", { type: "checkbox", value: option.value, disabled: part.disabled }));
  const ticked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const done = element("button", { class: "style1", disabled: true, onclick: () => send(ticked()) }, "Choose");
  const count = () => { done.disabled = ticked().length < (part.min_values ?? 1) || ticked().length > part.max_values; };
  const labels = boxes.map((box, n) => element("label", { class: "tick" }, box, part.options[n].label));
  return element("div", { class: "ticks", "aria-label": label, onchange: count }, ...labels, done);
}

function reply(message) {
  view.reply = message.id;
  $("replying").hidden = false;
  $("replying").textContent = `Replying to ${message.author} (Esc ends that)`;
  $("text").focus();
}

// --- writing and commands

// A name or description in the person's own language, where the bot has one for it.
const own = (part, field) => part[`${field}_localizations`]?.[person(view.me).locale] || part[field];
const slash = () => view.state.commands.filter((command) => command.type === 1);

function hint() {
  const text = $("text").value;
  const fitting = text.startsWith("/") ? slash().filter((command) => `/${command.name}`.startsWith(text.split(" ")[0])) : [];
  $("hints").hidden = fitting.length === 0;
  $("hints").replaceChildren(...fitting.map((command) =>
    element("button", { type: "button", "data-command": command.name, onclick: () => openCommand(command) }, `/${command.name}`, element("small", {}, own(command, "description")))));
}

function openCommand(command) {
  $("text").value = "";
  $("hints").hidden = true;
  const form = $("command");
  form.hidden = false;
  form.command = command;
  const options = (command.options || []).map((option) => drawOption(command, option));
  const close = () => { form.hidden = true; $("text").focus(); };
  form.replaceChildren(element("strong", {}, `/${command.name}`), " ", element("small", {}, own(command, "description")), element("br"), ...options,
    element("div", {}, element("button", { type: "submit" }, "Send"), " ", element("button", { type: "button", onclick: close }, "Cancel")));
  (form.querySelector("input, select") || form.querySelector("button")).focus();
}

function drawOption(command, option) {
  const label = element("label", { class: "option", title: own(option, "description") }, element("span", {}, option.name + (option.required ? " *" : "")));
  const choices = option.type === 6
    ? [{ name: "Murus", value: view.state.bot }, ...view.state.people.map((one) => ({ name: one.name, value: one.id }))]
    : option.choices || [];
  if (choices.length) {
    label.append(element("select", { name: option.name }, element("option", { value: "" }, "—"), ...choices.map((choice) => element("option", { value: JSON.stringify(choice.value) }, own(choice, "name")))));
    return label;
  }
  const input = element("input", { name: option.name, autocomplete: "off" });
  const list = element("div", { class: "choices" });
  if (option.autocomplete) {
    input.addEventListener("input", async () => {
      const said = await act({ do: "complete", channel: view.channel, name: command.name, option: option.name, options: { ...values(), [option.name]: input.value } });
      const pick = (choice) => { input.value = choice.value; list.replaceChildren(); input.focus(); };
      list.replaceChildren(...(said.choices || []).map((choice) => element("button", { type: "button", onclick: () => pick(choice) }, choice.name)));
    });
    input.addEventListener("focus", () => input.dispatchEvent(new Event("input")), { once: true });
  }
  label.append(input, list);
  return label;
}

function values() {
  const given = {};
  for (const field of $("command").querySelectorAll("[name]")) {
    if (field.value) given[field.name] = field.tagName === "SELECT" ? JSON.parse(field.value) : field.value;
  }
  return given;
}

$("command").addEventListener("submit", async (event) => {
  event.preventDefault();
  const said = await act({ do: "command", channel: view.channel, name: $("command").command.name, options: values() });
  if (!said.refused) $("command").hidden = true;
});

$("write").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = $("text").value.trim();
  if (!text) return;
  if (text.startsWith("/")) {
    const command = slash().find((one) => `/${one.name}` === text.split(" ")[0]);
    if (command) openCommand(command);
    return;
  }
  const content = text.replace(/@(\w+)/g, (whole, name) => {
    if (name === "Murus") return `<@${view.state.bot}>`;
    const one = view.state.people.find((other) => other.name === name);
    return one ? `<@${one.id}>` : whole;
  });
  $("text").value = "";
  const reply_to = view.reply;
  endReply();
  await act({ do: "say", channel: view.channel, content, reply_to });
});

function endReply() {
  view.reply = null;
  $("replying").hidden = true;
}
$("text").addEventListener("input", hint);
$("text").addEventListener("keydown", (event) => { if (event.key === "Escape") endReply(); });

function openModal(modal) {
  const dialog = $("modal");
  const inputs = modal.components.map((row) => row.components[0]);
  const fields = inputs.map((input) => element("label", {}, input.label, element("input", { name: input.custom_id, value: input.value || "", required: input.required !== false })));
  const send = async (event) => {
    event.preventDefault();
    const given = Object.fromEntries([...dialog.querySelectorAll("input")].map((input) => [input.name, input.value]));
    dialog.close();
    await act({ do: "submit", channel: view.channel, custom_id: modal.custom_id, values: given });
  };
  dialog.replaceChildren(element("form", { onsubmit: send }, element("h3", {}, modal.title), ...fields,
    element("button", { type: "submit" }, "Submit"), " ", element("button", { type: "button", onclick: () => dialog.close() }, "Cancel")));
  dialog.showModal();
}

// --- keeping up

async function refresh() {
  view.state = await ask(`/sandbox/state?as=${view.me}`);
  if (!person(view.me)) {
    view.me = view.state.people[0].id;
    view.state = await ask(`/sandbox/state?as=${view.me}`);
  }
  if (!view.state.channels.some((channel) => channel.id === view.channel)) view.channel = view.state.channels[0]?.id || "";
  const here = view.state.channels.find((channel) => channel.id === view.channel);
  if (here?.last) view.seen[view.me + here.id] = here.last;
  drawSide();
  $("title").textContent = here ? channelName(here.id) : "No channel";
  if (!view.state.connected) status("Murus is not connected");
  const messages = here ? await ask(`/sandbox/messages?as=${view.me}&channel=${here.id}`) : [];
  const drawn = JSON.stringify([view.me, view.channel, messages]);
  if (drawn === view.drawn) return;
  view.drawn = drawn;
  const list = $("messages");
  list.replaceChildren(...messages.map(drawMessage));
  const toEnd = () => { list.scrollTop = list.scrollHeight; };
  toEnd();
  list.querySelectorAll("img").forEach((picture) => picture.addEventListener("load", toEnd, { once: true }));
}

$("me").addEventListener("change", () => {
  view.me = localStorage.me = $("me").value;
  $("command").hidden = true;
  endReply();
  refresh();
});
$("locale").addEventListener("change", () => act({ do: "speak", locale: $("locale").value }));
$("direct").addEventListener("change", () => act({ do: "take_direct", open: $("direct").checked }));

async function follow() {
  for (;;) {
    try {
      await refresh();
      await ask(`/sandbox/changes?after=${view.state.version}`);
    } catch {
      status("The sandbox does not answer");
      await new Promise((wake) => setTimeout(wake, 1000));
    }
  }
}
follow();
