/** The game as a plug-in of the client (`core/games.js` says what each part is for). */

import { t } from "../core/texts.js";

/** @type {import("../core/games.js").GamePlugin} */
export const plugin = {
  screen: () => import("./screen.js"),
  quick: {
    ways: () => ["nim"],
    text: () => t("front-game-nim"),
    hint: () => t("front-game-nim-hint"),
    config: () => ({}),
    hasRelaxed: false,
  },
  kinds: {},
  line: () => t("front-game-nim"),
  isTeams: () => false,
  score: (points) => String(points),
  isRanked: true,
  styles: ["nim/style/nim.css"],
};
