/** The race as a plug-in of the client (`core/games.js` says what each part is for). */

import { part, TABLE_STYLES } from "../core/part.js";
import { t } from "../core/texts.js";
import { KINDS } from "./form.js";
import { useSeatLooks } from "./waiting.js";

const WAY = "race";
const STYLE = "race/style/race.css";

/** @type {import("../core/games.js").GamePlugin} */
export const plugin = {
  rules: () => import("./ruleids.js"),
  screen: part(() => import("./screen.js"), {
    texts: ["match", "results", "watching"],
    styles: [...TABLE_STYLES, "style/results.css", STYLE],
  }),
  replay: () => import("./replay.js"),
  story: part(() => import("./racestory.js"), {
    texts: ["results", "story"],
    styles: ["style/results.css", "style/story.css", STYLE],
  }),
  thumbnail: () => import("./thumbnail.js").then(({ Thumbnail }) => Thumbnail),
  keepsake: part(() => import("./keepsake.js"), { styles: [STYLE] }),
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
  formStyles: [STYLE],
  styles: [STYLE],
};
