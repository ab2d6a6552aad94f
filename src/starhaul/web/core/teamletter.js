/** What a team is called, in all games. */

/** @param {number} team */
export const teamLetter = (team) => String.fromCharCode(65 + team);
