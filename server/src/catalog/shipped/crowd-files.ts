/** Reads catalog/crowds.csv: how many want the places behind an exam. */
import { crowdRow, type CrowdRow } from '@disha/contract/crowds.files';
import { ShippedFolder } from './shipped-folder.ts';

export type Crowds = ReadonlyMap<string, CrowdRow>;

export const readCrowdRows = (catalog: string): Promise<CrowdRow[]> => new ShippedFolder(catalog).csv('crowds.csv', crowdRow);

export async function readCrowds(catalog: string): Promise<Crowds> {
  return new Map((await readCrowdRows(catalog)).map((row) => [row.exam, row]));
}

/** Tests change and so do their places: after two more cycles the figures are old, and say so. */
export const crowdGoodUntil = (year: number): string => `${year + 2}-12-31`;
