/** What must hold of catalog/placements.csv: colleges that are there, each figure once, and none that no institute can mean. */
import type { PlacementRow } from '@disha/contract/placements';
import type { Figure } from './figure.ts';

/** A median outside of these is a month's pay, or a slip: it is left out rather than shown. */
const pays = { least: 100_000, most: 5_000_000 };

export function placementFaults(rows: readonly PlacementRow[], colleges: readonly { id: string }[]): string[] {
  const known = new Set(colleges.map(({ id }) => id));
  const seen = new Set<string>();
  return rows.flatMap(({ college, list, level, years, graduates, placed, pay, certainty }) => {
    const key = `${college} ${list} ${level} ${years}`;
    const where = `placements.csv: ${key}`;
    const isTwice = seen.has(key);
    seen.add(key);
    return [
      ...(known.has(college) ? [] : [`${where}: there is no college ${college}`]),
      ...(isTwice ? [`${where} stands twice`] : []),
      ...(placed === null && pay === null ? [`${where}: says nothing`] : []),
      ...(placed !== null && graduates !== null && placed > graduates ? [`${where}: more were placed than left`] : []),
      ...(pay !== null && (pay < pays.least || pay > pays.most) ? [`${where}: ${pay} rupees can be no year's pay`] : []),
      ...(certainty === 'C' ? [`${where}: nobody has read it`] : []),
    ];
  });
}

export function checkPlacements(
  rows: readonly PlacementRow[],
  colleges: readonly { id: string }[],
): { figures: Figure[]; problems: string[] } {
  const problems = placementFaults(rows, colleges);
  const places = new Set(rows.map(({ college }) => college)).size;
  const figure = {
    label: 'colleges that tell what became of those who left',
    value: `${places}, ${rows.length} figures`,
    ok: problems.length === 0,
  };
  return { figures: [figure], problems };
}
