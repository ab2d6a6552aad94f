/** The captain's remarks on cards in learning flights: one sentence, which can be dismissed. */

import { pluginOf } from "../core/games.js";
import { loadStyle } from "../core/part.js";
import { alsoSpeak, has, t } from "../core/texts.js";
import { html, useEffect, useState } from "../lib.js";
import { Button } from "../ui/parts.js";
import { useOutside } from "./layer.js";
import { Portrait } from "./portrait.js";

/** @typedef {import("../core/session.js").Session} Session */

const KEY = "starhaul-remarks";
const LOOK_MS = 200;

function isOff() {
  try {
    return localStorage.getItem(KEY) === "off";
  } catch {
    return false;
  }
}

function turnOff() {
  try {
    localStorage.setItem(KEY, "off");
  } catch {
    // Off until the page is closed.
  }
}

/** The kind of the card on the table, once its story begins. @param {Session} session */
function useCardKind(session) {
  const [kind, setKind] = useState("");
  useEffect(() => {
    let isGone = false;
    let timer = 0;
    const begin = async () => {
      const game = session.table.peek()?.game ?? "";
      const plugin = await pluginOf(game).lesson?.();
      await Promise.all([alsoSpeak("lesson"), loadStyle("lesson/lesson.css")]);
      if (isGone || !plugin) return;
      timer = setInterval(() => setKind(String(plugin.lesson.facts(session)?.card_kind ?? "")), LOOK_MS);
    };
    begin();
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [session]);
  return kind;
}

/** @param {{session: Session}} props */
export function Remarks({ session }) {
  const kind = useCardKind(session);
  const [heard, setHeard] = useState(/** @type {string[]} */ ([]));
  const [isSilent, setIsSilent] = useState(isOff);
  const key = `lesson-card-${kind}`;
  const isSaid = kind !== "" && !isSilent && !heard.includes(kind) && has(key);
  const dismiss = () => setHeard([...heard, kind]);
  const silence = () => {
    turnOff();
    setIsSilent(true);
  };
  useOutside(() =>
    isSaid
      ? html`<section class="captain panel remark" aria-label=${t("lesson-captain")}>
        <${Portrait} />
        <div class="captain-words">
          <div class="captain-head"><strong>${t("lesson-captain")}</strong></div>
          <p class="captain-says" role="status">${t(key)}</p>
          <div class="captain-ways">
            <${Button} class="remark-close" onClick=${dismiss}>${t("lesson-remarks-close")}<//>
            <${Button} quiet class="remark-off" onClick=${silence}>${t("lesson-remarks-off")}<//>
          </div>
        </div>
      </section>`
      : null,
  );
  return null;
}
