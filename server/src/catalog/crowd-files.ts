/** Reads catalog/crowds.csv: how many want the places behind an exam. */
import { crowdRow, type CrowdRow } from '@disha/contract/crowds.files';
import { ShippedFolder } from './shipped-folder.ts';

export type Crowds = ReadonlyMap<string, CrowdRow>;

export async function readCrowds(catalog: string): Promise<Crowds> {
  const rows = await new ShippedFolder(catalog).csv('crowds.csv', crowdRow);
  return new Map(rows.map((row) => [row.exam, row]));
}
