// @ts-check
// Signs in by the token in the fragment of the address, and goes to where the link leads.

const door = /** @type {HTMLElement} */ (document.getElementById("door"));
const token = location.hash.slice(1);
history.replaceState(null, "", "/in");

async function signIn() {
  if (!token) return door.dataset.none ?? "";
  const answer = await fetch("/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  if (!answer.ok) return answer.text();
  const { to, ask } = await answer.json();
  if (ask) {
    /** @type {HTMLElement} */ (door.parentElement).innerHTML = ask;
    return "";
  }
  location.replace(to);
  return door.textContent ?? "";
}

door.textContent = await signIn().catch(() => door.dataset.none ?? "");

export {};
