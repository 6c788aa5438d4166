// @ts-check
// What stands below the board: what is chosen, and the buttons that play it.

/** @typedef {import("./course.js").LegalMove} LegalMove */

const choice = document.getElementById("choice"), confirm = document.getElementById("confirm");

/** Says what is chosen. @param {string} text */
export function tell(text) {
  if (choice) choice.textContent = text;
}

/** Shows the buttons that play what is chosen, or hides them. @param {boolean} shown */
export function confirms(shown) {
  if (confirm) confirm.hidden = !shown;
}

/** Asks which of several moves. @param {string} which @param {LegalMove[]} several @param {(move: LegalMove) => void} choose */
export function ask(which, several, choose) {
  if (!choice) return;
  choice.replaceChildren(`${which} `);
  for (const move of several) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "primary";
    button.textContent = `${move.text} · ${move.deed}`;
    button.addEventListener("click", () => choose(move));
    choice.append(button);
  }
  choice.querySelector("button")?.focus({ preventScroll: true });
}
