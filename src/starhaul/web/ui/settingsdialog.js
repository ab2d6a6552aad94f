/** The settings dialog: language, theme, sound, motion, guidance, speed. */

import { get, isSingleFile } from "../core/api.js";
import { LANGUAGE_NAMES } from "../core/constants.js";
import { useKeys } from "../core/keys.js";
import { notify } from "../core/notices.js";
import { arrival } from "../core/retry.js";
import { choose, LANGUAGES, settings } from "../core/settings.js";
import { t } from "../core/texts.js";
import { html, signal, useEffect, useState } from "../lib.js";
import { Chips, Switch } from "./fields.js";
import { Dialog, sized } from "./parts.js";

/** @typedef {import("../lib.js").On<HTMLInputElement>} OnInput */

/** @typedef {import("../core/settings.js").Settings} Settings */

/** Whether the dialog is open; a menu can open it, too. */
export const isSetting = signal(false);

function turnSound() {
  const sound = !settings.value.sound;
  choose({ sound });
  notify(t(sound ? "settings-sound-on" : "settings-sound-off"));
}

/** A button that opens the dialog. While it is mounted, the key M toggles the sound. */
export function SettingsButton() {
  useKeys((key) => {
    if (key !== "m") return false;
    turnSound();
    return true;
  });
  return html`
    <button
      type="button"
      class="button quiet round settings-button"
      aria-label=${t("settings-open")}
      title=${t("settings-open")}
      onClick=${() => (isSetting.value = true)}
    >
      <${Gear} />
    </button>
    ${isSetting.value && html`<${SettingsDialog} onClose=${() => (isSetting.value = false)} />`}
  `;
}

/** The teeth of the gear are the dashes of a thick circle. */
function Gear() {
  return html`<svg class="sign" style=${sized(22)} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle
      r="8.5"
      fill="none"
      stroke="currentColor"
      stroke-width="4"
      pathLength="16"
      stroke-dasharray="1 1"
      stroke-dashoffset="0.5"
    />
    <circle r="5.5" fill="none" stroke="currentColor" stroke-width="3.4" />
  </svg>`;
}

/** @param {{onClose: () => void}} props */
function SettingsDialog({ onClose }) {
  const now = settings.value;
  const languages = LANGUAGES.map((value) => ({
    value,
    text: html`<span lang=${value}>${LANGUAGE_NAMES[value]}</span>`,
  }));
  const themes = ["auto", "space", "paper"].map((value) => ({ value, text: t(`settings-theme-${value}`) }));
  const motions = ["auto", "full", "less"].map((value) => ({ value, text: t(`settings-motion-${value}`) }));
  const speeds = [1, 2, 0].map((value) => ({ value, text: t(`settings-speed-${value}`) }));
  return html`<${Dialog} title=${t("settings-title")} onClose=${onClose} class="settings">
    <${Name} />
    <${Chips}
      label=${t("settings-language")}
      value=${now.language}
      choices=${languages}
      onChoose=${(/** @type {Settings["language"]} */ language) => choose({ language })}
    />
    <${Chips}
      label=${t("settings-theme")}
      value=${now.theme}
      choices=${themes}
      onChoose=${(/** @type {Settings["theme"]} */ theme) => choose({ theme })}
    />
    <${Switch}
      label=${t("settings-sound")}
      hint=${t("settings-sound-hint")}
      isOn=${now.sound}
      onTurn=${(/** @type {boolean} */ sound) => choose({ sound })}
    />
    <label class="field">
      <span class="label">${t("settings-volume")}</span>
      <input
        type="range"
        min="0"
        max="1"
        step="0.05"
        value=${now.volume}
        disabled=${!now.sound}
        onInput=${(/** @type {OnInput} */ event) => choose({ volume: Number(event.currentTarget.value) })}
      />
    </label>
    <${Chips}
      label=${t("settings-motion")}
      hint=${t("settings-motion-hint")}
      value=${now.motion}
      choices=${motions}
      onChoose=${(/** @type {Settings["motion"]} */ motion) => choose({ motion })}
    />
    <${Chips}
      label=${t("settings-speed")}
      hint=${t("settings-speed-hint")}
      value=${now.speed}
      choices=${speeds}
      onChoose=${(/** @type {number} */ speed) => choose({ speed })}
    />
    <${Switch}
      label=${t("settings-guidance")}
      hint=${t("settings-guidance-hint")}
      isOn=${now.guidance}
      onTurn=${(/** @type {boolean} */ guidance) => choose({ guidance })}
    />
    ${!isSingleFile && html`<${DataFold} />`}
    <${Version} />
  <//>`;
}

/** The version of the server, for bug reports. Without a response nothing is shown. */
function Version() {
  const [version, setVersion] = useState("");
  useEffect(() => {
    get("api/about").then(
      (about) => setVersion(about.version),
      () => {},
    );
  }, []);
  return version && html`<p class="hint">${t("settings-version", { version })}</p>`;
}

/** Loaded on demand. */
function DataFold() {
  const [Shown, setShown] = useState(/** @type {unknown} */ (null));
  const open = () =>
    Shown ?? arrival(() => import("./mydata.js")).then(({ MyData }) => setShown(() => MyData));
  return html`<details class="fold" onToggle=${open}>
    <summary>${t("data-title")}</summary>${Shown && html`<${Shown} />`}
  </details>`;
}

function Name() {
  const [name, setName] = useState(settings.peek().name);
  return html`<label class="field">
    <span class="label">${t("settings-name")}</span>
    <input
      type="text"
      maxlength="24"
      autocomplete="nickname"
      value=${name}
      onInput=${(/** @type {OnInput} */ event) => {
        setName(event.currentTarget.value);
        choose({ name: event.currentTarget.value });
      }}
    />
    <span class="hint">${t("settings-name-hint")}</span>
  </label>`;
}
