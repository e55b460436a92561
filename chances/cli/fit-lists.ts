/** What npm run chances:fit writes of whole lists: src/lists/fitted.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CounsellingTables } from '../src/counsellings.ts';
import { shippedCounsellings } from '../src/shipped.ts';
import { fitSettingsOf } from '../src/fitting.ts';
import type { FittedLists } from '../src/lists/fitted.ts';
import { ListYears, manners, saidAndCame } from '../src/lists/years.ts';
import { readNamedLines } from './lines.ts';

const how =
  'Shares of variance by moments, every year counting the same: what two lines of one order of candidates have in common of how far they ' +
  'closed from what was said of them, and what two of one branch family have beyond that; each year judged by calls fitted on the years ' +
  'before it. See lists/fit-weights.ts.';

/** Lists of each kind and year for what is said in an answer; chances:eval -- --lists draws more. */
const few = 500;

const inPercent = (share: number) => Math.round(100 * share);
const rounded = (years: readonly number[]) => [...years].sort((a, b) => a - b);

/** Three years would be one draw of a year's shock: nothing to fit on. */
const leastYears = 5;
const isLongEnough = ({ id }: CounsellingTables) =>
  new Set(readNamedLines(id).flatMap(({ history }) => history.map(({ year }) => year))).size >= leastYears;

/** Of a counselling whose calls are about the year after its newest. */
function fitted(counselling: CounsellingTables): FittedLists {
  const lines = readNamedLines(counselling.id);
  const last = Math.max(...lines.flatMap(({ history }) => history.map(({ year }) => year)));
  const years = new ListYears(lines, fitSettingsOf(counselling));
  const held = Array.from({ length: last - years.first + 1 }, (_, index) => years.first + index);
  const triedOn = held.map((year) => {
    const weights = years.weightsFor(year);
    const bold = manners.flatMap(({ name }, at) => (name === 'nothing likely' ? [saidAndCame(years.draw(year, at, few), weights)] : []));
    const mean = (of: 'said' | 'came') => bold.reduce((sum, one) => sum + one[of], 0) / bold.length;
    return { year, said: inPercent(mean('said')), came: inPercent(mean('came')) };
  });
  return { weights: years.weightsFor(last + 1), fittedOn: rounded([years.first - 1, ...held]), triedOn };
}

export function writeFittedLists(): void {
  const called = shippedCounsellings.all.filter(({ noCall }) => noCall === undefined);
  const lists = Object.fromEntries(
    called.flatMap((counselling) => (isLongEnough(counselling) ? [[counselling.id, fitted(counselling)]] : [])),
  );
  const file = join(import.meta.dirname, '..', 'src', 'lists', 'fitted.json');
  writeFileSync(file, `${JSON.stringify({ how, lists }, null, 2)}\n`);
}
