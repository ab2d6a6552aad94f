/**
 * The coach of the viewer's seat: figures of what is being made, and advice on the open question. Both come
 * from the server, which decides who may have a coach.
 */

import { computed, signal } from "../lib.js";
import { Refusal } from "./api.js";
import { notify } from "./notices.js";
import { refusalText } from "./refusals.js";
import { choose } from "./settings.js";
import { t } from "./texts.js";

/**
 * @typedef {import("./session.js").Session} Session
 * @typedef {import("../types.d.ts").Counsel} Counsel
 * @typedef {import("../types.d.ts").TableMessage} Table
 */

export class Coach {
  /** @param {Session} session */
  constructor(session) {
    this._session = session;
    this._figures = signal(/** @type {import("../types.d.ts").FiguresMessage | null} */ (null));
    this._given = signal(/** @type {{counsel: Counsel, subject: string} | null} */ (null));
    this._asked = "";
    /** Whether to ask once more if the question has changed meanwhile. */
    this._isRepeatable = false;
    /** The answer that is shown on the board: a tile lies there as it would be attached. */
    this.shown = signal(/** @type {"best" | "second"} */ ("best"));
    /** Whether advice is on its way. */
    this.isThinking = signal(false);
    this._mine = computed(() => session.table.value?.seats[session.seat.value ?? -1]);
    this.isOn = computed(() => this._mine.value?.has_coach ?? false);
    /** Whether the person may have a coach. */
    this.isPossible = computed(() => this._mine.value !== undefined && !session.table.value?.no_coach);
    /** What the question is about: advice on another one is outdated. */
    this._subject = computed(() => subjectOf(session));
    /** The figures of the match; null if there are none. */
    this.figures = computed(() => {
      const latest = this._figures.value;
      return this.isOn.value && latest?.match === session.latest.value?.match
        ? (latest?.figures ?? null)
        : null;
    });
    /** The advice on the open question; null if there is none. */
    this.counsel = computed(() => {
      const given = this._given.value;
      return given && this.isOn.value && given.subject === this._subject.value ? given.counsel : null;
    });
  }

  /** Switch it on or off, for later matches, too. @param {boolean} on */
  async turn(on) {
    if (await this._session.tell({ do: "coach", on })) choose({ coach: on ? "on" : "off" });
  }

  /** Ask about the open question. */
  async ask() {
    if (this.isThinking.peek() || !this.isOn.peek()) return;
    this._isRepeatable = true;
    await this._send();
  }

  async _send() {
    this.isThinking.value = true;
    this._asked = this._subject.peek();
    try {
      // Not by `session.send`: the story goes on meanwhile.
      await this._session.connection.command({ do: "advise" });
    } catch (why) {
      this.isThinking.value = false;
      if (!(why instanceof Refusal)) throw why;
      notify(refusalText(why), "bad");
    }
  }

  close() {
    this._given.value = null;
  }

  /** What was advised has become impossible. @param {string} why One line. */
  withdraw(why) {
    this.close();
    notify(why);
  }

  /** @param {import("../types.d.ts").FiguresMessage} received */
  count(received) {
    this._figures.value = received;
  }

  /** @param {import("../types.d.ts").AdviceMessage} received */
  hear({ counsel, code }) {
    this.isThinking.value = false;
    // A tile may have come to the hand after the coach was asked.
    if (counsel && this._isRepeatable && this._asked !== this._subject.peek()) {
      this._isRepeatable = false;
      this._send();
      return;
    }
    this.shown.value = "best";
    if (counsel) this._given.value = { counsel, subject: this._asked };
    else if (code) notify(t(`table-${code}`));
  }

  /** A new connection: what was asked before is not answered any more. */
  begin() {
    this.isThinking.value = false;
  }

  /**
   * The table has changed: say so if the coach had to stop.
   * @param {Table | null} before @param {Table} now
   */
  look(before, now) {
    const seat = this._session.seat.peek() ?? -1;
    const isStopped = before?.seats[seat]?.has_coach && !now.seats[seat]?.has_coach;
    if (isStopped && now.no_coach) notify(t("coach-suspended", { why: t(`table-${now.no_coach}`) }));
  }
}

/** @param {Session} session */
function subjectOf(session) {
  const latest = session.latest.value;
  const view = /** @type {{me?: number | null, seats?: unknown[]} | null} */ (latest?.view ?? null);
  return JSON.stringify([latest?.match, latest?.asked, view?.seats?.[view.me ?? -1]]);
}
