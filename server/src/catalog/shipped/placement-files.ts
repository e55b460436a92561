/** Reads catalog/placements.csv: what institutes told of those who left them, by college. */
import { placementRow, type Placement, type PlacementRow } from '@disha/contract/placements';
import { ShippedFolder } from './shipped-folder.ts';

export type Placements = ReadonlyMap<string, readonly Placement[]>;

export const readPlacementRows = (catalog: string): Promise<PlacementRow[]> =>
  new ShippedFolder(catalog).csv('placements.csv', placementRow);

/** In the order of the file: by list, bachelor's degrees before what follows them. */
export function placementsByCollege(rows: readonly PlacementRow[]): Placements {
  const found = new Map<string, Placement[]>();
  for (const { college, ...placement } of rows) found.set(college, [...(found.get(college) ?? []), placement]);
  const rank = ({ list, level, years }: Placement) => `${list} ${level === 'ug' ? 0 : 1} ${years}`;
  for (const placement of found.values()) placement.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return found;
}

export const readPlacements = async (catalog: string): Promise<Placements> => placementsByCollege(await readPlacementRows(catalog));
