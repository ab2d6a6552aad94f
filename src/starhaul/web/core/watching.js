/** What a visit to a table has for watching: who is followed, reactions, the chat of the stands. */

import { signal } from "../lib.js";
import { choose, settings } from "./settings.js";

/**
 * @typedef {import("../types.d.ts").ReactionsMessage} Reactions
 * @typedef {import("../types.d.ts").MurmuredMessage} Murmured
 * @typedef {import("../types.d.ts").ReactCommand["reaction"]} Reaction
 * @typedef {{id: number, reaction: string, person: number | null, place: number}} Floating A reaction on the
 *   screen: whose it is, null for a spectator, and how far from the left, from 0 to 1.
 * @typedef {Murmured & {id: number}} Murmur
 */

/** More at a time would hide the match. */
const MOST_FLOATING = 12;
const MOST_MURMURS = 200;

export class Watching {
  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this._session = session;
    /** The person who is followed; null for nobody in particular. */
    this.followed = signal(/** @type {number | null} */ (null));
    /** The persons who are shown; null for all. */
    this.cast = signal(/** @type {number[] | null} */ (null));
    this.floating = signal(/** @type {Floating[]} */ ([]));
    /** What was shown since it was last said aloud: how often each reaction. */
    this.unsaid = signal(/** @type {Record<string, number>} */ ({}));
    this.murmurs = signal(/** @type {Murmur[]} */ ([]));
    /** Our own number among the spectators; 0 for players. */
    this.number = signal(0);
    /** Spectators whose messages are hidden here, by number. */
    this.hushed = signal(/** @type {number[]} */ ([]));
    /** Whether this page shows no reactions, whatever this device prefers. */
    this.isQuiet = false;
    this._count = 0;
  }

  /** A new connection: the server does not remember what a player wants to read. @param {number} number */
  begin(number) {
    this.number.value = number;
    if (this._session.seat.peek() !== null && settings.peek().stands) this._ask(true);
  }

  /** @param {number | null} person */
  follow(person) {
    this.followed.value = person === this.followed.peek() ? null : person;
  }

  /** Whether a person is shown. @param {number} person */
  isShown(person) {
    return this.cast.value?.includes(person) ?? true;
  }

  // --- reactions -------------------------------------------------------------------------------------------

  /** @param {Reaction} reaction */
  react(reaction) {
    return this._session.tell({ do: "react", reaction });
  }

  /** @param {Reactions} received */
  show({ seats = [], watchers = {} }) {
    if (!settings.peek().reactions || this.isQuiet) return;
    const muted = this._session.muted.peek();
    const ofPlayers = seats.filter(([seat]) => !muted.includes(seat));
    const shown = [
      ...ofPlayers.map(([seat, reaction]) => this._floating(reaction, seat)),
      ...Object.entries(watchers).flatMap(([reaction, number]) =>
        Array.from({ length: Math.min(number, 4) }, () => this._floating(reaction, null)),
      ),
    ];
    this.floating.value = [...this.floating.peek(), ...shown].slice(-MOST_FLOATING);
    const unsaid = { ...this.unsaid.peek() };
    for (const [, reaction] of ofPlayers) unsaid[reaction] = (unsaid[reaction] ?? 0) + 1;
    for (const [reaction, number] of Object.entries(watchers))
      unsaid[reaction] = (unsaid[reaction] ?? 0) + number;
    this.unsaid.value = unsaid;
  }

  /** Places are spread evenly, whatever the order. @param {string} reaction @param {number | null} person */
  _floating(reaction, person) {
    this._count += 1;
    return { id: this._count, reaction, person, place: (this._count * 0.381966) % 1 };
  }

  /** @param {number} id */
  drop(id) {
    this.floating.value = this.floating.peek().filter((one) => one.id !== id);
  }

  // --- the stands ------------------------------------------------------------------------------------------

  /** @param {Murmured} received */
  hear(received) {
    if (this.hushed.peek().includes(received.watcher)) return;
    this._count += 1;
    this.murmurs.value = [...this.murmurs.peek().slice(1 - MOST_MURMURS), { ...received, id: this._count }];
  }

  /** @param {string} text */
  murmur(text) {
    return this._session.tell({ do: "murmur", text });
  }

  /** Hide the messages of a spectator here. @param {number} watcher */
  hush(watcher) {
    this.hushed.value = [...this.hushed.peek(), watcher];
    this.murmurs.value = this.murmurs.peek().filter((line) => line.watcher !== watcher);
  }

  /** A player reads the stands, or no longer; this device remembers it. @param {boolean} on */
  listen(on) {
    choose({ stands: on });
    if (!on) this.murmurs.value = [];
    return this._ask(on);
  }

  /** @param {boolean} on */
  _ask(on) {
    return this._session.tell({ do: "listen", on });
  }
}
