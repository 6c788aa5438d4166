// @ts-check
// Signs in within Discord: asks Discord's client for a code, sends it, and goes to what was opened.

const door = /** @type {HTMLElement} */ (document.getElementById("door"));
const { application, hosts = "", none = "" } = door.dataset;
const query = new URLSearchParams(location.search);
/** The window of Discord's client. */
const client = parent.opener ?? parent;

/** The kinds of messages between the frame and the client. */
const HANDSHAKE = 0, FRAME = 1;
/** How long the client may take until it is ready, in milliseconds. */
const PATIENCE_MS = 20_000;
/** How long it may take from then on, while a person may read what they permit. */
const READING_MS = 90_000;
/** The timer that ends the wait. @type {number | undefined} */
let late;

/** Waits at most this long from now on, in milliseconds. @param {number} ms */
function wait(ms) {
  clearTimeout(late);
  late = setTimeout(() => (door.textContent = none), ms);
}

/** The answer of the client to a message, or what it sends by itself. @param {number} kind @param {object} message @param {(heard: any) => boolean} answers */
function talk(kind, message, answers) {
  return new Promise((resolve, reject) => {
    /** @param {MessageEvent} event */
    const hear = ({ source, origin, data }) => {
      if (source !== client || (hosts && !hosts.split(" ").includes(origin)) || !Array.isArray(data) || data[0] !== FRAME || !answers(data[1])) return;
      removeEventListener("message", hear);
      if (data[1].evt === "ERROR") reject(data[1]);
      else resolve(data[1].data);
    };
    addEventListener("message", hear);
    client.postMessage([kind, message], "*");
  });
}

async function signIn() {
  const hello = { v: 1, encoding: "json", client_id: application, frame_id: query.get("frame_id") };
  wait(PATIENCE_MS);
  await talk(HANDSHAKE, hello, ({ evt }) => evt === "READY");
  wait(READING_MS);
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const args = { client_id: application, response_type: "code", scope: ["identify"], prompt: "none", state: "" };
  const { code } = await talk(FRAME, { cmd: "AUTHORIZE", args, nonce }, (heard) => heard?.nonce === nonce);
  const answer = await fetch("/session/code", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code, channel: query.get("channel_id") ?? "" }),
  });
  if (answer.ok) location.replace((await answer.json()).to);
  else door.textContent = await answer.text();
}

signIn().catch(() => (door.textContent = none)).finally(() => clearTimeout(late));

export {};
