/** The settlement of a flight, line by line. Shown over the next screen until it is closed. */

import { limitOf } from "../../core/limits.js";
import { isStill } from "../../core/settings.js";
import { playSound } from "../../core/sound.js";
import { listed, t } from "../../core/texts.js";
import { html, useEffect, useMemo, useState } from "../../lib.js";
import { Button, Dialog, SeatMark, TimerRing } from "../../ui/parts.js";
import { PostcardButton } from "../../ui/postcardbutton.js";
import { Special } from "../special.js";
import { accountsOf } from "../teams.js";
import { colourNumber, configOf, editionOf, latestView, nameOf } from "../who.js";
import { roundName } from "../words.js";
import { Accounts, stepsOf } from "./accounts.js";
import { Hindsight } from "./hindsightpanel.js";
import { lastSettlement } from "./ledger.js";

const LINE_MS = 450;

/**
 * Counts up to `steps` one by one; at once with reduced motion and in replays.
 * @param {number} steps @param {boolean} isAtOnce
 * @returns {[number, () => void]} The number of lines shown, and a function that shows all.
 */
function useSteps(steps, isAtOnce) {
  const [counted, setShown] = useState(0);
  const shown = isAtOnce ? steps : counted;
  useEffect(() => {
    if (shown >= steps) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), LINE_MS);
    return () => clearTimeout(timer);
  }, [shown, steps]);
  useEffect(() => {
    if (!isAtOnce && shown > 0 && shown >= steps) playSound("credits");
  }, [shown >= steps]);
  return [shown, () => setShown(steps)];
}

/** @param {{session: import("../../core/session.js").Session, onClose: () => void}} props */
export function Settlement({ session, onClose }) {
  const story = session.director.story.value;
  const settled = useMemo(() => lastSettlement(story), [story]);
  const view = latestView(session);
  const [shown, showAll] = useSteps(settled ? stepsOf(settled) : 0, isStill() || session.isReplay);
  if (!view) return null;
  const isDone = !settled || shown >= stepsOf(settled);
  // During a break the end of the round has not been announced yet.
  const round = settled?.round || (view.interlude === "break" ? view.round + 1 : 0);
  const title = round ? t("results-settlement", { round }) : t("results-settlement-plain");
  const isAsked = session.asked.value.some(({ kind }) => kind === "break");
  return html`<${Dialog} title=${title} onClose=${() => (isAsked ? showAll() : onClose())} class="settlement">
    <div onClick=${showAll}>
      ${
        settled
          ? html`<${Accounts} session=${session} settled=${settled} view=${view} shown=${shown} />`
          : html`<${Known} session=${session} view=${view} />`
      }
    </div>
    ${isDone && !view.is_over && html`<${LookBack} session=${session} round=${round} />`}
    <${Onward} session=${session} view=${view} isDone=${isDone} showAll=${showAll} onClose=${onClose} />
  <//>`;
}

/**
 * What would have saved the ship, on request: it takes the server a while.
 * @param {{session: import("../../core/session.js").Session, round: number}} props
 */
function LookBack({ session, round }) {
  const [isOpen, open] = useState(false);
  const [match] = useState(() => session.latest.peek()?.match ?? "");
  if (session.seat.value === null || !round) return null;
  return isOpen
    ? html`<${Hindsight} session=${session} edition=${editionOf(session)} match=${match} round=${round} />`
    : html`<${Button} class="hindsight-open" onClick=${() => open(true)}>${t("hindsight-title")}<//>`;
}

/** @param {import("../../types.d.ts").trucker.View} view */
const wayOn = (view) => t(view.is_over ? "results-to-final" : "results-continue");

/**
 * The button to continue: in a break between rounds players confirm and wait for the others.
 * @param {{session: import("../../core/session.js").Session, view: import("../../types.d.ts").trucker.View,
 *   isDone: boolean, showAll: () => void, onClose: () => void}} props
 */
function Onward({ session, view, isDone, showAll, onClose }) {
  const isBreak = view.interlude === "break";
  const isAsked = session.asked.value.some(({ kind }) => kind === "break");
  const until = isBreak ? (session.latest.value?.deadline_ms ?? null) : null;
  const missing = isBreak && !isAsked ? (view.asked ?? []).map((seat) => nameOf(session, seat)) : [];
  const goOn = () => (isAsked ? session.act({ do: "ready" }) : onClose());
  return html`
    ${isBreak && html`<${NextRound} session=${session} view=${view} />`}
    <div class="settlement-way">
      ${
        until !== null &&
        html`<${TimerRing} session=${session} until=${until} whole=${limitOf(session, "break")} size=${40} />`
      }
      ${
        missing.length > 0
          ? html`<p class="settlement-waiting" role="status">
            ${t("question-ui-waiting", { names: listed(missing) })}
          </p>`
          : html`<${Button} main=${isDone} autofocus onClick=${isDone ? goOn : showAll}>
            ${isDone ? wayOn(view) : t("results-show-all")}
          <//>`
      }
      <${Keepsake} session=${session} view=${view} isDone=${isDone} />
    </div>
  `;
}

/**
 * After the last settlement there is a postcard of the match.
 * @param {{session: import("../../core/session.js").Session, view: import("../../types.d.ts").trucker.View,
 *   isDone: boolean}} props
 */
function Keepsake({ session, view, isDone }) {
  if (!isDone || !view.is_over || session.isReplay) return null;
  return html`<${PostcardButton}
    match=${session.latest.value?.match ?? ""}
    seat=${session.seat.value}
    quiet
  />`;
}

/**
 * What follows the break.
 * @param {{session: import("../../core/session.js").Session, view: import("../../types.d.ts").trucker.View}}
 *   props
 */
function NextRound({ session, view }) {
  const rounds = configOf(session).rounds ?? [];
  const next = view.round + 1;
  return html`
    <p class="settlement-next">
      ${t("results-next-round", {
        round: next + 1,
        rounds: rounds.length,
        class: roundName(rounds[next] ?? ""),
      })}
    </p>
    <${Special} edition=${editionOf(session)} shipClass=${rounds[next] ?? ""} />
  `;
}

/**
 * Without the story, after a reload: the balances, as far as they are public.
 * @param {{session: import("../../core/session.js").Session, view: import("../../types.d.ts").trucker.View}}
 *   props
 */
function Known({ session, view }) {
  return html`
    <p class="muted">${t("results-no-story")}</p>
    <dl class="accounts-known">
      ${accountsOf(view).map((seats) => {
        const { credits } = view.seats[seats[0]];
        return html`<div class="account-row" key=${seats[0]}>
          <dt>
            ${seats.map(
              (seat) =>
                html`
                  <${SeatMark} key=${seat} colour=${colourNumber(session, seat)} />${nameOf(session, seat)}
                `,
            )}
          </dt>
          <dd>
            ${
              credits === null || credits === undefined
                ? t("results-secret")
                : t("results-credits", { credits })
            }
          </dd>
        </div>`;
      })}
    </dl>
  `;
}
