/**
 * State first, story second: what has happened is known at once, and told one event after the other.
 *
 * `shown` is the update on the screen. While the events of the next one are being told it stays as it was, and
 * `event` is the one being told; then the next one is shown. `skip` jumps to the end, whatever is going on.
 */

import { batch, signal } from "../lib.js";
import { settings } from "./settings.js";

/**
 * @typedef {import("../types.d.ts").Update} Update
 * @typedef {import("../types.d.ts").Told} Told
 * @typedef {{event: Told, rev: number, ms: number, before: Update | null, after: Update}} Scene
 */

const LONGEST_MS = 9000;
/** A story that lags so far behind is told no more. */
const MOST_UPDATES = 12;

export class Director {
  /** @param {(event: Told, after: Update) => number} paceOf How long an event is told, in milliseconds. */
  constructor(paceOf) {
    this.paceOf = paceOf;
    this.shown = signal(/** @type {Update | null} */ (null));
    /** The event being told, or null. */
    this.scene = signal(/** @type {Scene | null} */ (null));
    /** All events told so far, the latest last. */
    this.story = signal(/** @type {{rev: number, at_ms: number, event: Told}[]} */ ([]));
    /** @type {Update[]} */
    this._queue = [];
    this._isTelling = false;
    /** @type {(() => void) | null} */
    this._wake = null;
    this._skips = false;
  }

  /** Whether something is still being told. */
  get isTelling() {
    return this.scene.value !== null;
  }

  /** Show this at once, without telling how it came about. @param {Update} update */
  jump(update) {
    this._queue.length = 0;
    this._skip();
    batch(() => {
      this.scene.value = null;
      this.shown.value = update;
    });
    for (const missed of update.missed ?? []) this._remember(missed.rev, missed.at_ms, missed.events);
  }

  /** @param {Update} update */
  push(update) {
    this._queue.push(update);
    if (this._queue.length > MOST_UPDATES) this._skips = true;
    if (!this._isTelling) this._tell();
  }

  /** To the end of the story. */
  skip() {
    if (!this._isTelling) return;
    this._skips = true;
    this._skip();
  }

  _skip() {
    this._wake?.();
    this._wake = null;
  }

  async _tell() {
    this._isTelling = true;
    for (let update = this._queue.shift(); update; update = this._queue.shift()) {
      await this._tellOne(update);
    }
    this._isTelling = this._skips = false;
  }

  /** @param {Update} update */
  async _tellOne(update) {
    const events = update.events ?? [];
    const paces = events.map((event) => this.paceOf(event, update));
    const whole = paces.reduce((sum, ms) => sum + ms, 0);
    const { speed } = settings.value;
    const factor = speed === 0 ? 0 : Math.min(1, LONGEST_MS / Math.max(1, whole)) / speed;
    for (const [number, event] of events.entries()) {
      const ms = paces[number] * factor;
      this._remember(update.rev, update.at_ms, [event]);
      if (ms < 1 || this._skips || document.hidden) continue;
      this.scene.value = { event, rev: update.rev, ms, before: this.shown.peek(), after: update };
      await this._wait(ms);
    }
    batch(() => {
      this.scene.value = null;
      this.shown.value = update;
    });
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

  /** @param {number} rev @param {number} at_ms @param {Told[]} events */
  _remember(rev, at_ms, events) {
    if (events.length) this.story.value = [...this.story.value, ...events.map((event) => ({ rev, at_ms, event }))];
  }
}
