/** A page about what is special in a ship class, in the second edition or in the Trek. */

import { OPPONENTS } from "../../core/constants.js";
import { specialLink } from "../../core/routes.js";
import { speakOfEdition, t } from "../../core/texts.js";
import { html, useEffect } from "../../lib.js";
import { makeTable } from "../../screens/front/making.js";
import { usualConfig } from "../../screens/front/options.js";
import { Refused, usePress } from "../../screens/front/press.js";
import { Button } from "../../ui/parts.js";
import { RuleLink } from "../../ui/rulelink.js";
import { formData, withEdition, withFlight } from "../agreement.js";
import { data } from "../data.js";
import { specialName, specialTitle } from "./names.js";
import { PICTURES } from "./specialpictures.js";
import { DIFFERENCES, TOPICS } from "./topics.js";

/** @typedef {import("../agreement.js").Config} Config */

const GAME = "trucker";
/** Keeps a rule on the line of the last word. */
const GLUE = "\u00a0";

/**
 * The match that the page is about, with as many players as there are tiles for.
 * @param {string} name @returns {Config}
 */
export function matchOf(name) {
  const { edition, flight } = TOPICS[name];
  const config = withFlight(withEdition(/** @type {Config} */ (usualConfig(GAME)), edition), flight);
  const limit = formData().editions[edition].crowded.find(([shipClass]) => shipClass === flight)?.[1];
  return { ...config, seats: Math.min(config.seats, limit ?? config.seats) };
}

/** @param {{name: string}} props */
function Play({ name }) {
  const [isBusy, words, press] = usePress();
  const begin = () => {
    const config = matchOf(name);
    const bots = Array.from({ length: config.seats - 1 }, () => OPPONENTS[0]);
    return press(() => makeTable({ game: GAME, config, bots, ready: true }));
  };
  return html`
    <${Refused} words=${words} />
    <${Button} main class="special-play" disabled=${isBusy} onClick=${begin}>${t("special-play")}<//>
  `;
}

/** The differences of the editions, side by side. */
const Differences = () => html`<table class="special-differences">
  <thead>
    <tr>
      <th scope="col">${t("edition-1e")}</th><th scope="col">${t("edition-2e")}</th>
      <th scope="col">${t("special-edition-rule")}</th>
    </tr>
  </thead>
  <tbody>
    ${DIFFERENCES.map(
      ([text, rule]) => html`<tr key=${text}>
        <td>${t(`special-edition-${text}-1e`)}</td><td>${t(`special-edition-${text}-2e`)}</td>
        <td><${RuleLink} rule=${rule} /></td>
      </tr>`,
    )}
  </tbody>
</table>`;

/** The other pages. @param {{name: string}} props */
const Others = ({ name }) => html`<nav class="special-others" aria-label=${t("special-others")}>
  <span>${t("special-others")}</span>
  ${Object.keys(TOPICS).map(
    (other) =>
      html`<a
        key=${other}
        class="button quiet"
        href=${specialLink(other)}
        aria-current=${other === name ? "page" : undefined}
      >
        ${specialName(other)}
      </a>`,
  )}
</nav>`;

/** @param {{name: string}} props */
export function Page({ name }) {
  const { edition, lines, more, flight } = TOPICS[name];
  useEffect(() => speakOfEdition(edition), [edition]);
  const Pictures = PICTURES[name];
  return html`
    <h1>${specialTitle(name)}</h1>
    <div class=${`special-pictures of-${name}`}><${Pictures} edition=${edition} name=${flight} /></div>
    <ul class="special-lines">
      ${[...lines, ...more].map(
        ([text, rule]) =>
          html`<li key=${text}>
            ${t(`special-${text}`, data().title_credits)}${GLUE}<${RuleLink} rule=${rule} />
          </li>`,
      )}
    </ul>
    ${name === "2e" && html`<${Differences} />`}
    <div class="special-ways">
      <${Play} name=${name} />
      <a class="button quiet" href=${`#/rules/${lines[0][1]}`}>${t("special-book")}</a>
    </div>
    <${Others} name=${name} />
  `;
}
