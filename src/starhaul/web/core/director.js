/**
 * State first, story second: what has happened is known at once, and told one event after the other.
 *
 * `shown` is the update on the screen. While the events of the next one are being told it stays as it was,
 * and `event` is the one being told; then the next one is shown. `skip` jumps to the end, whatever is going
 * on.
 */

import { batch, signal } from "../lib.js";
import { settings } from "./settings.js";

/**
 * @typedef {import("../types.d.ts").UpdateMessage} Update
 * @typedef {import("../types.d.ts").ToldEvent} ToldEvent
 * @typedef {{rev: number, at_ms: number, event: import("./told.js").Told}} Line
 * @typedef {{event: ToldEvent, rev: number, ms: number, before: Update | null, after: Update}} Scene
 */

const LONGEST_MS = 9000;
/** A story that lags so far behind is told no more. */
const MOST_UPDATES = 12;

export class Director {
  /** @param {(event: ToldEvent, after: Update) => number} paceOf How long an event is told, in ms. */
  constructor(paceOf) {
    this.paceOf = paceOf;
    this.shown = signal(/** @type {Update | null} */ (null));
    /** The event being told, or null. */
    this.scene = signal(/** @type {Scene | null} */ (null));
    /** All events told so far, the latest last. */
    this.story = signal(/** @type {Line[]} */ ([]));
    /** @type {Update[]} */
    this._queue = [];
    /**
     * What is being told, and how many of its events have been.
     * @type {{update: Update, told: number} | null}
     */
    this._now = null;
    /** @type {(() => void) | null} */
    this._wake = null;
    this._skips = false;
  }

  /** Whether something is still being told. */
  get isPlaying() {
    return this.scene.value !== null;
  }

  /** What is being told and what comes after it. */
  get untold() {
    return [...(this._now ? [this._now.update] : []), ...this._queue];
  }

  /** The story with what has happened but is not told yet. */
  get heard() {
    const rest = this._now
      ? [{ ...this._now.update, events: this._now.update.events?.slice(this._now.told) }]
      : [];
    return [...this.story.peek(), ...[...rest, ...this._queue].flatMap(linesOf)];
  }

  /** Show this at once, without telling how it came about; it is read in the story. @param {Update} update */
  jump(update) {
    const isSameMatch = [this._now?.update, ...this._queue].every(
      (other) => !other || other.match === update.match,
    );
    const heard = isSameMatch ? this.heard : this.story.peek();
    batch(() => {
      this.begin([...heard, ...(update.missed ?? []).flatMap(linesOf)]);
      this.shown.value = update;
    });
  }

  /** Something that is no event of the match, and is told at once. @param {Line} line */
  add(line) {
    this.story.value = [...this.story.peek(), line];
  }

  /**
   * Another story; what was still to be told of the one before is not told any more.
   * @param {Line[]} [story]
   */
  begin(story = []) {
    this._queue = [];
    // Whoever is telling notices that it is not its turn any more.
    this._now = null;
    this._skips = false;
    this._hurry();
    this.scene.value = null;
    this.story.value = story;
  }

  /** @param {Update} update */
  push(update) {
    this._queue.push(update);
    if (this._queue.length > MOST_UPDATES) this.skip();
    if (!this._now) this._tell();
  }

  /** To the end of the story. */
  skip() {
    if (!this._now) return;
    this._skips = true;
    this._hurry();
  }

  _hurry() {
    this._wake?.();
    this._wake = null;
  }

  async _tell() {
    for (let update = this._queue.shift(); update; update = this._queue.shift()) {
      const now = { update, told: 0 };
      this._now = now;
      await this._tellOne(now);
      if (this._now !== now) return;
    }
    this._now = null;
    this._skips = false;
  }

  /** @param {{update: Update, told: number}} now */
  async _tellOne(now) {
    const { update } = now;
    const events = update.events ?? [];
    const paces = events.map((event) => this._pace(event, update));
    const whole = paces.reduce((sum, ms) => sum + ms, 0);
    const { speed } = settings.value;
    const factor = speed === 0 ? 0 : Math.min(1, LONGEST_MS / Math.max(1, whole)) / speed;
    for (const [number, event] of events.entries()) {
      const ms = paces[number] * factor;
      now.told = number + 1;
      this.story.value = [...this.story.value, ...linesOf({ ...update, events: [event] })];
      if (ms < 1 || this._skips || document.hidden) continue;
      this.scene.value = { event, rev: update.rev, ms, before: this.shown.peek(), after: update };
      await this._wait(ms);
      if (this._now !== now) return;
    }
    batch(() => {
      this.scene.value = null;
      this.shown.value = update;
    });
  }

  /**
   * What a newer server tells may be beyond us; then it is not worth time, but the state is shown all the
   * same.
   * @param {ToldEvent} event @param {Update} update
   */
  _pace(event, update) {
    try {
      return this.paceOf(event, update) || 0;
    } catch (why) {
      console.error(why);
      return 0;
    }
  }

  /** @param {number} ms */
  _wait(ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(undefined), ms);
      this._wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }
}

/** @param {{rev: number, at_ms: number, events?: ToldEvent[] | null}} update */
const linesOf = ({ rev, at_ms, events }) => (events ?? []).map((event) => ({ rev, at_ms, event }));
