/** What a tile or card is and does, at any time: `inspect({kind: "tile", edition, number, turn})`. */

import { html, signal, useEffect, useRef, useState } from "../lib.js";

/**
 * @typedef {{kind: "tile", edition: string, number: number, turn?: number, colour?: string,
 *   prices?: number[]} | {kind: "card", edition: string, id: string, level?: number, counts?: any,
 *   isLearning?: boolean, prices?: number[]}} Inspected `counts`: the card as it counts in this flight, if
 *   that differs; `prices` of goods, likewise; `level` of a flight to come.
 */

export const inspected = signal(/** @type {Inspected | null} */ (null));

/** @param {Inspected} what */
export function inspect(what) {
  inspected.value = what;
}

/** Close it again. */
export function stopInspecting() {
  inspected.value = null;
}

/** The dialog; `Frame` has it. What it shows is loaded when it is first wanted. */
export function Inspector() {
  const what = inspected.value;
  const wasOpen = useRef(false);
  const [shown, setShown] = useState(/** @type {{InspectorDialog: unknown} | null} */ (null));
  useEffect(() => {
    if (what && !shown)
      import("./inspect/dialog.js").then(({ InspectorDialog }) => setShown({ InspectorDialog }));
    // Dialogs give the focus back by themselves, unless what had it is gone by now.
    if (wasOpen.current && !what && document.activeElement === document.body) {
      document.getElementById("main")?.focus();
    }
    wasOpen.current = what !== null;
  }, [what]);
  return what && shown ? html`<${shown.InspectorDialog} what=${what} onClose=${stopInspecting} />` : null;
}
