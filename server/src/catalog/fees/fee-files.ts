/** Reads catalog/fees/: what courses cost, which courses a fee order treats alike, and which institutes are of a type of their own. */
import {
  collegeFeeRow,
  feeBandRow,
  feeFamilyRow,
  feeInstituteRow,
  feeListRow,
  type CollegeFeeRow,
  type FeeBandRow,
  type FeeFamilyRow,
  type FeeInstituteRow,
  type FeeListRow,
} from '@disha/contract/fees.files';
import { BadCatalog, ShippedFolder } from '../shipped/shipped-folder.ts';

export interface FeeFiles {
  bands: readonly FeeBandRow[];
  /** What official lists name for single colleges, each in the form of a band. */
  own: readonly FeeBandRow[];
  families: readonly FeeFamilyRow[];
  institutes: readonly FeeInstituteRow[];
}

export const noFees: FeeFiles = { bands: [], own: [], families: [], institutes: [] };

/** A line of a list as a band of one college; what the list says of all of them is kept once. */
export function ownBands(lists: readonly FeeListRow[], colleges: readonly CollegeFeeRow[]): FeeBandRow[] {
  const byList = new Map(lists.map(({ list, ...said }) => [list, said]));
  return colleges.map(({ list, code, college, rupees, ...of }) => {
    const said = byList.get(list);
    if (!said) throw new BadCatalog(`fees/colleges.csv: there is no list ${list}`);
    const id = `${list}-${code.toLowerCase()}`;
    return { ...said, ...of, id, what: 'tuition', colleges: [college], from: rupees, to: rupees };
  });
}

export async function readFeeFiles(catalog: string): Promise<FeeFiles> {
  const folder = new ShippedFolder(catalog);
  return {
    bands: await folder.csv('fees/bands.csv', feeBandRow),
    own: ownBands(await folder.csv('fees/lists.csv', feeListRow), await folder.csv('fees/colleges.csv', collegeFeeRow)),
    families: await folder.csv('fees/families.csv', feeFamilyRow),
    institutes: await folder.csv('fees/institutes.csv', feeInstituteRow),
  };
}
