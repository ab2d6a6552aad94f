/** The piles of adventure cards: three to look through while building, and one that stays closed. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Button, Dialog, SeatMark } from "../../ui/parts.js";
import { CardPicture } from "../cards.js";
import { cardData } from "../data.js";
import { inspect } from "../inspect.js";
import { colourNumber, levelOf, nameOf } from "../who.js";
import { cardWords } from "../words.js";
import { Bubble } from "./yardpictures.js";

/** @typedef {import("./bench.js").Bench} Bench */

/** Keys of the piles that may be looked through. */
export const PILE_KEYS = ["J", "K", "L"];

/** @param {{bench: Bench}} props */
export function Piles({ bench }) {
  const { yard, hints, seats } = bench.view.value;
  const piles = yard?.piles ?? [];
  if (!piles.length) return null;
  return html`<section class="card-piles" aria-label=${t("building-piles")}>
    ${piles.map((size, pile) => {
      const lookers = seats
        .map((seat, number) => (seat.looking === pile ? number : -1))
        .filter((number) => number >= 0);
      const isLocked = pile >= PILE_KEYS.length;
      return html`<${Pile}
        key=${pile}
        bench=${bench}
        pile=${pile}
        size=${size}
        isLocked=${isLocked}
        lookers=${lookers}
        isOpen=${hints?.looks?.includes(pile) ?? false}
      />`;
    })}
    <${Bubble} bench=${bench} spot="piles" />
  </section>`;
}

/**
 * @param {{bench: Bench, pile: number, size: number, isLocked: boolean, isOpen: boolean, lookers: number[]}}
 *   props
 */
function Pile({ bench, pile, size, isLocked, isOpen, lookers }) {
  const { session } = bench;
  const number = pile + 1;
  const names = lookers.map((seat) => nameOf(session, seat)).join(", ");
  const label = isLocked
    ? t("building-pile-locked", { cards: size })
    : names
      ? t("building-pile-seen", { number, names })
      : t("building-pile", { number, cards: size });
  const look = () => bench.ask({ do: "look", pile }, "piles");
  return html`<button
    type="button"
    class=${`card-pile ${isOpen ? "" : "shut"}`}
    aria-label=${label}
    title=${label}
    disabled=${isLocked}
    onClick=${look}
  >
    <${PileSign} size=${size} isLocked=${isLocked} />
    ${
      lookers.length > 0 &&
      html`<span class="pile-lookers">
        ${lookers.map(
          (seat) => html`<${SeatMark} key=${seat} colour=${colourNumber(session, seat)} size=${16} />`,
        )}
      </span>`
    }
    ${!isLocked && html`<kbd aria-hidden="true">${PILE_KEYS[pile]}</kbd>`}
  </button>`;
}

/** Backs of cards, one behind the other. @param {{size: number, isLocked: boolean}} props */
function PileSign({ size, isLocked }) {
  const shown = Math.max(1, Math.min(size, 4));
  return html`<svg class="pile-sign" viewBox="-4 -6 64 76" aria-hidden="true">
    ${Array.from(
      { length: shown },
      (_, i) =>
        html`<rect
          key=${i}
          class="pile-card"
          x=${4 * (shown - 1 - i)}
          y=${-3 * (shown - 1 - i) + 4}
          width="44"
          height="60"
          rx="5"
        />`,
    )}
    ${
      isLocked
        ? html`<path class="pile-lock" d="M12 34H32V50H12ZM16 34V29A6 6 0 0 1 28 29V34" />`
        : html`<text class="pile-count" x="22" y="42">${size}</text>`
    }
  </svg>`;
}

/** The cards of the pile in hand, large. @param {{bench: Bench}} props */
export function PileDialog({ bench }) {
  const pile = bench.state.value.looking;
  const cards = bench.view.value.yard?.pile ?? [];
  if (pile < 0) return null;
  const close = () => bench.ask({ do: "put_back" }, "piles");
  return html`<${Dialog}
    title=${t("building-pile-title", { number: pile + 1 })}
    onClose=${close}
    class="pile-dialog"
  >
    <div class="pile-cards">
      ${cards.map(
        (id) => html`<button
          key=${id}
          type="button"
          class="pile-look"
          aria-label=${cardWords(cardData(bench.edition, id))}
          onClick=${() =>
            inspect({
              kind: "card",
              edition: bench.edition,
              id,
              level: levelOf(bench.session, bench.view.peek()),
            })}
        >
          <${CardPicture} edition=${bench.edition} id=${id} />
        </button>`,
      )}
    </div>
    <div class="dialog-buttons"><${Button} main autofocus onClick=${close}>${t("building-put-back")}<//></div>
  <//>`;
}
