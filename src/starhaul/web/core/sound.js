/**
 * Synthesised sounds; silent until the first click or key press, and while they are turned off.
 *
 * A sound is a few tones and bursts of noise, each with a start, a length and a volume. Without audio (or
 * outside a browser) calls do nothing.
 */

/**
 * @typedef {"pick" | "place" | "refuse" | "rotate" | "tick" | "whoosh" | "crunch" | "credits" | "dice"
 *   | "card" | "win" | "turn"} Sound
 */

/**
 * @typedef {object} Part
 * @property {number} [at] When it starts, in seconds.
 * @property {number} long How long it lasts.
 * @property {number} loud From 0 to 1.
 * @property {number} from The pitch in hertz; of noise, the middle of its band.
 * @property {number} [to] The final pitch.
 * @property {OscillatorType | "noise"} [wave]
 * @property {number} [q] How narrow the band of noise is.
 * @property {number} [rise] How long the attack takes.
 */

/** The same burst repeated. @param {number[]} times @param {Omit<Part, "at">} part @returns {Part[]} */
const each = (times, part) => times.map((at) => ({ ...part, at }));

/** @type {Record<Sound, Part[]>} */
export const SOUNDS = {
  pick: [
    { wave: "sine", from: 620, to: 820, long: 0.06, loud: 0.3 },
    { wave: "noise", from: 3200, q: 2, long: 0.025, loud: 0.18 },
  ],
  place: [
    { wave: "noise", from: 900, q: 1.2, long: 0.05, loud: 0.6 },
    { wave: "triangle", from: 310, to: 270, long: 0.22, loud: 0.32 },
    { wave: "sine", from: 1180, to: 1150, long: 0.16, loud: 0.1 },
  ],
  refuse: [
    { wave: "sine", from: 120, to: 70, long: 0.2, loud: 0.6 },
    { wave: "noise", from: 240, q: 1, long: 0.08, loud: 0.3 },
  ],
  rotate: each([0, 0.035, 0.07], { wave: "noise", from: 2400, q: 5, long: 0.02, loud: 0.4 }),
  tick: [{ wave: "noise", from: 1900, q: 9, long: 0.03, loud: 0.55 }],
  whoosh: [{ wave: "noise", from: 300, to: 1700, q: 1.4, long: 0.55, loud: 0.45, rise: 0.3 }],
  crunch: [
    { wave: "noise", from: 500, to: 160, q: 0.7, long: 0.4, loud: 0.8 },
    { wave: "sawtooth", from: 95, to: 42, long: 0.3, loud: 0.3 },
    ...each([0.07, 0.15, 0.21], { wave: "noise", from: 1500, q: 2, long: 0.04, loud: 0.35 }),
  ],
  credits: [
    { wave: "triangle", from: 880, long: 0.12, loud: 0.28 },
    { at: 0.1, wave: "triangle", from: 1318.5, long: 0.28, loud: 0.28 },
  ],
  dice: each([0, 0.07, 0.13, 0.22, 0.29, 0.4], { wave: "noise", from: 1300, q: 4, long: 0.028, loud: 0.5 }),
  card: [{ wave: "noise", from: 4200, to: 1600, q: 0.9, long: 0.16, loud: 0.26, rise: 0.05 }],
  win: [523.25, 659.25, 783.99, 1046.5].map((from, step) => ({
    at: step * 0.13,
    wave: /** @type {const} */ ("triangle"),
    from,
    long: step === 3 ? 0.6 : 0.18,
    loud: 0.3,
  })),
  turn: [
    { wave: "sine", from: 740, long: 0.3, loud: 0.22 },
    { at: 0.09, wave: "sine", from: 988, long: 0.4, loud: 0.18 },
  ],
};

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let noise = null;
/**
 * Loaded when the first sound is played: the settings need a browser, this module does not.
 * @type {typeof import("./settings.js").settings | null}
 */
let settings = null;

async function wake() {
  try {
    settings ??= (await import("./settings.js")).settings;
    audio ??= new AudioContext();
    noise ??= hiss(audio);
    if (audio.state === "suspended") await audio.resume();
  } catch {
    // Without audio the page stays silent.
  }
}

if (typeof addEventListener === "function" && typeof document !== "undefined") {
  for (const first of ["pointerdown", "keydown"])
    addEventListener(first, wake, { once: true, capture: true });
}

/** One second of noise. @param {AudioContext} audio */
function hiss(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/**
 * The source node of a part, with its pitch.
 * @param {AudioContext} audio @param {Part} part @param {number} start
 */
function source(audio, part, start) {
  if (part.wave !== "noise") {
    const tone = audio.createOscillator();
    tone.type = part.wave ?? "sine";
    tone.start(start);
    return { node: tone, out: tone, pitch: tone.frequency };
  }
  const rush = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  rush.buffer = noise;
  band.type = "bandpass";
  band.Q.value = part.q ?? 1;
  rush.connect(band);
  rush.start(start, Math.random() * 0.4);
  return { node: rush, out: band, pitch: band.frequency };
}

/** @param {AudioContext} audio @param {Part} part @param {number} volume */
function sound(audio, part, volume) {
  const start = audio.currentTime + (part.at ?? 0);
  const end = start + part.long;
  const rise = part.rise ?? 0.004;
  const { node, out, pitch } = source(audio, part, start);
  const gain = audio.createGain();
  pitch.setValueAtTime(part.from, start);
  if (part.to) pitch.exponentialRampToValueAtTime(part.to, end);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, part.loud * volume), start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  out.connect(gain).connect(audio.destination);
  node.stop(end + 0.02);
}

/** @param {Sound} name */
export function playSound(name) {
  if (!audio || !settings || audio.state !== "running") return;
  const { sound: isOn, volume } = settings.peek();
  if (!isOn || !(volume > 0)) return;
  try {
    for (const part of SOUNDS[name]) sound(audio, part, volume);
  } catch {
    // Nothing waits for a sound.
  }
}
