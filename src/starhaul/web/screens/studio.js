/** The commentator view, for streams: the match as spectators see it, large and without controls. */

import { session } from "../core/currentsession.js";
import { gameData } from "../core/gamedata.js";
import { hasSeatColours, pluginOf } from "../core/games.js";
import { useKeys } from "../core/keys.js";
import { arrival } from "../core/retry.js";
import { replace, route, watchLink } from "../core/routes.js";
import { pageTheme } from "../core/settings.js";
import { lookOf, queryOf } from "../core/studiolook.js";
import { t } from "../core/texts.js";
import { html, useEffect, useState } from "../lib.js";
import { classes } from "../ui/classes.js";
import { Loading } from "../ui/guard.js";
import { nameAt, SeatMark } from "../ui/parts.js";
import { delayText } from "../ui/watching/delaywords.js";
import { StudioSettings } from "./studio/studiosettings.js";
import { Ended, screenOf, Watched } from "./table.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../core/studiolook.js").StudioLook} StudioLook
 */

/** Applies what the address says, and undoes it when the page is left. @param {Session | null} visit */
function useLook(visit) {
  const now = route.value;
  const query = now.page === "watch" ? now.query : "";
  const look = lookOf(query);
  useEffect(() => {
    if (!visit) return undefined;
    visit.watch.cast.value = look.players;
    visit.watch.followed.value = look.follow;
    visit.watch.isQuiet = !look.reactions;
    pageTheme.value = look.theme;
    document.documentElement.style.setProperty("--zoom", String(look.size / 100));
    document.documentElement.dataset.zoom = "";
    return () => {
      pageTheme.value = "";
      delete document.documentElement.dataset.zoom;
    };
  }, [visit, query]);
  return look;
}

/** @param {StudioLook} look */
function write(look) {
  const now = route.peek();
  if (now.page === "watch") replace(watchLink(now.table, now.token, queryOf(look)));
}

/** The screen of a game, loaded on first use. @param {string | null} game */
function useScreen(game) {
  const [screens, setScreens] = useState(/** @type {Record<string, unknown>} */ ({}));
  useEffect(() => {
    if (game && !screens[game])
      arrival(() => pluginOf(game).screen()).then(({ Screen }) =>
        setScreens((had) => ({ ...had, [game]: Screen })),
      );
  }, [game]);
  return game ? screens[game] : null;
}

export function Screen() {
  const visit = session.value;
  const look = useLook(visit);
  const [isOpen, setIsOpen] = useState(false);
  useKeys((key) => {
    if (key === "o") setIsOpen(!isOpen);
    return key === "o";
  });
  const name = visit && screenOf(visit);
  const game = name && name in gameData.value ? name : null;
  const Shown = useScreen(game);
  if (!visit) return null;
  if (visit.status.value === "ended") return html`<${Ended} bye=${visit.bye.value} />`;
  return html`<div class=${classes("studio", !look.log && "no-log")}>
    <div class="studio-tools">
      <button
        type="button"
        class="button quiet"
        aria-expanded=${isOpen}
        aria-keyshortcuts="o"
        onClick=${() => setIsOpen(!isOpen)}
      >
        ${t("studio-settings")}<kbd aria-hidden="true">o</kbd>
      </button>
    </div>
    ${
      Shown
        ? html`<${Watched} session=${visit} isPlaying=${true}><${Shown} session=${visit} /><//>`
        : html`<${Waiting} session=${visit} />`
    }
    ${
      isOpen &&
      html`<${StudioSettings}
        session=${visit}
        look=${look}
        onChange=${write}
        onClose=${() => setIsOpen(false)}
      />`
    }
  </div>`;
}

/** Before the match, and between two: who plays. @param {{session: Session}} props */
function Waiting({ session: visit }) {
  const table = visit.table.value;
  if (!table) return html`<${Loading} />`;
  const seats = table.seats.map((seat, person) => ({ seat, person }));
  return html`<section class="studio-card panel">
    <h1>${t("studio-waiting")}</h1>
    <ul class="studio-names">
      ${seats.map(
        ({ seat, person }) => html`<li key=${person}>
          ${hasSeatColours(table) && html`<${SeatMark} colour=${seat.colour} size=${20} />`}
          ${seat.is_taken || seat.bot ? nameAt(table, person) : t("studio-free")}
        </li>`,
      )}
    </ul>
    ${delayText(table) && html`<p class="muted studio-delay">${delayText(table)}</p>`}
  </section>`;
}
