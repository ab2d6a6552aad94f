/** Thumbnails of running matches in the list of tables: loaded when there is one. */

import { get } from "../../core/api.js";
import { pluginOf } from "../../core/games.js";
import { loadStyle } from "../../core/part.js";
import { alsoSpeak } from "../../core/texts.js";
import { html, signal, useEffect } from "../../lib.js";
import { useLater } from "../../ui/guard.js";
import { trying } from "./making.js";

/** @typedef {import("../../types.d.ts").LiveTable} LiveTable */

const EVERY_MS = 4000;

/** The thumbnails of the page of the list that is shown, by table. */
const thumbnails = signal(/** @type {Map<string, LiveTable>} */ (new Map()));

/** Styles and texts that only lists with running matches need. */
export const prepareLive = () => Promise.all([loadStyle("style/live.css"), alsoSpeak("watching")]);

/**
 * Asks for the thumbnails of a page of the list again and again; shows nothing itself.
 * @param {{start: number, count: number}} props
 */
export function LiveNews({ start, count }) {
  useEffect(() => {
    let isThere = true;
    const look = () => {
      if (document.hidden) return;
      // Old pictures are better than none.
      trying(
        async () => {
          /** @type {LiveTable[]} */
          const found = await get(`api/thumbnails?start=${start}&count=${count}`);
          if (isThere) thumbnails.value = new Map(found.map((live) => [live.table, live]));
        },
        () => {},
      );
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      isThere = false;
      clearInterval(timer);
    };
  }, [start, count]);
  return null;
}

/** The thumbnail of a table, if there is one. @param {{table: string}} props */
export function LiveTableStrip({ table }) {
  const live = thumbnails.value.get(table);
  const Thumbnail = useLater(live && pluginOf(live.game).thumbnail);
  if (!live?.picture || !Thumbnail) return null;
  return html`<div class="live-strip"><${Thumbnail} live=${live} /></div>`;
}
