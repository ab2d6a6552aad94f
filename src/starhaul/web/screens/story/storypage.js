/** The page of a story: in brief, ranks, decisive moments, losses, then round by round. */

import { addressOf } from "../../core/api.js";
import { botName, isBotName } from "../../core/botnames.js";
import { worded } from "../../core/chronicle.js";
import { momentLink } from "../../core/routes.js";
import { settings } from "../../core/settings.js";
import { sharedMatch } from "../../core/sharedlinks.js";
import { speakOfEdition, spokenLanguage, t } from "../../core/texts.js";
import { html, useEffect, useMemo, useState } from "../../lib.js";
import { Medal } from "../../ui/after/resultparts.js";
import { copyText } from "../../ui/copying.js";
import { Button, SEAT_COLOURS, SeatMark } from "../../ui/parts.js";
import { SettingsButton } from "../../ui/settingsdialog.js";
import { gameLine } from "../front/describe.js";
import { StoryRound } from "./storyround.js";
import { LossTable } from "./storytables.js";

/**
 * @typedef {import("../../core/chronicle.js").Chronicle} Chronicle
 * @typedef {import("../../core/chronicle.js").StoryPlayer} StoryPlayer
 * @typedef {import("../../core/games.js").StoryPart} StoryPart
 * @typedef {object} Reading What all parts of the page need.
 * @property {Chronicle} story
 * @property {StoryPart} part
 * @property {(player: StoryPlayer) => string} nameOf
 * @property {(person: number) => string} personOf
 * @property {(player: StoryPlayer) => number} colourOf The number of the colour of their seat.
 * @property {(entry: number) => string | undefined} linkOf The link to a moment; a log file has none.
 */

/**
 * The names of all persons. Several with the same name, such as bots of one kind, are numbered.
 * @param {string[]} known @param {number[]} colours By seat, as far as they are known.
 * @param {Chronicle} story @param {StoryPart} part
 */
function namesOf(known, colours, story, part) {
  const seats = Array.from({ length: story.config.seats }, (_, seat) => seat);
  const plain = seats.map((seat) => {
    const name = known[seat] ?? "";
    const isBot = isBotName(name);
    if (name && !isBot) return name;
    const own = part.nameOf?.(seat);
    if (own || isBot) return own ?? botName(name, seat);
    return part.hasColours
      ? t(`client-colour-${SEAT_COLOURS[colours[seat] ?? seat]}`)
      : t("client-seat", { number: seat + 1 });
  });
  return plain.map((name, seat) => {
    const alike = seats.filter((other) => plain[other] === name);
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}

/**
 * The words of the edition that was played; nothing can be told before they are set.
 * @param {Chronicle} story
 */
function useEdition({ config }) {
  const [isSet, set] = useState(false);
  useEffect(() => {
    const restore = speakOfEdition("edition" in config ? config.edition : undefined);
    set(true);
    return restore;
  }, []);
  return isSet;
}

/** Drawings are printed on white paper, whatever the theme of the page. @param {string} game */
function usePaperArt(game) {
  useEffect(() => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", media: "print", href: addressOf(`art/${game}-paper.css`) });
    document.head.append(link);
    return () => link.remove();
  }, [game]);
}

/**
 * @typedef {object} StoryProps
 * @property {Chronicle} story
 * @property {StoryPart} part
 * @property {string[]} names The players, by seat, as far as they are known.
 * @property {number[]} colours The colours of the seats, as far as they are known.
 * @property {number | null} beganAt When the match began, in seconds, if it is known.
 * @property {() => void} [onLeave] How to leave the page; left out: by the link of the match.
 * @property {(entry: number) => string} [momentOf] The link to a moment; left out: by the link of the match.
 */

/** @param {StoryProps} props */
export const StoryPage = (props) => useEdition(props.story) && html`<${Page} ...${props} />`;

/** @param {StoryProps} props */
function Page({ story, part, names: known, colours, beganAt, onLeave, momentOf }) {
  usePaperArt(story.game);
  const names = useMemo(() => namesOf(known, colours, story, part), [settings.value.language]);
  /** @type {Reading} */
  const reading = {
    story,
    part,
    nameOf: ({ person }) => names[person],
    personOf: (person) => names[person],
    colourOf: ({ seat }) => colours[seat] ?? seat,
    linkOf: momentOf ?? ((entry) => (story.match ? momentLink(story.match, entry) : undefined)),
  };
  const when = new Intl.DateTimeFormat(settings.value.language, { dateStyle: "long", timeStyle: "short" });
  const facts = [gameLine(story.game, story.config), beganAt !== null && when.format(beganAt * 1000)];
  return html`<div class="match-page story-page" tabindex="0" role="region" aria-label=${t("story-title")}>
    <${Tools} match=${story.match} onLeave=${onLeave} />
    <article class="story">
      <header class="story-head">
        <h1>${t("story-title")}</h1>
        <p class="muted">${facts.filter(Boolean).join(" · ")}</p>
        <p class="story-brief">${story.brief.map((words) => worded(words, reading.nameOf)).join(" ")}</p>
      </header>
      <div class="story-top">
        <${Ranks} reading=${reading} />
        <${Moments} reading=${reading} />
      </div>
      <${Losses} reading=${reading} />
      ${story.rounds.map(
        (round) =>
          html`<${StoryRound}
            key=${round.round}
            round=${round}
            reading=${reading}
            isLast=${round === story.rounds.at(-1)}
          />`,
      )}
      <footer class="story-foot muted">${t("story-made", { match: story.match || "–" })}</footer>
    </article>
  </div>`;
}

/** @param {{match: string, onLeave?: () => void}} props */
function Tools({ match, onLeave }) {
  return html`<nav class="story-tools" aria-label=${t("story-title")}>
    ${
      onLeave
        ? html`<${Button} quiet onClick=${onLeave}>← ${t("story-to-replay")}<//>`
        : html`<a class="button quiet" href=${momentLink(match)}>← ${t("story-to-replay")}</a>`
    }
    <span class="story-ways">
      ${
        match &&
        html`<${Button}
          quiet
          class="story-copy"
          onClick=${() => copyText(sharedMatch(match, spokenLanguage(), "story"))}
        >
          ${t("story-link")}
        <//>`
      }
      <${Button} onClick=${() => print()}>${t("story-print")}<//>
      <${SettingsButton} />
    </span>
  </nav>`;
}

/** @param {{reading: Reading}} props */
function Ranks({ reading: { story, part, nameOf, colourOf } }) {
  return html`<section class="panel story-ranks">
    <h2>${t("story-ranks")}</h2>
    ${
      story.ranks.length
        ? html`<ol class="ranking">
          ${story.ranks.map(
            ({ place, players, score }) => html`<li
              key=${players[0].person}
              class=${place === 1 ? "rank-first" : ""}
            >
              <${Medal} place=${place} />
              <div class="rank-who">
                <div class="rank-name rank-team">
                  ${players.map(
                    (player) => html`<span key=${player.person} class="rank-member">
                      ${part.hasColours && html`<${SeatMark} colour=${colourOf(player)} size=${16} />`}
                      ${nameOf(player)}
                    </span>`,
                  )}
                </div>
              </div>
              <div class="rank-credits match-score">${worded(score, nameOf)}</div>
            </li>`,
          )}
        </ol>`
        : html`<p>${t("story-stopped")}</p>`
    }
  </section>`;
}

/** What each kind of moment looks like. @type {Record<string, string>} */
const SIGNS = { loss: "✸", out: "✕", save: "◈", lead: "▲", gain: "✚", title: "★", end: "⚑" };

/** @param {{reading: Reading}} props */
function Moments({ reading: { story, nameOf, linkOf } }) {
  const rounds = new Map(story.rounds.map((round) => [round.round, worded(round.title, nameOf)]));
  const isLong = story.rounds.length > 1;
  return html`<section class="panel story-moments">
    <h2>${t("story-moments")}</h2>
    ${!story.moments.length && html`<p>${t("story-moments-none")}</p>`}
    <ol>
      ${story.moments.map(
        ({ kind, round, entry, words }, number) => html`<li key=${number} class=${`story-moment is-${kind}`}>
          <span class="story-sign" aria-hidden="true">${SIGNS[kind] ?? "•"}</span>
          <a href=${linkOf(entry)}>${worded(words, nameOf)}</a>
          ${isLong && html`<span class="muted story-where">${rounds.get(round)}</span>`}
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {{reading: Reading}} props */
function Losses({ reading }) {
  return html`<section class="panel story-losses">
    <h2>${t("story-losses")}</h2>
    ${
      reading.story.losses.length
        ? html`<${LossTable} reading=${reading} />`
        : html`<p>${t("story-losses-none")}</p>`
    }
  </section>`;
}
