/** The trucker game as a plug-in of the client (`core/games.js` says what each part is for). */

import { t } from "../core/texts.js";
import { adviceOn, after, before, className, isTeams, line, quickFlights, usualFlight } from "./agreement.js";
import { KINDS } from "./form.js";

/**
 * @typedef {import("./agreement.js").Config} Config
 * @typedef {import("../core/games.js").AnyConfig} AnyConfig
 */

/** A configuration of this game. @param {AnyConfig} config */
const ours = (config) => /** @type {Config} */ (config);

/** @type {import("../core/games.js").GamePlugin} */
export const plugin = {
  screen: () => import("./screen.js"),
  hero: () => import("./hero.js").then(({ Hero }) => Hero),
  quick: {
    ways: quickFlights,
    usual: usualFlight,
    text: className,
    hint: (way) => t(`front-class-${way}`),
    config: (way, isRelaxed) => ({ rounds: [way], ...(isRelaxed && { options: { build: "relaxed" } }) }),
    hasRelaxed: true,
  },
  kinds: KINDS,
  line: (config) => line(ours(config)),
  before: (config) => before(ours(config)),
  after: (config) => after(ours(config)),
  advice: (config) => adviceOn(ours(config)),
  isTeams: (_, config) => isTeams(ours(config)),
  score: (credits) => t("results-credits", { credits }),
  isRanked: true,
  hasSeatColours: true,
  waiting: () => import("./waiting.js").then(({ SpecialShips }) => SpecialShips),
  styles: ["ship", "cards", "building", "flight", "questions", "teams"].map(
    (name) => `trucker/style/${name}.css`,
  ),
};
