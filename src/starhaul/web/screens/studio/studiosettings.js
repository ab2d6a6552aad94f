/** The settings of the commentator view, which are kept in its address. */

import { SIZES } from "../../core/studiolook.js";
import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { copyText } from "../../ui/copying.js";
import { Chips, Switch } from "../../ui/fields.js";
import { Button, Dialog, nameAt } from "../../ui/parts.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../../core/studiolook.js").StudioLook} StudioLook
 */

/**
 * @param {{session: Session, look: StudioLook, onChange: (look: StudioLook) => void,
 *   onClose: () => void}} props
 */
export function StudioSettings({ session, look, onChange, onClose }) {
  const set = (/** @type {Partial<StudioLook>} */ changed) => onChange({ ...look, ...changed });
  const persons = (session.table.value?.seats ?? []).map((_, person) => person);
  const follows = [
    { value: -1, text: t("follow-all") },
    ...persons.map((value) => ({ value, text: nameAt(session.table.value, value) })),
  ];
  const themes = ["", "space", "paper"].map((value) => ({
    value,
    text: t(`settings-theme-${value || "auto"}`),
  }));
  return html`<${Dialog} title=${t("studio-settings")} onClose=${onClose} class="settings">
    <${Players} session=${session} persons=${persons} look=${look} onSet=${set} />
    <${Chips}
      label=${t("follow-title")}
      value=${look.follow ?? -1}
      choices=${follows}
      onChoose=${(/** @type {number} */ person) => set({ follow: person < 0 ? null : person })}
    />
    <${Chips}
      label=${t("studio-size")}
      value=${look.size}
      choices=${SIZES.map((value) => ({ value, text: t("studio-percent", { size: value }) }))}
      onChoose=${(/** @type {number} */ size) => set({ size })}
    />
    <${Chips}
      label=${t("settings-theme")}
      value=${look.theme}
      choices=${themes}
      onChoose=${(/** @type {StudioLook["theme"]} */ theme) => set({ theme })}
    />
    <${Switch}
      label=${t("studio-log")}
      isOn=${look.log}
      onTurn=${(/** @type {boolean} */ log) => set({ log })}
    />
    <${Switch}
      label=${t("react-show")}
      isOn=${look.reactions}
      onTurn=${(/** @type {boolean} */ reactions) => set({ reactions })}
    />
    <p class="hint">${t("studio-address")}</p>
    <${Button} onClick=${() => copyText(location.href)}>${t("studio-copy")}<//>
  <//>`;
}

/**
 * Which players are shown; at least one.
 * @param {{session: Session, persons: number[], look: StudioLook,
 *   onSet: (changed: Partial<StudioLook>) => void}} props
 */
function Players({ session, persons, look, onSet }) {
  const shown = look.players ?? persons;
  const turn = (/** @type {number} */ person) => {
    const left = shown.includes(person) ? shown.filter((one) => one !== person) : [...shown, person].sort();
    onSet({ players: left.length && left.length < persons.length ? left : null });
  };
  return html`<div class="field">
    <span class="label" aria-hidden="true">${t("studio-players")}</span>
    <div class="choice-row" role="group" aria-label=${t("studio-players")}>
      ${persons.map(
        (person) => html`<button
          key=${person}
          type="button"
          class="chip"
          aria-pressed=${shown.includes(person)}
          onClick=${() => turn(person)}
        >
          ${nameAt(session.table.value, person)}
        </button>`,
      )}
    </div>
  </div>`;
}
