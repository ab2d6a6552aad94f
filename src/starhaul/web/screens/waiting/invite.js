/** Invitations: one link for everybody, its code, and the links of single seats, collapsed. */

import { sharedTable } from "../../core/sharedlinks.js";
import { spokenLanguage, t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { Confirm } from "../../ui/confirm.js";
import { copyText } from "../../ui/copying.js";
import { Chips } from "../../ui/fields.js";
import { Button } from "../../ui/parts.js";
import { QrCode } from "../../ui/qr.js";
import { useReach } from "./reachability.js";

/** @typedef {import("../../lib.js").On<HTMLInputElement>} OnInput */

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {{value: string, text: string, hint: string, token: string}} Offer
 */

/** Links other than the one for everybody. @param {Session} session @returns {Offer[]} */
function offersOf(session) {
  const table = session.table.value;
  if (!table) return [];
  const own = table.seats[session.seat.value ?? -1]?.link;
  const free = table.seats.flatMap((seat, number) =>
    seat.link && !seat.is_taken && !seat.bot
      ? [
          {
            value: `seat-${number}`,
            text: t("client-seat", { number: number + 1 }),
            hint: t("waiting-invite-seat"),
            token: seat.link,
          },
        ]
      : [],
  );
  return [
    ...(table.watch_link
      ? [
          {
            value: "watch",
            text: t("waiting-invite-watch"),
            hint: t("waiting-invite-watch-hint"),
            token: table.watch_link,
          },
        ]
      : []),
    ...free,
    ...(own
      ? [{ value: "own", text: t("waiting-invite-own"), hint: t("waiting-invite-own-hint"), token: own }]
      : []),
  ];
}

/** @param {{session: Session}} props */
export function Invite({ session }) {
  const { base, words } = useReach();
  const table = session.table.value;
  if (!table?.table_link) return null;
  const link = sharedTable("join", table.id, table.table_link, spokenLanguage(), base);
  const code = table.code ?? "";
  return html`<section class="panel invite" aria-labelledby="waiting-invite">
    <h2 id="waiting-invite">${t("waiting-invite")}</h2>
    <p class="hint">${t("waiting-invite-everybody")}</p>
    <div class="invite-body">
      <div class="invite-words">
        <${LinkField} link=${link} label=${t("waiting-invite-link")} />
        ${
          code &&
          html`<p class="invite-code">
            <span class="label">${t("waiting-invite-code")}</span>
            <strong aria-label=${[...code].join(" ")}>
              ${code.slice(0, 3)}<span aria-hidden="true"> </span>${code.slice(3)}
            </strong>
            <span class="hint">${t("waiting-invite-code-hint")}</span>
          </p>`
        }
      </div>
      <${QrCode} text=${link} label=${t("waiting-invite-qr")} />
    </div>
    ${words && html`<p class="invite-reach" role="note">${words}</p>`}
    <details class="fold">
      <summary>${t("waiting-invite-more")}</summary><${MoreLinks} session=${session} base=${base} />
    </details>
  </section>`;
}

/** @param {{link: string, label: string}} props */
function LinkField({ link, label }) {
  return html`
    <input
      type="text"
      readonly
      value=${link}
      aria-label=${label}
      onFocus=${(/** @type {OnInput} */ event) => event.currentTarget.select()}
    />
    <div class="choice-row">
      <${Button} onClick=${() => copyText(link)}>${t("waiting-invite-copy")}<//>
      ${
        "share" in navigator &&
        html`<${Button}
          quiet
          onClick=${() => navigator.share({ title: "Starhaul", url: link }).catch(() => {})}
        >
          ${t("waiting-invite-share")}
        <//>`
      }
    </div>
  `;
}

/** @param {{session: Session, base: string}} props */
function MoreLinks({ session, base }) {
  const [wanted, setWanted] = useState("");
  const offers = offersOf(session);
  const shown = offers.find((offer) => offer.value === wanted) ?? offers[0];
  if (!shown) return null;
  return html`<div class="invite-more">
    <${Chips}
      isBare
      label=${t("waiting-invite-more")}
      value=${shown.value}
      choices=${offers}
      onChoose=${setWanted}
    />
    <${LinkField}
      link=${sharedTable("table", session.place.table, shown.token, spokenLanguage(), base)}
      label=${shown.text}
    />
    ${session.isHost.value && html`<${Renewing} session=${session} />`}
  </div>`;
}

/** The host replaces links. @param {{session: Session}} props */
function Renewing({ session }) {
  const [which, setWhich] = useState(/** @type {"table" | "watch" | null} */ (null));
  return html`<div class="choice-row">
    <${Button} quiet onClick=${() => setWhich("table")}>${t("waiting-renew-table")}<//>
    <${Button} quiet onClick=${() => setWhich("watch")}>${t("waiting-renew-watch")}<//>
    ${
      which &&
      html`<${Confirm}
        title=${t(`waiting-renew-${which}`)}
        text=${t(`waiting-renew-${which}-text`)}
        action=${t("waiting-renew-sure")}
        onSure=${() => session.tell({ do: "renew", which })}
        onClose=${() => setWhich(null)}
      />`
    }
  </div>`;
}
