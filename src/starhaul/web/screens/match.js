/**
 * The page of a match: its replay, or, while there is none, what was played. What was agreed, how it ended
 * and proof that it was fair are in the details of the replay.
 */

import { get, load, Refusal } from "../core/api.js";
import { botName, isBotName } from "../core/botnames.js";
import { pluginOf } from "../core/games.js";
import { givenTo } from "../core/nonces.js";
import { refusalText } from "../core/refusals.js";
import { go, momentLink, route, storyLink } from "../core/routes.js";
import { settings } from "../core/settings.js";
import { sharedMatch } from "../core/sharedlinks.js";
import { spokenLanguage, t } from "../core/texts.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { matchLink } from "../ui/after/bar.js";
import { FairLine } from "../ui/after/fairness.js";
import { Medal } from "../ui/after/resultparts.js";
import { copyText } from "../ui/copying.js";
import { Loading, useLater } from "../ui/guard.js";
import { Button, SEAT_COLOURS } from "../ui/parts.js";
import { PostcardButton } from "../ui/postcardbutton.js";
import { SettingsButton } from "../ui/settingsdialog.js";
import { matchDelayText } from "../ui/watching/delaywords.js";
import { differences, gameLine } from "./front/describe.js";
import { sharedPlaces } from "./match/places.js";

/** @typedef {import("../lib.js").On<HTMLInputElement>} OnInput */

/**
 * @typedef {import("../types.d.ts").MatchInfo} MatchInfo
 * @typedef {import("../types.d.ts").Film} FilmData
 * @typedef {import("../core/replay/replaysession.js").ReplaySession} ReplaySession
 * @typedef {{info: MatchInfo, film: FilmData | Refusal}} Found
 */

const USUAL_EYE = "open";

/** @param {string} match @param {string} eye @returns {Promise<FilmData>} */
const filmOf = (match, eye) =>
  get(`api/matches/${encodeURIComponent(match)}/film/${encodeURIComponent(eye || USUAL_EYE)}`);

/** @param {string} match */
const logOf = async (match) => (await load(`api/matches/${encodeURIComponent(match)}/log`)).text();

/** The match and its film, requested at the same time. @param {string} match @param {string} eye */
async function find(match, eye) {
  const film = filmOf(match, eye).catch((why) => why);
  return { info: await get(`api/matches/${encodeURIComponent(match)}`), film: await film };
}

export function Screen() {
  const now = route.value;
  const { match, moment, eye } = now.page === "match" ? now : { match: "", moment: "", eye: "" };
  const [found, setFound] = useState(/** @type {Found | Refusal | null} */ (null));
  const latest = useRef(0);
  const look = () => {
    latest.current += 1;
    const number = latest.current;
    // Another link may have been followed meanwhile.
    const show = (/** @type {Found | Refusal} */ one) => number === latest.current && setFound(one);
    setFound(null);
    find(match, eye).then(show, show);
  };
  useEffect(look, [match, moment, eye]);
  const Theatre = useLater(loadTheatre);
  if (found && !(found instanceof Refusal) && !(found.film instanceof Refusal))
    return Theatre
      ? html`<${Replay} ...${found} Theatre=${Theatre} moment=${moment} onLook=${look} />`
      : html`<${Loading} />`;
  return html`<div class="match-page">
    <div class="match-inner">
      <header class="match-head">
        <${Button} quiet onClick=${() => go("#/")}>← ${t("client-to-front")}<//>
        <${SettingsButton} />
      </header>
      ${found === null && html`<p class="loading" role="status">${t("client-loading")}</p>`}
      ${
        found instanceof Refusal &&
        html`<section class="panel" role="alert">
          <h1>${t("match-none")}</h1><p>${refusalText(found)}</p>
        </section>`
      }
      ${found && !(found instanceof Refusal) && html`<${Filmless} ...${found} onLook=${look} />`}
    </div>
  </div>`;
}

const loadTheatre = () =>
  Promise.all([import("./replay/theatre.js"), import("./replay/badge.js")]).then(
    ([{ Theatre }, { Badge, useProof }]) => ({ Theatre, Badge, useProof }),
  );

/** A match in progress, or one whose film cannot be made. @param {Found & {onLook: () => void}} props */
const Filmless = ({ info, film, onLook }) => html`
  <h1>${t("match-title")}</h1>
  ${
    info.is_over &&
    film instanceof Refusal &&
    html`<section class="panel" role="alert"><p>${refusalText(film)}</p></section>`
  }
  <${Match} info=${info} onLook=${onLook} />
`;

/**
 * @param {{info: MatchInfo, film: FilmData, Theatre: Awaited<ReturnType<typeof loadTheatre>>, moment: string,
 *   onLook: () => void}} props
 */
function Replay({ info, film, Theatre: parts, moment, onLook }) {
  const { match } = info;
  const proof = parts.useProof(film, () => logOf(match), info.key ?? "");
  const entry = /^\d+$/.test(moment) ? Number(moment) : null;
  /** @param {ReplaySession} session @returns {[number, string]} */
  const placeOf = (session) => {
    const shown = session.film.peek();
    return [shown.entryAt(session.moment.peek()), shown.data.eye];
  };
  /** @param {ReplaySession} session */
  const linkOf = (session) => sharedMatch(match, spokenLanguage(), ...placeOf(session));
  return html`<${parts.Theatre}
    key=${`${match} ${moment} ${film.eye}`}
    first=${film}
    source=${(/** @type {string} */ eye) => filmOf(match, eye)}
    players=${{ names: info.names ?? [], colours: info.colours ?? [] }}
    entry=${entry}
    onMoment=${(/** @type {ReplaySession} */ session) =>
      history.replaceState(null, "", momentLink(match, ...placeOf(session)))}
    linkOf=${linkOf}
    story=${storyLink(match)}
    badge=${html`<${parts.Badge} proof=${proof} />`}
    about=${html`<div class="match-inner"><${Match} info=${info} onLook=${onLook} isFurnished /></div>`}
  />`;
}

/** @param {{info: MatchInfo, onLook: () => void, isFurnished?: boolean}} props */
function Match({ info, onLook, isFurnished = false }) {
  const nameOf = useNames(info, isFurnished);
  const when = new Intl.DateTimeFormat(settings.value.language, { dateStyle: "long", timeStyle: "short" });
  return html`
    <p class="match-what">
      ${gameLine(info.game, info.config)}<br />
      <span class="muted">${t("match-began", { when: when.format(info.began_at * 1000) })}</span>
    </p>
    <${Ending} info=${info} nameOf=${nameOf} onLook=${onLook} />
    <${Agreed} info=${info} />
    <${Keep} info=${info} />
    <${Fairness} info=${info} nameOf=${nameOf} />
  `;
}

/**
 * The result, if the match has ended.
 * @param {{info: MatchInfo, nameOf: (seat: number) => string, onLook: () => void}} props
 */
function Ending({ info, nameOf, onLook }) {
  if (!info.is_over) return html`<${Running} delayMs=${info.delay_ms ?? 0} onLook=${onLook} />`;
  if (info.is_aborted)
    return html`<section class="panel match-aborted"><p>${t("match-aborted")}</p></section>`;
  return html`<${Scores} info=${info} nameOf=${nameOf} />`;
}

/**
 * Where spectators see it later, it may be over: nobody but its players knows.
 * @param {{delayMs: number, onLook: () => void}} props
 */
function Running({ delayMs, onLook }) {
  const words = delayMs ? `${matchDelayText(delayMs)} ${t("delay-match")}` : t("match-running");
  return html`<section class="panel match-running" role="status">
    <p>${words}</p><${Button} main onClick=${onLook}>${t("match-look-again")}<//>
  </section>`;
}

/**
 * The names of persons and bots. Once the table is closed, names are no longer known: seats have those of
 * the replay.
 * @param {MatchInfo} info @param {boolean} isFurnished Whether what the game needs to draw has been loaded.
 * @returns {(seat: number) => string}
 */
function useNames({ game, names = [], colours = [] }, isFurnished) {
  const { story, hasSeatColours } = pluginOf(game);
  const isNeeded = isFurnished && !hasSeatColours && names.length === 0;
  /** @type {import("../core/games.js").StoryPart | null} */
  const part = useLater(isNeeded ? story : undefined);
  return (seat) => {
    const name = names[seat] ?? "";
    if (name) return isBotName(name) ? botName(name, seat) : name;
    if (hasSeatColours) return t(`client-colour-${SEAT_COLOURS[colours[seat] ?? seat]}`);
    return part?.nameOf?.(seat) ?? t("client-seat", { number: seat + 1 });
  };
}

/** @param {{info: MatchInfo, nameOf: (seat: number) => string}} props */
function Scores({ info, nameOf }) {
  const scores = info.scores ?? [];
  const { isTeams, isRanked, score } = pluginOf(info.game);
  return html`<ol class="ranking panel">
    ${sharedPlaces(scores, isTeams(scores, info.config)).map(
      ({ seats, place }) => html`<li key=${seats[0]} class=${place === 1 ? "rank-first" : ""}>
        <${Medal} place=${isRanked || place === 1 ? place : null} />
        <div class="rank-who">
          <div class="rank-name rank-team">
            ${seats.map((seat) => html`<span key=${seat} class="rank-member">${nameOf(seat)}</span>`)}
          </div>
        </div>
        <div class="rank-credits match-score">
          ${score(scores[seats[0]])}
        </div>
      </li>`,
    )}
  </ol>`;
}

/** @param {{info: MatchInfo}} props */
function Agreed({ info }) {
  const lines = [t("match-seats", { seats: info.config.seats }), ...differences(info.game, info.config)];
  return html`<section class="panel">
    <h2>${t("match-agreed")}</h2>
    <ul class="match-lines">${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
  </section>`;
}

/** The link and the log. @param {{info: MatchInfo}} props */
function Keep({ info }) {
  const link = matchLink(info.match);
  return html`<section class="panel">
    <h2>${t("match-keep")}</h2>
    <div class="field">
      <label for="match-link">${t("match-link")}</label>
      <div class="match-copy">
        <input
          id="match-link"
          type="text"
          readonly
          value=${link}
          onFocus=${(/** @type {OnInput} */ event) => event.currentTarget.select()}
        />
        <${Button} onClick=${() => copyText(link)}>${t("match-copy")}<//>
      </div>
    </div>
    ${
      info.is_over
        ? html`
          <p>${t("match-log-what")}</p>
          <p class="match-downloads">
            <a class="button" href=${storyLink(info.match)}>${t("story-open-hint")}</a>
            <a class="button" href=${`api/matches/${info.match}/log`} download>${t("results-log")}</a>
            <a class="button" href=${`api/matches/${info.match}/page`} download>${t("replay-single-get")}</a>
            <${PostcardButton} match=${info.match} />
          </p>
        `
        : !info.delay_ms && html`<p class="muted">${t("match-log-later")}</p>`
    }
  </section>`;
}

/**
 * Proof that nobody could know or choose the random numbers of the match.
 * @param {{info: MatchInfo, nameOf: (seat: number) => string}} props
 */
function Fairness({ info, nameOf }) {
  const nonces = info.nonces ?? [];
  const given = givenTo(info.match);
  const nonce = given ? ` --nonce ${given.nonce}` : "";
  const command = `starhaul verify ${info.match}.jsonl --commitment ${info.commitment}${nonce}`;
  return html`<section class="panel">
    <h2>${t("match-fair")}</h2>
    <${FairLine} match=${info.match} info=${info} />
    <p>${t(nonces.length ? "match-fair-what" : "match-fair-before")}</p>
    <dl class="match-facts">
      <${CodeRow} name=${t("match-commitment")} code=${info.commitment} />
      ${nonces.map(
        (nonce, seat) => html`<${CodeRow}
          key=${seat}
          name=${t("match-nonce", { name: nameOf(seat) })}
          code=${nonce}
          otherwise=${t("match-no-nonce")}
        />`,
      )}
      ${
        nonces.length > 0 &&
        html`<${CodeRow} name=${t("match-secret")} code=${info.secret} otherwise=${t("match-seed-later")} />`
      }
      <${CodeRow} name=${t("match-seed")} code=${info.seed} otherwise=${t("match-seed-later")} />
    </dl>
    ${
      info.is_over &&
      html`
        <p>${t("match-verify")}</p>
        <code class="match-command" tabindex="0">${command}</code>
      `
    }
  </section>`;
}

/** @param {{name: string, code?: string | null, otherwise?: string}} props */
function CodeRow({ name, code, otherwise }) {
  return html`<div><dt>${name}</dt><dd>${code ? html`<code>${code}</code>` : otherwise}</dd></div>`;
}
