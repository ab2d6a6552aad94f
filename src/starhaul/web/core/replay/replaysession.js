/**
 * A replay in the place of a visit to a table: it has the parts of `core/session.js` that screens use, filled
 * from a film, and answers nothing. Time stands still between its moments.
 */

import { batch, computed, signal } from "../../lib.js";
import { isBotName } from "../botnames.js";
import { Coach } from "../coach.js";
import { Director } from "../director.js";
import { Watching } from "../watching.js";
import { gapAfter } from "./pacing.js";

/**
 * @typedef {import("../../types.d.ts").TableMessage} Table
 * @typedef {import("../../types.d.ts").UpdateMessage} Update
 * @typedef {import("./film.js").Film} Film
 * @typedef {{names: readonly string[], colours: readonly number[]}} Players By seat, as far as they are
 *   known; bots by their skill.
 */

export const SPEEDS = [1, 2, 4, 8, 16];

/** The parts of a visit that nothing changes in a replay. */
const NOTHING = signal(null);

export class ReplaySession {
  /**
   * @param {Film} film @param {Table} table
   * @param {(update: Update) => boolean} isLapse Whether what follows an update is shown as a time-lapse.
   */
  constructor(film, table, isLapse = () => false) {
    this.isReplay = true;
    this.isStudio = false;
    this.isLapse = isLapse;
    this.film = signal(film);
    this.moment = signal(0);
    this.speed = signal(1);
    this.isPlaying = signal(false);
    /** The two seats whose ships are shown side by side; null for all. */
    this.pair = signal(/** @type {[number, number] | null} */ (null));
    this.table = signal(/** @type {Table | null} */ (table));
    this.game = signal(table.game);
    this.seat = computed(() => this.film.value.data.seat);
    this.latest = signal(/** @type {Update | null} */ (null));
    this.asked = computed(() => this.latest.value?.asked ?? []);
    this.director = new Director(() => 0);
    this.director.speedOf = () => this.speed.peek();
    /** Changes with every order to play or stop, so that an earlier one can tell that it is over. */
    this._run = 0;
    /** @type {(() => void) | null} */
    this._wake = null;
    // What a visit to a table has besides.
    this.place = { table: "", token: "" };
    this.invite = "";
    this.chat = signal([]);
    this.muted = signal([]);
    this.emotes = signal([]);
    this.pending = signal(0);
    this.hasLeftMatch = signal(false);
    this.status = signal("open");
    this.bye = NOTHING;
    this.isHost = signal(false);
    this.canSit = signal(false);
    this.lookBacks = signal(new Map());
    this.guard = null;
    this.isWanted = signal(null);
    /** Nobody else is there. */
    this.watch = new Watching(/** @type {import("../session.js").Session} */ (/** @type {unknown} */ (this)));
    /** Nobody is advised here. */
    this.coach = new Coach(/** @type {import("../session.js").Session} */ (/** @type {unknown} */ (this)));
    this.show(0);
  }

  // --- moments ---------------------------------------------------------------------------------------------

  /** Show a moment at once. @param {number} moment */
  show(moment) {
    const film = this.film.peek();
    const now = film.within(moment);
    const update = hinted(film.at(now));
    batch(() => {
      this.moment.value = now;
      this.latest.value = update;
      this.director.begin(film.storyTo(now));
      this.director.shown.value = update;
    });
  }

  /** Stop, and show a moment. @param {number} moment */
  jump(moment) {
    this.pause();
    this.show(moment);
  }

  /** Look from another point of view at the same moment. @param {Film} film */
  look(film) {
    const entry = this.film.peek().entryAt(this.moment.peek());
    this.pause();
    batch(() => {
      this.film.value = film;
      this.show(film.momentOf(entry));
    });
  }

  // --- playing ---------------------------------------------------------------------------------------------

  pause() {
    this._run += 1;
    this.isPlaying.value = false;
    this._wake?.();
  }

  toggle() {
    if (this.isPlaying.peek()) this.jump(this.moment.peek());
    else this.play();
  }

  /** Play from here, or from the beginning if this is the end. */
  async play() {
    this.pause();
    const run = this._run;
    if (this.moment.peek() >= this.film.peek().last) this.show(0);
    this.isPlaying.value = true;
    while (this.moment.peek() < this.film.peek().last) {
      await this._wait(this._gap());
      if (this._run !== run) return;
      await this._tellNext();
      if (this._run !== run) return;
    }
    this.isPlaying.value = false;
  }

  _gap() {
    const moment = this.moment.peek();
    const { revisions } = this.film.peek();
    const update = /** @type {Update} */ (this.latest.peek());
    const passed = revisions[moment + 1].at_ms - update.at_ms;
    return gapAfter(passed, this.isLapse(update)) / this.speed.peek();
  }

  /** Tell the events of the next moment, then show it. */
  _tellNext() {
    const moment = this.moment.peek() + 1;
    const update = hinted(this.film.peek().at(moment));
    batch(() => {
      this.moment.value = moment;
      this.latest.value = update;
    });
    this.director.push(update);
    return this.director.told;
  }

  /** @param {number} ms @returns {Promise<void>} */
  _wait(ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this._wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  // --- what screens ask a visit ----------------------------------------------------------------------------

  /** Match time. */
  now() {
    return this.latest.value?.at_ms ?? 0;
  }

  startsIn() {
    return null;
  }

  hostPassesIn() {
    return null;
  }

  takeoverIn() {
    return null;
  }

  async lookBack() {}

  async send() {
    return null;
  }

  async tell() {
    return false;
  }

  async act() {
    return false;
  }

  end() {
    this.pause();
    this.director.begin();
  }
}

/** Hints become part of the view they belong to. @param {Update} update @returns {Update} */
const hinted = (update) =>
  update.view && update.hints
    ? { ...update, view: Object.assign({}, update.view, { hints: update.hints }) }
    : update;

/**
 * The table of a replay, from what is known of its match.
 * @param {import("./film.js").FilmData} film
 * @param {Players} players
 * @returns {Table}
 */
export function tableOf(film, { names, colours }) {
  const { game } = film.head;
  const config = /** @type {Table["config"]} */ (film.config);
  // Where the colours are not known, they are those that seats have at first.
  const seats = Array.from({ length: Number(config.seats) }, (_, seat) =>
    seatOf(names[seat] ?? "", colours[seat] ?? seat),
  );
  return { is: "table", id: "", game, config, seats, host: -1, match: film.match, is_playing: false };
}

/** @param {string} name @param {number} colour */
function seatOf(name, colour) {
  const who = isBotName(name) ? { bot: name } : { name, is_taken: true, is_connected: true };
  return { ...who, colour };
}
