/** The postcard of a match: shown, shared by the share sheet of the system, or downloaded. */

import { load, Refusal } from "../core/api.js";
import { notify } from "../core/notices.js";
import { refusalText } from "../core/refusals.js";
import { sharedMatch } from "../core/sharedlinks.js";
import { spokenLanguage, t } from "../core/texts.js";
import { html, useEffect, useState } from "../lib.js";
import { copyText } from "./copying.js";
import { Button, Dialog } from "./parts.js";

const WIDTH = 1200;
const HEIGHT = 630;
const NAME = "starhaul";

/**
 * @typedef {object} Postcard
 * @property {string} title
 * @property {string} words All that is written on it.
 * @property {string} svg Address of the drawing.
 * @property {Blob} png
 */

/** The drawing as pixels. @param {string} address @returns {Promise<Blob>} */
async function pixelsOf(address) {
  const picture = new Image(WIDTH, HEIGHT);
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** @type {Record<string, string>} */
const SIGNS = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/**
 * The text of an element of a drawing. A parser would report its style sheet to the policy of the page.
 * @param {string} drawing @param {"title" | "desc"} name
 */
function written(drawing, name) {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(drawing)?.[1] ?? "";
  return found.replace(/&(?:lt|gt|amp);/g, (sign) => SIGNS[sign]);
}

/**
 * @param {string} match @param {number | null} seat @param {string} language
 * @returns {Promise<Postcard>}
 */
async function made(match, seat, language) {
  const whose = seat === null ? "" : `&seat=${seat}`;
  const answer = await load(`api/matches/${encodeURIComponent(match)}/postcard?lang=${language}${whose}`);
  const text = await answer.text();
  const svg = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  return { title: written(text, "title"), words: written(text, "desc"), svg, png: await pixelsOf(svg) };
}

/**
 * @param {string} match @param {number | null} seat
 * @returns {Postcard | Refusal | null} Null while it is made.
 */
function usePostcard(match, seat) {
  const [card, setCard] = useState(/** @type {Postcard | Refusal | null} */ (null));
  const language = spokenLanguage();
  useEffect(() => {
    let isHere = true;
    let address = "";
    setCard(null);
    made(match, seat, language).then(
      (found) => {
        address = found.svg;
        if (isHere) setCard(found);
        else URL.revokeObjectURL(address);
      },
      (why) =>
        isHere && setCard(why instanceof Refusal ? why : new Refusal({ code: "failed", of: "postcard" })),
    );
    return () => {
      isHere = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [match, seat, language]);
  return card;
}

/** @param {import("./postcardbutton.js").PostcardProps} props */
export function PostcardDialog({ match, seat = null, onClose }) {
  const card = usePostcard(match, seat);
  return html`<${Dialog} title=${t("postcard-open")} class="postcard" onClose=${onClose}>
    ${card === null && html`<p class="postcard-blank" role="status">${t("postcard-making")}</p>`}
    ${card instanceof Refusal && html`<p class="postcard-blank" role="alert">${refusalText(card)}</p>`}
    ${card && !(card instanceof Refusal) && html`<${Made} card=${card} match=${match} />`}
  <//>`;
}

/** @param {{card: Postcard, match: string}} props */
function Made({ card, match }) {
  const [png, setPng] = useState("");
  useEffect(() => {
    const address = URL.createObjectURL(card.png);
    setPng(address);
    return () => URL.revokeObjectURL(address);
  }, [card]);
  const link = sharedMatch(match, spokenLanguage());
  return html`
    <img class="postcard-picture" src=${card.svg} width=${WIDTH} height=${HEIGHT}
      alt=${`${card.title} ${card.words}`} />
    <div class="postcard-ways">
      ${
        "share" in navigator &&
        html`<${Button} main class="postcard-share" onClick=${() => share(card, link)}>
          ${t("postcard-share")}
        <//>`
      }
      <a class=${`button ${"share" in navigator ? "" : "main"}`} href=${png} download=${`${NAME}.png`}>
        ${t("postcard-png")}
      </a>
      <a class="button quiet" href=${card.svg} download=${`${NAME}.svg`}>${t("postcard-svg")}</a>
      <${Button} quiet onClick=${() => copyText(link)}>${t("results-copy-link")}<//>
    </div>
  `;
}

/**
 * With the picture where the system takes files, else with the link alone.
 * @param {Postcard} card @param {string} url
 */
async function share(card, url) {
  const files = [new File([card.png], `${NAME}.png`, { type: "image/png" })];
  const about = { title: card.title, text: card.title, url };
  try {
    await navigator.share(navigator.canShare?.({ files }) ? { ...about, files } : about);
  } catch (why) {
    // Somebody who closes the share sheet has changed their mind.
    if (!(why instanceof DOMException && why.name === "AbortError")) notify(t("postcard-not-shared"), "bad");
  }
}
