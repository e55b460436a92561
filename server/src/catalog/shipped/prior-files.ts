/** Reads catalog/priors/: what last lists and counts say of a seat. */
import { boardRow, closingRow, countRow, kindRow, type PriorFiles } from '@disha/contract/priors.files';
import { ShippedFolder } from './shipped-folder.ts';

export async function readPriorFiles(catalog: string): Promise<PriorFiles> {
  const folder = new ShippedFolder(catalog);
  return {
    boards: await folder.csv('priors/boards.csv', boardRow),
    kinds: await folder.csv('priors/kinds.csv', kindRow),
    counts: await folder.csv('priors/counts.csv', countRow),
    closings: await folder.csv('priors/closings.csv', closingRow),
  };
}
