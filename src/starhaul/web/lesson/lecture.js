/** One visit to a lesson: its steps and texts, where the person is, and what may be done now. */

import { get } from "../core/api.js";
import { pluginOf } from "../core/games.js";
import { retry } from "../core/retry.js";
import { playSound } from "../core/sound.js";
import { alsoSpeak, has, t } from "../core/texts.js";
import { batch, signal } from "../lib.js";
import { actOf, allows, isLike, nextStep, resumeAt } from "./course.js";
import { keepStep, stepAt } from "./lessonmemory.js";
import { closeDialogs, litBox } from "./spots.js";
import { watchTaps } from "./taps.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../core/games.js").LessonPlugin} LessonPlugin
 * @typedef {import("./course.js").Facts} Facts
 * @typedef {import("./course.js").Act} Act
 * @typedef {{at: number, act: Act | undefined, facts: Facts, lit: import("./spots.js").Box | null}} Moment
 */

const LOOK_MS = 120;
/** What the captain does is done a little later, so that one sees what was there before. */
const HELP_MS = 450;
/** How long the answer to a wrong try replaces the sentence. */
const WRONG_MS = 7000;

export class Lecture {
  /**
   * @param {Session} session @param {string} name @param {import("./course.js").Step[]} steps
   * @param {LessonPlugin} plugin
   */
  constructor(session, name, steps, plugin) {
    this.session = session;
    this.name = name;
    this.steps = steps;
    this.plugin = plugin;
    this.match = session.latest.peek()?.match ?? "";
    /** What is shown now. */
    this.moment = signal(/** @type {Moment | null} */ (null));
    /** Counts wrong tries; 0 while the sentence of the step is shown. */
    this.wrong = signal(0);
    this._wrongTimer = 0;
    this._answeredAt = 0;
    /** The sentence that is being skipped, by its key. */
    this._skips = "";
    this._seen = "";
    /** When the present act began, and whether the captain has done it. */
    this._since = 0;
    this._isDone = false;
    session.guard = (action) => this._guard(action);
    this._unwatch = watchTaps((at) => this._answerIdle(at));
    // While there is a lesson, rules are named only where somebody asks for them.
    document.documentElement.dataset.lesson = name;
    this._timer = setInterval(() => this.look(), LOOK_MS);
    this.look();
  }

  /** Load everything for the lesson of a table. @param {Session} session @param {string} name */
  static async begin(session, name) {
    const game = session.table.peek()?.game ?? "";
    const load = pluginOf(game).lesson;
    if (!load) throw new Error(`no lessons for ${game}`);
    const [{ steps }, { lesson }] = await Promise.all([
      retry(() => get(`api/games/${game}/lessons/${name}`)),
      retry(load),
      alsoSpeak("lesson"),
    ]);
    if (lesson.texts) await alsoSpeak(lesson.texts);
    return new Lecture(session, name, steps, lesson);
  }

  end() {
    clearInterval(this._timer);
    clearTimeout(this._wrongTimer);
    this._unwatch();
    this.session.guard = this.session.isWanted.value = null;
    delete document.documentElement.dataset.lesson;
    delete document.documentElement.dataset.step;
  }

  /** Compare the match with the lesson. */
  look() {
    const facts = this.plugin.facts(this.session);
    if (!facts) return;
    const at = this._at(facts);
    const act = this.steps[at] && actOf(this.steps[at], facts);
    const lit = act ? litBox(this.plugin.spotOf(act)) : null;
    const seen = JSON.stringify([at, act, facts, lit]);
    if (seen !== this._seen) {
      this._seen = seen;
      this._show({ at, act, facts, lit });
    }
    this._help(at, act);
  }

  /** @param {Facts} facts */
  _at(facts) {
    const match = this.session.latest.peek()?.match ?? "";
    const before = match === this.match ? this.moment.peek()?.at : undefined;
    this.match = match;
    return before === undefined
      ? nextStep(this.steps, stepAt(match) ?? resumeAt(this.steps, facts), facts)
      : nextStep(this.steps, before, facts);
  }

  /** @param {Moment} now */
  _show(now) {
    const before = this.moment.peek();
    batch(() => {
      if (before?.act !== now.act || before?.at !== now.at) this._begin(now.act);
      // An answer stays as long as the sentence that it replaces.
      if (!before || sentenceOf(before.at, before.act) !== sentenceOf(now.at, now.act)) this.wrong.value = 0;
      this.moment.value = now;
    });
    document.documentElement.dataset.step = this.steps[now.at]?.name ?? "";
    if (before?.at !== now.at) keepStep(this.match, now.at);
  }

  /** @param {Act | undefined} act */
  _begin(act) {
    this._since = performance.now();
    this._isDone = false;
    const wanted = act?.do;
    this.session.isWanted.value = wanted ? (/** @type {object} */ action) => isLike(wanted, action) : null;
    if (act) closeDialogs(this.plugin.spotOf(act));
  }

  /** Whether an action fits the step; if not, the captain answers it. @param {object} action */
  _guard(action) {
    const now = this.moment.peek();
    if (!now || allows(now.act, action)) return true;
    this._answer();
    return false;
  }

  /** The captain answers a wrong try. */
  _answer() {
    if (!this.moment.peek()?.act) return;
    this._answeredAt = performance.now();
    this.wrong.value += 1;
    clearTimeout(this._wrongTimer);
    this._wrongTimer = setTimeout(() => (this.wrong.value = 0), WRONG_MS);
    playSound("refuse");
  }

  /** A tap had no effect; unless its only effect was an answer. @param {number} at */
  _answerIdle(at) {
    if (this._answeredAt < at) this._answer();
  }

  /** The sentence of this moment. */
  get words() {
    const now = this.moment.value;
    const step = now && this.steps[now.at];
    if (!now || !step || !now.act) return null;
    const wrong = `lesson-${this.name}-${step.name}-wrong`;
    const otherwise = this.isRead ? "lesson-wrong-read" : "lesson-wrong";
    if (this.wrong.value) return { text: t(has(wrong) ? wrong : otherwise), isWrong: true };
    return { text: t(`lesson-${this.name}-${now.act.says || step.name}`), isWrong: false };
  }

  /** Whether there is nothing left to explain. */
  get isLast() {
    return this.moment.value?.at === this.steps.length - 1;
  }

  /** Whether the step ends when it has been read. */
  get isRead() {
    const now = this.moment.value;
    return now !== null && now.at < this.steps.length && !this.steps[now.at].until;
  }

  /** The person has read the step. */
  read() {
    const now = this.moment.peek();
    if (!now) return;
    this._show({ ...now, at: now.at + 1, act: undefined, lit: null });
    this.look();
  }

  /** The captain does what the sentence asks for; what comes of it is explained like anything else. */
  skip() {
    const now = this.moment.peek();
    if (!now) return;
    if (this.isRead) return this.read();
    this._skips = sentenceOf(now.at, now.act);
    this.look();
  }

  /**
   * Do what the captain does herself, or what is being skipped.
   * @param {number} at @param {Act | undefined} act
   */
  _help(at, act) {
    if (!act || this.session.pending.peek()) return;
    const isSkipped = this._skips === sentenceOf(at, act);
    if (!isSkipped) this._skips = "";
    const isDue = act.auto && !this._isDone && performance.now() - this._since >= HELP_MS;
    if (!isSkipped && !isDue) return;
    this._isDone = true;
    const answer = act.do ?? this.session.asked.peek()[0]?.default;
    if (answer) this.session.act(/** @type {import("../types.d.ts").Answer} */ (answer));
    else this._skips = "";
  }
}

/** Names a sentence of a lesson. @param {number} at @param {Act | undefined} act */
const sentenceOf = (at, act) => `${at} ${act?.says ?? ""}`;
