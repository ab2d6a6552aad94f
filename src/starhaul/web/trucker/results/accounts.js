/** The lines of a settlement, one panel per account; team-mates share one. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { SeatMark, Sign } from "../../ui/parts.js";
import { accountsOf, playersOf, sittings } from "../teams.js";
import { colourNumber, personName } from "../who.js";
import { arrivals, balanceBefore, sumOf } from "./ledger.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("./ledger.js").Settled} Settled
 * @typedef {import("./ledger.js").Line} Line
 */

/** With its sign, so that gains and losses differ not only by colour. @param {number} credits */
export const signed = (credits) => (credits > 0 ? `+${credits}` : credits < 0 ? `−${-credits}` : "0");

/** @param {number} credits */
const toneOf = (credits) => (credits > 0 ? "credits-gain" : credits < 0 ? "credits-loss" : "");

/** The number of animation steps: each line, then the totals. @param {Settled} settled */
export const stepsOf = (settled) =>
  Math.max(0, ...[...settled.lines.values()].map((lines) => lines.length)) + 1;

/**
 * @typedef {{seat: number, name: string, arrival: number, lines: Line[]}} Share What one seat has brought in;
 *   `arrival` 0: nothing for coming in.
 */

/**
 * @param {{session: Session, settled: Settled, view: import("../../types.d.ts").trucker.View,
 *   shown?: number}} props `shown`: how many lines of each seat; left out: all.
 */
export function Accounts({ session, settled, view, shown = Infinity }) {
  const order = arrivals(settled.lines);
  // Partners may have swapped seats since.
  const players = sittings(session.director.story.value, playersOf(view))[settled.at] ?? playersOf(view);
  const rank = (/** @type {number[]} */ seats) =>
    Math.min(...seats.map((seat) => (order.includes(seat) ? order.indexOf(seat) : Infinity)));
  const accounts = accountsOf(view)
    .filter((seats) => seats.some((seat) => settled.lines.has(seat)))
    .sort((a, b) => rank(a) - rank(b) || a[0] - b[0]);
  return html`<div class="accounts">
    ${accounts.map(
      (seats) => html`<${Account}
        key=${seats[0]}
        session=${session}
        settled=${settled}
        shown=${shown}
        shares=${seats.map((seat) => ({
          seat,
          name: personName(session, players[seat]),
          arrival: order.indexOf(seat) + 1,
          lines: settled.lines.get(seat) ?? [],
        }))}
        credits=${view.seats[seats[0]]?.credits}
        isMine=${seats.some((seat) => players[seat] === session.seat.value)}
      />`,
    )}
  </div>`;
}

/**
 * One account: of a seat, or of both seats of a team.
 * @param {{session: Session, settled: Settled, shares: Share[], credits: number | null | undefined,
 *   isMine: boolean, shown: number}} props
 */
function Account({ session, settled, shares, credits, isMine, shown }) {
  // The total grows with the lines shown.
  const change = shares.reduce((sum, { lines }) => sum + sumOf(lines.slice(0, shown)), 0);
  const later = shares.reduce((sum, { seat }) => sum + (settled.later.get(seat) ?? 0), 0);
  const after = credits === null || credits === undefined ? null : credits - later;
  const isDone = shares.every(({ lines }) => shown > lines.length);
  return html`<article
    class=${`account ${isMine ? "account-mine" : ""} ${shares.length > 1 ? "account-team" : ""}`}
  >
    ${shares.map(
      (share) =>
        html`<${ShareLines}
          key=${share.seat}
          session=${session}
          settled=${settled}
          share=${share}
          shown=${shown}
          isTeam=${shares.length > 1}
        />`,
    )}
    <${Sum} change=${change} after=${after} isShown=${isDone} isTeam=${shares.length > 1} />
  </article>`;
}

/**
 * The earnings of one seat.
 * @param {{session: Session, settled: Settled, share: Share, shown: number, isTeam: boolean}} props
 */
function ShareLines({ session, settled, share: { seat, name, arrival, lines }, shown, isTeam }) {
  const change = sumOf(lines.slice(0, shown));
  return html`
    <header>
      <${SeatMark} colour=${colourNumber(session, seat)} /><h3>${name}</h3>
      <span class="chip-small">
        ${arrival ? t("results-arrival", { place: arrival }) : t("results-not-home")}
      </span>
    </header>
    <dl>
      ${
        lines.length
          ? lines.map((line, i) => html`<${Row} key=${i} line=${line} isShown=${i < shown} />`)
          : html`<div class="account-row muted"><dt>${t("results-no-lines")}</dt></div>`
      }
      ${
        isTeam &&
        html`<div class="account-row account-share">
          <dt>${t("results-share", { name })}</dt><dd class=${toneOf(change)}>${signed(change)}</dd>
        </div>`
      }
    </dl>
    <${Titles} settled=${settled} seat=${seat} isShown=${shown > lines.length} />
  `;
}

/** @param {{line: Line, isShown: boolean}} props */
function Row({ line, isShown }) {
  const look = `account-row ${isShown ? "account-shown" : "account-coming"}`;
  return html`<div class=${look} data-item=${line.item}>
    <dt>${t(`results-line-${line.item}`)}</dt>
    <dd class=${toneOf(line.credits)}>${signed(line.credits)}</dd>
  </div>`;
}

/** @param {{settled: Settled, seat: number, isShown: boolean}} props */
function Titles({ settled, seat, isShown }) {
  const news = settled.titles.filter((one) => one.seat === seat);
  if (!news.length) return null;
  return html`<ul class=${`account-titles ${isShown ? "account-shown" : "account-coming"}`}>
    ${news.map(
      ({ title, how }) => html`<li>★ ${t(`results-title-${how}`, { title: t(`title-${title}`) })}</li>`,
    )}
  </ul>`;
}

/** @param {{change: number, after: number | null, isShown: boolean, isTeam: boolean}} props */
function Sum({ change, after, isShown, isTeam }) {
  const before = balanceBefore(change, after);
  return html`<footer>
    <span>${t(isTeam ? "results-sum-team" : "results-sum")}</span>
    <strong class=${toneOf(change)}>${signed(change)}</strong>
    ${
      after !== null &&
      html`<span class=${`account-balance ${isShown ? "account-shown" : "account-coming"}`}>
        <span class="unseen">
          ${
            before === null
              ? t("results-owns", { credits: after })
              : t("results-before-after", { before, after })
          }
        </span>
        <${Sign} name="coin" size=${18} box="-13 -13 26 26" />
        <span aria-hidden="true">
          ${before !== null && html`<span class="muted">${before} → </span>`}<b>${after}</b>
        </span>
      </span>`
    }
  </footer>`;
}
