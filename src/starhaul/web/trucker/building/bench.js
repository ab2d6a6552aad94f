/**
 * The workbench: what is in the hand, where it points, and the actions sent to the server.
 *
 * The screen shows actions at once. They are sent one by one, because each may depend on the one before. A
 * refused action is undone together with those queued after it, and the reason is shown in place.
 */

import { announce } from "../../core/notices.js";
import { settings } from "../../core/settings.js";
import { playSound } from "../../core/sound.js";
import { t } from "../../core/texts.js";
import { computed, signal } from "../../lib.js";
import { boardData, tileData } from "../data.js";
import { colourOf, configOf, editionOf, latestView, nameOf } from "../who.js";
import { tileWords } from "../words.js";
import { middleCell } from "./geometry.js";
import { applied, UNKNOWN, windowTile, workbenchOf } from "./state.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../who.js").View} View
 * @typedef {import("../../types.d.ts").trucker.Answer} Answer
 * @typedef {number | "pool" | "reserve" | "hand" | "piles" | "finish" | "hourglass"} Spot A cell, or a part
 *   of the screen.
 * @typedef {{action: Answer, spot: Spot, isSure: boolean}} Asked
 */

const BUBBLE_MS = 5000;

export class Bench {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.edition = editionOf(session);
    this.pending = signal(/** @type {Asked[]} */ ([]));
    this._isBusy = false;
    /** Quarter turns of the tile in the hand. */
    this.turn = signal(0);
    /** The direction of the last rotation, for the animation. */
    this.spin = 0;
    this._isLifted = signal(false);
    /** The cell under the pointer while something is held. */
    this.hover = signal(/** @type {number | null} */ (null));
    this.cursor = signal(/** @type {number | null} */ (null));
    /** Whether the keyboard is in use, so that the held tile is shown at the cursor. */
    this.byKey = signal(false);
    /** The tile at the pointer: it follows the mouse or a dragging finger. */
    this.carrier = signal(/** @type {"" | "mouse" | "touch"} */ (""));
    /** The latest refusal. */
    this.bubble = signal(/** @type {{spot: Spot, text: string, rule: string} | null} */ (null));
    this._bubbleTimer = 0;

    /** @type {View | null} While a pause hides the boards, the last one is shown. */
    let last = null;
    this.view = computed(() => /** @type {View} */ ((last = latestView(session) ?? last)));
    this.me = computed(() => /** @type {number} */ (this.view.value.me));
    this.board = computed(() => boardData(this.edition, this.view.value.ship_class));
    this.zone = computed(() =>
      this.view.value.parts?.length ? this.view.value.parts.flat() : this.board.value.zone,
    );
    this.colour = computed(() => colourOf(session, this.me.value));
    this.state = computed(() =>
      this.pending.value
        .filter(({ isSure }) => isSure)
        .reduce((bench, { action }) => applied(bench, action), workbenchOf(this.view.value, this.me.value)),
    );
    this.isLifted = computed(
      () => this._isLifted.value && !this.state.value.hand && windowTile(this.state.value) > 0,
    );
    /** The held tile: from the hand, or lifted from the correction window; 0 for none. */
    this.held = computed(() => (this.isLifted.value ? windowTile(this.state.value) : this.state.value.hand));
    /** For each rotation the cells where the held tile may go; null until the server has sent them. */
    this.places = computed(() => this._places());
  }

  _places() {
    const { hints, yard, seats } = this.view.value;
    if (this.isLifted.value) return hints?.moves?.length ? hints.moves : null;
    const isTold = this.held.value > 0 && seats[this.me.value].hand === this.held.value;
    return isTold && yard?.places?.length ? yard.places : null;
  }

  /** Actions that would be accepted now. */
  get may() {
    return this.view.value.hints?.may ?? [];
  }

  /** Whether an action is what a lesson asks for; true where nothing is asked for. @param {Answer} action */
  isWanted(action) {
    return this.session.isWanted.value?.(action) ?? true;
  }

  /** Whether the hand is empty and the tile attached last may be lifted again; lessons do not offer it. */
  get canMove() {
    if (this.session.guard) return false;
    return !this.held.value && this.state.value.window >= 0 && Boolean(this.view.value.hints?.moves?.length);
  }

  /** How many tiles may be set aside: none in the learning flight, and some house rules allow fewer. */
  get slots() {
    const { hints } = this.view.value;
    return hints ? (hints.slots ?? 0) : this.board.value.reserve_slots;
  }

  /**
   * The reserve slot of the starting cabin while nothing has been built yet, else −1. When building in turns
   * every tile counts, so taking it is left to the person.
   */
  get cabinSlot() {
    const { tiles, hand, reserve, looking } = this.state.value;
    if (this.session.isReplay) return -1;
    if (tiles.length || hand || looking >= 0 || !this.may.includes("take") || this._isInTurns) return -1;
    return reserve.findIndex((tile) => this.isCabin(tile));
  }

  /** @param {number} tile */
  isCabin(tile) {
    return tile > 0 && tileData(this.edition, tile).kind === "starting_cabin";
  }

  /** Whether mistakes are marked (HSE-B6). */
  get isGuided() {
    return settings.value.guidance && !this.session.table.value?.is_rated;
  }

  /** The bench has a new owner: drop actions that have not been sent. */
  end() {
    this.pending.value = [];
  }

  // --- asking the server -----------------------------------------------------------------------------------

  /**
   * @param {Answer} action @param {Spot} spot
   * @param {boolean} [isSure] Whether it is shown before the answer.
   */
  ask(action, spot, isSure = true) {
    this.bubble.value = null;
    this.pending.value = [...this.pending.peek(), { action, spot, isSure }];
    if (!this._isBusy) this._askAll();
  }

  async _askAll() {
    this._isBusy = true;
    try {
      for (let next = this.pending.peek()[0]; next; next = this.pending.peek()[0]) {
        await this._drawPause(next.action);
        const { spot } = next;
        const isDone = await this.session.act(next.action, (text, { rule }) => this.refuse(spot, text, rule));
        this.pending.value = isDone ? this.pending.peek().filter((other) => other !== next) : [];
      }
    } finally {
      this._isBusy = false;
    }
  }

  /** Wait for the draw pause (HSE-B5). @param {Answer} action */
  async _drawPause(action) {
    const wait = (this.view.peek().yard?.ready_at ?? 0) - this.session.now();
    if (wait > 0 && action.do.startsWith("take")) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  /** Show a message in place for a while. @param {Spot} spot @param {string} text @param {string} [rule] */
  say(spot, text, rule = "") {
    this.bubble.value = { spot, text, rule };
    clearTimeout(this._bubbleTimer);
    this._bubbleTimer = setTimeout(() => (this.bubble.value = null), BUBBLE_MS);
    announce(text);
  }

  /** @param {Spot} spot @param {string} text @param {string} [rule] */
  refuse(spot, text, rule = "") {
    this.say(spot, text, rule);
    playSound("refuse");
  }

  /**
   * The faults of a tile in words; empty if there are none or guidance is off.
   * @param {number} cell
   */
  wrongAt(cell) {
    const faults = this.isGuided ? (this.view.value.hints?.faults ?? []) : [];
    return faults
      .filter(({ cells }) => cells.includes(cell))
      .map(({ kind }) => t(`fault-${kind}`))
      .join("; ");
  }

  // --- the hand --------------------------------------------------------------------------------------------

  _grip() {
    this._isLifted.value = false;
    this.spin = this.turn.value = 0;
    playSound("pick");
  }

  /** Whether tiles may be taken at all: during building and, in turns, on one's own turn. */
  get _isAtWork() {
    return Boolean(this.view.peek().hints) && !this.state.peek().start;
  }

  get _isInTurns() {
    return configOf(this.session).options?.build === "turns";
  }

  /** When building in turns: the seat whose turn it is, if it is another one; else null. */
  get othersTurn() {
    const { asked = [] } = this.view.value;
    if (!this._isInTurns || asked.includes(this.me.value)) return null;
    return asked[0] ?? null;
  }

  /** If it is another seat's turn, says so and returns true. @param {Spot} spot */
  _isTooEarly(spot) {
    const seat = this.othersTurn;
    if (seat !== null) this.refuse(spot, t("building-turn-of", { name: nameOf(this.session, seat) }));
    return seat !== null;
  }

  draw() {
    if (this._isTooEarly("pool")) return;
    this._grip();
    this.ask({ do: "take" }, "pool", this._isAtWork);
  }

  /** @param {number} handle */
  takeOpen(handle) {
    if (this._isTooEarly("pool")) return;
    this._grip();
    this.ask({ do: "take_open", tile: handle }, "pool", this._isAtWork);
  }

  /** @param {number} slot */
  use(slot) {
    if (this._isTooEarly("reserve")) return;
    this._grip();
    this.ask({ do: "use", slot }, "reserve", this._isAtWork);
  }

  /** @param {number} [by] */
  rotate(by = 1) {
    if (!this.held.peek()) return;
    this.spin = by;
    this.turn.value = (this.turn.peek() + by + 4) % 4;
    playSound("rotate");
  }

  /**
   * Turn the held tile as an answer would attach it; with keys, point there as well.
   * @param {{cell: number, turn: number}} place
   */
  pose({ cell, turn }) {
    const by = (turn - this.turn.peek() + 4) % 4;
    if (by) this.rotate(by === 3 ? -1 : by);
    if (this.byKey.peek()) this.cursor.value = cell;
    announce(tileWords(this.edition, this.held.peek(), turn));
  }

  /** Lift the tile of the correction window; a lesson may be against it. */
  lift() {
    if (this.session.guard && !this.session.guard({ do: "lift" })) return;
    const { tiles, window } = this.state.peek();
    this.turn.value = tiles.find(([cell]) => cell === window)?.[2] ?? 0;
    this.spin = 0;
    this._isLifted.value = true;
    playSound("pick");
  }

  /** Put a lifted tile back where it was. */
  letGo() {
    this._isLifted.value = false;
  }

  /** @param {number} cell */
  attach(cell) {
    const turn = this.turn.peek();
    const places = this.places.peek();
    const { window, tiles } = this.state.peek();
    if (this.held.peek() === UNKNOWN || !this.held.peek()) return;
    const wasLifted = this.isLifted.peek();
    if (wasLifted && cell === window && tiles.some(([at, , lies]) => at === cell && lies === turn))
      return this.letGo();
    const isSure = !places || places[turn].includes(cell);
    this.ask({ do: "attach", cell, turn }, cell, isSure);
    if (!isSure) return;
    this._isLifted.value = false;
    playSound("place");
  }

  /**
   * Whether an action will probably be accepted; the view is reliable only while nothing is pending.
   * @param {string} action
   */
  _expects(action) {
    return this.pending.peek().length > 0 || this.may.includes(action);
  }

  reserve() {
    this.ask({ do: "reserve" }, "reserve", this._expects("reserve"));
    this._isLifted.value = false;
    playSound("place");
  }

  /** Return the held tile face up to the pool. */
  giveBack() {
    this.ask({ do: "return" }, "hand", this._expects("return"));
    this._isLifted.value = false;
    playSound("place");
  }

  /** Flip the hourglass, or roll the die that is due before that; the hand is not involved. */
  turnGlass() {
    const isDue = this.may.includes("roll");
    this.session.act({ do: isDue ? "roll" : "flip" }, (text, { rule }) =>
      this.refuse("hourglass", text, rule),
    );
  }

  /** Whether a tile lies on a cell; the lifted one does not. @param {number} cell */
  isBuilt(cell) {
    const { tiles, window } = this.state.value;
    return tiles.some(([at]) => at === cell) && !(this.isLifted.value && cell === window);
  }

  /** A cell was tapped, or selected by key. @param {number} cell */
  choose(cell) {
    const { window } = this.state.peek();
    if (this.held.peek()) this.attach(cell);
    else if (cell === window) this.lift();
    else if (this.view.peek().hints?.removable?.includes(cell)) this.ask({ do: "remove", cell }, cell);
    else if (this.wrongAt(cell)) this.say(cell, this.wrongAt(cell));
  }

  /** The cell of the cursor, or where it starts. */
  cursorCell() {
    const cells = this.zone.peek();
    const board = this.board.peek();
    const now = this.cursor.peek();
    if (now !== null && cells.includes(now)) return now;
    return board.start ?? middleCell(board, cells);
  }
}
