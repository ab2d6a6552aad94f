/** One round of a story: the ships before and after, the settlement, and what happened card by card. */

import { worded } from "../../core/chronicle.js";
import { t } from "../../core/texts.js";
import { html, useMemo } from "../../lib.js";
import { SeatMark } from "../../ui/parts.js";
import { SettlementTable } from "./storytables.js";

/**
 * @typedef {import("./storypage.js").Reading} Reading
 * @typedef {import("../../types.d.ts").StoryRound} Round
 * @typedef {import("../../types.d.ts").StoryPicture} Picture
 * @typedef {import("../../types.d.ts").StoryScene} Scene
 */

/** @param {{round: Round, reading: Reading, isLast: boolean}} props */
export function StoryRound({ round, reading, isLast }) {
  const { linkOf, nameOf } = reading;
  const accounts = round.accounts ?? [];
  return html`<section class="story-round">
    <h2><a href=${linkOf(round.entry)}>${worded(round.title, nameOf)}</a></h2>
    <${Pictures} round=${round} reading=${reading} isLast=${isLast} />
    ${accounts.length > 0 && html`<${SettlementTable} accounts=${accounts} reading=${reading} />`}
    <${Scenes} round=${round} reading=${reading} />
  </section>`;
}

/**
 * Each ship at launch and at the end, side by side; or the whole table.
 * @param {{round: Round, reading: Reading, isLast: boolean}} props
 */
function Pictures({ round, reading, isLast }) {
  const seats = [...new Set(round.pictures.map(({ player }) => player?.seat ?? -1))];
  if (!seats.length) return null;
  return html`<div class="story-pictures">
    ${seats.map(
      (seat) => html`<${Fate}
        key=${seat}
        pictures=${round.pictures.filter(({ player }) => (player?.seat ?? -1) === seat)}
        reading=${reading}
        isLast=${isLast}
      />`,
    )}
  </div>`;
}

/** The pictures of one player. @param {{pictures: Picture[], reading: Reading, isLast: boolean}} props */
function Fate({ pictures, reading, isLast }) {
  const { story, part, nameOf, colourOf, linkOf } = reading;
  const { player } = pictures[0];
  const name = player ? nameOf(player) : "";
  return html`<div class=${`story-fate ${player ? "panel" : ""}`}>
    ${
      player &&
      html`<h3>${part.hasColours && html`<${SeatMark} colour=${colourOf(player)} size=${16} />`} ${name}</h3>`
    }
    ${pictures.map((picture) => {
      const what = t(`story-pictures-${picture.what}`);
      return html`<figure key=${picture.what}>
        <a href=${linkOf(picture.entry)}>
          <${part.Picture}
            picture=${picture}
            story=${story}
            isLast=${isLast}
            colour=${picture.player ? colourOf(picture.player) : 0}
            label=${name ? t("story-picture-of", { name, what }) : what}
          />
        </a>
        <figcaption>
          <strong>${what}</strong>
          ${(picture.notes ?? []).map(
            (note, number) => html`<span key=${number}>${worded(note, nameOf)}</span>`,
          )}
        </figcaption>
      </figure>`;
    })}
  </div>`;
}

/** What happened, in sentences. @param {{round: Round, reading: Reading}} props */
function Scenes({ round, reading }) {
  const { story, part, nameOf, personOf, linkOf } = reading;
  const told = useMemo(() => part.scenesOf(story, round, personOf), [personOf(0), t("story-log")]);
  return html`<div class="story-log">
    <h3>${t("story-log")}</h3>
    <div class="story-scenes">
      ${told.map(
        ({ scene, lines }, number) => html`<section key=${number} class="story-scene">
          ${
            scene.title.text !== round.title.text &&
            html`<h4><a href=${linkOf(scene.entry)}>${worded(scene.title, nameOf)}</a></h4>`
          }
          <ul>${lines.map((line, at) => html`<li key=${at}>${line}</li>`)}</ul>
        </section>`,
      )}
    </div>
  </div>`;
}
