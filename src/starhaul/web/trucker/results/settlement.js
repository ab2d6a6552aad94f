/** A flight is over: what it has brought, line by line. Shown over whatever comes next, until it is closed. */

import { html, useEffect, useMemo, useState } from "../../lib.js";
import { isStill } from "../../core/settings.js";
import { playSound } from "../../core/sound.js";
import { t } from "../../core/texts.js";
import { Button, Dialog, SeatMark } from "../../ui/parts.js";
import { colourNumber, latestView, nameOf } from "../who.js";
import { Accounts, stepsOf } from "./accounts.js";
import { lastSettlement } from "./ledger.js";

const LINE_MS = 450;

/** Counts up to `steps`, one after the other; at once for who wants less motion.
 * @param {number} steps @returns {[number, () => void]} How many, and a way to the end. */
function useSteps(steps) {
  const [shown, setShown] = useState(isStill() ? steps : 0);
  useEffect(() => {
    if (shown >= steps) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), LINE_MS);
    return () => clearTimeout(timer);
  }, [shown, steps]);
  useEffect(() => {
    if (shown > 0 && shown >= steps) playSound("credits");
  }, [shown >= steps]);
  return [shown, () => setShown(steps)];
}

/** @param {{session: import("../../core/session.js").Session, onClose: () => void}} props */
export function Settlement({ session, onClose }) {
  const story = session.director.story.value;
  const settled = useMemo(() => lastSettlement(story), [story]);
  const view = latestView(session);
  const [shown, showAll] = useSteps(settled ? stepsOf(settled) : 0);
  if (!view) return null;
  const isDone = !settled || shown >= stepsOf(settled);
  const onward = view.is_over ? "results-to-final" : "results-continue";
  const title = settled?.round ? t("results-settlement", { round: settled.round }) : t("results-settlement-plain");
  return html`<${Dialog} title=${title} onClose=${onClose} class="settlement">
    <div onClick=${showAll}>
      ${settled
        ? html`<${Accounts} session=${session} settled=${settled} view=${view} shown=${shown} />`
        : html`<${Known} session=${session} view=${view} />`}
    </div>
    <div class="settlement-way">
      <${Button} main=${isDone} autofocus onClick=${isDone ? onClose : showAll}>${t(isDone ? onward : "results-show-all")}<//>
    </div>
  <//>`;
}

/** Where the story is not known, after a reload: what everybody owns, as far as it is no secret.
 * @param {{session: import("../../core/session.js").Session, view: import("../../types.d.ts").trucker.View}} props */
function Known({ session, view }) {
  return html`<p class="muted">${t("results-no-story")}</p>
    <dl class="accounts-known">${view.seats.map(({ credits }, seat) => html`<div class="account-row" key=${seat}>
      <dt><${SeatMark} colour=${colourNumber(session, seat)} />${nameOf(session, seat)}</dt>
      <dd>${credits === null || credits === undefined ? t("results-secret") : t("results-credits", { credits })}</dd>
    </div>`)}</dl>`;
}
