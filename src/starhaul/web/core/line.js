/**
 * The line to a table: one WebSocket after the other, as if it were one.
 *
 * Every command is answered: what has no answer when the line breaks is sent again on the next one, with its
 * number, and the server does nothing twice (docs/protocol.md).
 */

import { signal } from "../lib.js";
import { Refusal } from "./api.js";
import { followed } from "./patch.js";
import { patience } from "./patience.js";

const VERSION = 2;
const PING_MS = 20_000;
/** How long a line may take until the welcome: three ways there and back, and there are slow networks. */
const WELCOME_MS = 12_000;
/** How long nothing at all is heard after something was said, until the line counts as dead. */
const SILENCE_MS = 8000;
/** The same for a page that comes back from sleep, where the line is dead more often than not. */
const AWAKE_MS = 2500;
const RETRY_MS = 300;
const MOST_RETRIES = 20;
/** Good-byes that are no ending although they name no time to come again. */
const WORTH_ANOTHER = ["restarting", "no-hello"];

/**
 * A command whose number the line fills in.
 * @template C @typedef {C extends {seq: number} ? Omit<C, "seq"> : never} Unnumbered
 */

/**
 * @typedef {import("../types.d.ts").ServerMessage} Fact
 * @typedef {Unnumbered<import("../types.d.ts").Command>} Command
 * @typedef {{table: string, token: string, name: string, device: string}} Place
 * @typedef {{message: Command, resolve: (fact: Fact) => void, reject: (why: Refusal) => void, tries: number}}
 *   Waiting
 */

export class Line {
  /**
   * @param {Place} place @param {(fact: Fact) => void} hear
   * @param {{match: string, rev: number} | null} [seen] The last revision that was seen before the page was
   *   loaded again.
   */
  constructor(place, hear, seen = null) {
    this._place = place;
    this._hear = hear;
    this._client = newName();
    this._seq = 0;
    this._failures = 0;
    this._lostAt = 0;
    /** @type {Map<number, Waiting>} */
    this._waiting = new Map();
    /** @type {WebSocket | null} */
    this._socket = null;
    this._timer = 0;
    /** The last revision that was seen. */
    this._lastRev = seen && { match: seen.match, rev: seen.rev };
    /** The latest update of this connection, to which changes are applied. */
    this._update = /** @type {import("../types.d.ts").UpdateMessage | null} */ (null);
    /** How the line is: `connecting` at first, `open`, `lost` while it tries again, `ended` for good. */
    this.status = signal(/** @type {"connecting" | "open" | "lost" | "ended"} */ ("connecting"));
    /** Why it has ended. */
    this.bye = signal(/** @type {import("../types.d.ts").ByeMessage | null} */ (null));
    this._beat = setInterval(() => this._keepAlive(), PING_MS);
    this._silence = 0;
    /** @type {[string, () => void][]} */
    this._heeded = [
      ["online", () => this._hurry()],
      ["offline", () => this._giveUp()],
      ["visibilitychange", () => document.hidden || this._wake()],
    ];
    for (const [what, heed] of this._heeded) addEventListener(what, heed);
    this._open();
  }

  _open() {
    const address = new URL("ws", document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = address.search = "";
    const socket = new WebSocket(address);
    this._socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this._hello()));
    socket.onmessage = (message) => this._heard(socket, JSON.parse(message.data));
    socket.onclose = () => this._closed(socket);
    this._expect(WELCOME_MS);
  }

  /** Something must be heard within this time, or the line is given up. @param {number} ms */
  _expect(ms) {
    this._silence ||= setTimeout(() => this._giveUp(), ms);
  }

  _hasHeard() {
    clearTimeout(this._silence);
    this._silence = 0;
  }

  _hello() {
    const seen = this._lastRev;
    return {
      do: "hello",
      v: VERSION,
      ...this._place,
      client: this._client,
      hints: true,
      changes: true,
      ...(seen ? { match: seen.match, last_rev: seen.rev } : {}),
    };
  }

  /** @param {WebSocket} socket @param {Fact} fact */
  _heard(socket, fact) {
    if (socket !== this._socket) return;
    this._hasHeard();
    if (fact.is === "welcome") this._welcomed(fact);
    if (fact.is === "bye") this.bye.value = fact;
    if (fact.is === "update" || fact.is === "change") this._updated(fact);
    else if ("seq" in fact) this._answered(fact);
    else this._hear(fact);
  }

  /** Hear an update, whole or as a change of the one before. If something is missing in between, a new line
   * is opened, which makes up for it.
   * @param {Extract<Fact, {is: "update" | "change"}>} fact */
  _updated(fact) {
    const update = fact.is === "change" ? followed(this._update, fact) : fact;
    if (!update || !this._follows(update)) {
      this._socket?.close();
      return;
    }
    this._update = update;
    this._hear(update);
  }

  /** @param {import("../types.d.ts").WelcomeMessage} fact */
  _welcomed(fact) {
    this._failures = 0;
    this.bye.value = null;
    this.status.value = "open";
    const update = fact.update ?? null;
    this._update = update;
    this._lastRev = update ? { match: update.match, rev: update.rev } : null;
    for (const waiting of this._waiting.values()) this._send(waiting.message);
  }

  /** Whether nothing is missing before this update.
   * @param {import("../types.d.ts").UpdateMessage} update */
  _follows(update) {
    const seen = this._lastRev;
    const isGap = seen !== null && seen.match === update.match && update.rev > seen.rev + 1;
    if (isGap) return false;
    this._lastRev = { match: update.match, rev: update.rev };
    return true;
  }

  /** @param {Extract<Fact, {seq: number}>} fact */
  _answered(fact) {
    const waiting = this._waiting.get(fact.seq);
    if (!waiting) return;
    this._waiting.delete(fact.seq);
    const isTooFast = fact.is === "refused" && fact.code === "too-fast" && waiting.tries < MOST_RETRIES;
    if (isTooFast) {
      // With a new number: the old one would be stale as soon as a later command is answered.
      setTimeout(() => this._say({ ...waiting, tries: waiting.tries + 1 }), RETRY_MS);
      return;
    }
    if (fact.is === "refused") waiting.reject(new Refusal(fact));
    else waiting.resolve(fact);
  }

  /** @param {WebSocket} socket */
  _closed(socket) {
    if (socket !== this._socket || this.status.value === "ended") return;
    this._socket = null;
    this._hasHeard();
    const bye = this.bye.value;
    const again = bye?.reconnect_ms ?? null;
    const isOver = bye !== null && again === null && !WORTH_ANOTHER.includes(bye.code);
    if (isOver) {
      this.end();
      return;
    }
    // When to come again was said for this once.
    this.bye.value = null;
    if (this.status.value !== "lost") this._lostAt = performance.now();
    this.status.value = "lost";
    const usual = patience(this._failures, performance.now() - this._lostAt);
    this._failures += 1;
    this._again(again ?? usual);
  }

  /** @param {number} ms */
  _again(ms) {
    if (this._socket || this.status.value === "ended") return;
    clearTimeout(this._timer);
    this._timer = setTimeout(() => {
      if (!this._socket && this.status.value !== "ended") this._open();
    }, ms);
  }

  /** The network is back: what was tried without it is not worth waiting for. */
  _hurry() {
    if (this.status.value !== "open") this._giveUp();
    this._failures = 0;
    this._again(0);
  }

  /** Somebody looks at the page again; the line may have died meanwhile without a word. */
  _wake() {
    if (this.status.value === "lost") this._again(0);
    if (this.status.value !== "open") return;
    this._hasHeard();
    this._expect(AWAKE_MS);
    this._keepAlive();
  }

  /** A line that is dead at the other end says nothing of it: a ping without an answer does. */
  _keepAlive() {
    if (this.status.value === "open") this.command({ do: "ping" }).then(this._hear, () => {});
  }

  /** The line may hang for long before it is said to be closed; a new one need not wait for that. */
  _giveUp() {
    const socket = this._socket;
    if (!socket) return;
    socket.close();
    this._closed(socket);
  }

  /** @param {Command} message */
  _send(message) {
    if (this.status.value !== "open") return;
    this._socket?.send(JSON.stringify(message));
    this._expect(SILENCE_MS);
  }

  /**
   * Send a command; resolves with its answer, rejects with a `Refusal`.
   * @param {Command} command
   * @returns {Promise<Fact>}
   */
  command(command) {
    return new Promise((resolve, reject) => this._say({ message: command, resolve, reject, tries: 0 }));
  }

  /** Give it a number and send it. @param {Waiting} waiting */
  _say(waiting) {
    if (this.status.value === "ended")
      return waiting.reject(new Refusal({ code: "line-ended", of: "client" }));
    this._seq += 1;
    const message = { ...waiting.message, seq: this._seq };
    this._waiting.set(message.seq, { ...waiting, message });
    this._send(message);
  }

  /** For good. Whoever still waits is told so. */
  end() {
    this.status.value = "ended";
    clearInterval(this._beat);
    clearTimeout(this._timer);
    this._hasHeard();
    for (const [what, heed] of this._heeded) removeEventListener(what, heed);
    this._socket?.close();
    this._socket = null;
    for (const waiting of this._waiting.values())
      waiting.reject(new Refusal({ code: "line-ended", of: "client" }));
    this._waiting.clear();
  }
}

/** A random name for this tab. Pages without encryption, as at home in the network, have no `randomUUID`. */
function newName() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
