/** The waiting room: before the first match of a table, and between two. */

import { pluginOf } from "../core/games.js";
import { replace, tableLink } from "../core/routes.js";
import { t } from "../core/texts.js";
import { html, useEffect, useState } from "../lib.js";
import { Chat } from "../ui/chat.js";
import { GameBar } from "../ui/gamebar.js";
import { Loading, useLater } from "../ui/guard.js";
import { useMedia } from "../ui/media.js";
import { nameAt } from "../ui/parts.js";
import { delayText } from "../ui/watching/delaywords.js";
import { carryOut, isExpected } from "./front/arrivals.js";
import { Agreement } from "./waiting/agreementpanel.js";
import { Invite } from "./waiting/invite.js";
import { ReadyBar } from "./waiting/ready.js";
import { Seats } from "./waiting/seatlist.js";
import { Series } from "./waiting/series.js";

/** @typedef {import("../core/session.js").Session} Session */

/** A person who has changed seats gets a new token and reconnects with it. @param {Session} session */
function useOwnLink(session) {
  const seats = session.table.value?.seats ?? [];
  // Of all seats with people, only the viewer's own shows its token.
  const mine = seats.findIndex((seat) => seat.is_taken && seat.link);
  const link = seats[mine]?.link;
  useEffect(() => {
    if (session.seat.peek() !== null && link && mine !== session.seat.peek())
      replace(tableLink(session.place.table, link));
  }, [mine, link]);
}

/** What the game adds to the agreement. @param {{session: Session}} props */
function OfGame({ session }) {
  const game = session.table.value?.game;
  const Words = useLater(game ? pluginOf(game).waiting : undefined);
  return Words ? html`<${Words} session=${session} />` : null;
}

/**
 * Spectators of some tables see everything later.
 * @param {{table: import("../types.d.ts").TableMessage}} props
 */
const DelayNote = ({ table }) =>
  delayText(table) && html`<p class="delay-note" role="note">${delayText(table)}</p>`;

/** @param {{session: Session}} props */
export function Screen({ session }) {
  const isWide = useMedia("(min-width: 1000px)");
  const isThere = session.table.value !== null && session.status.value === "open";
  useOwnLink(session);
  // Whoever starts a match on the home page has nothing to arrange here.
  const [isPassing, setIsPassing] = useState(() => isExpected(session.place.table));
  useEffect(() => {
    if (isThere) carryOut(session).then((isStarting) => setIsPassing(isStarting));
  }, [session, isThere]);
  const table = session.table.value;
  if (!table) return null;
  if (isPassing) return html`<${Loading} />`;
  // While seats are free, the invitation comes first.
  const hasOffer = session.isHost.value && table.seats.some((seat) => !seat.is_taken && !seat.bot);
  const host = table.seats[table.host];
  const title = host?.name ? t("waiting-title", { host: nameAt(table, table.host) }) : t("waiting-table");
  return html`<div class=${`waiting ${isWide ? "is-wide" : ""}`}>
    <${GameBar} session=${session} title=${html`<h1 class="waiting-title">${title}</h1>`} />
    ${session.seat.value === null && html`<${DelayNote} table=${table} />`}
    <div class="waiting-body">
      <div class="waiting-column seats-column">
        <${Seats} session=${session} /><${Series} table=${table} />
      </div>
      <div class="waiting-column">
        ${hasOffer && html`<${Invite} session=${session} />`}<${Agreement} session=${session} />
        <${OfGame} key=${table.game} session=${session} />
        ${!hasOffer && html`<${Invite} session=${session} />`}
      </div>
      ${
        isWide &&
        html`<section class="panel waiting-chat" aria-labelledby="waiting-chat">
          <h2 id="waiting-chat">${t("chat-title")}</h2><${Chat} session=${session} />
        </section>`
      }
    </div>
    <${ReadyBar} session=${session} />
  </div>`;
}
