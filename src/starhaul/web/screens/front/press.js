/** An action behind a button of the home page, and its refusal. */

import { html, useState } from "../../lib.js";
import { trying } from "./making.js";

/**
 * An action behind a button, which is disabled until the response; a refusal is shown beside it.
 * @returns {[boolean, string, (act: () => Promise<unknown>) => void]}
 */
export function usePress() {
  const [isBusy, setIsBusy] = useState(false);
  const [words, setWords] = useState("");
  const press = async (/** @type {() => Promise<unknown>} */ act) => {
    setIsBusy(true);
    setWords("");
    await trying(act, setWords);
    setIsBusy(false);
  };
  return [isBusy, words, press];
}

/** @param {{words: string}} props */
export const Refused = ({ words }) => (words ? html`<p class="refusal" role="alert">${words}</p>` : null);
