/** The trucker game as a plug-in of the client (`core/games.js` says what each part is for). */

import { part, TABLE_STYLES } from "../core/part.js";
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

/** Of everything that shows ships. */
const SHIP = "trucker/style/ship.css";

/** A configuration of this game. @param {AnyConfig} config */
const ours = (config) => /** @type {Config} */ (config);

/** @type {import("../core/games.js").GamePlugin} */
export const plugin = {
  rules: () => import("./ruleids.js"),
  screen: part(() => import("./screen.js"), {
    texts: ["match", "trucker", "cards"],
    styles: [...TABLE_STYLES, SHIP, "trucker/style/teams.css", "trucker/style/following.css"],
  }),
  replay: part(() => import("./replay.js"), { texts: ["trucker", "cards"], styles: [SHIP] }),
  story: part(() => import("./flightstory.js"), { texts: ["story", "trucker"], styles: [SHIP] }),
  keepsake: part(() => import("./keepsake.js"), { styles: [SHIP] }),
  hero: part(() => import("./hero.js").then(({ Hero }) => Hero), { styles: [SHIP] }),
  thumbnail: part(() => import("./thumbnail.js").then(({ Thumbnail }) => Thumbnail), {
    texts: ["watching"],
    styles: [SHIP, "style/live.css"],
  }),
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
  clinic: part(() => import("./clinic/index.js"), {
    texts: ["clinic", "trucker", "cards", "why"],
    styles: [
      "style/clinic.css",
      SHIP,
      "trucker/style/cards.css",
      "trucker/style/building.css",
      "trucker/style/why.css",
    ],
  }),
  special: {
    names: NAMES,
    load: part(() => import("./special/specialpage.js").then(({ Page }) => Page), {
      texts: ["trucker", "special"],
      styles: [SHIP, "trucker/style/flight.css", "trucker/special/special.css"],
    }),
  },
  faces: {
    kind: "card",
    load: part(() => import("./bookface.js").then(({ BookFace }) => BookFace), {
      texts: ["trucker", "cards"],
      styles: [SHIP, "trucker/style/cards.css"],
    }),
  },
  waiting: part(() => import("./waiting.js").then(({ SpecialShips }) => SpecialShips), {
    texts: ["special"],
    styles: [SHIP],
  }),
  formStyles: [SHIP],
  styles: [
    SHIP,
    "trucker/style/cards.css",
    "trucker/style/building.css",
    "trucker/style/stats.css",
    "trucker/style/flight.css",
    "trucker/style/questions.css",
    "trucker/style/teams.css",
    "trucker/style/why.css",
    "trucker/style/following.css",
  ],
};
