/** A log file dropped on any page opens its replay. Loaded when something is first dragged over a page. */

import { signal } from "../../lib.js";
import { go } from "../routes.js";

/** The file to replay, if any. */
export const dropped = signal(/** @type {File | null} */ (null));

/** @param {DragEvent} event */
const hasFiles = (event) => event.dataTransfer?.types.includes("Files") ?? false;

addEventListener("dragover", (event) => {
  // Without this the browser would leave the page to show the file.
  if (hasFiles(event)) event.preventDefault();
});
addEventListener("drop", (event) => {
  const file = event.dataTransfer?.files[0];
  if (!hasFiles(event) || !file) return;
  event.preventDefault();
  dropped.value = file;
  go("#/replay");
});
