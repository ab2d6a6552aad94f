/** The trucker game as a plug-in of the client (`core/games.js` says what each part is for). */

import { loadStyle } from "../core/part.js";
import { t } from "../core/texts.js";
import {
  adviceOn,
  after,
  before,
  className,
  formData,
  isTeams,
  line,
  quickFlights,
  usualFlight,
} from "./agreement.js";
import { KINDS } from "./form.js";
import { NAMES } from "./special/names.js";

/**
 * @typedef {import("./agreement.js").Config} Config
 * @typedef {import("../core/games.js").AnyConfig} AnyConfig
 */

const STYLES = "trucker/style";

/** A configuration of this game. @param {AnyConfig} config */
const ours = (config) => /** @type {Config} */ (config);

/** @type {import("../core/games.js").GamePlugin} */
export const plugin = {
  rules: () => import("./ruleids.js"),
  screen: () => import("./screen.js"),
  replay: () => import("./replay.js"),
  story: () => import("./flightstory.js"),
  keepsake: () =>
    Promise.all([import("./keepsake.js"), loadStyle(`${STYLES}/ship.css`)]).then(([part]) => part),
  hero: () => Promise.all([import("./hero.js"), loadStyle(`${STYLES}/ship.css`)]).then(([{ Hero }]) => Hero),
  thumbnail: () =>
    Promise.all([import("./thumbnail.js"), loadStyle(`${STYLES}/ship.css`)]).then(
      ([{ Thumbnail }]) => Thumbnail,
    ),
  quick: {
    ways: quickFlights,
    usual: usualFlight,
    text: className,
    hint: (way) => t(`front-class-${way}`),
    config: (way, isRelaxed) => ({ rounds: [way], ...(isRelaxed && { options: { build: "relaxed" } }) }),
    hasRelaxed: true,
    // The learning flight, and the smallest ship after it.
    path: () => quickFlights().slice(0, 2),
  },
  kinds: KINDS,
  line: (config) => line(ours(config)),
  before: (config) => before(ours(config)),
  after: (config) => after(ours(config)),
  advice: (config) => adviceOn(ours(config)),
  isTeams: (_, config) => isTeams(ours(config)),
  score: (credits) => t("results-credits", { credits }),
  isRanked: true,
  isLearning: (config) => ours(config).rounds.includes(formData().learning),
  lesson: () => import("./lesson.js"),
  hasSeatColours: true,
  subjects: ["trucker"],
  clinic: () => import("./clinic/index.js"),
  special: {
    names: NAMES,
    style: "trucker/special/special.css",
    load: () => import("./special/specialpage.js").then(({ Page }) => Page),
  },
  faces: {
    kind: "card",
    style: `${STYLES}/cards.css`,
    subject: "trucker",
    load: () => import("./bookface.js").then(({ BookFace }) => BookFace),
  },
  waiting: () => import("./waiting.js").then(({ SpecialShips }) => SpecialShips),
  styles: ["ship", "cards", "building", "flight", "questions", "teams", "why", "following"].map(
    (name) => `${STYLES}/${name}.css`,
  ),
};
