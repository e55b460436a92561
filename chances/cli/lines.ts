/** The lines of a counselling with all they are called by, as the files of the repository hold them. */
import { join } from 'node:path';
import { readCsvTable } from '../../catalog/tools/csv.ts';
import { cutoffsFolder, readCutoffs } from '../../catalog/tools/cutoffs/files.ts';
import type { CounsellingId } from '@disha/contract/chances.words';
import { isLastRound } from '../src/call-year.ts';
import { scopeOf } from '../src/counsellings.ts';
import { shippedCounsellings } from '../src/shipped.ts';
import { yearsToLearnFrom } from '../src/fitting.ts';
import { joinYears } from '../src/join.ts';
import type { Known } from '../src/predict.ts';
import type { Line } from '../src/types.ts';

export interface NamedLine extends Line, Known {
  pwd: boolean;
  history: Line['history'];
  instituteName: string;
  programmeName: string;
}

/** Last rounds alone, and no quota of which no student can be told anything. */
export function readNamedLines(id: CounsellingId): NamedLine[] {
  const table = readCutoffs(id);
  if (!table) throw new Error(`catalog/cutoffs holds no ${id}`);
  const renames = readCsvTable(join(cutoffsFolder, 'renames.csv'), 'institute', 'from', 'to');
  const counselling = shippedCounsellings.of(id);
  return joinYears(table, renames).flatMap((line) => {
    const institute = table.institutes[line.institute] ?? { name: '' };
    const history = line.history.filter(isLastRound);
    if (history.length === 0 || scopeOf(counselling, line.quota) === 'asked') return [];
    const names = { instituteName: institute.name, programmeName: table.programmes[line.programme]?.name ?? '' };
    return [{ ...line, ...names, ...yearsToLearnFrom(counselling, institute, { ...line, history }) }];
  });
}
