/** The seats with their people, and the actions on them. */

import { botKind } from "../../core/botnames.js";
import { pluginOf } from "../../core/games.js";
import { teamLetter } from "../../core/teamletter.js";
import { t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { partnerOf } from "../../ui/addressee.js";
import { Confirm } from "../../ui/confirm.js";
import { HostAway } from "../../ui/hosting.js";
import { Button, nameAt, SEAT_COLOURS, SeatMark } from "../../ui/parts.js";
import { BotDialog } from "./bots.js";
import { OwnSeat } from "./own.js";
import { sitDown } from "./sitting.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../../types.d.ts").SeatInfo} SeatInfo
 * @typedef {{session: Session, seat: SeatInfo, number: number}} SeatProps
 */

/** Sign and words of every seat: its colour. @param {Session} session */
const useSeatColours = (session) =>
  (session.table.value?.seats ?? []).map(({ colour = 0 }) => ({
    sign: html`<${SeatMark} colour=${colour} size=${36} />`,
    words: [t(`client-colour-${SEAT_COLOURS[colour]}`)],
  }));

/** @param {{session: Session}} props */
export function Seats({ session }) {
  const { game, spectators = 0 } = session.table.value ?? {};
  return html`<section class="seats" aria-labelledby="waiting-seats">
    <header class="panel-head">
      <h2 id="waiting-seats">${t("waiting-seats")}</h2>
      ${
        spectators > 0 &&
        html`<span class="muted">${t("front-table-watching", { number: spectators })}</span>`
      }
    </header>
    <${HostAway} session=${session} />
    <${SeatList} key=${game} session=${session} />
  </section>`;
}

/** Mounted again for another game, whose seats may look different. @param {{session: Session}} props */
function SeatList({ session }) {
  const { game, seats = [] } = session.table.value ?? {};
  const useSeatLooks = (game && pluginOf(game).useSeatLooks) || useSeatColours;
  const looks = useSeatLooks(session);
  return html`<ol class="guest-list">
    ${seats.map(
      (seat, number) => html`<${SeatRow}
        key=${number}
        session=${session}
        seat=${seat}
        number=${number}
        look=${looks[number]}
      />`,
    )}
  </ol>`;
}

/** @param {SeatInfo} seat */
function stateOf(seat) {
  if (seat.bot) return "bot";
  if (!seat.is_taken) return "free";
  if (seat.is_reserved) return "coming";
  if (!seat.is_connected) return "away";
  return seat.is_ready ? "ready" : "thinking";
}

/**
 * The team of a seat, if any, and whether it is the viewer's partner.
 * @param {Session} session @param {number} number
 */
function teamAt(session, number) {
  const seats = session.table.value?.seats ?? [];
  const team = seats[number]?.team ?? null;
  return {
    team: team === null ? "" : teamLetter(team),
    isPartner: partnerOf(seats, session.seat.value) === number,
  };
}

/** @param {SeatProps & {look: import("../../core/games.js").SeatLook}} props */
function SeatRow({ session, seat, number, look }) {
  const state = stateOf(seat);
  const isOwn = session.seat.value === number;
  const isHost = session.table.value?.host === number;
  const { team, isPartner } = teamAt(session, number);
  const facts = [
    t("client-seat", { number: number + 1 }),
    ...look.words,
    ...(seat.bot ? [botKind(seat.bot)] : []),
    ...(team ? [t("results-team", { team })] : []),
  ];
  return html`<li class=${`guest-row panel is-${state} ${isOwn ? "is-own" : ""}`}>
    <span class="guest-signs">${look.sign}</span>
    <div class="guest-words">
      <strong class="guest-name">
        ${state === "free" ? t("waiting-free") : nameAt(session.table.value, number)}
        ${isHost && html`<span class="tag">${t("waiting-host")}</span>`}
        ${isOwn && html`<span class="tag">${t("waiting-you")}</span>`}
        ${isPartner && html`<span class="tag">${t("building-partner")}</span>`}
      </strong>
      <span class="muted">${facts.join(" · ")}</span>
    </div>
    <span class=${`guest-state is-${state}`}>${state === "ready" && "✓ "}${t(`waiting-state-${state}`)}</span>
    ${
      isOwn
        ? html`<${OwnSeat} session=${session} seat=${seat} />`
        : html`<${SeatTools} session=${session} seat=${seat} number=${number} />`
    }
  </li>`;
}

/** @param {SeatProps} props */
function SeatTools({ session, seat, number }) {
  const [open, setOpen] = useState(/** @type {"bot" | "kick" | null} */ (null));
  const isHost = session.isHost.value;
  const isFree = !seat.is_taken && !seat.bot;
  const canMove = isFree && session.seat.value !== null;
  const canSit = isFree && session.canSit.value;
  const who = { name: nameAt(session.table.value, number) };
  if (!canMove && !canSit && !isHost) return null;
  return html`<div class="guest-tools choice-row">
    ${
      isHost &&
      !seat.is_taken &&
      html`<${Button} onClick=${() => setOpen("bot")}>
        ${t(seat.bot ? "waiting-bot-change" : "waiting-bot-add")}
      <//>`
    }
    ${
      isHost &&
      seat.bot &&
      html`<${Button} quiet onClick=${() => session.tell({ do: "bot", seat: number, bot: "" })}>
        ${t("waiting-bot-remove")}
      <//>`
    }
    ${canSit && html`<${Button} onClick=${() => sitDown(session, number)}>${t("waiting-sit-here")}<//>`}
    ${
      canMove &&
      html`<${Button} quiet onClick=${() => session.tell({ do: "move", seat: number })}>
        ${t("waiting-move")}
      <//>`
    }
    ${
      isHost &&
      seat.is_taken &&
      html`<${Button} quiet onClick=${() => setOpen("kick")}>${t("waiting-kick")}<//>`
    }
    ${
      open === "bot" &&
      html`<${BotDialog} session=${session} seat=${seat} number=${number} onClose=${() => setOpen(null)} />`
    }
    ${
      open === "kick" &&
      html`<${Confirm}
        title=${t("waiting-kick")}
        text=${t("waiting-kick-text", who)}
        action=${t("waiting-kick-sure")}
        onSure=${() => session.tell({ do: "kick", seat: number })}
        onClose=${() => setOpen(null)}
      />`
    }
  </div>`;
}
