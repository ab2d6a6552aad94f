/** One visit to a table: the data received from the server as signals, and commands to it. */

import { computed, signal } from "../lib.js";
import { noteSent } from "./accidentalclicks.js";
import { Refusal } from "./api.js";
import { Coach } from "./coach.js";
import { Connection } from "./connection.js";
import { Director } from "./director.js";
import { takeNotice } from "./house.js";
import { endOf, keep, recall } from "./memory.js";
import { Giver } from "./nonces.js";
import { notify } from "./notices.js";
import { rememberSeat } from "./ownseats.js";
import { refusalText } from "./refusals.js";
import { t } from "./texts.js";
import { Watching } from "./watching.js";

/**
 * @typedef {import("../types.d.ts").TableMessage} Table
 * @typedef {import("../types.d.ts").UpdateMessage} Update
 * @typedef {import("../types.d.ts").HeardMessage} Heard
 * @typedef {import("../types.d.ts").ServerMessage} ServerMessage
 * @typedef {import("./connection.js").Command} Command
 * @typedef {import("../types.d.ts").EmoteCommand["emote"]} Emote
 * @typedef {Heard & {id: number, table: Table}} Said With the table as it was then.
 */

/** The emotes of a server that does not list any. */
const EMOTES = /** @type {Emote[]} */ ([
  "hello",
  "well-done",
  "thanks",
  "oops",
  "hurry",
  "wow",
  "good-game",
  "sorry",
]);

export class Session {
  /**
   * @param {import("./connection.js").Place} place
   * @param {string} [invite] The token of the table, if the visitor came through its link.
   */
  constructor(place, invite = "") {
    /** Replays (`core/replay/replaysession.js`) have the parts of a visit that screens use. */
    this.isReplay = false;
    /** Whether this is the commentator view: it only shows, and nobody acts there. */
    this.isStudio = false;
    this.place = place;
    this.invite = invite;
    this.table = signal(/** @type {Table | null} */ (null));
    /** The viewer's seat; null for spectators. */
    this.seat = signal(/** @type {number | null} */ (null));
    /** The latest update of the match; null if there is no match. */
    this.latest = signal(/** @type {Update | null} */ (null));
    /** The chat. */
    this.chat = signal(/** @type {Said[]} */ ([]));
    /** Seats that the person has muted. */
    this.muted = signal(/** @type {number[]} */ ([]));
    this.emotes = signal(/** @type {Emote[]} */ ([]));
    /** Whether the person has returned to the waiting room from the results of the last match. */
    this.hasLeftMatch = signal(false);
    /** The game of the match; the table may have agreed on another one for the next match. */
    this.game = signal("");
    /** What looking back at finished rounds has found, by match and round; null where it failed. */
    this.lookBacks = signal(/** @type {Map<string, unknown>} */ (new Map()));
    this._lookedBack = new Set();
    /** The number of unanswered commands. */
    this.pending = signal(0);
    this.director = new Director(() => 0);
    /**
     * A lesson judges actions before they are sent, and answers those that it does not allow.
     * @type {((action: object) => boolean) | null}
     */
    this.guard = null;
    /**
     * Whether an action is the one that a lesson asks for now: it is put forward, and no other. Null where
     * nothing is asked for.
     */
    this.isWanted = signal(/** @type {((action: object) => boolean) | null} */ (null));
    /** The local time at which match time was `at_ms`. */
    this._clock = { here: 0, there: 0, paused: false };
    this._starts = 0;
    this._hostPasses = 0;
    /** The local time of the last table message. */
    this._shownAt = 0;
    this._lines = 0;
    this._memory = recall(place);
    this.director.story.value = this._memory?.story ?? [];
    this._giver = new Giver((command) => this.connection.command(command));
    this.connection = new Connection(place, (received) => this._hear(received), this._memory);
    this._onHide = () => keep(place, this.latest.peek(), this.director.heard);
    addEventListener("pagehide", this._onHide);
    this.status = this.connection.status;
    this.bye = this.connection.bye;
    /** The open questions to this seat. */
    this.asked = computed(() => this.latest.value?.asked ?? []);
    /** Whether a spectator may take a free seat. */
    this.canSit = computed(
      () => this.seat.value === null && (this.invite !== "" || (this.table.value?.is_listed ?? false)),
    );
    this.coach = new Coach(this);
    this.watch = new Watching(this);
    this.isHost = computed(() => this.table.value !== null && this.table.value.host === this.seat.value);
  }

  /** @param {ServerMessage} received */
  _hear(received) {
    if (received.is === "welcome") this._welcome(received);
    if (received.is === "table") this._sit(received);
    if (received.is === "update") this._update(received);
    if (received.is === "heard") this._listen(received);
    if (received.is === "reactions") this.watch.show(received);
    if (received.is === "murmured") this.watch.hear(received);
    if (received.is === "figures") this.coach.count(received);
    if (received.is === "advice") this.coach.hear(received);
    if (received.is === "stalled") this._stall(received);
    if (received.is === "notice") takeNotice(received);
    if (received.is === "look_back") this._lookBack(received.match, received.round, received.found ?? null);
    if (received.is === "pong") this._compareClocks(received.at_ms);
  }

  /** Hints become part of the view they belong to. @param {Update} update @returns {Update} */
  _hinted(update) {
    return update.view && update.hints
      ? { ...update, view: Object.assign({}, update.view, { hints: update.hints }) }
      : update;
  }

  /** @param {import("../types.d.ts").WelcomeMessage} received */
  _welcome(received) {
    this.seat.value = received.seat;
    this.coach.begin();
    this.watch.begin(received.watcher ?? 0);
    this.emotes.value = /** @type {Emote[] | undefined} */ (received.emotes) ?? EMOTES;
    this._sit(received.table);
    const update = received.update ? this._hinted(received.update) : endOf(this._memory, received.table);
    if (!update) return this._missEnd(received.table);
    const known = this.latest.peek()?.match ?? this._memory?.match;
    if (update.match !== known) this.director.begin();
    this._setClock(update);
    this.latest.value = update;
    this.director.jump(update);
    if (received.lost_revs) this._report("server-lost", { count: received.lost_revs }, "bad");
    if (received.away_s) this._report("server-away", lasting(received.away_s));
  }

  /**
   * The server could not act for a while; match time stood still.
   * @param {import("../types.d.ts").StalledMessage} received
   */
  _stall(received) {
    if (received.at_ms != null) this._compareClocks(received.at_ms);
    this._report("server-away", lasting(received.away_s));
  }

  /**
   * A note about the server itself, shown as a notice and in the story.
   * @param {`server-${string}`} key @param {Record<string, string | number>} args
   * @param {"info" | "bad"} [kind]
   */
  _report(key, args, kind = "info") {
    notify(t(`client-${key}`, args), kind);
    this.director.add({
      rev: this.latest.peek()?.rev ?? 0,
      at_ms: Math.round(this.now()),
      event: { key, args },
    });
  }

  /**
   * The server only sends matches in progress. If one has ended while we were disconnected, its last view
   * would stay on the screen forever.
   * @param {Table} table
   */
  _missEnd(table) {
    const latest = this.latest.peek();
    const isOver = latest?.view?.is_over ?? false;
    if (!latest || isOver || table.is_playing) return;
    this.latest.value = this.director.shown.value = null;
    this.director.begin();
    notify(t("client-over-meanwhile"));
  }

  /** @param {Table} table */
  _sit(table) {
    this._starts = performance.now() + (table.starts_in_ms ?? 0);
    this._hostPasses = performance.now() + (table.host_passes_in_ms ?? 0);
    this._shownAt = performance.now();
    if (table.is_playing) {
      this.hasLeftMatch.value = false;
      this.game.value = table.game;
    }
    this.coach.look(this.table.peek(), table);
    this._adoptLink(table);
    this.table.value = table;
    this._giver.look(table, this.seat.peek());
  }

  /**
   * The operator may have replaced all links while we are here; ours comes with the table.
   * @param {Table} table
   */
  _adoptLink(table) {
    const own = table.seats[this.seat.peek() ?? -1];
    if (!own?.is_taken || !own.link || own.link === this.place.token) return;
    this.place.token = own.link;
    rememberSeat({ table: table.id, token: own.link, game: table.game });
  }

  /** @param {Update} plain */
  _update(plain) {
    const update = this._hinted(plain);
    const isNew = update.match !== this.latest.value?.match;
    this._setClock(update);
    this.latest.value = update;
    if (isNew) this.director.begin();
    this.director.push(update);
  }

  /** Stores the sender with the message, because people change seats. @param {Heard} heard */
  _listen(heard) {
    const table = this.table.peek();
    // A host's mute for everybody is applied by the server.
    if (!table || (this.muted.peek().includes(heard.seat) && !this.isHost.peek())) return;
    this._lines += 1;
    const line = { ...heard, id: this._lines, table };
    this.chat.value = [...this.chat.value.slice(-199), line];
  }

  // --- time ------------------------------------------------------------------------------------------------

  /** @param {Update} update */
  _setClock(update) {
    this._clock = { here: performance.now(), there: update.at_ms, paused: update.is_paused ?? false };
  }

  /**
   * Corrects the clock of a device that was suspended. For spectators with a delay there is no other clock.
   * @param {number} at_ms
   */
  _compareClocks(at_ms) {
    if (this.seat.peek() !== null && this.latest.peek())
      this._clock = { ...this._clock, here: performance.now(), there: at_ms };
  }

  /** The current match time in milliseconds. */
  now() {
    const { here, there, paused } = this._clock;
    return paused ? there : there + performance.now() - here;
  }

  /** Milliseconds until the match begins; null without a countdown. */
  startsIn() {
    return (this.table.value?.starts_in_ms ?? null) === null
      ? null
      : Math.max(0, this._starts - performance.now());
  }

  /** Milliseconds until somebody else becomes host; null while the host is connected. */
  hostPassesIn() {
    return (this.table.value?.host_passes_in_ms ?? null) === null
      ? null
      : Math.max(0, this._hostPasses - performance.now());
  }

  /**
   * Milliseconds until a stand-in plays for an absent person; null if none will.
   * @param {number} person
   */
  takeoverIn(person) {
    const left = this.table.value?.seats[person]?.takeover_ms ?? null;
    return left === null ? null : Math.max(0, left - (performance.now() - this._shownAt));
  }

  // --- saying ----------------------------------------------------------------------------------------------

  /**
   * Send a command; rejects with a `Refusal`.
   * @param {Command} command
   */
  async send(command) {
    noteSent();
    this.pending.value += 1;
    try {
      return await this.connection.command(command);
    } finally {
      this.pending.value -= 1;
    }
  }

  /**
   * Send a command and show the reason if it is refused. Returns whether it was executed.
   * @param {Command} command
   */
  async tell(command) {
    try {
      await this.send(command);
      return true;
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      notify(refusalText(why), "bad", why.rule);
      return false;
    }
  }

  /**
   * Send an action of the game. A refusal is passed to `onRefusal`, which shows it in place; otherwise it
   * becomes a notice.
   * @param {import("../types.d.ts").Answer} action
   * @param {(text: string, why: Refusal) => void} [onRefusal]
   */
  async act(action, onRefusal) {
    if (this.guard && !this.guard(action)) return false;
    try {
      await this.send({ do: "act", action });
      return true;
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      if (onRefusal) onRefusal(refusalText(why), why);
      else notify(refusalText(why), "bad", why.rule);
      return false;
    }
  }

  /**
   * Ask what would have saved one's ship in a finished round, once; what is found appears in `lookBacks`.
   * @param {string} match @param {number} round From 1. @param {boolean} [again] After a failure.
   */
  async lookBack(match, round, again = false) {
    const key = `${match}/${round}`;
    if (this._lookedBack.has(key) && !again) return;
    this._lookedBack.add(key);
    const known = new Map(this.lookBacks.peek());
    if (known.delete(key)) this.lookBacks.value = known;
    try {
      await this.send({ do: "look_back", match, round });
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      this._lookBack(match, round, null);
    }
  }

  /** @param {string} match @param {number} round @param {unknown} found */
  _lookBack(match, round, found) {
    this.lookBacks.value = new Map(this.lookBacks.peek()).set(`${match}/${round}`, found);
  }

  end() {
    removeEventListener("pagehide", this._onHide);
    this.connection.end();
  }
}

/** A duration in a suitable unit. @param {number} seconds */
function lasting(seconds) {
  if (seconds < 120) return { unit: "seconds", count: seconds };
  const minutes = Math.round(seconds / 60);
  return minutes < 120
    ? { unit: "minutes", count: minutes }
    : { unit: "hours", count: Math.round(minutes / 60) };
}
