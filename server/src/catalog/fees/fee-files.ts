/** Reads catalog/fees/: what courses cost, which courses a fee order treats alike, and which institutes are of a type of their own. */
import {
  feeBandRow,
  feeFamilyRow,
  feeInstituteRow,
  type FeeBandRow,
  type FeeFamilyRow,
  type FeeInstituteRow,
} from '@disha/contract/fees.files';
import { ShippedFolder } from '../shipped/shipped-folder.ts';

export interface FeeFiles {
  bands: readonly FeeBandRow[];
  families: readonly FeeFamilyRow[];
  institutes: readonly FeeInstituteRow[];
}

export const noFees: FeeFiles = { bands: [], families: [], institutes: [] };

export async function readFeeFiles(catalog: string): Promise<FeeFiles> {
  const folder = new ShippedFolder(catalog);
  return {
    bands: await folder.csv('fees/bands.csv', feeBandRow),
    families: await folder.csv('fees/families.csv', feeFamilyRow),
    institutes: await folder.csv('fees/institutes.csv', feeInstituteRow),
  };
}
