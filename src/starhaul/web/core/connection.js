/**
 * The connection to a table: a sequence of WebSockets that looks like a single one.
 *
 * Every command is answered. Commands that are unanswered when a socket breaks are sent again on the next one
 * with the same number, and the server executes none of them twice (docs/protocol.md).
 */

import { signal } from "../lib.js";
import { guestPass, Refusal } from "./api.js";
import { backoff } from "./backoff.js";
import { followed } from "./patch.js";

const VERSION = 2;
const PING_MS = 20_000;
/** Timeout from opening a socket to the welcome: three round trips, and some networks are slow. */
const WELCOME_MS = 12_000;
/** After sending something: how long to wait for any message before the socket counts as dead. */
const SILENCE_MS = 8000;
/** The same for a page that was suspended, whose socket is usually dead. */
const AWAKE_MS = 2500;
const RETRY_MS = 300;
const MOST_RETRIES = 20;
/** Closing reasons after which to reconnect, even if the server names no time. */
const WORTH_ANOTHER = ["restarting", "no-hello"];

/**
 * A command without its number, which the connection fills in.
 * @template C @typedef {C extends {seq: number} ? Omit<C, "seq"> : never} Unnumbered
 */

/**
 * @typedef {import("../types.d.ts").ServerMessage} ServerMessage
 * @typedef {Unnumbered<import("../types.d.ts").Command>} Command
 * @typedef {{table: string, token: string, name: string, device: string}} Place
 * @typedef {{message: Command, resolve: (received: ServerMessage) => void, reject: (why: Refusal) => void,
 *   tries: number}}
 *   Waiting
 */

export class Connection {
  /**
   * @param {Place} place @param {(received: ServerMessage) => void} hear
   * @param {{match: string, rev: number} | null} [seen] The last revision seen before the page was reloaded.
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
    /** The last revision received. */
    this._lastRev = seen && { match: seen.match, rev: seen.rev };
    /** The latest update of this connection, to which changes are applied. */
    this._update = /** @type {import("../types.d.ts").UpdateMessage | null} */ (null);
    /** `connecting` at first, then `open`; `lost` while it reconnects, `ended` for good. */
    this.status = signal(/** @type {"connecting" | "open" | "lost" | "ended"} */ ("connecting"));
    /** Why the connection has ended. */
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

  /** Give the socket up unless a message arrives within this time. @param {number} ms */
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
      ...(!this._place.token && guestPass() ? { invitation: guestPass() } : {}),
      client: this._client,
      hints: true,
      changes: true,
      ...(seen ? { match: seen.match, last_rev: seen.rev } : {}),
    };
  }

  /** @param {WebSocket} socket @param {ServerMessage} received */
  _heard(socket, received) {
    if (socket !== this._socket) return;
    this._hasHeard();
    if (received.is === "welcome") this._welcomed(received);
    if (received.is === "bye") this.bye.value = received;
    if (received.is === "update" || received.is === "change") this._updated(received);
    else if ("seq" in received) this._answered(received);
    else this._hear(received);
  }

  /**
   * Handle an update, whole or as a change of the one before. If one is missing in between, reconnecting
   * fetches it.
   * @param {Extract<ServerMessage, {is: "update" | "change"}>} received
   */
  _updated(received) {
    const update = received.is === "change" ? followed(this._update, received) : received;
    if (!update || !this._follows(update)) {
      this._socket?.close();
      return;
    }
    this._update = update;
    this._hear(update);
  }

  /** @param {import("../types.d.ts").WelcomeMessage} received */
  _welcomed(received) {
    this._failures = 0;
    this.bye.value = null;
    this.status.value = "open";
    const update = received.update ?? null;
    this._update = update;
    this._lastRev = update ? { match: update.match, rev: update.rev } : null;
    for (const waiting of this._waiting.values()) this._send(waiting.message);
  }

  /**
   * Whether no update is missing before this one.
   * @param {import("../types.d.ts").UpdateMessage} update
   */
  _follows(update) {
    const seen = this._lastRev;
    const isGap = seen !== null && seen.match === update.match && update.rev > seen.rev + 1;
    if (isGap) return false;
    this._lastRev = { match: update.match, rev: update.rev };
    return true;
  }

  /** @param {Extract<ServerMessage, {seq: number}>} received */
  _answered(received) {
    const waiting = this._waiting.get(received.seq);
    if (!waiting) return;
    this._waiting.delete(received.seq);
    const isTooFast =
      received.is === "refused" && received.code === "too-fast" && waiting.tries < MOST_RETRIES;
    if (isTooFast) {
      // With a new number: the old one would be stale as soon as a later command is answered.
      setTimeout(() => this._say({ ...waiting, tries: waiting.tries + 1 }), RETRY_MS);
      return;
    }
    if (received.is === "refused") waiting.reject(new Refusal(received));
    else waiting.resolve(received);
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
    // The time to reconnect was for this attempt only.
    this.bye.value = null;
    if (this.status.value !== "lost") this._lostAt = performance.now();
    this.status.value = "lost";
    const usual = backoff(this._failures, performance.now() - this._lostAt);
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

  /** The network is back: reconnect at once instead of waiting for the next attempt. */
  _hurry() {
    if (this.status.value !== "open") this._giveUp();
    this._failures = 0;
    this._again(0);
  }

  /** The page is visible again; the socket may have died unnoticed. */
  _wake() {
    if (this.status.value === "lost") this._again(0);
    if (this.status.value !== "open") return;
    this._hasHeard();
    this._expect(AWAKE_MS);
    this._keepAlive();
  }

  /** A ping detects a socket that is dead without having been closed. */
  _keepAlive() {
    if (this.status.value === "open") this.command({ do: "ping" }).then(this._hear, () => {});
  }

  /** Abandon the socket: the browser may take long to report it as closed, and a new one need not wait. */
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
   * @returns {Promise<ServerMessage>}
   */
  command(command) {
    return new Promise((resolve, reject) => this._say({ message: command, resolve, reject, tries: 0 }));
  }

  /** Number the command and send it. @param {Waiting} waiting */
  _say(waiting) {
    if (this.status.value === "ended")
      return waiting.reject(new Refusal({ code: "connection-ended", of: "client" }));
    this._seq += 1;
    const message = { ...waiting.message, seq: this._seq };
    this._waiting.set(message.seq, { ...waiting, message });
    this._send(message);
  }

  /** End the connection for good and reject all unanswered commands. */
  end() {
    this.status.value = "ended";
    clearInterval(this._beat);
    clearTimeout(this._timer);
    this._hasHeard();
    for (const [what, heed] of this._heeded) removeEventListener(what, heed);
    this._socket?.close();
    this._socket = null;
    for (const waiting of this._waiting.values())
      waiting.reject(new Refusal({ code: "connection-ended", of: "client" }));
    this._waiting.clear();
  }
}

/** A random ID of this tab. Pages without encryption, as in a home network, have no `randomUUID`. */
function newName() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
