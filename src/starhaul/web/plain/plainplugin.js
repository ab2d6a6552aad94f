/**
 * The plug-in of a game without a screen of its own: a game of an installed package (docs/plugins.md). Its
 * texts come with the package; the server completes those that are missing.
 */

import { part, TABLE_STYLES } from "../core/part.js";
import { t } from "../core/texts.js";

/** @param {string} game @returns {import("../core/games.js").GamePlugin} */
export const plainPlugin = (game) => ({
  screen: part(() => import("./plainscreen.js"), {
    texts: ["match", "plain", "results", "watching"],
    styles: [...TABLE_STYLES, "style/results.css", "plain/plain.css"],
  }),
  quick: {
    ways: () => [game],
    text: () => t(`front-game-${game}`),
    hint: () => t(`front-game-${game}-hint`),
    config: () => ({}),
    hasRelaxed: false,
  },
  kinds: {},
  line: () => t(`front-game-${game}`),
  isTeams: () => false,
  score: (score) => t("plain-ui-points", { score }),
  isRanked: true,
  hasSeatColours: true,
  styles: ["plain/plain.css"],
});
