/** The session of the table on the screen. Apart from its class, which the home page does not load. */

import { signal } from "../lib.js";

/** Null where there is no table. */
export const session = signal(/** @type {import("./session.js").Session | null} */ (null));
