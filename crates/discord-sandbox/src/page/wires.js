// Which part of the page answers to what another one asks for, so that none has to know the others.

const answers = {};

export function on(what, answer) {
  answers[what] = answer;
}

export function emit(what, ...about) {
  return answers[what](...about);
}
