/** Reads what a counsellor goes by: catalog/counsel/, and what must be done before a test, a course or a counselling. */
import { kinRow, ladderRow, leadRow, type CounselFiles } from '@disha/contract/counsel.files';
import { prerequisiteRow } from '@disha/contract/prerequisites.files';
import { ShippedFolder } from './shipped-folder.ts';

export async function readCounselFiles(catalog: string): Promise<CounselFiles> {
  const folder = new ShippedFolder(catalog);
  return {
    leads: await folder.csv('counsel/leads.csv', leadRow),
    kin: await folder.csv('counsel/kin.csv', kinRow),
    ladder: await folder.csv('counsel/ladder.csv', ladderRow),
    prerequisites: await folder.csv('admissions/prerequisites.csv', prerequisiteRow),
  };
}
