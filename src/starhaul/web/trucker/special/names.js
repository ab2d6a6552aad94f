/** The names of what has a page of its own (`topics.js`). Light, because the front page uses it. */

import { specialLink } from "../../core/routes.js";
import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { className, TREK } from "../agreement.js";

/** The classes with special rules. */
export const CLASSES = ["IC", "IIC", "IIIC", "IVC"];
export const SECOND = "2e";
export const NAMES = [...CLASSES, SECOND, TREK];

/** @param {string} name */
export function specialName(name) {
  if (name === TREK) return t("front-flight-trek");
  return name === SECOND ? t("edition-2e") : className(name);
}

/** @param {string} name */
export const specialTitle = (name) =>
  CLASSES.includes(name) ? t("special-title", { class: className(name) }) : t(`special-title-${name}`);

/**
 * A link to the page, if there is one. It opens beside the form or the table, which stay as they are.
 * @param {{name: string}} props
 */
export const SpecialLink = ({ name }) =>
  NAMES.includes(name)
    ? html`<a class="special-link" href=${specialLink(name)} target="_blank" rel="noopener">
      ${t("front-special", { what: specialName(name) })}
    </a>`
    : null;
