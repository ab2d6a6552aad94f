/** A link as a QR code, for phones at the same table. */

import { html, useEffect, useState } from "../lib.js";

const QUIET = 3;

/**
 * The dark squares as one path.
 * @param {{getModuleCount: () => number, isDark: (row: number, column: number) => boolean}} code
 */
export function pathOf(code) {
  const size = code.getModuleCount();
  const parts = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) parts.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
    }
  }
  return { size: size + 2 * QUIET, path: parts.join("") };
}

/** @param {{text: string, label: string}} props */
export function QrCode({ text, label }) {
  const [drawn, setDrawn] = useState(/** @type {{size: number, path: string} | null} */ (null));
  useEffect(() => {
    let isThere = true;
    import("../vendor/qrcode.js").then((/** @type {any} */ { default: qrcode }) => {
      const code = qrcode(0, "M");
      code.addData(text);
      code.make();
      if (isThere) setDrawn(pathOf(code));
    });
    return () => {
      isThere = false;
    };
  }, [text]);
  // Always dark on white, whatever the theme, for cameras.
  return html`<svg
    class="qr"
    viewBox=${`0 0 ${drawn?.size ?? 40} ${drawn?.size ?? 40}`}
    role="img"
    aria-label=${label}
    shape-rendering="crispEdges"
  >
    <rect width="100%" height="100%" fill="#fff" />${drawn && html`<path d=${drawn.path} fill="#10131f" />`}
  </svg>`;
}
