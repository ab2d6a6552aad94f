/** Whether links from this page work on other devices, and under which address they do. */

import { get, Refusal } from "../../core/api.js";
import { t } from "../../core/texts.js";
import { useEffect, useState } from "../../lib.js";

/** Whether this host name is valid on this machine only. @param {string} name */
export const isLoopback = (name) =>
  name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(\.\d+){3}$/.test(name);

/**
 * The base address of links, and a note about it.
 * @returns {{base: string, words: string}}
 */
export function useReach() {
  const isLocal = isLoopback(location.hostname);
  const [addresses, setAddresses] = useState(/** @type {string[] | null} */ (null));
  useEffect(() => {
    let isThere = true;
    if (isLocal) {
      get("api/reach").then(
        ({ addresses: found }) => isThere && setAddresses(found),
        (why) => {
          if (!(why instanceof Refusal)) throw why;
        },
      );
    }
    return () => {
      isThere = false;
    };
  }, [isLocal]);
  if (!isLocal || addresses === null) return { base: document.baseURI, words: "" };
  const [base = ""] = addresses;
  return base
    ? { base, words: t("waiting-reach-network", { address: base }) }
    : { base: document.baseURI, words: t("waiting-reach-local") };
}
