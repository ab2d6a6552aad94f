/** The players: colours, cards in hand, ships at home, and whose turn it is. */

import { teamLetter } from "../core/teamletter.js";
import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { AwayMark, absenceOf, absenceText } from "../ui/absence.js";
import { BotMark } from "../ui/botmark.js";
import { classes } from "../ui/classes.js";
import { sized, useTicks } from "../ui/parts.js";
import { data } from "./data.js";
import { ColourSign, Pile } from "./pictures.js";
import { coloursText, hasTeams, homeOf, playerName } from "./who.js";

const FLAG = "M-6 9V-9H-4V-7H8L4 -2L8 3H-4V9Z";

/** @typedef {import("../types.d.ts").race.View} View */

/**
 * The text alternative of the small pictures.
 * @param {View} view @param {number} number @param {string} home
 */
function inWords(view, number, home) {
  const { cards, bonus_cards } = view.seats[number];
  const counts = [
    ["race-picture-hand", cards],
    ["race-picture-bonus-hand", bonus_cards],
    ["race-picture-home", home],
  ];
  return [coloursText(view, number), ...counts.map(([key, count]) => `${t(String(key))}: ${count}`)].join(
    ". ",
  );
}

/**
 * The relation of a seat to the viewer, or that its person is away.
 * @param {import("../core/session.js").Session} session @param {View} view @param {number} number
 */
function noteOf(session, view, number) {
  if (view.me === number) return t("race-ui-you");
  const absence = absenceOf(session, number);
  if (absence) return absenceText(absence);
  return view.me != null && view.seats[view.me].team === view.seats[number].team ? t("race-ui-mate") : "";
}

/**
 * @param {{session: import("../core/session.js").Session, view: View, turn: number | null, isAsked: boolean}}
 *   props
 */
export function Seats({ session, view, turn, isAsked }) {
  const finish = data().track.spaces.length - 1;
  useTicks(view.seats.some((_, number) => absenceOf(session, number)));
  return html`<ol class="race-seats" data-count=${view.seats.length} aria-label=${t("race-ui-players")}>
    ${view.seats.map((seat, number) => {
      const { home, needed } = homeOf(view, seat.team, finish);
      const note = noteOf(session, view, number);
      const isMe = view.me === number && isAsked;
      const look = classes(
        "race-seat",
        absenceOf(session, number) && "is-away",
        turn === number && "turn",
        isMe && "me",
        view.winners?.includes(seat.team) && "won",
        session.seat.value === null && session.watch.followed.value === number && "followed",
      );
      return html`<li
        key=${number}
        class=${look}
        hidden=${!session.watch.isShown(number)}
        aria-current=${turn === number ? "true" : undefined}>
        <span class="race-seat-top">
          ${seat.colours.map((colour) => html`<${ColourSign} key=${colour} colour=${colour} />`)}
          <strong title=${coloursText(view, number)}>${playerName(session, view, number)}</strong>
          <${BotMark} bot=${session.table.value?.seats[number]?.bot} />
          ${
            hasTeams(view) &&
            html`<span
              class=${`race-team team-${seat.team}`}
              title=${t("race-ui-team", { team: teamLetter(seat.team) })}
            >
              ${teamLetter(seat.team)}
            </span>`
          }
        </span>
        <span class="unseen">${inWords(view, number, `${home}/${needed}`)} ${note}</span>
        <span class="race-seat-facts" aria-hidden="true">
          <span class="race-cards-held" title=${t("race-picture-hand")}>
            <${Pile} of="movement" number=${seat.cards} size=${20} />
          </span>
          <span title=${t("race-picture-bonus-hand")}>
            <${Pile} of="bonus" number=${seat.bonus_cards} size=${20} />
          </span>
          <span class="race-home" title=${t("race-picture-home")}>
            <svg class="sign" style=${sized(16, 18)} viewBox="-8 -10 18 20" aria-hidden="true">
              <path d=${FLAG} />
            </svg>
            <b>${home}/${needed}</b>
          </span>
          ${
            absenceOf(session, number)
              ? html`<em class="away"><${AwayMark} session=${session} person=${number} /></em>`
              : note && html`<em>${note}</em>`
          }
        </span>
      </li>`;
    })}
  </ol>`;
}
