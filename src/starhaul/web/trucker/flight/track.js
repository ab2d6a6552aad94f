/** The flight track: a ring of days around the card, with the rockets of the ships in flight. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { growth } from "../../ui/media.js";
import { SeatMark, TimerRing } from "../../ui/parts.js";
import { isPartner } from "../teams.js";
import { teamWords } from "../teamtag.js";
import { colourNumber, colourOf, latestView, nameOf } from "../who.js";
import { useGlide, useSize } from "./moving.js";
import { gapsOf, lengthOf, pathOf, spotAt } from "./ring.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../../types.d.ts").trucker.View} View
 */

const MOVE_MS = 600;
/** The radii of the rings around a rocket, relative to the width of the track. */
const ASKED_RING = 0.55;
const OWN_RING = 0.5;
/** Half the stroke of the wider ring, in pixels. */
const STROKE = 2;

/**
 * @param {{session: Session, view: View, band?: number, children: import("../../lib.js").Child}} props
 *   `band`: the width of the ring in a window of the usual size.
 */
export function Track({ session, view, band: usual = 40, children }) {
  const [place, { width, height }] = useSize();
  const band = usual * growth();
  // Room for the rings around rockets, so that they cover nothing beside the track.
  const edge = 2 * (band * ASKED_RING + STROKE);
  const ring = {
    width: Math.max(0, width - edge),
    height: Math.max(0, height - edge),
    radius: Math.min(band * 1.6, height / 3),
  };
  const isDrawn = width > 0 && view.flight;
  return html`<div class="track" ref=${place} style=${{ "--band": `${edge}px` }}>
    ${
      isDrawn &&
      html`<svg
        class="track-ring"
        viewBox=${`${-width / 2} ${-height / 2} ${width} ${height}`}
        role="img"
        aria-label=${orderWords(session, view)}
      >
        <path class="track-bed" d=${pathOf(ring)} stroke-width=${band * 0.86} />
        <${Days} ring=${ring} band=${band} spaces=${view.flight?.spaces} />
        <${Rockets} session=${session} view=${view} ring=${ring} band=${band} />
      </svg>`
    }
    <div class="track-inside">${children}</div>
  </div>`;
}

/** @param {{ring: import("./ring.js").Ring, band: number, spaces: number}} props */
function Days({ ring, band, spaces }) {
  const size = Math.min(band * 0.5, (lengthOf(ring) / spaces) * 0.72);
  return html`<g>
    ${Array.from({ length: spaces }, (_, day) => {
      const { x, y, degrees } = spotAt(ring, day / spaces);
      return html`<g
        key=${day}
        transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(1)})`}
      >
        <rect
          class=${`track-day ${day === 0 ? "first" : ""}`}
          x=${-size / 2}
          y=${-size / 2}
          width=${size}
          height=${size}
          rx=${size * 0.28}
        />
        ${day === 0 && html`<path class="track-line" d=${`M0 ${-band * 0.43}V${band * 0.43}`} />`}
      </g>`;
    })}
  </g>`;
}

/** @param {{session: Session, view: View, ring: import("./ring.js").Ring, band: number}} props */
function Rockets({ session, view, ring, band }) {
  const { order, spaces } = /** @type {NonNullable<View["flight"]>} */ (view.flight);
  const positions = useGlide(
    view.seats.map((seat) => seat.position ?? 0),
    MOVE_MS,
  );
  const asked = new Set(latestView(session)?.asked ?? []);
  const scale = Math.max(0.62, band / 36);
  // The viewer's rocket last, so that no other covers it.
  const drawn = [...order].sort((a, b) => Number(a === view.me) - Number(b === view.me));
  return html`<g>
    ${drawn.map((seat) => {
      const { x, y, degrees } = spotAt(ring, positions[seat] / spaces);
      return html`<g key=${seat} class="rocket" transform=${`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
        ${
          asked.has(seat) &&
          html`<circle class=${`rocket-asked ${seat === view.me ? "mine" : ""}`} r=${band * ASKED_RING} />`
        }
        ${seat === view.me && html`<circle class="rocket-own" r=${band * OWN_RING} />`}
        <use
          href=${`#sh-rocket-${colourOf(session, seat)}`}
          transform=${`rotate(${degrees.toFixed(1)}) scale(${scale})`}
        />
      </g>`;
    })}
  </g>`;
}

/** @param {Session} session @param {View} view */
function orderWords(session, view) {
  const { order, spaces } = /** @type {NonNullable<View["flight"]>} */ (view.flight);
  const gaps = gapsOf(order, view.seats);
  const words = order.map((seat, i) =>
    i
      ? t("flight-order-behind", { seat: nameOf(session, seat), days: gaps[i] })
      : t("flight-order-first", { seat: nameOf(session, seat) }),
  );
  return `${t("flight-track", { spaces })} ${words.join(" ")}`;
}

/** The seats in order, with the days between them. @param {{session: Session, view: View}} props */
export function Order({ session, view }) {
  if (!view.flight) return null;
  const { order, spaces } = view.flight;
  const gaps = gapsOf(order, view.seats);
  return html`<ol class="order" aria-label=${t("flight-order")}>
    ${order.map(
      (
        seat,
        i,
      ) => html`<li key=${seat} class=${seat === view.me ? "mine" : isPartner(view, seat) ? "mate" : ""}>
        ${
          i > 0 &&
          html`<span class="order-gap" role="img" aria-label=${t("flight-days-behind", { days: gaps[i] })}>
            <span aria-hidden="true">${gaps[i]}</span>
          </span>`
        }
        <span class="order-seat">
          <${SeatMark} colour=${colourNumber(session, seat)} size=${16} />
          <span class="order-name">${nameOf(session, seat)}</span>
          ${teamWords(view, seat) && html`<span class="unseen">${teamWords(view, seat)}</span>`}
          ${
            lapOf(view, seat, spaces) > 1 &&
            html`<span class="order-lap">${t("flight-lap", { lap: lapOf(view, seat, spaces) })}</span>`
          }
        </span>
      </li>`,
    )}
  </ol>`;
}

/** The lap of a rocket, from 1. @param {View} view @param {number} seat @param {number} spaces */
const lapOf = (view, seat, spaces) => Math.floor((view.seats[seat].position ?? 0) / spaces) + 1;

/**
 * Marks a seat that is being asked, with the remaining time if there is a limit.
 * @param {{session: Session, seat: number, size?: number}} props
 */
export function AskedMark({ session, seat, size = 28 }) {
  const update = session.latest.value;
  const view = /** @type {View | null} */ (update?.view ?? null);
  if (!update || !view?.asked?.includes(seat)) return null;
  const until = update.deadline_ms ?? null;
  const label = t("flight-asked", { seat: nameOf(session, seat) });
  return html`<span class=${`asked-mark ${seat === view.me ? "mine" : ""}`} title=${label}>
    ${
      until === null
        ? html`<span class="asked-dot" role="img" aria-label=${label}></span>`
        : html`<${TimerRing} session=${session} until=${until} size=${size} />`
    }
  </span>`;
}
