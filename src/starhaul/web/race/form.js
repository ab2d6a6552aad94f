/** Form fields that only the race has: seats with their teams, colours, a track. */

import { t } from "../core/texts.js";
import { html, useState } from "../lib.js";
import { NumberOfSeats, seatsUpTo, seatText } from "../screens/front/fieldkinds.js";
import { opened } from "../ui/fields.js";
import { fittedColours, shipColours, trackIn, withColour } from "./agreement.js";

/**
 * @typedef {import("../core/games.js").FieldKind} FieldKind
 * @typedef {Parameters<FieldKind["Field"]>[0]} FieldProps
 * @typedef {import("../lib.js").On<HTMLInputElement>} OnInput
 */

/** @param {FieldProps} props */
const SeatsWithTeams = (props) => html`
  <${NumberOfSeats} ...${props} />
  <p class="hint race-seats">${t(`front-race-seats-${props.value}`)}</p>
`;

/** @param {FieldProps} props */
function ShipColours({ config, value, onSet }) {
  return html`<div class="field">
    <span class="label">${t("front-option-colours")}</span>
    ${seatsUpTo(config.seats).map(
      (seat) => html`<div key=${seat} class="colour-row">
        <span>${seatText(seat)}</span>
        <div
          class="choice-row"
          role="group"
          aria-label=${`${t("front-option-colours")}: ${seatText(seat)}`}
        >
          ${shipColours().map(
            (colour) => html`<button
              key=${colour}
              type="button"
              class="chip race-chip"
              aria-pressed=${value[seat]?.includes(colour) ?? false}
              onClick=${() => onSet(withColour(value, config.seats, seat, colour))}
            >
              <i class=${`race-dot ${colour}`} aria-hidden="true"></i>${opened(t(`race-colour-${colour}`))}
            </button>`,
          )}
        </div>
      </div>`,
    )}
    <span class="hint">${t("front-option-colours-hint")}</span>
  </div>`;
}

/** A custom track from a file. @param {FieldProps} props */
function TrackFile({ value: track, onSet }) {
  const [isBad, setIsBad] = useState(false);
  const [tries, setTries] = useState(0);
  const forget = () => {
    setIsBad(false);
    setTries(tries + 1);
  };
  const read = async (/** @type {OnInput} */ event) => {
    const found = trackIn((await event.currentTarget.files?.[0]?.text()) ?? "");
    setIsBad(found === null);
    if (found) onSet(found);
  };
  return html`<div class="field">
    <span class="label">${t("front-option-track")}</span>
    ${
      track
        ? html`<div class="choice-row">
          <span>${track.name}</span>
          <button type="button" class="button quiet" onClick=${() => onSet(null)}>
            ${t("front-track-usual")}
          </button>
        </div>`
        : html`<input
          key=${tries}
          type="file"
          accept=".json,application/json"
          aria-label=${t("front-option-track")}
          aria-invalid=${isBad}
          onChange=${read}
        />`
    }
    ${
      isBad &&
      html`
        <span class="refusal" role="alert">${t("front-track-bad")}</span>
        <button type="button" class="button quiet" onClick=${forget}>${t("front-track-usual")}</button>
      `
    }
    <span class="hint">${t("front-option-track-hint")}</span>
  </div>`;
}

/** The colours of each seat that has chosen any. @param {string[][]} colours */
const colourLines = (colours) =>
  colours.flatMap((ones, seat) => {
    const names = ones.map((colour) => t(`race-colour-${colour}`)).join(", ");
    return names ? [`${seatText(seat)}: ${names}`] : [];
  });

/** @type {Record<string, FieldKind>} */
export const KINDS = {
  seats: { Field: SeatsWithTeams },
  colours: {
    Field: ShipColours,
    lines: (_, value) => colourLines(value),
    sent: (value, config) => fittedColours(value, config.seats),
    isEmpty: (value) => !value.some((/** @type {string[]} */ ones) => ones.length),
  },
  track: { Field: TrackFile, text: (_, track) => track.name, isEmpty: (track) => !track },
};
