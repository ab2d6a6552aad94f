/** Links to the free seats and for who wants to watch, to be copied, shared or shown to a phone. */

import { html, useState } from "../../lib.js";
import { fullLink } from "../../core/routes.js";
import { t } from "../../core/texts.js";
import { copyText } from "../../ui/copying.js";
import { Chips } from "../../ui/fields.js";
import { Button } from "../../ui/parts.js";
import { QrCode } from "../../ui/qr.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {{value: string, text: string, hint: string, link: string}} Offer
 */

/** @param {Session} session @returns {Offer[]} */
function offersOf(session) {
  const table = session.table.value;
  if (!table) return [];
  const free = table.seats.flatMap((seat, number) =>
    seat.link && !seat.is_taken && !seat.bot
      ? [{ value: `seat-${number}`, text: t("client-seat", { number: number + 1 }), hint: t("waiting-invite-seat"), link: seat.link }]
      : [],
  );
  const own = table.seats[session.seat.value ?? -1]?.link;
  return [
    ...free,
    ...(table.watch_link ? [{ value: "watch", text: t("waiting-invite-watch"), hint: t("waiting-invite-watch-hint"), link: table.watch_link }] : []),
    ...(own ? [{ value: "own", text: t("waiting-invite-own"), hint: t("waiting-invite-own-hint"), link: own }] : []),
  ];
}

/** @param {{session: Session}} props */
export function Invite({ session }) {
  const [wanted, setWanted] = useState("");
  const offers = offersOf(session);
  const shown = offers.find((offer) => offer.value === wanted) ?? offers[0];
  if (!shown) return null;
  const link = fullLink(session.place.table, shown.link);
  return html`<section class="panel invite" aria-labelledby="waiting-invite">
    <h2 id="waiting-invite">${t("waiting-invite")}</h2>
    <${Chips} isBare label=${t("waiting-invite")} value=${shown.value} choices=${offers} onChoose=${setWanted} />
    <div class="invite-body">
      <div class="invite-words">
        <input type="text" readonly value=${link} aria-label=${t("waiting-invite-link")} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
        <div class="choice-row">
          <${Button} onClick=${() => copyText(link)}>${t("waiting-invite-copy")}<//>
          ${"share" in navigator && html`<${Button} quiet onClick=${() => navigator.share({ title: "Starhaul", url: link }).catch(() => {})}>${t("waiting-invite-share")}<//>`}
        </div>
      </div>
      <${QrCode} text=${link} label=${t("waiting-invite-qr")} />
    </div>
  </section>`;
}
