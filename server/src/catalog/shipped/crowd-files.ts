/** Reads catalog/crowds.csv: how many want the places behind an exam. */
import { crowdRow, type CrowdRow } from '@disha/contract/crowds.files';
import { ShippedFolder } from './shipped-folder.ts';

type Crowds = ReadonlyMap<string, CrowdRow>;

export const readCrowdRows = (catalog: string): Promise<CrowdRow[]> => new ShippedFolder(catalog).csv('crowds.csv', crowdRow);

export async function readCrowds(catalog: string): Promise<Crowds> {
  return new Map((await readCrowdRows(catalog)).map((row) => [row.exam, row]));
}
