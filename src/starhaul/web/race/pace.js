/**
 * How long each event of a race is told, in milliseconds. The table of paces is the server's, because time
 * limits allow for the story; what it does not name is told at once.
 */

import { data } from "./data.js";

/** @param {import("../types.d.ts").ToldEvent} event */
export function paceOf({ key, args }) {
  const { paces, space_ms } = data();
  const spaces = key === "ship-moved" ? Math.abs(args.to - args.from) : 0;
  return (paces[key] ?? 0) + space_ms * spaces;
}
