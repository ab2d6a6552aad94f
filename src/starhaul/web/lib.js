/** The third-party functions that we use, under the names we use. */

import htm from "./vendor/htm.js";
import { createContext, Fragment, h, render } from "./vendor/preact.js";

export {
  useCallback,
  useContext,
  useEffect,
  useErrorBoundary,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "./vendor/hooks.js";
export { useComputed, useSignal, useSignalEffect } from "./vendor/signals.js";
export { batch, computed, effect, signal, untracked } from "./vendor/signals-core.js";
export { createContext, Fragment, h, render };

/** Markup as a template: html`<p class="x">${words}</p>`. */
export const html = htm.bind(h);
