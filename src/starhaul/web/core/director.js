/**
 * Plays updates as a story: the state is known at once, its events are played one after the other.
 *
 * `shown` is the update on the screen. While the events of the next one are played, it stays as it was and
 * `scene` is the current event; then the next update is shown. `skip` jumps to the end at any time.
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
/** A story this far behind is skipped. */
const MOST_UPDATES = 12;

export class Director {
  /** @param {(event: ToldEvent, after: Update) => number} paceOf How long an event is shown, in ms. */
  constructor(paceOf) {
    this.paceOf = paceOf;
    /** How fast stories are told; 0 for at once. */
    this.speedOf = () => settings.value.speed;
    /** Settles when the story that is being told has ended or been replaced. */
    this.told = Promise.resolve();
    this.shown = signal(/** @type {Update | null} */ (null));
    /** The event being played, or null. */
    this.scene = signal(/** @type {Scene | null} */ (null));
    /** All events played so far, the latest last. */
    this.story = signal(/** @type {Line[]} */ ([]));
    /** @type {Update[]} */
    this._queue = [];
    /**
     * The update being played, and how many of its events have been played.
     * @type {{update: Update, told: number} | null}
     */
    this._now = null;
    /** @type {(() => void) | null} */
    this._wake = null;
    this._skips = false;
  }

  /** Whether an event is being played. */
  get isPlaying() {
    return this.scene.value !== null;
  }

  /** The update being played and those queued after it. */
  get untold() {
    return [...(this._now ? [this._now.update] : []), ...this._queue];
  }

  /** The story including events that have happened but have not been played yet. */
  get heard() {
    const rest = this._now
      ? [{ ...this._now.update, events: this._now.update.events?.slice(this._now.told) }]
      : [];
    return [...this.story.peek(), ...[...rest, ...this._queue].flatMap(linesOf)];
  }

  /**
   * Show an update at once without playing its events; they are added to the story.
   * @param {Update} update
   */
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

  /** Add a note that is not an event of the match; it is shown at once. @param {Line} line */
  add(line) {
    this.story.value = [...this.story.peek(), line];
  }

  /**
   * Start another story; the rest of the previous one is dropped.
   * @param {Line[]} [story]
   */
  begin(story = []) {
    this._queue = [];
    // The loop that is playing notices that it has been replaced.
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
    if (!this._now) this.told = this._tell();
  }

  /** Skip to the end of the story. */
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
    const speed = this.speedOf();
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
   * Events of a newer server may be unknown here: they take no time, and the state is shown all the same.
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
