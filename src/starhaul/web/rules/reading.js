/** A chapter as a page: headings, rules with their numbers and pictures, lists and tables. */

import { theme } from "../core/settings.js";
import { t } from "../core/texts.js";
import { h, html } from "../lib.js";
import { rulesHref } from "../ui/rulelink.js";
import { Face } from "./faces.js";
import { isOfEdition } from "./filtering.js";

/**
 * @typedef {import("../types.d.ts").Block} Block
 * @typedef {import("../types.d.ts").Passage} Passage
 * @typedef {import("../types.d.ts").BookIndex} BookIndex
 * @typedef {import("./filtering.js").Filter} Filter
 * @typedef {[kind: string, text: string, target: string]} Span
 * @typedef {object} Reader
 * @property {BookIndex} index
 * @property {Filter} filter
 * @property {string} rule The rule that was asked for; it is shown whatever the filter says.
 * @property {number} level Of the heading of the chapter.
 * @property {boolean} [isPrinted] On paper: light pictures, loaded at once.
 */

/** @param {Span} span @param {number} key */
function Piece([kind, text, target], key) {
  if (kind === "r") return html`<a key=${key} data-rule=${target} href=${rulesHref(target)}>${text}</a>`;
  if (kind === "b") return html`<strong key=${key}>${text}</strong>`;
  return kind === "i" ? html`<em key=${key}>${text}</em>` : text;
}

/** @param {readonly Span[]} spans */
const words = (spans) => spans.map(Piece);

/** The number of a rule as a link to it, and its edition. @param {{rule: string, tag?: string}} props */
function RuleHead({ rule, tag }) {
  return html`
    <a class="book-id" data-rule=${rule} href=${rulesHref(rule)}>${rule}</a>
    ${" "}
    ${
      (tag === "1e" || tag === "2e") &&
      html`<span class=${`book-badge of-${tag}`}>${t(`rules-badge-${tag}`)}</span>`
    }
    ${" "}
  `;
}

/** In rem. */
const TALLEST = 21;

/**
 * The size of a picture before it has loaded, so that the text below does not move.
 * @param {{width: number, height: number}} picture
 */
const roomFor = ({ width, height }) => ({
  width: `min(100%, ${width}px, ${((TALLEST * width) / height).toFixed(2)}rem)`,
  aspectRatio: `${width} / ${height}`,
});

/** @param {{reader: Reader, rule: string}} props */
function Picture({ reader, rule }) {
  const picture = reader.index.pictures[rule];
  if (!picture) return null;
  const look = reader.isPrinted ? "paper" : theme();
  return html`<figure class="book-figure">
    <img
      src=${`rules/${picture.game}/${picture.name}-${look}.svg`}
      alt=${picture.caption}
      style=${roomFor(picture)}
      loading=${reader.isPrinted ? "eager" : "lazy"}
    />
    <figcaption aria-hidden="true">${picture.caption}</figcaption>
  </figure>`;
}

/** @param {Passage} passage @param {Reader} reader */
const isShown = ({ rule = "", tag }, reader) => rule === reader.rule || isOfEdition(tag, reader.filter);

/** A list or table inside a rule. @param {{block: import("../types.d.ts").InnerBlock}} props */
function Inner({ block }) {
  const { kind, rows = [], head = [] } = block;
  if (kind === "table") return html`<${Grid} head=${head} rows=${rows} />`;
  if (kind === "text")
    return rows.map(([cell], i) => html`<p key=${i}>${words(/** @type {Span[]} */ (cell))}</p>`);
  const items = rows.map(([cell], i) => html`<li key=${i}>${words(/** @type {Span[]} */ (cell))}</li>`);
  return kind === "steps" ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
}

/** @param {{passage: Passage, reader: Reader, as: string}} props */
function Rule({ passage, reader, as }) {
  const { rule = "", tag, spans = [], inner = [] } = passage;
  const body = html`
    ${rule && html`<${RuleHead} rule=${rule} tag=${tag} />`}${words(spans)}
    ${inner.map((block, i) => html`<${Inner} key=${i} block=${block} />`)}
    ${rule && html`<${Face} rule=${rule} /><${Picture} reader=${reader} rule=${rule} />`}
  `;
  if (!rule) return h(as === "div" ? "p" : as, null, body);
  const isTarget = rule === reader.rule;
  return h(as, { id: `rule-${rule}`, class: `book-rule ${isTarget ? "target" : ""}`, tabIndex: -1 }, body);
}

/** @param {{block: Block, reader: Reader}} props */
function Table({ block, reader }) {
  const { head = [], rows = [] } = block;
  return html`<${Grid}
    head=${head}
    rows=${rows.map((row) => row.cells)}
    rules=${rows.map((row) => row.rule ?? "")}
    target=${reader.rule}
  />`;
}

/**
 * A table; rows that state a rule begin with its number.
 * @param {{head: Span[][], rows: Span[][][], rules?: string[], target?: string}} props
 */
function Grid({ head, rows, rules = [], target = "" }) {
  const hasRules = rules.some(Boolean);
  const label = head.map((cell) => cell.map(([, text]) => text).join("")).join(", ");
  return html`<div class="book-table" tabindex="0" role="region" aria-label=${label}>
    <table>
      <thead>
        <tr>${head.map((cell, i) => html`<th key=${i} scope="col">${words(cell)}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells, i) => html`<tr
            key=${i}
            id=${rules[i] ? `rule-${rules[i]}` : undefined}
            class=${rules[i] && rules[i] === target ? "target" : undefined}
            tabindex=${rules[i] ? -1 : undefined}
          >
            ${hasRules && html`<th scope="row">${rules[i] && html`<${RuleHead} rule=${rules[i]} />`}</th>`}
            ${cells.map((cell, j) => html`<td key=${j}>${words(cell)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {{block: Block, reader: Reader}} props */
function BlockPart({ block, reader }) {
  const passages = (block.passages ?? []).filter((passage) => isShown(passage, reader));
  if (block.kind === "table") return html`<${Table} block=${block} reader=${reader} />`;
  if (!passages.length) return null;
  if (block.kind === "head") {
    const inside = words(/** @type {Span[]} */ (passages[0].spans ?? []));
    return h(
      `h${reader.level + 1}`,
      { class: "book-head" },
      inside,
      block.code && html` <small>${block.code}</small>`,
    );
  }
  if (block.kind === "text")
    return passages.map(
      (passage, i) => html`<${Rule} key=${passage.rule || i} passage=${passage} reader=${reader} as="div" />`,
    );
  return h(
    block.kind === "steps" ? "ol" : "ul",
    { class: passages.some(({ rule }) => rule) ? "book-rules" : "book-list" },
    passages.map(
      (passage, i) => html`<${Rule} key=${passage.rule || i} passage=${passage} reader=${reader} as="li" />`,
    ),
  );
}

/** How many rules of a chapter the filter hides. @param {Block[]} blocks @param {Reader} reader */
export const hiddenIn = (blocks, reader) =>
  blocks
    .flatMap(({ passages = [] }) => passages)
    .filter((passage) => passage.rule && !isShown(passage, reader)).length;

/** @param {{chapter: import("../types.d.ts").Chapter, reader: Reader}} props */
export function ChapterPage({ chapter, reader }) {
  return html`<article class="book-chapter" aria-labelledby=${`chapter-${chapter.name}`}>
    ${h(
      `h${reader.level}`,
      { id: `chapter-${chapter.name}`, tabIndex: -1 },
      chapter.title,
      chapter.code && html` <small>${chapter.code}</small>`,
    )}
    ${chapter.blocks.map((block, i) => html`<${BlockPart} key=${i} block=${block} reader=${reader} />`)}
  </article>`;
}
