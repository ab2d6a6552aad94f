/** One match in the list of one's matches. */

import { botName, isBotName } from "../../core/botnames.js";
import { gameData } from "../../core/gamedata.js";
import { defaultGame, gameNames, pluginOf } from "../../core/games.js";
import { momentLink, tableLink } from "../../core/routes.js";
import { settings } from "../../core/settings.js";
import { listed, t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Medal } from "../../ui/after/resultparts.js";
import { ArtFrame } from "../../ui/artframe.js";
import { Fallible } from "../../ui/fallible.js";
import { useLater } from "../../ui/guard.js";
import { Button } from "../../ui/parts.js";
import { gameLine } from "../front/describe.js";
import { sharedPlaces } from "../match/places.js";

/** @typedef {import("../../core/mymatches.js").MyMatch} MyMatch */

/** What was played; a stored configuration may be from another version. @param {MyMatch} one */
function lineOf({ game, config, lesson }) {
  if (!gameNames().includes(game)) return t("mymatches-other-game");
  let line = t(`front-game-${game}`);
  try {
    line = gameLine(game, config);
  } catch {
    // The name of the game remains.
  }
  return lesson ? t("mymatches-lesson", { line }) : line;
}

/** The others at the table, in words. @param {MyMatch} one */
function othersOf({ names, seat }) {
  const words = names.map((name, number) => (isBotName(name) ? botName(name, number) : name));
  return listed(words.filter((name, number) => name && number !== seat));
}

/** One's own rank and result. @param {MyMatch} one */
function resultOf({ game, config, scores, seat }) {
  const { isTeams, isRanked, score } = pluginOf(game);
  const places = sharedPlaces(scores, isTeams(scores, config));
  const place = places.find(({ seats }) => seats.includes(seat))?.place ?? null;
  if (!isRanked)
    return { place: place === 1 ? 1 : null, words: t(place === 1 ? "mymatches-won" : "mymatches-lost") };
  const rank = place === null ? t("mymatches-no-rank") : t("mymatches-rank", { place, of: places.length });
  return { place, words: `${rank} · ${score(scores[seat] ?? 0)}` };
}

/**
 * @typedef {{one: MyMatch, canGoOn: boolean, isForgotten: boolean, onRemove: () => void}} EntryProps
 */

/** @param {EntryProps} props */
export function Entry({ one, canGoOn, isForgotten, onRemove }) {
  const when = new Intl.DateTimeFormat(settings.value.language, { dateStyle: "medium", timeStyle: "short" });
  const line = lineOf(one);
  const date = when.format(one.at);
  const others = othersOf(one);
  return html`<li class=${`panel my-match ${canGoOn ? "goes-on" : ""}`}>
    <${Picture} one=${one} />
    <div class="my-words">
      <h2>${line}</h2>
      <${Result} one=${one} canGoOn=${canGoOn} isForgotten=${isForgotten} />
      <p class="muted">
        <time datetime=${new Date(one.at).toISOString()}>${date}</time>
        ${others && html`<br />${t("mymatches-with", { names: others })}`}
      </p>
    </div>
    <div class="my-ways">
      <${Way} one=${one} canGoOn=${canGoOn} isForgotten=${isForgotten} name=${`${line}, ${date}`} />
      <${Button}
        quiet
        class="round"
        aria-label=${t("mymatches-remove", { name: `${line}, ${date}` })}
        title=${t("mymatches-remove-short")}
        onClick=${onRemove}
      >
        ✕
      <//>
    </div>
  </li>`;
}

/** @param {Omit<EntryProps, "onRemove">} props */
function Result({ one, canGoOn, isForgotten }) {
  const isKnown = gameNames().includes(one.game);
  if (one.state === "over" && one.scores.length && isKnown) {
    const { place, words } = resultOf(one);
    return html`<p class="my-result">
      ${place !== null && html`<${Medal} place=${place} />`}<span>${words}</span>
    </p>`;
  }
  const state = one.state === "running" && !canGoOn ? "away" : one.state;
  return html`<p class="my-result">
    ${t(isForgotten && one.state === "running" ? "mymatches-lost-track" : `mymatches-state-${state}`)}
  </p>`;
}

/** Back to the table, or to the replay. @param {Omit<EntryProps, "onRemove"> & {name: string}} props */
function Way({ one, canGoOn, isForgotten, name }) {
  if (canGoOn)
    return html`<a
      class="button main"
      href=${tableLink(one.table)}
      aria-label=${`${t("mymatches-go-on")}: ${name}`}
    >
      ${t("mymatches-go-on")}
    </a>`;
  if (isForgotten) return html`<span class="muted my-gone">${t("mymatches-forgotten")}</span>`;
  const words = t(one.state === "running" ? "mymatches-look" : "mymatches-replay");
  return html`<a class="button" href=${momentLink(one.match)} aria-label=${`${words}: ${name}`}>${words}</a>`;
}

/** @type {Map<string, () => Promise<unknown>>} */
const loaders = new Map();

/** Loads the component that draws keepsakes of a game; undefined if there is none. @param {string} game */
function loaderOf(game) {
  const load = gameNames().includes(game) ? pluginOf(game).keepsake : undefined;
  if (load && !loaders.has(game)) loaders.set(game, () => load().then(({ Picture }) => Picture));
  return loaders.get(game);
}

/** The own ship, as it was seen last. @param {{one: MyMatch}} props */
function Picture({ one: { game, keepsake } }) {
  const Part = useLater(keepsake ? loaderOf(game) : undefined);
  const isInPage = game === defaultGame();
  const drawn = Part && html`<${Part} keepsake=${keepsake} />`;
  return html`<span class=${`my-picture ${drawn ? "" : "is-empty"}`} aria-hidden="true">
    ${
      drawn &&
      (isInPage
        ? gameData.value[game] && html`<${Fallible}>${drawn}<//>`
        : html`<${ArtFrame} game=${game}>${drawn}<//>`)
    }
  </span>`;
}
