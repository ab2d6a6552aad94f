/** The end of building: start numbers, and the button that takes one. */

import { listed, t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { Button, Dialog, SeatMark } from "../../ui/parts.js";
import { tileData } from "../data.js";
import { colourNumber, isLearningFlight, nameOf } from "../who.js";
import { weaknessesOf } from "./weaknesses.js";
import { Bubble } from "./yardpictures.js";

/** @typedef {import("./bench.js").Bench} Bench */

/** The start numbers taken. @param {{bench: Bench}} props */
export function StartNumbers({ bench }) {
  const { seats } = bench.view.value;
  return html`<ol class="start-row" aria-label=${t("building-starts")}>
    ${seats.map((_, place) => {
      const owner = seats.findIndex((seat) => seat.start === place + 1);
      const words =
        owner < 0
          ? t("building-start-free", { number: place + 1 })
          : t("building-start-taken", { number: place + 1, name: nameOf(bench.session, owner) });
      return html`<li key=${place} class=${owner < 0 ? "free" : ""} title=${words}>
        <span class="unseen">${words}</span><b aria-hidden="true">${place + 1}</b>
        ${owner >= 0 && html`<${SeatMark} colour=${colourNumber(bench.session, owner)} size=${15} />`}
      </li>`;
    })}
  </ol>`;
}

/** How many faults the check would find. @param {Bench} bench */
const faultCount = (bench) => (bench.isGuided ? (bench.view.value.hints?.faults?.length ?? 0) : 0);

const CABINS = new Set(["cabin", "starting_cabin"]);
const ENGINES = new Set(["engine", "double_engine"]);

/**
 * What the ship lacks for flying, as text keys.
 * @param {string[]} kinds The kinds of the attached tiles.
 * @param {string[]} reserve The kinds of the reserved tiles.
 * @param {boolean} [isLearning] Whether a ship that stands still stays in the flight (LRN-09).
 */
export function missingOf(kinds, reserve, isLearning = false) {
  return [
    ...(reserve.includes("starting_cabin") ? ["building-finish-aside"] : []),
    ...(kinds.some((kind) => CABINS.has(kind)) ? [] : ["building-finish-no-cabin"]),
    ...(kinds.some((kind) => ENGINES.has(kind))
      ? []
      : [isLearning ? "building-finish-no-engine-learning" : "building-finish-no-engine"]),
  ];
}

/**
 * Whether somebody whose ship has faults goes back to building instead of losing tiles (LRN-07).
 * @param {Bench} bench
 */
const isSentBack = (bench) => bench.edition === "1e" && isLearningFlight(bench.view.value);

/** @param {Bench} bench */
const kindsOf = (bench) => bench.state.value.tiles.map(([, tile]) => tileData(bench.edition, tile).kind);

/** @param {Bench} bench */
function missing(bench) {
  const reserve = bench.state.value.reserve.map((tile) => tileData(bench.edition, tile).kind);
  return missingOf(kindsOf(bench), reserve, isLearningFlight(bench.view.value));
}

/** What would hurt in flight; for people who want guidance. @param {{bench: Bench}} props */
function Weaknesses({ bench }) {
  if (!bench.isGuided) return null;
  const { open = 0 } = bench.view.value.seats[bench.me.value].ship;
  const found = weaknessesOf({ kinds: kindsOf(bench), open, cells: bench.zone.value.length });
  return found.map(([key, facts]) => html`<p key=${key} class="finish-hint">${t(key, facts)}</p>`);
}

/**
 * The current insurance of a ship with a weak spot; nothing on other boards.
 * @param {{bench: Bench}} props
 */
export function Premium({ bench }) {
  const { weak_spot: cells = 0, premium = 0 } = bench.view.value.hints ?? {};
  if (bench.board.value.insurance?.kind !== "weak_spot") return null;
  return html`<p class=${`premium ${premium ? "" : "muted"}`}>
    ${t("building-premium", { cells, credits: premium })}
  </p>`;
}

/** @param {{bench: Bench, onOpen: () => void}} props */
export function FinishButton({ bench, onOpen }) {
  const number = faultCount(bench);
  return html`<div class="finish-box">
    <${Button}
      class="finish-button"
      hotkey="E"
      disabled=${!bench.view.value.hints?.starts?.length}
      onClick=${onOpen}
    >
      <span>${t("building-finish")}</span>
      ${number > 0 && html`<span class="finish-faults">${t("building-faults", { number })}</span>`}
    <//>
    <${Bubble} bench=${bench} spot="finish" />
  </div>`;
}

/**
 * Choose a start number, or just finish where numbers are assigned.
 * @param {{bench: Bench, onClose: () => void}} props
 */
export function FinishDialog({ bench, onClose }) {
  const starts = bench.view.value.hints?.starts ?? [];
  const number = faultCount(bench);
  const isChosen = !starts.includes(0);
  const mends = number > 0 && isSentBack(bench);
  const lacks = missing(bench);
  const [picked, pick] = useState(starts[0] ?? 0);
  const start = starts.includes(picked) ? picked : starts[0];
  const finish = () => {
    onClose();
    bench.ask({ do: "finish", start }, "finish");
  };
  const byKey = (/** @type {KeyboardEvent} */ event) => {
    const digit = Number(/^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1]);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (starts.includes(digit)) pick(digit);
    else if (step) pick(starts[(starts.indexOf(start) + step + starts.length) % starts.length]);
  };
  if (!starts.length) return null;
  return html`<${Dialog} title=${t("building-finish-title")} onClose=${onClose} class="finish-dialog" stays>
    <div onKeyDown=${byKey}>
      ${!mends && html`<p>${t(isChosen ? "building-finish-choose" : "building-finish-first")}</p>`}
      ${
        isChosen &&
        html`<div class="start-choice" role="radiogroup" aria-label=${t("building-starts")}>
          ${bench.view.value.seats.map(
            (_, place) => html`<${StartChip}
              key=${place}
              bench=${bench}
              number=${place + 1}
              isFree=${starts.includes(place + 1)}
              isPicked=${start === place + 1}
              onPick=${() => pick(place + 1)}
            />`,
          )}
        </div>`
      }
      ${
        number > 0 &&
        html`<p class="finish-warning">
          ${t(mends ? "building-finish-mend" : "building-finish-faults", { number })}
        </p>`
      }
      ${lacks.map((key) => html`<p key=${key} class="finish-warning">${t(key)}</p>`)}
      <${Weaknesses} bench=${bench} />
      <${Premium} bench=${bench} />
      <div class="dialog-buttons">
        <${Button}
          quiet=${!lacks.length}
          main=${lacks.length > 0}
          autofocus=${lacks.length > 0}
          onClick=${onClose}
        >
          ${t("building-go-on")}
        <//>
        <${Button}
          class="finish-sure"
          main=${!lacks.length}
          danger=${lacks.length > 0}
          autofocus=${!lacks.length}
          onClick=${finish}
        >
          ${isChosen ? t("building-finish-as", { number: start }) : t("building-finish")}
        <//>
      </div>
    </div>
  <//>`;
}

/** @param {{bench: Bench, number: number, isFree: boolean, isPicked: boolean, onPick: () => void}} props */
function StartChip({ bench, number, isFree, isPicked, onPick }) {
  const owner = bench.view.value.seats.findIndex((seat) => seat.start === number);
  return html`<button
    type="button"
    role="radio"
    aria-checked=${isPicked}
    class="chip start-chip"
    disabled=${!isFree}
    tabindex=${isPicked ? 0 : -1}
    onClick=${onPick}
  >
    <b>${number}</b>
    ${
      owner >= 0 &&
      html`<span class="start-owner">
        <${SeatMark} colour=${colourNumber(bench.session, owner)} /> ${nameOf(bench.session, owner)}
      </span>`
    }
  </button>`;
}

/** Shown to players who have finished, while the others build. @param {{bench: Bench}} props */
export function Finished({ bench }) {
  const { start } = bench.state.value;
  const { seats } = bench.view.value;
  const waiting = seats.map((seat, number) => ({ seat, number })).filter(({ seat }) => !seat.start);
  return html`<div class="finish-done" role="status">
    <b class="finished-number">${start}</b>
    <div>
      <strong>${t("building-finished", { number: start })}</strong>
      <span class="muted">
        ${
          waiting.length
            ? t("building-waiting", {
                names: listed(waiting.map(({ number }) => nameOf(bench.session, number))),
              })
            : t("building-all-finished")
        }
      </span>
    </div>
    <${HurryButton} bench=${bench} isWaiting=${waiting.length > 0} />
  </div>`;
}

/** A single player need not wait for bots to build. @param {{bench: Bench, isWaiting: boolean}} props */
function HurryButton({ bench, isWaiting }) {
  const [isPressed, setIsPressed] = useState(false);
  const people = (bench.session.table.value?.seats ?? []).filter((seat) => seat.is_taken);
  if (!isWaiting || people.length !== 1) return null;
  const hurry = async () => {
    setIsPressed(true);
    if (!(await bench.session.tell({ do: "hurry" }))) setIsPressed(false);
  };
  return html`<${Button} main class="hurry-button" disabled=${isPressed} onClick=${hurry}>
    ${t("building-hurry")}
  <//>`;
}
