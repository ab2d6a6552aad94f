/** The replay theatre: the screen of the live game, filled from a film, above a bar with the controls. */

import { furnish, gameData } from "../../core/gamedata.js";
import { pluginOf } from "../../core/games.js";
import { loadStyle } from "../../core/part.js";
import { Film } from "../../core/replay/film.js";
import { marksOf } from "../../core/replay/marks.js";
import { ReplaySession, tableOf } from "../../core/replay/replaysession.js";
import { arrival } from "../../core/retry.js";
import { alsoSpeak, speakOfEdition, spokenLanguage, t } from "../../core/texts.js";
import { html, signal, useEffect, useMemo, useState } from "../../lib.js";
import { Staged } from "../../ui/attention.js";
import { Guard, Loading } from "../../ui/guard.js";
import { Controls } from "./controls.js";
import { useReplayKeys } from "./replaykeys.js";

/**
 * @typedef {import("../../core/replay/film.js").FilmData} FilmData
 * @typedef {import("../../core/games.js").ReplayPart} ReplayPart
 * @typedef {import("../../core/replay/replaysession.js").Players} Players
 * @typedef {(eye: string) => Promise<FilmData>} FilmSource
 * @typedef {{session: ReplaySession, Screen: unknown, part: ReplayPart}} Show
 */

/** The replay on the page, if any; tests go to its moments. */
export const now = signal(/** @type {ReplaySession | null} */ (null));

/** For games that say nothing of their replays. @type {ReplayPart} */
const PLAIN = {
  markOf: () => null,
  beginning: () => t("replay-round", { round: 1 }),
  isLapse: () => false,
  hasShips: false,
  hiddenOf: () => [],
};

/**
 * @param {FilmData} data @param {Players} players @param {number | null} entry Where to begin.
 * @returns {Promise<Show>}
 */
async function open(data, players, entry) {
  const plugin = pluginOf(data.head.game);
  const [{ Screen }, part] = await Promise.all([
    arrival(() => plugin.screen()),
    plugin.replay ? arrival(plugin.replay) : PLAIN,
    furnish(data.head.game, data.config, data.data),
    alsoSpeak("results"),
    loadStyle("style/replay.css"),
  ]);
  const film = new Film(data);
  const session = new ReplaySession(film, tableOf(data, players), part.isLapse);
  if (entry !== null) session.show(film.momentOf(entry));
  return { session, Screen, part };
}

/**
 * @typedef {object} TheatreProps
 * @property {FilmData} first The film to begin with.
 * @property {FilmSource} source Films from other points of view.
 * @property {Players} players
 * @property {number | null} entry Where to begin: how many entries of the log have happened.
 * @property {(session: ReplaySession) => void} [onMoment] Called when another moment is shown and stays.
 * @property {(session: ReplaySession) => string} [linkOf] The link of the moment shown.
 * @property {string} [story] The link to the story of the match.
 * @property {import("../../lib.js").Child} badge
 * @property {import("../../lib.js").Child} about What else there is to say of the match.
 * @property {() => void} onLeave
 */

/** @param {TheatreProps} props */
export function Theatre(props) {
  const [show, setShow] = useState(/** @type {Show | null} */ (null));
  useEffect(() => {
    let isHere = true;
    /** @type {Show | null} */
    let opened = null;
    open(props.first, props.players, props.entry).then((made) => {
      opened = made;
      if (!isHere) return made.session.end();
      setShow(made);
      now.value = made.session;
    });
    return () => {
      isHere = false;
      opened?.session.end();
      now.value = null;
    };
  }, [props.first.match]);
  return show ? html`<${Stage} ...${props} show=${show} />` : html`<${Loading} />`;
}

/** @param {TheatreProps & {show: Show}} props */
function Stage({ show, source, onMoment, linkOf, story, badge, about }) {
  const { session, Screen, part } = show;
  const film = session.film.value;
  const language = spokenLanguage();
  const marks = useMemo(() => marksOf(film, part.markOf, part.beginning()), [film, language]);
  useEffect(() => void part.preload?.().catch(() => {}), [part]);
  useEdition(session);
  useReplayKeys(session, marks);
  useSettled(session, onMoment);
  const isReady = Boolean(gameData.value[session.game.value]);
  return html`<div class="replay">
    <div class="replay-stage" data-hidden-seats=${hiddenSeats(session)}>
      <${Guard} news=${session.latest.value}>
        ${
          isReady &&
          html`<${Staged.Provider} value=${true}><${Screen} key=${film.data.eye} session=${session} /><//>`
        }
      <//>
    </div>
    <${Controls}
      session=${session}
      marks=${marks}
      part=${part}
      source=${source}
      linkOf=${linkOf}
      story=${story}
      badge=${badge}
      about=${about}
    />
  </div>`;
}

/** The seats whose ships are hidden, because two others are compared. @param {ReplaySession} session */
function hiddenSeats(session) {
  const pair = session.pair.value;
  if (!pair || session.seat.value !== null) return undefined;
  const seats = session.table.value?.seats ?? [];
  return seats.flatMap((_, seat) => (pair.includes(seat) ? [] : [seat])).join(" ");
}

/** The words of the edition that was played. @param {ReplaySession} session */
function useEdition(session) {
  useEffect(() => {
    const config = session.table.peek()?.config;
    return speakOfEdition(config && "edition" in config ? config.edition : undefined);
  }, [session]);
}

const SETTLED_MS = 250;

/**
 * Calls back when the moment has not changed for a while: addresses may not be replaced too often.
 * @param {ReplaySession} session @param {((session: ReplaySession) => void) | undefined} onMoment
 */
function useSettled(session, onMoment) {
  const moment = session.moment.value;
  const eye = session.film.value.data.eye;
  const isPlaying = session.isPlaying.value;
  useEffect(() => {
    if (isPlaying || !onMoment) return undefined;
    const timer = setTimeout(() => onMoment(session), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [moment, eye, isPlaying]);
}
