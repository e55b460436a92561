/** What courses cost, and who helps with it, from the catalog that ships. */
import type { FeeBandRow } from '@disha/contract/fees.files';
import type { ScholarshipFile } from '@disha/contract/scholarships.files';
import type { CostTable } from '@disha/contract/way-costs';
import { costTable } from '../plan/cost-table.ts';
import { courses, files } from './real-book.ts';
import { splitList, readCsvRows } from './rows.ts';

const families = new Map(readCsvRows('fees/families.csv').map(({ family = '', courses: all }) => [family, splitList(all)]));
const bands = readCsvRows('fees/bands.csv').map((row) => ({
  of: new Set(splitList(row['courses']).flatMap((id) => families.get(id) ?? [id])),
  band: { ...row, colleges: splitList(row['colleges']), from: Number(row['from']), to: Number(row['to']) } as unknown as FeeBandRow,
}));

const tableOf = (rows: typeof bands): CostTable =>
  costTable(
    {
      bandsOf: (course) => rows.flatMap(({ of, band }) => (of.has(course) ? [band] : [])),
      beside: rows.flatMap(({ of, band }) => (of.size === 0 ? [band] : [])),
    },
    courses,
  );
export const realCosts = tableOf(bands);
/** With what is only known from practice: it orders, and is shown nowhere. */
export const guessedCosts = tableOf(bands.map(({ of, band }) => ({ of, band: { ...band, certainty: 'B' } })));

export const realScholarships = files<ScholarshipFile>('scholarships');
