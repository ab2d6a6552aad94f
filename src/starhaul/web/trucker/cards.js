/**
 * Adventure cards, drawn from their data: a band by family, a picture, figures, the effect in words.
 *
 * A card is as wide as its container and sizes everything by that width; narrow cards leave the words out,
 * since the figures say the same. Screen readers get the content as one text.
 */

import { t } from "../core/texts.js";
import { html } from "../lib.js";
import {
  Derelict,
  Dust,
  Epidemic,
  OpenSpace,
  Pirate,
  Saboteur,
  Slaver,
  Smuggler,
  Station,
} from "./cards/cardpictures.js";
import { cardText } from "./cards/cardwords.js";
import { familyOf, numeral, penaltyFigures, rowsOf } from "./cards/shape.js";
import { CardSign } from "./cards/signs.js";
import { Planet, Swarm } from "./cards/swarm.js";
import { countedCard } from "./data.js";
import { cardWords } from "./words.js";

/** @import { Card, CardOf } from "./cards/shape.js" */

/** Pictures with the part that must be visible, and how they fit into another aspect ratio. */
const SCENES = /** @type {Record<string, [() => import("../lib.js").Child, string, string]>} */ ({
  abandoned_ship: [Derelict, "14 2 276 178", "xMidYMid meet"],
  abandoned_station: [Station, "10 0 280 176", "xMidYMid meet"],
  epidemic: [Epidemic, "48 -4 204 186", "xMidYMax meet"],
  open_space: [OpenSpace, "40 10 220 172", "xMidYMid slice"],
  pirates: [Pirate, "2 4 296 178", "xMidYMid meet"],
  sabotage: [Saboteur, "24 18 252 164", "xMidYMid slice"],
  slavers: [Slaver, "14 -22 278 204", "xMidYMax meet"],
  smugglers: [Smuggler, "34 10 232 172", "xMidYMax meet"],
  stardust: [Dust, "60 10 180 170", "xMidYMid slice"],
});

/** @param {{figure: import("./cards/shape.js").Figure}} props */
const Figure = ({ figure }) => html`<span class=${`card-figure ${figure.price ? "price" : ""}`}>
  ${figure.sign && html`<${CardSign} name=${figure.sign} />`}${figure.text && html`<b>${figure.text}</b>`}
</span>`;

/** @param {{row: import("./cards/shape.js").Row}} props */
const Row = ({ row }) => html`<div
  class=${`card-row row-${row.tone} ${row.tone !== "plain" && row.figures.length > 5 ? "many" : ""}`}
>
  ${row.figures.map((figure, index) => html`<${Figure} key=${index} figure=${figure} />`)}
</div>`;

/** @param {{card: CardOf<"planets">}} props */
function Planets({ card }) {
  return html`<div class="card-planets">
    ${card.planets.map(
      (goods, index) => html`<div class="card-landing" key=${index}>
        <${Planet} number=${index + 1} />
        <span class="card-goods">
          ${goods.map((colour, at) => html`<${CardSign} key=${at} name=${`cube-${colour}`} />`)}
        </span>
      </div>`,
    )}
  </div>`;
}

const CRITERIA = /** @type {Record<string, string>} */ ({
  crew: "crew",
  engine_strength: "engines",
  cannon_strength: "cannons",
});

/** @param {{card: CardOf<"combat_zone">}} props */
function CombatZone({ card }) {
  return html`<ol class="card-lines">
    ${card.rows.map(
      (row, index) => html`<li key=${index}>
        <span class="card-criterion">
          <${CardSign} name=${CRITERIA[row.criterion]} /><${CardSign} name="least" class="tiny" />
        </span>
        <${Row} row=${{ tone: "loss", figures: penaltyFigures(row.penalty) }} />
      </li>`,
    )}
  </ol>`;
}

/** @param {{card: Card}} props */
function Picture({ card }) {
  if (card.kind === "planets") return html`<${Planets} card=${card} />`;
  if (card.kind === "combat_zone") return html`<${CombatZone} card=${card} />`;
  if (card.kind === "meteor_swarm") return html`<${Swarm} meteors=${card.meteors} />`;
  const [Scene, box, fit] = SCENES[card.kind];
  return html`<svg class="card-scene" viewBox=${box} preserveAspectRatio=${fit} aria-hidden="true">
    <${Scene} />
  </svg>`;
}

/** The strength of an enemy. @param {{strength: number}} props */
const Strength = ({ strength }) =>
  html`<span class="card-strength"><${CardSign} name="cannons" /><b>${strength}</b></span>`;

/**
 * A card as a picture with its effect in words.
 * @param {{edition: string, id: string, counts?: Record<string, unknown> | null, isLearning?: boolean,
 *   class?: string}} props `counts`: the card as it counts in this flight.
 */
export function CardPicture({ edition, id, counts, isLearning, class: names = "" }) {
  const card = countedCard(edition, id, counts);
  if (!card) return html`<${CardBack} class=${names} />`;
  const family = familyOf(card.kind);
  return html`<div
    class=${`card card-${family} ${names}`}
    role="img"
    aria-label=${cardWords(card, isLearning)}
  >
    <div class="card-face">
      <div class="card-band">
        <${CardSign} name=${family} /><span class="card-title">${t(`card-${card.kind}`)}</span>
        <span class="card-level">${numeral(card.level)}</span>
      </div>
      <div class=${`card-picture of-${card.kind}`}>
        <${Picture} card=${card} />
        ${"strength" in card && html`<${Strength} strength=${card.strength} />`}
      </div>
      <div class=${`card-rows of-${card.kind}`}>
        ${rowsOf(card).map((row) => html`<${Row} key=${row.tone} row=${row} />`)}
      </div>
      <p class="card-text">${cardText(card, isLearning)}</p>
    </div>
  </div>`;
}

/** The back of a card. @param {{class?: string}} props */
export function CardBack({ class: names = "" } = {}) {
  return html`<div class=${`card card-back ${names}`} role="img" aria-label=${t("card-text-back")}>
    <svg class="card-face" viewBox="0 0 200 280" aria-hidden="true">
      <rect class="ca-back" x="3" y="3" width="194" height="274" rx="14" />
      <rect class="ca-back-line" x="14" y="14" width="172" height="252" rx="8" />
      <path class="ca-back-line" d="M14 14L186 266M186 14L14 266" />
      <circle class="ca-back" cx="100" cy="140" r="56" />
      <circle class="ca-back-line" cx="100" cy="140" r="50" />
      <path class="ca-back-star" d="M100 100L109 131L140 140L109 149L100 180L91 149L60 140L91 131Z" />
      <ellipse class="ca-back-line" cx="100" cy="140" rx="46" ry="14" transform="rotate(-24 100 140)" />
    </svg>
  </div>`;
}
