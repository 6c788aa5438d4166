// @ts-check
// Signs in by the token in the fragment of the address, and goes to where the link leads.

const door = /** @type {HTMLElement} */ (document.getElementById("door"));
const token = location.hash.slice(1);
history.replaceState(null, "", "/in");

/**
 * Says why nobody is signed in, and shows the way on: to the link's game where it is known.
 * @param {string} [why]
 * @param {string | null} [to]
 */
function refuse(why = door.dataset.none, to = null) {
  const on = /** @type {HTMLElement} */ (document.getElementById("on"));
  const way = /** @type {HTMLAnchorElement} */ (on.firstElementChild);
  if (to) [way.href, way.textContent] = [to, on.dataset.game ?? ""];
  on.hidden = false;
  return why ?? "";
}

async function signIn() {
  if (!token) return refuse();
  const answer = await fetch("/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  const said = await answer.text();
  if (!answer.ok && answer.status !== 401) return refuse(said);
  const { to, ask, say } = JSON.parse(said);
  if (!answer.ok) return refuse(say, to);
  if (ask) {
    /** @type {HTMLElement} */ (door.parentElement).innerHTML = ask;
    return "";
  }
  location.replace(to);
  return door.textContent ?? "";
}

door.textContent = await signIn().catch(() => refuse());

export {};
