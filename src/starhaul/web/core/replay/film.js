/** A film (docs/formats.md §8): every moment of a match from one point of view. */

import { followed } from "../patch.js";

/**
 * @typedef {import("../../types.d.ts").Film} FilmData
 * @typedef {import("../../types.d.ts").UpdateMessage} Update
 * @typedef {import("../../types.d.ts").ChangeMessage} Change
 * @typedef {import("../director.js").Line} Line
 */

export class Film {
  /** @param {FilmData} data */
  constructor(data) {
    this.data = data;
    this.revisions = /** @type {(Update | Change)[]} */ (data.revisions);
    /** @type {(Update | undefined)[]} */
    this._updates = new Array(this.revisions.length);
    /** All events, and how many of them have happened at each moment. @type {Line[]} */
    this._lines = [];
    this._counts = this.revisions.map(({ rev, at_ms, events }) => {
      for (const event of events ?? []) this._lines.push({ rev, at_ms, event });
      return this._lines.length;
    });
  }

  /** The number of the last moment. */
  get last() {
    return this.revisions.length - 1;
  }

  /** The nearest moment within the film. @param {number} moment */
  within(moment) {
    return Math.max(0, Math.min(this.last, Math.round(moment) || 0));
  }

  /** The update at a moment, as a client would have had it then. @param {number} moment @returns {Update} */
  at(moment) {
    let from = moment;
    while (!this._updates[from] && this.revisions[from].is !== "update") from -= 1;
    let update = this._updates[from] ?? /** @type {Update} */ (this.revisions[from]);
    this._updates[from] = update;
    for (let next = from + 1; next <= moment; next += 1) {
      update = /** @type {Update} */ (followed(update, /** @type {Change} */ (this.revisions[next])));
      this._updates[next] = update;
    }
    return update;
  }

  /** What has been told up to a moment. @param {number} moment */
  storyTo(moment) {
    return this._lines.slice(0, this._counts[moment]);
  }

  /** The events of a moment. @param {number} moment */
  eventsAt(moment) {
    return this.revisions[moment].events ?? [];
  }

  /**
   * How many entries of the log have happened at a moment: the same for every point of view.
   * @param {number} moment
   */
  entryAt(moment) {
    return this.data.entries[moment];
  }

  /** The last moment at which no more than so many entries have happened. @param {number} entry */
  momentOf(entry) {
    const after = this.data.entries.findIndex((number) => number > entry);
    return after < 0 ? this.last : Math.max(0, after - 1);
  }
}
