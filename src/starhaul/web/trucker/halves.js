/** Formats halves. No DOM. */

/** Such as 3½. @param {number} number */
export const half = (number) => (number % 1 ? `${Math.floor(number) || ""}½` : String(number));

/** The same for a doubled strength, as the server counts cannons. @param {number} doubled */
export const halved = (doubled) => half(doubled / 2);
