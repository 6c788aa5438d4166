// The world as this person sees it. The page asks for it again after every change.

import { tell } from "./dom.js";
import { emit } from "./wires.js";

export const view = { me: localStorage.me || "", channel: "", reply: null, state: null, messages: [], fetched: 0, opened: 0 };

export async function ask(path) {
  const answer = await fetch(path);
  return answer.json();
}

export function post(path, body) {
  const headers = { "content-type": "application/json", "x-sandbox": "1" };
  return fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
}

// Acts as this person. Returns what it led to, or the refusal.
export async function act(what) {
  const answer = await post("/sandbox/act", { as: view.me, ...what });
  return answer.json();
}

// The same, and shows an error at the foot of the page.
export async function actOrTell(what) {
  const said = await act(what);
  tell(said.refused ? sentence(said.refused) : said.answer === "silence" ? `${botName()} did not answer.` : "");
  return said;
}

export const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

export async function learn() {
  view.state = await ask(`/sandbox/state?as=${view.me}`);
  if (!person(view.me)) {
    view.me = view.state.people[0].id;
    view.state = await ask(`/sandbox/state?as=${view.me}`);
  }
  view.fetched = Date.now();
  view.opened ||= view.state.now;
  if (!channel(view.channel)) view.channel = view.state.channels[0]?.id || "";
  const messages = view.channel ? await ask(`/sandbox/messages?as=${view.me}&channel=${view.channel}`) : [];
  // A restarted client has no ephemeral messages, like Discord's.
  view.messages = messages.filter((message) => !message.whisper || message.at >= view.opened);
}

// The sandbox's time, in ms.
export const now = () => view.state.now + (view.state.stands_still ? 0 : Date.now() - view.fetched);

export const person = (id) => view.state.people.find((one) => one.id === id);
export const me = () => person(view.me);
export const botName = () => view.state.bot_name;
export const named = (id) => (id === view.state.bot ? botName() : person(id)?.name || "unknown");
export const channel = (id) => view.state.channels.find((one) => one.id === id);
export const isDirect = (one) => one.kind === 1;
export const isForum = (one) => one.kind === 15;

// The threads of a channel, newest first.
export const threadsOf = (home) => view.state.channels.filter((one) => one.parent === home.id).reverse();
export const channelName = (id) => {
  const found = channel(id);
  if (!found) return "#unknown";
  return isDirect(found) ? botName() : found.parent ? found.name : `#${found.name}`;
};

// A name or description in the person's language if the bot has it.
export const own = (part, field) => part[`${field}_localizations`]?.[me().locale] || part[field];

// Every slash command by its path; a group by its commands.
export function commands() {
  const nested = (option) => option.type === 1 || option.type === 2;
  const paths = (part, path) => {
    const inner = (part.options || []).filter(nested);
    return inner.length ? inner.flatMap((one) => paths(one, `${path} ${one.name}`)) : [{ path, part }];
  };
  return view.state.commands.filter((command) => command.type === 1).flatMap((command) => paths(command, command.name));
}

// The commands in the menus of people, and of messages.
export const [PEOPLE_MENU, MESSAGE_MENU] = [2, 3];
export const menuCommands = (menu) => view.state.commands.filter((command) => command.type === menu);

// Runs a command from a menu, and shows an error at the foot of the page.
export async function runMenuCommand(what) {
  const said = await actOrTell(what);
  if (said.refused) return;
  if (said.answer === "modal") emit("modal", said.modal);
  emit("ran");
}

// The newest message read, by person and channel, as long as the tab is open.
const read = JSON.parse(sessionStorage.read || "{}");
const newer = (one, other) => BigInt(one || 0) > BigInt(other || 0);
export const isUnread = (one) => newer(one.last, read[view.me + one.id]);
export const unreadPings = (who, where) => view.state.pings.filter((ping) =>
  ping.person === who && (!where || ping.channel === where) && newer(ping.message, read[who + ping.channel])).length;

export function markRead() {
  const here = channel(view.channel);
  if (!here?.last || document.hidden) return;
  read[view.me + here.id] = here.last;
  sessionStorage.read = JSON.stringify(read);
}
