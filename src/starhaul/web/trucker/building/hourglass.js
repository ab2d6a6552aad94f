/**
 * The hourglass on its field with the remaining sand; or whose turn it is; or that there is no time limit.
 */

import { limitOf } from "../../core/limits.js";
import { playSound } from "../../core/sound.js";
import { t } from "../../core/texts.js";
import { secondsLeft } from "../../core/ticks.js";
import { html, useEffect } from "../../lib.js";
import { Button, Sign, sized, TimerRing, useTicks } from "../../ui/parts.js";
import { configOf, latestView, nameOf } from "../who.js";
import { Bubble } from "./yardpictures.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../who.js").View} View
 */

const LAST_SECONDS = 10;

/** @param {number} ms */
export function clock(ms) {
  const seconds = secondsLeft(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {{session: Session, bench?: import("./bench.js").Bench | null}} props */
export function Hourglass({ session, bench }) {
  const view = latestView(session);
  if (!view?.yard) return null;
  if (!view.yard.field) return html`<span class="no-hurry">${t("building-no-hurry")}</span>`;
  const isInTurns = configOf(session).options?.build === "turns";
  return html`<div class="hourglass">
    <ol class="glass-fields" aria-label=${t("building-fields")}>
      ${view.yard.fields?.map(
        (field) => html`<li
          key=${field}
          class=${field === view.yard?.field ? "now" : ""}
          aria-current=${field === view.yard?.field ? "step" : undefined}
          title=${t(`field-${field}`)}
        >
          ${field.length > 3 ? html`<${Flag} />` : field}
        </li>`,
      )}
    </ol>
    ${
      isInTurns
        ? html`<${WhoseTurn} session=${session} view=${view} />`
        : session.table.value?.lesson
          ? html`<${StillSand} />`
          : html`<${Sand} session=${session} view=${view} />`
    }
    ${
      view.yard_dice?.length
        ? html`<span
          class="yard-dice"
          role="img"
          aria-label=${t("building-dice", { dice: view.yard_dice.join(", ") })}
        >
          ${view.yard_dice.map(
            (die, i) => html`<${Sign} key=${i} name=${`die-${die}`} size=${26} box="-14 -14 28 28" />`,
          )}
        </span>`
        : null
    }
    ${bench && html`<${FlipButton} bench=${bench} /><${Bubble} bench=${bench} spot="hourglass" />`}
  </div>`;
}

/** The last field: Start. */
const Flag = () => html`<svg
  class="sign"
  style=${sized(13)}
  viewBox="0 0 16 16"
  role="img"
  aria-label=${t("field-START")}
>
  <path class="flag" d="M3 15V1.5H13L10.5 5L13 8.5H4.5V15Z" />
</svg>`;

/** @param {{session: Session, view: View}} props */
function Sand({ session, view }) {
  useTicks();
  const ends = view.yard?.run_ends ?? 0;
  const left = ends ? Math.max(0, ends - session.now()) : 0;
  const seconds = secondsLeft(left);
  const isLast = seconds > 0 && seconds <= LAST_SECONDS;
  useEffect(() => {
    if (isLast) playSound("tick");
  }, [isLast && seconds]);
  return html`<span
    class=${`glass-time ${isLast ? "hurry" : ""} ${left ? "" : "out"}`}
    role="timer"
    aria-label=${t("client-seconds-left", { seconds })}
  >
    <${Glass} share=${Math.min(1, left / (view.yard?.run_ms || 1))} isRunning=${left > 0} />
    <b>${left ? clock(left) : t("building-sand-out")}</b>
  </span>`;
}

/** In a lesson nobody needs to know how much is left. */
const StillSand = () =>
  html`<span class="glass-time" role="img" aria-label=${t("building-no-hurry")}>
    <${Glass} share=${1} isRunning=${false} />
  </span>`;

/** Sand above and below. @param {{share: number, isRunning: boolean}} props */
function Glass({ share, isRunning }) {
  const top = 15 * (1 - share);
  const heap = 13 * Math.sqrt(1 - share);
  return html`<svg class="glass" viewBox="-13 -20 26 40" aria-hidden="true">
    <path class="glass-sand" d=${`M${-9 * Math.sqrt(share)} ${-16 + top}H${9 * Math.sqrt(share)}L0 -1Z`} />
    <path class="glass-sand" d=${`M-9 16H9Q${4} ${16 - heap} 0 ${16 - heap}Q-4 ${16 - heap} -9 16Z`} />
    ${isRunning && html`<path class="glass-trickle" d="M0 -2V15" />`}
    <path
      class="glass-body"
      d="M-10 -17C-10 -7 -2 -4 -2 0C-2 4 -10 7 -10 17H10C10 7 2 4 2 0C2 -4 10 -7 10 -17Z"
    />
    <path class="glass-cap" d="M-12 -18H12M-12 18H12" />
  </svg>`;
}

/** @param {{session: Session, view: View}} props */
function WhoseTurn({ session, view }) {
  const seat = view.asked?.find((number) => !view.seats[number].start) ?? view.asked?.[0];
  const until = session.latest.value?.deadline_ms;
  const isMine = seat !== undefined && seat === view.me;
  return html`<span class=${`whose-turn ${isMine ? "mine" : ""}`} role="status">
    ${
      until &&
      html`<${TimerRing} session=${session} until=${until} whole=${limitOf(session, "build")} size=${34} />`
    }
    <b>
      ${
        isMine
          ? t("building-your-turn")
          : seat === undefined
            ? ""
            : t("building-turn-of", { name: nameOf(session, seat) })
      }
    </b>
  </span>`;
}

/** @param {{bench: import("./bench.js").Bench}} props */
function FlipButton({ bench }) {
  const isDie = bench.may.includes("roll");
  if (!isDie && !bench.may.includes("flip")) return null;
  // A player who has finished has nothing else to do.
  const isNext = bench.state.value.start > 0;
  return html`<${Button} class="flip" main=${isNext} hotkey="F" onClick=${() => bench.turnGlass()}>
    ${t(isDie ? "building-roll" : "building-flip")}
  <//>`;
}
