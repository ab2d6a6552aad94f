/**
 * Handles pointers: press, drag, drop, rotate. A move only writes the transform of one element, so that the
 * tile follows the pointer however full the screen is.
 */

import { inspect } from "../inspect.js";
import { cellAt } from "./geometry.js";

/** @typedef {import("./bench.js").Bench} Bench */

/** The distance from which a press counts as a drag. */
const DRAG_PX = { mouse: 6, touch: 10 };
const LONG_PRESS_MS = 550;
/** A dragged tile is shown above the finger, which would hide it. */
const ABOVE_FINGER_PX = 64;
const WHEEL_MS = 110;
/** A mouse that moves less at once was not moved on purpose. */
const BUMP_PX = 2;

/**
 * @typedef {object} Press
 * @property {number} id
 * @property {"mouse" | "touch"} type
 * @property {number} x
 * @property {number} y
 * @property {Element | null} from What the pointer has grabbed.
 * @property {boolean} isDrag
 * @property {boolean} isSpent Whether it was used for something else, such as turning or inspecting.
 */

export class Grip {
  /**
   * @param {Bench} bench @param {HTMLElement} root
   * @param {() => HTMLElement | null} layer The element that is moved.
   */
  constructor(bench, root, layer) {
    this.bench = bench;
    this.root = root;
    this.layer = layer;
    /** @type {Press | null} */
    this._press = null;
    this._mutesClick = false;
    this._longPress = 0;
    this._turnedAt = 0;
    this.x = this.y = -200;
    /**
     * @type {[EventTarget, string, (event: any) => void, AddEventListenerOptions | boolean | undefined][]}
     */
    this._heard = [
      [root, "pointerdown", (event) => this._down(event), undefined],
      [window, "pointermove", (event) => this._move(event), undefined],
      [window, "pointerup", (event) => this._up(event), undefined],
      [window, "pointercancel", () => this._cancel(), undefined],
      [document.documentElement, "pointerleave", (event) => this._leave(event), undefined],
      [root, "click", (event) => this._click(event), true],
      [root, "contextmenu", (event) => this._menu(event), undefined],
      [root, "wheel", (event) => this._wheel(event), { passive: false }],
    ];
    for (const [target, name, hear, how] of this._heard) target.addEventListener(name, hear, how);
  }

  end() {
    for (const [target, name, hear, how] of this._heard) target.removeEventListener(name, hear, how);
    clearTimeout(this._longPress);
  }

  // --- where -----------------------------------------------------------------------------------------------

  /** The picture of the viewer's ship. */
  get _ship() {
    return /** @type {SVGSVGElement | null} */ (this.root.querySelector(".own-board svg.ship"));
  }

  /** @param {number} x @param {number} y */
  cellUnder(x, y) {
    const matrix = this._ship?.getScreenCTM();
    if (!matrix) return null;
    return cellAt(
      this.bench.board.peek(),
      this.bench.zone.peek(),
      (x - matrix.e) / matrix.a,
      (y - matrix.f) / matrix.d,
    );
  }

  /** The size of the held tile: as on the board, but never too small to read. */
  size() {
    const cell = 100 * (this._ship?.getScreenCTM()?.a ?? 0.6);
    return Math.max(this.bench.carrier.peek() === "touch" ? 68 : 52, Math.min(cell, 120));
  }

  /** Move the held tile to the pointer. */
  follow() {
    const layer = this.layer();
    if (!layer) return;
    const up = this.bench.carrier.peek() === "touch" ? ABOVE_FINGER_PX : 0;
    layer.style.transform = `translate3d(${this.x}px, ${this.y - up}px, 0)`;
  }

  // --- pressing --------------------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  _down(event) {
    const { bench } = this;
    const type = event.pointerType === "mouse" ? "mouse" : "touch";
    bench.byKey.value = false;
    this._mutesClick = false;
    if (this._press && this._press.id !== event.pointerId) return this._secondFinger();
    if (event.button !== 0) return;
    const from = /** @type {Element} */ (event.target).closest("[data-grab]");
    this._press = {
      id: event.pointerId,
      type,
      x: event.clientX,
      y: event.clientY,
      from,
      isDrag: false,
      isSpent: false,
    };
    if (type === "touch") {
      clearTimeout(this._longPress);
      this._longPress = setTimeout(() => this._look(event.target), LONG_PRESS_MS);
      return;
    }
    this._at(event);
    // A mouse takes a tile on press: others want the same tiles.
    if (this._grab(from)) this._mutesClick = true;
  }

  /** A second finger rotates the held tile. */
  _secondFinger() {
    if (this._press) this._press.isSpent = true;
    clearTimeout(this._longPress);
    this.bench.rotate(1);
  }

  /** Take what is at a place, if the hand is free. @param {Element | null} from */
  _grab(from) {
    const { bench } = this;
    if (!from || bench.held.peek() || bench.state.peek().looking >= 0) return false;
    const [what, which] = (from.getAttribute("data-grab") ?? "").split(":");
    const isWindow =
      what === "board" &&
      this._press &&
      this.cellUnder(this._press.x, this._press.y) === bench.state.peek().window;
    if (what === "heap") bench.draw();
    else if (what === "open") bench.takeOpen(Number(which));
    else if (what === "slot") bench.use(Number(which));
    else if (isWindow && bench.view.peek().hints?.moves?.length) bench.lift();
    else return false;
    return true;
  }

  /** @param {EventTarget | null} target */
  _look(target) {
    const found = target instanceof Element && this._tileOf(target);
    if (!found) return;
    if (this._press) this._press.isSpent = true;
    this._mutesClick = true;
    inspect({ kind: "tile", edition: this.bench.edition, number: found[0], turn: found[1] });
  }

  /**
   * The tile shown by an element, with its rotation.
   * @param {Element} target @returns {[number, number] | null}
   */
  _tileOf(target) {
    const place = target.closest("[data-tile]");
    if (place) return [Number(place.getAttribute("data-tile")), Number(place.getAttribute("data-turn") ?? 0)];
    const cell = target.closest(".own-board") ? Number(target.getAttribute("data-cell") ?? -1) : -1;
    const laid = this.bench.state.peek().tiles.find(([at]) => at === cell);
    return laid ? [laid[1], laid[2]] : null;
  }

  // --- moving ----------------------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  _at(event) {
    this.x = event.clientX;
    this.y = event.clientY;
    const { bench } = this;
    if (event.pointerType === "mouse" && bench.carrier.peek() !== "mouse") bench.carrier.value = "mouse";
    this.follow();
  }

  /** @param {PointerEvent} event */
  _move(event) {
    const press = this._press;
    if (press && press.id !== event.pointerId) return;
    if (event.pointerType === "mouse") this._at(event);
    // A hand on the mouse takes over from the keys; a bump of the table does not.
    if (Math.hypot(event.movementX, event.movementY) > BUMP_PX) this.bench.byKey.value = false;
    if (press && !press.isDrag && !press.isSpent) this._maybeDrag(press, event);
    if (press?.isDrag && press.type === "touch") this._at(event);
    this._hoverAt();
  }

  /** @param {Press} press @param {PointerEvent} event */
  _maybeDrag(press, event) {
    const dx = Math.abs(event.clientX - press.x);
    const dy = Math.abs(event.clientY - press.y);
    if (Math.max(dx, dy) < DRAG_PX[press.type]) return;
    clearTimeout(this._longPress);
    if (press.type === "touch" && this._scrolls(press.from, dx, dy)) {
      press.isSpent = true;
      return;
    }
    const hasGrabbed = this._grab(press.from);
    if (!this.bench.held.peek() || !(hasGrabbed || press.from)) return;
    press.isDrag = true;
    this.root.setPointerCapture(press.id);
    if (press.type === "touch") this.bench.carrier.value = "touch";
  }

  /**
   * Whether a finger scrolls a list instead of dragging a tile out of it.
   * @param {Element | null} from @param {number} dx @param {number} dy
   */
  _scrolls(from, dx, dy) {
    const list = from?.closest(".scrolls");
    if (!list) return false;
    return list.scrollWidth > list.clientWidth + 2
      ? dx > dy
      : list.scrollHeight > list.clientHeight + 2 && dy > dx;
  }

  /** The pointer has left the page: hide the tile that follows it. @param {PointerEvent} event */
  _leave(event) {
    if (event.pointerType !== "touch") this.bench.carrier.value = "";
  }

  _hoverAt() {
    const { bench } = this;
    const up = bench.carrier.peek() === "touch" ? ABOVE_FINGER_PX : 0;
    const cell = bench.held.peek() && bench.carrier.peek() ? this.cellUnder(this.x, this.y - up) : null;
    if (cell !== bench.hover.peek()) bench.hover.value = cell;
  }

  // --- letting go ------------------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  _up(event) {
    const press = this._press;
    if (!press || press.id !== event.pointerId) return;
    clearTimeout(this._longPress);
    this._press = null;
    if (press.isDrag || press.isSpent) this._mutesClick = true;
    // A click caused by the drag comes at once; a later click by key must not be swallowed.
    setTimeout(() => (this._mutesClick = false), 60);
    if (press.isDrag) this._drop(press);
  }

  /** @param {Press} press */
  _drop(press) {
    const { bench } = this;
    const isTouch = press.type === "touch";
    const cell = this.cellUnder(this.x, this.y - (isTouch ? ABOVE_FINGER_PX : 0));
    const area = document.elementFromPoint(this.x, this.y)?.closest("[data-drop]")?.getAttribute("data-drop");
    const isFar = Math.hypot(this.x - press.x, this.y - press.y) > 40;
    if (isTouch) bench.carrier.value = "";
    bench.hover.value = null;
    if (cell !== null) bench.attach(cell);
    else if (area === "reserve") bench.reserve();
    else if (area === "pool" && isFar) bench.giveBack();
    else if (bench.isLifted.peek()) bench.letGo();
  }

  _cancel() {
    clearTimeout(this._longPress);
    this._press = null;
    if (this.bench.carrier.peek() === "touch") this.bench.carrier.value = "";
    this.bench.hover.value = null;
  }

  /** @param {MouseEvent} event */
  _click(event) {
    if (!this._mutesClick) return;
    this._mutesClick = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Right click: rotate the held tile, or else inspect what is there. @param {MouseEvent} event */
  _menu(event) {
    event.preventDefault();
    if (this._press?.type === "touch") return;
    if (this.bench.held.peek()) this.bench.rotate(event.shiftKey ? -1 : 1);
    else this._look(event.target);
  }

  /** @param {WheelEvent} event */
  _wheel(event) {
    if (!this.bench.held.peek()) return;
    event.preventDefault();
    if (event.timeStamp - this._turnedAt < WHEEL_MS || !event.deltaY) return;
    this._turnedAt = event.timeStamp;
    this.bench.rotate(event.deltaY > 0 ? 1 : -1);
  }
}
