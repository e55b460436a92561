/** chances:eval -- --lists: whole lists tried on the years that have happened, each fitted on the years before it alone. */
import { createHash } from 'node:crypto';
import type { CounsellingTables } from '../src/counsellings.ts';
import { fitSettingsOf } from '../src/fitting.ts';
import { ListYears, manners, saidAndCame, type SaidAndCame } from '../src/lists/years.ts';
import { readNamedLines } from './lines.ts';

const percent = (share: number) => (100 * share).toFixed(1);
/** Of each year: said [in a mild year - in a hard one], came. */
const written = ({ lists, said, from, to, came }: SaidAndCame) =>
  lists === 0 ? 'none' : `${percent(said)} [${percent(from)}-${percent(to)}] ${percent(came)}${lists < 2000 ? ` (${lists})` : ''}`;

const fewestLists = 200;
const bars = { gap: 0.05, half: 0.1, holds: 3 };

/** Years after `until` are not looked at: for choosing the form of the model before the last one is tried. */
export function evaluateLists(counselling: CounsellingTables, until = Infinity): number {
  const { id } = counselling;
  const lines = readNamedLines(id);
  const years = new ListYears(lines, fitSettingsOf(counselling));
  const last = Math.max(...lines.flatMap(({ history }) => history.map(({ year }) => year)));
  const all = Array.from({ length: last - years.first + 1 }, (_, index) => years.first + index);
  const held = all.filter((year) => year <= until);
  const weights = new Map(all.map((year) => [year, years.weightsFor(year)]));
  const frozen = JSON.stringify([...weights]);
  console.log(`${id}: weights, each fitted on the years before: ${frozen}`);
  console.log(`sha256 of the weights, before any list of ${last} is drawn: ${createHash('sha256').update(frozen).digest('hex')}`);
  console.log(`said [in a mild year - in a hard one] came, in per cent without a seat: ${held.join(' | ')} | mean of said minus came`);
  let missed = 0;
  for (const [at, { name, size, oneBranch }] of manners.entries()) {
    const rows = held.map((year) => saidAndCame(years.draw(year, at), weights.get(year) ?? { year: 0, family: 0 }));
    const tried = rows.filter(({ lists }) => lists >= fewestLists);
    const gap = tried.reduce((sum, { said, came }) => sum + said - came, 0) / Math.max(1, tried.length);
    const holds = tried.filter(({ from, to, came }) => came >= from && came <= to).length;
    const below = tried.filter(({ said, came }) => came >= bars.half && said < came / 2).length;
    const misses = [
      ...(Math.abs(gap) > bars.gap ? ['more than 5 points off'] : []),
      ...(holds < Math.min(bars.holds, tried.length) ? ['range held too seldom'] : []),
      ...(below > 0 ? ['below half of what came'] : []),
    ];
    missed += misses.length;
    const said = `${name}, ${size} ${oneBranch ? 'of one branch' : 'mixed'}`.padEnd(34);
    console.log(
      `${said}${rows.map(written).join(' | ')} | ${(100 * gap).toFixed(1)}${misses.length > 0 ? ` MISSED: ${misses.join(', ')}` : ''}`,
    );
  }
  for (const year of held) {
    const { flags, false: wrong } = years.of(year).falseFlags(10_000, year);
    console.log(`dead lines ${year}: ${wrong} of ${flags} flags were wrong`);
  }
  console.log(missed === 0 ? 'every bar is met' : `${missed} bars are missed`);
  return 0;
}
