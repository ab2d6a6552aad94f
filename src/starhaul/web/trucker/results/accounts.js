/** The lines of a settlement, a panel for each seat. */

import { html } from "../../lib.js";
import { t } from "../../core/texts.js";
import { SeatMark, Sign } from "../../ui/parts.js";
import { colourNumber, nameOf } from "../who.js";
import { arrivals, balanceBefore, sumOf } from "./ledger.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("./ledger.js").Settled} Settled
 * @typedef {import("./ledger.js").Line} Line
 */

/** With its sign, so that gain and loss differ by more than colour. @param {number} credits */
export const signed = (credits) => (credits > 0 ? `+${credits}` : credits < 0 ? `−${-credits}` : "0");

/** @param {number} credits */
const toneOf = (credits) => (credits > 0 ? "credits-gain" : credits < 0 ? "credits-loss" : "");

/** How many steps it takes until everything is shown: each line, then the sums. @param {Settled} settled */
export const stepsOf = (settled) => Math.max(0, ...[...settled.lines.values()].map((lines) => lines.length)) + 1;

/**
 * @param {{session: Session, settled: Settled, view: import("../../types.d.ts").trucker.View, shown?: number}} props
 * `shown`: how many lines of each panel; left out: all.
 */
export function Accounts({ session, settled, view, shown = Infinity }) {
  const order = arrivals(settled.lines);
  const others = [...settled.lines.keys()].filter((seat) => !order.includes(seat));
  return html`<div class="accounts">
    ${[...order, ...others].map((seat) => html`<${Account} key=${seat} session=${session} seat=${seat} settled=${settled}
      arrival=${order.indexOf(seat) + 1} credits=${view.seats[seat]?.credits} shown=${shown} />`)}
  </div>`;
}

/** @param {{session: Session, seat: number, settled: Settled, arrival: number, credits: number | null | undefined, shown: number}} props */
function Account({ session, seat, settled, arrival, credits, shown }) {
  const lines = settled.lines.get(seat) ?? [];
  // The sum grows with the lines that have been told.
  const change = sumOf(lines.slice(0, shown));
  const after = credits === null || credits === undefined ? null : credits - (settled.later.get(seat) ?? 0);
  const isDone = shown > lines.length;
  return html`<article class=${`account ${seat === session.seat.value ? "account-mine" : ""}`}>
    <header>
      <${SeatMark} colour=${colourNumber(session, seat)} /><h3>${nameOf(session, seat)}</h3>
      <span class="chip-small">${arrival ? t("results-arrival", { place: arrival }) : t("results-not-home")}</span>
    </header>
    <dl>${lines.length
      ? lines.map((line, i) => html`<${Row} key=${i} line=${line} isShown=${i < shown} />`)
      : html`<div class="account-row muted"><dt>${t("results-no-lines")}</dt></div>`}
    </dl>
    <${Titles} settled=${settled} seat=${seat} isShown=${isDone} />
    <${Sum} change=${change} after=${after} isShown=${isDone} />
  </article>`;
}

/** @param {{line: Line, isShown: boolean}} props */
function Row({ line, isShown }) {
  return html`<div class=${`account-row ${isShown ? "account-shown" : "account-coming"}`}>
    <dt>${t(`results-line-${line.what}`)}</dt>
    <dd class=${toneOf(line.credits)}>${signed(line.credits)}</dd>
  </div>`;
}

/** @param {{settled: Settled, seat: number, isShown: boolean}} props */
function Titles({ settled, seat, isShown }) {
  const news = settled.titles.filter((one) => one.seat === seat);
  if (!news.length) return null;
  return html`<ul class=${`account-titles ${isShown ? "account-shown" : "account-coming"}`}>
    ${news.map(({ title, how }) => html`<li>★ ${t(`results-title-${how}`, { title: t(`title-${title}`) })}</li>`)}
  </ul>`;
}

/** @param {{change: number, after: number | null, isShown: boolean}} props */
function Sum({ change, after, isShown }) {
  const before = balanceBefore(change, after);
  return html`<footer>
    <span>${t("results-sum")}</span>
    <strong class=${toneOf(change)}>${signed(change)}</strong>
    ${after !== null && html`<span class=${`account-balance ${isShown ? "account-shown" : "account-coming"}`}>
      <span class="unseen">${before === null ? t("results-owns", { credits: after }) : t("results-before-after", { before, after })}</span>
      <${Sign} name="coin" size=${18} box="-13 -13 26 26" />
      <span aria-hidden="true">${before !== null && html`<span class="muted">${before} → </span>`}<b>${after}</b></span>
    </span>`}
  </footer>`;
}
