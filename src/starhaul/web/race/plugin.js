/** The race as a plug-in of the client (`core/games.js` says what each part is for). */

import { t } from "../core/texts.js";
import { KINDS } from "./form.js";
import { useSeatLooks } from "./waiting.js";

const WAY = "race";

/** @type {import("../core/games.js").GamePlugin} */
export const plugin = {
  rules: () => import("./ruleids.js"),
  screen: () => import("./screen.js"),
  replay: () => import("./replay.js"),
  story: () => import("./racestory.js"),
  thumbnail: () => import("./thumbnail.js").then(({ Thumbnail }) => Thumbnail),
  keepsake: () => import("./keepsake.js"),
  quick: {
    ways: () => [WAY],
    text: () => t("front-game-race"),
    hint: () => t("front-game-race-hint"),
    config: () => ({}),
    hasRelaxed: false,
  },
  kinds: KINDS,
  line: () => t("front-game-race"),
  before: ({ seats }) => [t(`front-race-seats-${seats}`)],
  // Four people form two teams.
  isTeams: (scores) => scores.length === 4,
  score: (score) => t(score ? "match-won" : "match-not-won"),
  hasSeatColours: false,
  // Players may use a custom track.
  dataKey: ({ options }) => JSON.stringify(options?.track ?? ""),
  useSeatLooks,
  lesson: () => import("./lesson.js"),
  styles: ["race/style/race.css"],
};
