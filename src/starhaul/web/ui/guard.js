/** Shown while something is loading, and when a screen has failed. Neither is a dead end. */

import { session } from "../core/currentsession.js";
import { arrival } from "../core/retry.js";
import { route } from "../core/routes.js";
import { t } from "../core/texts.js";
import { html, useEffect, useErrorBoundary, useState } from "../lib.js";
import { Button } from "./parts.js";

const LONG_MS = 6000;

/**
 * A component that is loaded on first use; null until then.
 * @template T
 * @param {(() => Promise<T>) | undefined} load
 * @returns {T | null}
 */
export function useLater(load) {
  const [loaded, setLoaded] = useState(/** @type {T | null} */ (null));
  useEffect(() => {
    if (load && !loaded) arrival(load).then((component) => setLoaded(() => component));
  }, [load]);
  return loaded;
}

const LoadAgain = () =>
  html`<${Button} main onClick=${() => location.reload()}>${t("client-load-again")}<//>`;

/** A loading message; after a while, advice. */
export function Loading() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return html`<p class="loading" role="status">${t("client-loading")}</p>`;
  return html`<section class="ended panel" role="status">
    <p>${t("client-takes-long")}</p><${LoadAgain} />
  </section>`;
}

/**
 * An error in one screen must not end the whole client: the next update, or another page, tries again.
 * @param {{children: import("../lib.js").Child, news?: unknown}} props `news` changes with every update; by
 *   default those of the table.
 */
export function Guard({ children, news: given }) {
  const [error, tryAgain] = useErrorBoundary((why) => console.error(why));
  const news = given ?? session.value?.latest.value ?? null;
  const place = route.value;
  useEffect(() => {
    if (error) tryAgain();
  }, [news, place]);
  if (!error) return children;
  return html`<section class="ended panel" role="alert">
    <h1>${t("client-broken")}</h1>
    <p>${t("client-broken-text")}</p>
    <${LoadAgain} />
  </section>`;
}
