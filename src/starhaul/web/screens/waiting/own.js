/** The viewer's seat: name and colour. */

import { hasSeatColours } from "../../core/games.js";
import { choose, settings } from "../../core/settings.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useRef, useState } from "../../lib.js";
import { Switch } from "../../ui/fields.js";
import { SEAT_COLOURS, SeatMark } from "../../ui/parts.js";

/** @typedef {import("../../lib.js").On<HTMLInputElement>} OnInput */

/** @typedef {import("../../core/session.js").Session} Session */

/** @param {{session: Session, seat: import("../../types.d.ts").SeatInfo}} props */
export function OwnSeat({ session, seat }) {
  const [name, setName] = useState(seat.name || settings.peek().name);
  const [words, setWords] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    if (seat.name) setName(seat.name);
  }, [seat.name]);
  const sit = async (/** @type {number} */ colour = seat.colour ?? 0) => {
    const wanted = name.trim();
    setWords(wanted ? "" : t("waiting-name-first"));
    if (!wanted) return field.current?.focus();
    if (wanted === seat.name && colour === seat.colour) return;
    choose({ name: wanted });
    await session.tell({ do: "sit", name: wanted, ...(colour !== seat.colour && { colour }) });
  };
  return html`<form
    class="own-seat"
    onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      sit();
      field.current?.blur();
    }}
  >
    <label class="own-name">
      <span class="label">${t("waiting-name")}</span>
      <input
        ref=${field}
        type="text"
        maxlength="24"
        autocomplete="nickname"
        value=${name}
        placeholder=${t("front-name-empty")}
        onBlur=${() => name.trim() && sit()}
        onInput=${(/** @type {OnInput} */ event) => setName(event.currentTarget.value)}
      />
    </label>
    ${
      hasSeatColours(session.table.value) &&
      html`<${Colours} session=${session} colour=${seat.colour ?? 0} onChoose=${sit} />`
    }
    ${words && html`<p class="refusal" role="alert">${words}</p>`}
    <${CoachSwitch} session=${session} />
  </form>`;
}

/** Where the coach is not possible, the reason is shown. @param {{session: Session}} props */
function CoachSwitch({ session }) {
  const why = session.table.value?.no_coach;
  return html`<${Switch}
    label=${t("coach-switch")}
    hint=${why ? t(`table-${why}`) : t("coach-switch-hint")}
    isOn=${session.coach.isOn.value}
    disabled=${Boolean(why)}
    onTurn=${(/** @type {boolean} */ on) => session.coach.turn(on)}
  />`;
}

/** @param {{session: Session, colour: number, onChoose: (colour: number) => void}} props */
function Colours({ session, colour, onChoose }) {
  const seats = session.table.value?.seats ?? [];
  return html`<div class="choice-row own-colours" role="group" aria-label=${t("waiting-colour")}>
    ${SEAT_COLOURS.map((name, number) => {
      const owner = seats.find((seat) => seat.is_taken && (seat.colour ?? 0) === number);
      const other = number === colour ? undefined : owner;
      const label = [t(`client-colour-${name}`), other?.name].filter(Boolean).join(" · ");
      return html`<button
        key=${name}
        type="button"
        class="chip colour-chip"
        aria-pressed=${number === colour}
        disabled=${other !== undefined}
        aria-label=${label}
        title=${label}
        onClick=${() => onChoose(number)}
      >
        <${SeatMark} colour=${number} size=${22} />
      </button>`;
    })}
  </div>`;
}
