/** Exercises that are answered by choosing: the ship that survives, what to do with a card. */

import { t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { Button } from "../../ui/parts.js";
import { goodsWords } from "../cards/cardwords.js";
import { CardPicture } from "../cards.js";
import { Ship } from "../ship.js";
import { MeteorList, meteorArrows } from "./meteorpaths.js";

/** @typedef {import("./index.js").Task} Task */

/** @param {import("./index.js").WorkProps} props */
export function ChoiceExercise({ task, kind, solved, onAnswer }) {
  const [choice, setChoice] = useState(/** @type {number | null} */ (null));
  const isShips = task.ships.length > 1;
  const props = { task, choice, solved, onChoose: (/** @type {number} */ one) => !solved && setChoice(one) };
  return html`<div class=${`clinic-work with-card of-${kind}`}>
    <div class="clinic-card">
      ${
        task.card &&
        html`<${CardPicture}
          edition=${task.edition}
          id=${String(task.card.id ?? "")}
          counts=${/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (task.card))}
        />`
      }
      ${isShips && html`<${MeteorList} task=${task} />`}
      ${task.situation && html`<${SituationLines} situation=${task.situation} />`}
    </div>
    ${isShips ? html`<${Ships} ...${props} />` : html`<${Deciding} ...${props} />`}
    ${
      !solved &&
      html`<div class="clinic-answer">
        <${Button} main disabled=${choice === null} onClick=${() => onAnswer({ choice })}>
          ${t(`clinic-answer-${kind}`)}
        <//>
      </div>`
    }
  </div>`;
}

/** @param {{situation: NonNullable<Task["situation"]>}} props */
const SituationLines = ({ situation }) => html`<ul class="clinic-situation">
  <li>${t("clinic-ahead", { days: situation.ahead })}</li>
  <li>${t("clinic-cards-left", { cards: situation.cards })}</li>
  <li>${t("clinic-crew", { crew: situation.crew })}</li>
</ul>`;

/**
 * @typedef {{task: Task, choice: number | null, solved: import("./index.js").Solved | null,
 *   onChoose: (one: number) => void}} ChoiceProps
 */

/** The mark of an option: chosen, right or wrong. @param {ChoiceProps} props @param {number} number */
const look = ({ choice, solved }, number) =>
  [
    choice === number && "chosen",
    solved && (solved.choice === number ? "right" : choice === number && "wrong"),
  ]
    .filter(Boolean)
    .join(" ");

/** Ships to choose from. @param {ChoiceProps} props */
function Ships(props) {
  const { task, choice, solved, onChoose } = props;
  return html`<div class="clinic-ships" role="radiogroup" aria-label=${t("clinic-ships")}>
    ${task.ships.map((ship, number) => {
      const lost = solved?.lost?.[number] ?? [];
      return html`<label key=${number} class=${`clinic-ship ${look(props, number)}`}>
        <span class="clinic-ship-name">
          <input
            type="radio"
            name="clinic-ship"
            checked=${choice === number}
            disabled=${solved !== null}
            onChange=${() => onChoose(number)}
          />
          <span>${t("clinic-ship", { letter: "ABC"[number] })}</span>
          ${solved && html`<small>${t("clinic-loses", { number: lost.length })}</small>`}
        </span>
        <${Ship}
          edition=${task.edition}
          shipClass=${task.ship_class}
          ship=${ship}
          label=${t("clinic-ship", { letter: "ABC"[number] })}
          marks=${new Map(lost.map((cell) => [cell, "peril"]))}
          over=${meteorArrows(
            task,
            ship.tiles.map(([cell]) => cell),
          )}
        />
      </label>`;
    })}
  </div>`;
}

/** Options of a card. @param {ChoiceProps} props */
function Deciding(props) {
  const { task, choice, solved, onChoose } = props;
  const options = task.options ?? [];
  return html`<div class="clinic-deciding">
    <${Ship}
      class="clinic-decider"
      edition=${task.edition}
      shipClass=${task.ship_class}
      ship=${task.ships[0]}
      label=${t("clinic-patient")}
    />
    <div class="clinic-options" role="radiogroup" aria-label=${t("clinic-options")}>
      ${options.map(
        (option, number) => html`<label key=${option} class=${`clinic-option ${look(props, number)}`}>
          <input
            type="radio"
            name="clinic-option"
            checked=${choice === number}
            disabled=${solved !== null}
            onChange=${() => onChoose(number)}
          />
          <span>${optionWords(task, option)}</span>
          ${solved?.values && html`<small>${t("clinic-worth", { credits: solved.values[number] })}</small>`}
        </label>`,
      )}
    </div>
  </div>`;
}

/** @param {Task} task @param {number} option */
function optionWords(task, option) {
  if (option < 0) return t("clinic-option-past");
  const card = /** @type {{kind?: string, planets?: import("../data.js").Goods[][]}} */ (task.card ?? {});
  if (!card.planets) return t(`clinic-option-${card.kind}`);
  return t("clinic-option-planet", { number: option + 1, goods: goodsWords(card.planets[option]) });
}
