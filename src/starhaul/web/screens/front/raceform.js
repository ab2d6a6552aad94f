/** What can be agreed before a race. */

import { t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { Chips, NumberField, opened } from "../../ui/fields.js";
import { RACE_COLOURS, USUAL_STORY, withColour, withOption } from "./options.js";

/** @typedef {import("../../lib.js").On<HTMLInputElement>} OnInput */

/** @typedef {import("./options.js").RaceConfig} RaceConfig */
/** @typedef {{config: RaceConfig, onChange: (config: RaceConfig) => void}} Fields */

/** @param {Fields} props */
export function RaceFields({ config, onChange }) {
  const options = config.options ?? {};
  return html`
    <p class="hint race-seats">${t(`front-race-seats-${config.seats}`)}</p>
    <${NumberField}
      label=${t("front-option-decision_seconds")}
      hint=${t("front-option-decision_seconds-hint")}
      value=${options.decision_seconds ?? 60}
      most=${86_400}
      step=${5}
      onChange=${(/** @type {number} */ value) => onChange(withOption(config, "decision_seconds", value))}
    />
    <${NumberField}
      label=${t("front-option-story_seconds")}
      hint=${t("front-option-story_seconds-hint")}
      value=${options.story_seconds ?? USUAL_STORY}
      most=${60}
      step=${1}
      onChange=${(/** @type {number} */ value) => onChange(withOption(config, "story_seconds", value))}
    />
    <details class="fold">
      <summary>${t("front-group-race")}</summary>
      <${First} config=${config} onChange=${onChange} />
      <${Colours} config=${config} onChange=${onChange} />
      <${TrackFile} config=${config} onChange=${onChange} />
    </details>
  `;
}

/** @param {number} seats */
const seatsOf = (seats) => Array.from({ length: seats }, (_, seat) => seat);

/** @param {Fields} props */
function First({ config, onChange }) {
  const seats = seatsOf(config.seats).map((seat) => ({
    value: seat,
    text: t("client-seat", { number: seat + 1 }),
  }));
  return html`<${Chips}
    label=${t("front-option-first")}
    hint=${t("front-option-first-hint")}
    value=${config.options?.first ?? null}
    choices=${[{ value: null, text: t("front-option-first-lot") }, ...seats]}
    onChoose=${(/** @type {number | null} */ first) => onChange(withOption(config, "first", first))}
  />`;
}

/** @param {Fields} props */
function Colours({ config, onChange }) {
  const chosen = config.options?.colours ?? [];
  return html`<div class="field">
    <span class="label">${t("front-option-colours")}</span>
    ${seatsOf(config.seats).map(
      (seat) => html`<div key=${seat} class="colour-row">
        <span>${t("client-seat", { number: seat + 1 })}</span>
        <div
          class="choice-row"
          role="group"
          aria-label=${`${t("front-option-colours")}: ${t("client-seat", { number: seat + 1 })}`}
        >
          ${RACE_COLOURS.map(
            (colour) => html`<button
              key=${colour}
              type="button"
              class="chip race-chip"
              aria-pressed=${chosen[seat]?.includes(colour) ?? false}
              onClick=${() => onChange(withColour(config, seat, colour))}
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

/**
 * What a file says, if it says that it is a track; whether it is a good one is the server's to say.
 * @param {string} text
 */
export function trackIn(text) {
  try {
    const found = JSON.parse(text);
    return found?.format === "team-race-board/1" ? found : null;
  } catch {
    return null;
  }
}

/** A track of one's own, from a file. @param {Fields} props */
function TrackFile({ config, onChange }) {
  const [isBad, setIsBad] = useState(false);
  const [tries, setTries] = useState(0);
  const track = config.options?.track ?? null;
  const forget = () => {
    setIsBad(false);
    setTries(tries + 1);
  };
  const set = (/** @type {import("../../types.d.ts").race.TrackRecord | null} */ value) =>
    onChange(withOption(config, "track", value));
  const read = async (/** @type {OnInput} */ event) => {
    const found = trackIn((await event.currentTarget.files?.[0]?.text()) ?? "");
    setIsBad(found === null);
    if (found) set(found);
  };
  return html`<div class="field">
    <span class="label">${t("front-option-track")}</span>
    ${
      track
        ? html`<div class="choice-row">
          <span>${track.name}</span>
          <button type="button" class="button quiet" onClick=${() => set(null)}>
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
