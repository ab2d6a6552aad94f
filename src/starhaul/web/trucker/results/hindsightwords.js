/** Findings of a look back in sentences. No DOM. */

/**
 * @typedef {import("../../types.d.ts").trucker.HindsightFinding} HindsightFinding
 * @typedef {(key: string, facts?: Record<string, string | number>) => string} Translate
 * @typedef {object} FindingContext
 * @property {Translate} t
 * @property {(cell: number) => string} nameOfCell
 * @property {(tile: number) => string} nameOfTile
 * @property {(card: string) => string} nameOfCard
 */

const TILE_CHANGES = ["turn", "leave", "move", "swap", "add"];

/** Whether a finding is about a tile, not about a decision. @param {HindsightFinding} finding */
export const isAboutTile = ({ change }) => TILE_CHANGES.includes(change.what);

/**
 * First what would have kept the ship flying, whatever it is about; then what would have earned more.
 * @param {readonly HindsightFinding[]} decisions @param {readonly HindsightFinding[]} tiles
 * @returns {[heading: string, findings: HindsightFinding[]][]}
 */
export function grouped(decisions, tiles) {
  const saves = (/** @type {HindsightFinding} */ { keeps_flying: saved = false }) => saved;
  const earns = (/** @type {HindsightFinding} */ finding) => !saves(finding);
  const saving = [...decisions, ...tiles].filter(saves).sort((one, other) => other.gain - one.gain);
  return [
    ["hindsight-flying", saving],
    ["hindsight-decisions", decisions.filter(earns)],
    ["hindsight-tiles", tiles.filter(earns)],
  ];
}

/** What should have been done. @param {HindsightFinding} finding @param {FindingContext} context */
export function changeText({ change }, { t, nameOfCell, nameOfTile }) {
  const place = (/** @type {number | undefined} */ cell) =>
    cell === undefined || cell < 0 ? "" : nameOfCell(cell);
  if (!TILE_CHANGES.includes(change.what)) {
    return t(`instead-${change.what}-${change.instead}`, {
      cell: place(change.cell),
      number: change.number ?? 0,
      said: change.said ?? 0,
    });
  }
  return t(`change-${change.what}`, {
    tile: nameOfTile(change.tile || change.old || 0),
    old: change.old ? nameOfTile(change.old) : "",
    cell: place(change.cell),
    from: place(change.comes_from),
    source: change.source ?? "",
  });
}

/**
 * When it should have been decided; empty for tiles.
 * @param {HindsightFinding} finding @param {FindingContext} context
 */
export function momentText(finding, { t, nameOfCard }) {
  if (isAboutTile(finding)) return "";
  const number = finding.number ?? 0;
  if (finding.card) return t("hindsight-card", { number, card: nameOfCard(finding.card) });
  return finding.change.what === "reveal" ? t("hindsight-before", { number }) : t("hindsight-check");
}

/** What would have come of it. @param {HindsightFinding} finding @param {FindingContext} context */
export function outcomeText({ result, guesses = 0 }, { t }) {
  const order = t("hindsight-order", { place: result.place ?? 0, lost: result.lost ?? 0 });
  return guesses ? `${order} ${t("hindsight-guesses", { number: guesses })}` : order;
}
