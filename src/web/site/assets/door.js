// @ts-check
// Signs in by the token in the fragment of the address, and goes to where the link leads.

const door = /** @type {HTMLElement} */ (document.getElementById("door"));
const token = location.hash.slice(1);
history.replaceState(null, "", "/in");

/** Says why nobody is signed in, and shows the way on. @param {string} [why] */
function refuse(why = door.dataset.none) {
  /** @type {HTMLElement} */ (document.getElementById("on")).hidden = false;
  return why ?? "";
}

async function signIn() {
  if (!token) return refuse();
  const answer = await fetch("/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  if (!answer.ok) return refuse(await answer.text());
  const { to, ask } = await answer.json();
  if (ask) {
    /** @type {HTMLElement} */ (door.parentElement).innerHTML = ask;
    return "";
  }
  location.replace(to);
  return door.textContent ?? "";
}

door.textContent = await signIn().catch(() => refuse());

export {};
