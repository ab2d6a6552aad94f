/** The parts of others that all modules use, by the names we use them by. */

import { createContext, h, render, Fragment } from "./vendor/preact.js";
import htm from "./vendor/htm.js";

export { createContext, h, render, Fragment };
export { useCallback, useContext, useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from "./vendor/hooks.js";
export { batch, computed, effect, signal, untracked } from "./vendor/signals-core.js";
export { useComputed, useSignal, useSignalEffect } from "./vendor/signals.js";

/** Markup as a template: html`<p class="x">${words}</p>`. */
export const html = htm.bind(h);
