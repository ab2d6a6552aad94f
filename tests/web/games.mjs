/** The games as the page knows them, for tests without a server. */

import { readFileSync } from "node:fs";
import "./page.mjs";
import { addGame } from "../../src/starhaul/web/core/games.js";

const games = JSON.parse(readFileSync(new URL("games.json", import.meta.url), "utf8"));
for (const info of games) {
  const { plugin } = await import(`../../src/starhaul/web/${info.game}/plugin.js`);
  addGame(info, plugin);
}
