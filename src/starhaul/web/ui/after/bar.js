/** The options after a match: rematch, waiting room, links, leave. The same for all games. */

import { hasSeatColours } from "../../core/games.js";
import { useKeys } from "../../core/keys.js";
import { announce } from "../../core/notices.js";
import { storyLink } from "../../core/routes.js";
import { sharedMatch } from "../../core/sharedlinks.js";
import { spokenLanguage, t } from "../../core/texts.js";
import { secondsLeft } from "../../core/ticks.js";
import { html, useEffect, useState } from "../../lib.js";
import { Confirm } from "../confirm.js";
import { copyText } from "../copying.js";
import { useLater } from "../guard.js";
import { Button, nameAt, SeatMark, useTicks } from "../parts.js";
import { PostcardButton } from "../postcardbutton.js";

/** @typedef {import("../../core/session.js").Session} Session */

/** @typedef {typeof import("../../screens/front/nextway.js")} Onward */

/** After most matches nothing follows, so this is not part of their screens. */
const loadNext = () => import("../../screens/front/nextway.js");

/** @param {{session: Session}} props */
export function AfterBar({ session }) {
  const [isLeaving, setLeaving] = useState(false);
  const me = session.seat.value;
  const table = session.table.value?.id ?? "";
  const onward = /** @type {Onward | null} */ (useLater(me === null ? undefined : loadNext));
  const hasNext = Boolean(onward?.nextAfter(table));
  const isReady = me !== null && (session.table.value?.seats[me]?.is_ready ?? false);
  const again = () => session.tell({ do: "ready", ready: !isReady });
  const toWaiting = () => (session.hasLeftMatch.value = true);
  useKeys((key) => {
    if (key === "r" && me !== null) again();
    else if (key === "w") toWaiting();
    else return false;
    return true;
  });
  return html`<footer class="after-bar">
    <${Gathering} session=${session} />
    <div class="after-ways">
      ${onward && html`<${onward.NextWay} table=${table} />`}
      ${
        me !== null &&
        html`<${Button}
          main=${!isReady && !hasNext}
          class="after-again"
          hotkey="R"
          aria-pressed=${isReady}
          onClick=${again}
        >
          ${t(isReady ? "results-not-yet" : "results-rematch")}
        <//>`
      }
      <${Button} hotkey="W" onClick=${toWaiting}>${t("results-to-waiting")}<//>
      ${
        me !== null &&
        html`<${Button} quiet class="after-leave" onClick=${() => setLeaving(true)}>
          ${t("bar-leave-seat")}
        <//>`
      }
    </div>
    ${
      isLeaving &&
      html`<${Confirm}
        title=${t("bar-leave-seat")}
        text=${t("bar-leave-seat-text")}
        action=${t("bar-leave-sure")}
        onSure=${() => session.tell({ do: "leave" })}
        onClose=${() => setLeaving(false)}
      />`
    }
  </footer>`;
}

/** Who is ready for a rematch, and the countdown. @param {{session: Session}} props */
function Gathering({ session }) {
  const table = session.table.value;
  const seconds = useCountdown(session);
  if (!table) return null;
  const people = table.seats.flatMap((seat, number) => (seat.is_taken ? [{ seat, number }] : []));
  const isShort = table.seats.some((seat) => !seat.is_taken && !seat.bot);
  return html`<div class="after-people">
    ${
      seconds !== null &&
      html`<strong class="after-countdown" role="timer">${t("results-starts-in", { seconds })}</strong>`
    }
    ${seconds === null && isShort && html`<span class="muted">${t("results-seat-free")}</span>`}
    ${
      (people.length > 1 || seconds !== null) &&
      people.map(
        ({
          seat,
          number,
        }) => html`<span key=${number} class=${`after-person ${seat.is_ready ? "is-ready" : ""}`}>
          ${hasSeatColours(table) && html`<${SeatMark} colour=${seat.colour} size=${14} />`}
          ${nameAt(table, number)}
          <span class="after-sign" aria-hidden="true">${seat.is_ready ? "✓" : "…"}</span>
          <span class="unseen">${t(seat.is_ready ? "results-is-ready" : "results-is-thinking")}</span>
        </span>`,
      )
    }
  </div>`;
}

/** The seconds until the next match, or null. @param {Session} session */
function useCountdown(session) {
  const isRunning = (session.table.value?.starts_in_ms ?? null) !== null;
  useTicks(isRunning);
  useEffect(() => {
    if (isRunning) announce(t("results-starts-soon"));
  }, [isRunning]);
  const left = session.startsIn();
  return left === null ? null : secondsLeft(left);
}

/** The address of a match. @param {string} match */
export const matchLink = (match) => sharedMatch(match, spokenLanguage());

/**
 * The link of the match, its postcard and its log.
 * @param {{match: string, seat: number | null}} props `seat` is whose ship is on the postcard.
 */
export function MatchLinks({ match, seat }) {
  return html`<div class="after-links">
    <${Button} quiet onClick=${() => copyText(matchLink(match))}>${t("results-copy-link")}<//>
    <a class="button quiet" href=${`#/match/${match}`}>
      ${t("results-open-match")}
    </a>
    <${PostcardButton} match=${match} seat=${seat} quiet />
    <a class="button quiet" href=${storyLink(match)}>
      ${t("story-open-hint")}
    </a>
    <a class="button quiet" href=${`api/matches/${match}/log`} download>${t("results-log")}</a>
  </div>`;
}
