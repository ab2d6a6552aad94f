/**
 * The line to a table: one WebSocket after the other, as if it were one.
 *
 * Every command is answered: what has no answer when the line breaks is sent again on the next one, with its
 * number, and the server does nothing twice (docs/protocol.md).
 */

import { signal } from "../lib.js";
import { Refusal } from "./api.js";

const VERSION = 1;
const SOONEST_MS = 250;
const LATEST_MS = 8000;
const PING_MS = 20_000;
const RETRY_MS = 300;
const MOST_RETRIES = 20;

/**
 * @typedef {import("../types.d.ts").Fact} Fact
 * @typedef {{table: string, token: string, name: string}} Place
 * @typedef {{message: any, resolve: (fact: Fact) => void, reject: (why: Refusal) => void, tries: number}} Waiting
 */

export class Line {
  /**
   * @param {Place} place
   * @param {(fact: Fact) => void} hear
   * @param {{match: string, rev: number} | null} [seen] The last revision that was seen before the page was loaded again.
   */
  constructor(place, hear, seen = null) {
    this._place = place;
    this._hear = hear;
    this._client = crypto.randomUUID();
    this._seq = 0;
    this._failures = 0;
    /** @type {Map<number, Waiting>} */
    this._waiting = new Map();
    /** @type {WebSocket | null} */
    this._socket = null;
    this._timer = 0;
    /** The last revision that was seen. */
    this._lastRev = seen && { match: seen.match, rev: seen.rev };
    /** How the line is: `connecting` at first, `open`, `lost` while it tries again, `ended` for good. */
    this.status = signal(/** @type {"connecting" | "open" | "lost" | "ended"} */ ("connecting"));
    /** Why it has ended, or why it is lost. */
    this.bye = signal(/** @type {import("../types.d.ts").Bye | null} */ (null));
    this._beat = setInterval(() => this._keepAlive(), PING_MS);
    this._isUnanswered = false;
    this._onOnline = () => this._again(0);
    this._onOffline = () => this._giveUp();
    addEventListener("online", this._onOnline);
    addEventListener("offline", this._onOffline);
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
  }

  _hello() {
    const seen = this._lastRev;
    return {
      do: "hello",
      v: VERSION,
      ...this._place,
      client: this._client,
      hints: true,
      ...(seen ? { match: seen.match, last_rev: seen.rev } : {}),
    };
  }

  /** @param {WebSocket} socket @param {Fact} fact */
  _heard(socket, fact) {
    if (socket !== this._socket) return;
    this._isUnanswered = false;
    if (fact.is === "welcome") this._welcomed(fact);
    if (fact.is === "update" && !this._follows(fact)) return;
    if (fact.is === "bye") this.bye.value = fact;
    if ("seq" in fact) this._answered(fact);
    else this._hear(fact);
  }

  /** @param {import("../types.d.ts").Welcome} fact */
  _welcomed(fact) {
    this._failures = 0;
    this.bye.value = null;
    this.status.value = "open";
    const update = fact.update;
    this._lastRev = update ? { match: update.match, rev: update.rev } : null;
    for (const waiting of this._waiting.values()) this._send(waiting.message);
  }

  /** Whether nothing is missing before this update; else a new line is opened, which makes up for it.
   * @param {import("../types.d.ts").Update} update */
  _follows(update) {
    const seen = this._lastRev;
    const isGap = seen !== null && seen.match === update.match && update.rev > seen.rev + 1;
    if (isGap) {
      this._socket?.close();
      return false;
    }
    this._lastRev = { match: update.match, rev: update.rev };
    return true;
  }

  /** @param {any} fact */
  _answered(fact) {
    const waiting = this._waiting.get(fact.seq);
    if (!waiting) return;
    const isTooFast = fact.is === "refused" && fact.code === "too-fast" && waiting.tries < MOST_RETRIES;
    if (isTooFast) {
      waiting.tries += 1;
      setTimeout(() => this._send(waiting.message), RETRY_MS);
      return;
    }
    this._waiting.delete(fact.seq);
    if (fact.is === "refused") waiting.reject(new Refusal(fact));
    else waiting.resolve(fact);
  }

  /** @param {WebSocket} socket */
  _closed(socket) {
    if (socket !== this._socket || this.status.value === "ended") return;
    this._socket = null;
    const bye = this.bye.value;
    const isOver = bye !== null && (bye.reconnect_ms ?? null) === null && bye.code !== "restarting";
    if (isOver) {
      this.end();
      return;
    }
    this.status.value = "lost";
    const patience = Math.min(LATEST_MS, SOONEST_MS * 2 ** this._failures) * (0.75 + Math.random() / 2);
    this._failures += 1;
    this._again(bye?.reconnect_ms ?? patience);
  }

  /** @param {number} ms */
  _again(ms) {
    if (this._socket || this.status.value === "ended") return;
    clearTimeout(this._timer);
    this._timer = setTimeout(() => {
      if (!this._socket && this.status.value !== "ended") this._open();
    }, ms);
  }

  /** A line that is dead at the other end says nothing of it: a ping without an answer does. */
  _keepAlive() {
    if (this.status.value !== "open") return;
    if (this._isUnanswered) {
      this._giveUp();
      return;
    }
    this._isUnanswered = true;
    this.command({ do: "ping" }).catch(() => {});
  }

  /** The line may hang for long before it is said to be closed; a new one need not wait for that. */
  _giveUp() {
    const socket = this._socket;
    if (!socket) return;
    socket.close();
    this._closed(socket);
  }

  /** @param {any} message */
  _send(message) {
    if (this.status.value === "open") this._socket?.send(JSON.stringify(message));
  }

  /**
   * Send a command; resolves with its answer, rejects with a `Refusal`.
   * @param {any} command
   * @returns {Promise<Fact>}
   */
  command(command) {
    if (this.status.value === "ended") return Promise.reject(new Refusal({ code: "line-ended", of: "client" }));
    this._seq += 1;
    const message = { ...command, seq: this._seq };
    return new Promise((resolve, reject) => {
      this._waiting.set(message.seq, { message, resolve, reject, tries: 0 });
      this._send(message);
    });
  }

  /** For good. Whoever still waits is told so. */
  end() {
    this.status.value = "ended";
    clearInterval(this._beat);
    clearTimeout(this._timer);
    removeEventListener("online", this._onOnline);
    removeEventListener("offline", this._onOffline);
    this._socket?.close();
    this._socket = null;
    for (const waiting of this._waiting.values()) waiting.reject(new Refusal({ code: "line-ended", of: "client" }));
    this._waiting.clear();
  }
}
