/** A line chart: one line per seat, distinguished by shape and colour, with the same numbers as a table. */

import { t } from "../core/texts.js";
import { html, useLayoutEffect, useRef, useState } from "../lib.js";
import { pathOf, spread, steps } from "./chart/scale.js";
import { growth } from "./media.js";
import { SEAT_COLOURS, SHAPES, sized } from "./parts.js";

/**
 * @typedef {{name: string, colour: number, values: number[]}} Series
 * @typedef {{left: number, right: number, top: number, bottom: number}} Frame
 */

const HEIGHT = 240;
/** The minimum width for names beside the lines. */
const WIDE = 520;
const LABEL_GAP = 20;

/**
 * The width of an element, in pixels at normal type size.
 * @returns {[import("../lib.js").Ref<HTMLElement | null>, number]}
 */
function useWidth() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth / growth())));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [place, width];
}

/**
 * @param {{title: string, labels: string[], series: Series[], unit: (value: number) => string}} props
 * `unit` formats a value for screen readers.
 */
export function LineChart({ title, labels, series, unit }) {
  const [place, width] = useWidth();
  const marks = steps(Math.max(0, ...series.flatMap(({ values }) => values)));
  const frame = { left: 34, right: width - (width >= WIDE ? 190 : 58), top: 12, bottom: HEIGHT - 28 };
  const x = (/** @type {number} */ i) =>
    frame.left + ((frame.right - frame.left) * i) / Math.max(1, labels.length - 1);
  const y = (/** @type {number} */ value) =>
    frame.bottom - ((frame.bottom - frame.top) * value) / marks[marks.length - 1];
  return html`<figure class="chart" ref=${place}>
    <svg
      class="chart-picture"
      style=${sized(width, HEIGHT)}
      viewBox=${`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label=${title}
    >
      <${Grid} frame=${frame} marks=${marks} labels=${labels} x=${x} y=${y} />
      ${series.map((one) => html`<${Line} key=${one.colour} series=${one} x=${x} y=${y} />`)}
      <${Ends} frame=${frame} series=${series} y=${y} isWide=${width >= WIDE} />
    </svg>
    <details class="chart-table">
      <summary>${t("results-as-table")}</summary>
      <${Numbers} title=${title} labels=${labels} series=${series} unit=${unit} />
    </details>
  </figure>`;
}

/**
 * @param {{frame: Frame, marks: number[], labels: string[], x: (i: number) => number,
 *   y: (value: number) => number}} props
 */
function Grid({ frame, marks, labels, x, y }) {
  return html`<g class="chart-grid">
    ${marks.map(
      (mark) => html`
        <line x1=${frame.left} x2=${frame.right} y1=${y(mark)} y2=${y(mark)} />
        <text x=${frame.left - 8} y=${y(mark) + 4.5} text-anchor="end">${mark}</text>
      `,
    )}
    ${labels.map(
      (label, i) => html`<text x=${x(i)} y=${frame.bottom + 22} text-anchor="middle">${label}</text>`,
    )}
  </g>`;
}

/** @param {{series: Series, x: (i: number) => number, y: (value: number) => number}} props */
function Line({ series: { colour, values }, x, y }) {
  const points = values.map((value, i) => /** @type {[number, number]} */ ([x(i), y(value)]));
  const name = SEAT_COLOURS[colour];
  return html`<g class=${`chart-line chart-${name}`}>
    <path d=${pathOf(points)} pathLength="1" />
    ${points.slice(0, -1).map(
      ([px, py]) =>
        html`<g transform=${`translate(${px} ${py}) scale(0.5)`}>
          <path class=${`chart-mark seat-${name}`} d=${SHAPES[name]} />
        </g>`,
    )}
  </g>`;
}

/**
 * The name of each line at its end, with its last marker.
 * @param {{frame: Frame, series: Series[], y: (value: number) => number, isWide: boolean}} props
 */
function Ends({ frame, series, y, isWide }) {
  const last = series.map(({ values }) => values[values.length - 1]);
  const places = spread(last.map(y), LABEL_GAP, frame.top, frame.bottom);
  return html`<g class="chart-ends">
    ${series.map(
      (
        { name, colour },
        i,
      ) => html`<g key=${colour} transform=${`translate(${frame.right + 6} ${places[i]})`}>
        <path
          class=${`seat-${SEAT_COLOURS[colour]}`}
          d=${SHAPES[SEAT_COLOURS[colour]]}
          transform="scale(0.55)"
        />
        <text x="14" y="5">
          <tspan class="chart-value">${last[i]}</tspan>
          ${isWide && html`<tspan dx="7">${clipped(name)}</tspan>`}
        </text>
      </g>`,
    )}
  </g>`;
}

/** @param {string} name */
const clipped = (name) => (name.length > 16 ? `${name.slice(0, 15)}…` : name);

/** @param {{title: string, labels: string[], series: Series[], unit: (value: number) => string}} props */
function Numbers({ title, labels, series, unit }) {
  return html`<div class="chart-numbers">
    <table>
      <caption class="unseen">${title}</caption>
      <thead><tr><td></td>${labels.map((label) => html`<th scope="col">${label}</th>`)}</tr></thead>
      <tbody>
        ${series.map(
          ({ name, values }) => html`<tr>
            <th scope="row">${name}</th>
            ${values.map((value) => html`<td aria-label=${unit(value)}>${value}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
