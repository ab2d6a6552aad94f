/** The story in sentences: the latest as a caption, all of it to read, and announced. */

import { announce } from "../../core/notices.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useLayoutEffect, useRef } from "../../lib.js";
import { useEnd } from "../../ui/ending.js";
import { SeatMark } from "../../ui/parts.js";
import { QuietRuleLink } from "../../ui/rulelink.js";
import { RULES } from "../ruleids.js";
import { colourNumber } from "../who.js";
import { WhyButton } from "../why.js";

/** @typedef {import("../../core/session.js").Session} Session @typedef {import("../story.js").Line} Line */

const ALOUD_MS = 120;
const MOST_ALOUD = 4;
/** Older lines are dropped: a long match has thousands. */
const MOST_LINES = 300;
/** From large to small; what they mean is in the style sheet. */
const SIZES = ["large", "middle", "small", "least"];
/** What a button in the last line needs below itself, for fingers. */
const TOUCH = 10;
/** Lines that start a new section get extra space. */
const HEADS = new Set(["card-revealed", "launched", "round-began", "round-ended"]);

/** Announce new sentences, several together if they come at once. @param {Line[]} lines */
export function useAloud(lines) {
  const last = useRef(/** @type {number | null} */ (null));
  const newest = lines.at(-1)?.id ?? -1;
  useEffect(() => {
    // Events from before this screen was mounted are not announced again.
    if (last.current === null) {
      last.current = newest;
      return;
    }
    const timer = setTimeout(() => {
      const fresh = lines.filter(({ id }) => id > (last.current ?? -1));
      last.current = newest;
      if (fresh.length)
        announce(
          fresh
            .slice(-MOST_ALOUD)
            .map(({ text }) => text)
            .join(" "),
        );
    }, ALOUD_MS);
    return () => clearTimeout(timer);
  }, [newest]);
}

/** The newest sentence is set as large as its place allows; on phones there is little of it. */
function useFitting() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const here = place.current;
    const newest = /** @type {HTMLElement | null | undefined} */ (here?.firstElementChild);
    if (!here || !newest) return;
    for (const size of SIZES) {
      here.dataset.size = size;
      if (newest.offsetHeight + TOUCH <= here.clientHeight) return;
    }
  });
  return place;
}

/**
 * The last sentences, the newest large and first; of the others only those that fit completely are visible.
 * @param {{session: Session, lines: Line[], many?: number}} props
 */
export function Caption({ session, lines, many = 3 }) {
  const shown = lines.slice(-many).reverse();
  const place = useFitting();
  return html`<div class="caption" ref=${place}>
    ${shown.map(
      (line, i) => html`<p key=${line.id} class=${i === 0 ? "now" : "past"}>
        <span class="caption-text">${line.text}</span>
        <${WhyButton} session=${session} line=${line} />
      </p>`,
    )}
  </div>`;
}

/** @param {{session: Session, lines: Line[]}} props */
export function Log({ session, lines }) {
  const place = useEnd(lines.at(-1)?.id);
  if (!lines.length) return html`<p class="muted">${t("flight-log-empty")}</p>`;
  return html`<ol class="log" ref=${place} tabindex="0" aria-label=${t("flight-log")}>
    ${lines
      .slice(-MOST_LINES)
      .map((line) => html`<${LogLine} key=${line.id} session=${session} line=${line} />`)}
  </ol>`;
}

/** @param {{session: Session, line: Line}} props */
function LogLine({ session, line }) {
  return html`<li class=${HEADS.has(line.key) ? "head" : ""}>
    <span class="log-mark">
      ${line.seat !== null && html`<${SeatMark} colour=${colourNumber(session, line.seat)} size=${13} />`}
    </span>
    <span>
      ${line.text} <${QuietRuleLink} rule=${RULES.event[line.key]} />
      <${WhyButton} session=${session} line=${line} />
    </span>
  </li>`;
}
