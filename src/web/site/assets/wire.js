// @ts-check
// Requests to the server.

/** Posts an act with a cause of its own. The answer, or a sentence that says why there is none. @param {string} path @param {object} what */
export async function post(path, what) {
  const cause = crypto.getRandomValues(new Uint32Array(4)).reduce((text, part) => text + part.toString(36), "");
  const body = JSON.stringify({ cause, ...what });
  const send = () => fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
  // A lost answer is asked for once more; the cause makes that harmless.
  const answer = await send().catch(() => new Promise((again) => setTimeout(again, 1500)).then(send));
  return answer.ok ? answer.json() : answer.text();
}

/** What is at an address; nothing where it cannot be had. @param {string} path */
export async function get(path) {
  const answer = await fetch(path).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}
