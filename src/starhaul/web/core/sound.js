/** Sounds, made in the browser; silent until the first click, and while they are turned off. */

/** @typedef {"pick" | "place" | "refuse" | "rotate" | "tick" | "whoosh" | "crunch" | "credits" | "dice" | "card" | "win" | "turn"} Sound */

/** @param {Sound} name */
export function playSound(name) {}
