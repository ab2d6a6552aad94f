/** The bar of spectators below a match: whom to follow, reactions, the commentator view. */

import { hasSeatColours } from "../../core/games.js";
import { useKeys } from "../../core/keys.js";
import { announce } from "../../core/notices.js";
import { watchLink } from "../../core/routes.js";
import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { useMedia } from "../media.js";
import { nameAt, SeatMark, sized } from "../parts.js";
import { delayText } from "./delaywords.js";
import { ReactButton, ReactionMute, ReactionRow } from "./reactions.js";

/** @typedef {import("../../core/session.js").Session} Session */

const NARROW = "(max-width: 899px), (max-height: 479px)";

/** @param {{session: Session}} props */
export function Dock({ session }) {
  const isNarrow = useMedia(NARROW);
  const table = session.table.value;
  const delay = delayText(table);
  return html`<section class="dock" aria-label=${t("watch-dock")}>
    ${delay && html`<p class="dock-delay" role="note">${delay}</p>`}
    <div class="dock-row">
      <${Follow} session=${session} />
      <div class="dock-tools">
        ${
          isNarrow
            ? html`<${ReactButton} session=${session} />`
            : html`<${ReactionRow} session=${session} /><${ReactionMute} />`
        }
        <a
          class="button quiet round"
          href=${watchLink(session.place.table, session.place.token)}
          target="_blank"
          rel="noopener"
          aria-label=${t("studio-open")}
          title=${t("studio-open")}
        >
          <svg class="sign" style=${sized(22)} viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M3 6H21V18H3ZM8 22H16M10 9.5L15 12L10 14.5Z"
              fill="none"
              stroke="currentColor"
              stroke-width="2.2"
              stroke-linejoin="round"
            />
          </svg>
        </a>
      </div>
    </div>
  </section>`;
}

/** Keys: 0 for all, 1 to 4 for a person. @param {{session: Session}} props */
function Follow({ session }) {
  const table = session.table.value;
  const seats = table?.seats ?? [];
  const { followed } = session.watch;
  const follow = (/** @type {number | null} */ person) => {
    session.watch.follow(person);
    const now = followed.peek();
    announce(now === null ? t("follow-nobody") : t("follow-now", { name: nameAt(table, now) }));
  };
  useKeys((key) => {
    const person = /^[0-9]$/.test(key) ? Number(key) - 1 : seats.length;
    if (person >= seats.length) return false;
    follow(person < 0 ? null : person);
    return true;
  });
  return html`<div class="follow" role="group" aria-label=${t("follow-title")}>
    <button
      type="button"
      class="chip"
      aria-pressed=${followed.value === null}
      aria-keyshortcuts="0"
      onClick=${() => follow(null)}
    >
      ${t("follow-all")}
    </button>
    ${seats.map(
      (seat, person) => html`<button
        key=${person}
        type="button"
        class="chip"
        aria-pressed=${followed.value === person}
        aria-keyshortcuts=${String(person + 1)}
        aria-label=${t("follow-one", { name: nameAt(table, person) })}
        onClick=${() => follow(person)}
      >
        ${hasSeatColours(table) && html`<${SeatMark} colour=${seat.colour} size=${14} />`}
        <span class="follow-name">${nameAt(table, person)}</span>
      </button>`,
    )}
  </div>`;
}
