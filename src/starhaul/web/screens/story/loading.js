/** Loads what a story needs besides the chronicle: texts, styles, drawings, and the part of its game. */

import { furnish } from "../../core/gamedata.js";
import { pluginOf } from "../../core/games.js";
import { loadStyle } from "../../core/part.js";
import { arrival } from "../../core/retry.js";
import { alsoSpeak } from "../../core/texts.js";

/**
 * @param {import("../../core/chronicle.js").Chronicle} story
 * @returns {Promise<import("../../core/games.js").StoryPart>}
 */
export async function toldBy(story) {
  const { story: load } = pluginOf(story.game);
  const [part] = await Promise.all([
    arrival(load ?? (() => import("./plainstory.js"))),
    furnish(story.game, story.config, story.data),
    alsoSpeak("story"),
    alsoSpeak("results"),
    loadStyle("style/results.css"),
    loadStyle("style/story.css"),
  ]);
  return part;
}
