/** The lines of a counselling with all they are called by, as the files of the repository hold them. */
import { join } from 'node:path';
import { readTable } from '../../catalog/tools/csv.ts';
import { cutoffsFolder, readCutoffs } from '../../catalog/tools/cutoffs/files.ts';
import type { CounsellingId } from '@disha/contract/chances.words';
import { scopeOf, shippedCounsellings } from '../src/counsellings.ts';
import { joinYears } from '../src/join.ts';
import type { Known } from '../src/predict.ts';
import type { Line } from '../src/types.ts';

export interface NamedLine extends Line, Known {
  pwd: boolean;
  history: Line['history'];
  instituteName: string;
  programmeName: string;
}

export function readNamedLines(id: CounsellingId): NamedLine[] {
  const table = readCutoffs(id);
  if (!table) throw new Error(`catalog/cutoffs holds no ${id}`);
  const renames = readTable(join(cutoffsFolder, 'renames.csv'), 'institute', 'from', 'to');
  const counselling = shippedCounsellings.of(id);
  return joinYears(table, renames).map((line) => {
    const institute = table.institutes[line.institute];
    const home = scopeOf(counselling, line.quota) === 'home';
    const names = { instituteName: institute?.name ?? '', programmeName: table.programmes[line.programme]?.name ?? '' };
    return { ...line, ...names, kind: institute?.kind ?? 'gfti', home };
  });
}
