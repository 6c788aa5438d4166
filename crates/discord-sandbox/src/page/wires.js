// Calls between parts of the page by name, so that they need not import each other.

const answers = {};

export function on(what, answer) {
  answers[what] = answer;
}

export function emit(what, ...about) {
  return answers[what](...about);
}
