/**
 * Answers every quiz as each person of a file and prints how often the right stream or field is found.
 *   npm run guidance:eval -- --people FILE [--part held|fit|fifth|all] [--length 12] [--onet onet_Interests.txt] [--readings]
 * --length 12: the short quizzes, each beside its whole one on the same people.
 * --readings: only the first table, once for each way of reading the description of the answer model.
 */
import { existsSync } from 'node:fs';
import { quizzes, shortQuizzes } from '../src/quizzes.ts';
import { shortLength } from '../src/types.ts';
import { calibrationTable, evaluate, marginTable, type QuizFigures } from './evaluate.ts';
import { otherThanRead } from './inputs.ts';
import { occupations } from './onet.ts';
import { readPeople, takersOf, type PeoplePart } from './people.ts';
import { readingsTable } from './readings.ts';
import { stability } from './stability.ts';

const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
};
const file = option('people');
const onet = option('onet');
const length = option('length');
const part = (option('part') ?? 'all') as PeoplePart;
const isLengthKnown = length === undefined || length === String(shortLength);
if ((!file && !onet) || !isLengthKnown || !['all', 'held', 'fit', 'fifth'].includes(part)) {
  console.error('usage: npm run guidance:eval -- --people FILE [--part held|fit|fifth|all] [--length 12] [--onet FILE] [--readings]');
  process.exit(2);
}
const asked = length === undefined ? quizzes : shortQuizzes;
for (const path of [file, onet]) {
  if (path && !existsSync(path)) {
    console.error(`no such file: ${path}`);
    process.exit(2);
  }
  const other = path && otherThanRead(path);
  if (other) console.error(other);
}

const share = (x: number): string => x.toFixed(3).replace(/^0/, '');
const line = (name: string, f: QuizFigures): string =>
  `| ${name} | ${f.people} | ${share(f.top[0])} | ${share(f.top[1])} | ${share(f.top[2])} | ${share(f.chance)} | ${share(f.shown)} |`;
const head = '| quiz | people | first | in two | in three | chance | shown match |\n|---|---|---|---|---|---|---|';

if (args.includes('--readings')) {
  if (file) console.log(`People (part: ${part})\n${readingsTable(readPeople(file, part))}`);
  if (onet) console.log(`\nO*NET occupations as people\n${readingsTable(occupations(onet))}`);
  process.exit(0);
}

if (file) {
  const rows = readPeople(file, part);
  const results = asked.map((bank) => ({ bank, figures: evaluate(bank, takersOf(bank, rows)) }));
  console.log(`People: ${rows.length} (part: ${part}). Every stream or field weighs the same.\n`);
  console.log([head, ...results.map(({ bank, figures }) => line(bank.id, figures))].join('\n'));
  if (length !== undefined) {
    const wholes = quizzes.map((bank) => ({ bank, figures: evaluate(bank, takersOf(bank, rows)) }));
    console.log(`\nThe whole ones, on the same people\n${head}`);
    for (const { bank, figures } of wholes) console.log(line(bank.id, figures));
    console.log('\nHow much less the short one finds: first / in two');
    for (const [at, { bank, figures }] of results.entries()) {
      const [first, two] = [0, 1].map((n) => (wholes[at]?.figures.top[n] ?? 0) - (figures.top[n] ?? 0)) as [number, number];
      console.log(`  ${bank.id}: ${first.toFixed(3)} / ${two.toFixed(3)}`);
    }
  }
  console.log('\nBy candidate: first / in three, people');
  for (const { bank, figures } of results) {
    console.log(
      `  ${bank.id}: ${figures.each.map((e) => `${e.candidate} ${share(e.first)} / ${share(e.three)} (${e.people})`).join('; ')}`,
    );
  }
  console.log(`\nBy band: share of sheets, and how often the first is right\n${marginTable(results)}`);
  console.log(`\nShown match against what happened (sheets in bins of the first match)\n${calibrationTable(results)}`);
  console.log('\nOne answer in ten moved a step: how often the first stays first');
  console.log(
    '| quiz | people, always moves | people, stays at an end | random, always moves | random, stays at an end |\n|---|---|---|---|---|',
  );
  for (const { bank } of results) {
    const takers = takersOf(bank, rows);
    const hard = stability(bank, takers, 'turns');
    const soft = stability(bank, takers, 'stays');
    console.log(`| ${bank.id} | ${[hard.people, soft.people, hard.random, soft.random].map(share).join(' | ')} |`);
  }
}
if (onet) {
  const rows = occupations(onet);
  console.log(`\nO*NET occupations as people: ${rows.length}\n${head}`);
  for (const bank of asked) console.log(line(bank.id, evaluate(bank, takersOf(bank, rows))));
}
