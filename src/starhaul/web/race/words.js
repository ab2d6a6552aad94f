/** Ships, cards and spaces in words. */

import { t } from "../core/texts.js";
import { colourOf, isMovement, numberOf } from "./data.js";

/** @param {string} ship */
export const shipName = (ship) => t(`race-ship-${colourOf(ship)}`, { number: numberOf(ship) });

/** A movement card by colour and number, a bonus card by its name. @param {string} card */
export const cardName = (card) =>
  isMovement(card) ? t(`race-card-${colourOf(card)}`, { number: numberOf(card) }) : t(`race-bonus-${card}`);

/** @param {string} face */
export const faceName = (face) => t(`race-face-${face}`);

/** The faces of a space in words. @param {readonly string[]} faces */
export const facesText = (faces) => faces.map(faceName).join(" / ");

/** With a capital letter, for the beginning of a sentence. @param {string} text */
export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * A ship with its position: “Red ship 2: space 14, hyperspace.”
 * @param {import("./data.js").ShipAt} ship @param {readonly string[]} faces
 */
export const shipPlace = ([name, index, face], faces) =>
  t("race-picture-place", {
    ship: capital(shipName(name)),
    index,
    face: face ? faceName(face) : facesText(faces),
  });
