/** The inspector: explains a thing at any time. Each game provides the content. */

import { arrival } from "../core/retry.js";
import { html, signal, useEffect, useRef, useState } from "../lib.js";

/**
 * What is shown, and the module of the game that shows it.
 * @typedef {{what: object, load: () => Promise<{InspectorDialog: unknown}>}} Inspected
 */

export const inspected = signal(/** @type {Inspected | null} */ (null));

/** @param {Inspected} one */
export function openInspector(one) {
  inspected.value = one;
}

/** Close it again. */
export function stopInspecting() {
  inspected.value = null;
}

/** The dialog, mounted by the page shell. Its content is loaded on first use. */
export function Inspector() {
  const open = inspected.value;
  const wasOpen = useRef(false);
  const [shown, setShown] = useState(/** @type {{InspectorDialog: unknown} | null} */ (null));
  useEffect(() => {
    if (open) arrival(open.load).then(({ InspectorDialog }) => setShown({ InspectorDialog }));
    // Dialogs restore the focus themselves, unless the element is gone.
    if (wasOpen.current && !open && document.activeElement === document.body) {
      document.getElementById("main")?.focus();
    }
    wasOpen.current = open !== null;
  }, [open]);
  return open && shown
    ? html`<${shown.InspectorDialog} what=${open.what} onClose=${stopInspecting} />`
    : null;
}
