/** The inspector: what something is and does, at any time. Each game says what it shows. */

import { html, signal, useEffect, useRef, useState } from "../lib.js";

/**
 * What is shown, and the module of its game that shows it.
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

/** The dialog; `Frame` has it. What it shows is loaded when it is first wanted. */
export function Inspector() {
  const open = inspected.value;
  const wasOpen = useRef(false);
  const [shown, setShown] = useState(/** @type {{InspectorDialog: unknown} | null} */ (null));
  useEffect(() => {
    if (open) open.load().then(({ InspectorDialog }) => setShown({ InspectorDialog }));
    // Dialogs give the focus back by themselves, unless what had it is gone by now.
    if (wasOpen.current && !open && document.activeElement === document.body) {
      document.getElementById("main")?.focus();
    }
    wasOpen.current = open !== null;
  }, [open]);
  return open && shown
    ? html`<${shown.InspectorDialog} what=${open.what} onClose=${stopInspecting} />`
    : null;
}
