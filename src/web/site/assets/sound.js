// @ts-check
// A sound with each move, which is off until the reader wants it.

const box = /** @type {HTMLInputElement | null} */ (document.getElementById("sound"));
if (box) {
  box.checked = localStorage.getItem("sound") === "on";
  box.addEventListener("change", () => localStorage.setItem("sound", box.checked ? "on" : "off"));
}

/** A stone on wood. */
export function knock() {
  if (!box?.checked) return;
  const audio = new AudioContext(), tone = audio.createOscillator(), volume = audio.createGain(), now = audio.currentTime;
  tone.frequency.setValueAtTime(180, now);
  tone.frequency.exponentialRampToValueAtTime(60, now + 0.08);
  volume.gain.setValueAtTime(0.3, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.13);
}
