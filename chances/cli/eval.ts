/**
 * npm run chances:eval -- --counselling josaa --year 2026 [--lines FILE.csv]: fits on the years before and tells how the year went;
 * -- --tenths [--year 2025]: how often calls came true, tenth by tenth, of every counselling with that year and an earlier one;
 * -- --lists [--year 2025]: whole lists, every year held out in turn, up to that one.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bands } from '../src/bands.ts';
import { shippedCounsellings } from '../src/shipped.ts';
import { fitSettingsOf } from '../src/fitting.ts';
import { figuresByGroup, passes, tenthsOf, tryYear, type ChanceFigures, type Tried } from '../src/evaluate.ts';
import { rangeOf } from '../src/predict.ts';
import { readNamedLines, type NamedLine } from './lines.ts';
import { evaluateLists } from './lists.ts';

const usage =
  'Usage: npm run chances:eval -- --counselling josaa --year 2026 [--lines FILE.csv] | --lists [--year 2025] | --tenths [--year 2025]';
const percent = (share: number) => (Number.isNaN(share) ? '-' : `${(100 * share).toFixed(1)} %`);

const headings = ['lines', 'in 80 %', ...bands, 'Brier', 'of last', 'error', 'of last'];
const cellsOf = (figures: ChanceFigures) => [
  String(figures.lines),
  percent(figures.inside),
  ...bands.map((band) => percent(figures.bands[band].share)),
  ...[figures.brier, figures.brierOfLast, figures.medianError, figures.medianErrorOfLast].map((value) => value.toFixed(4)),
];

function print(rows: readonly ChanceFigures[]): void {
  console.log(['kind'.padEnd(12), ...headings.map((heading) => heading.padStart(9))].join(''));
  for (const figures of rows)
    console.log(
      [figures.name.padEnd(12), ...cellsOf(figures).map((cell) => cell.padStart(9)), passes(figures) ? '' : '  not good enough'].join(''),
    );
}

const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function writeLines(file: string, year: number, tried: readonly Tried<NamedLine>[]): void {
  const header = 'year,institute,programme,list,quota,category,pwd,gender,last,closing,low,high';
  const rows = tried.map(({ line, prediction, last }) => {
    const { closing, low, high } = rangeOf(prediction);
    const { instituteName, programmeName, list, quota, category, pwd, gender } = line;
    const named = [instituteName, programmeName, list, quota, category, pwd ? '1' : '0', gender].map(quoted);
    return [year, ...named, last, closing, low, high].join(',');
  });
  writeFileSync(file, `${[header, ...rows].join('\n')}\n`);
}

/** Models are made from the years before alone. */
function printTenths(year: number): void {
  const tenth = (at: number) => `${at * 10}-${at * 10 + 9}`;
  console.log(
    [
      'seats by rank'.padEnd(16),
      ...Array.from({ length: 10 }, (_, at) => tenth(at).padStart(7)),
      '85+'.padStart(8),
      'calls'.padStart(9),
    ].join(''),
  );
  for (const counselling of shippedCounsellings.all) {
    const { id } = counselling;
    const { model, tried } = tryYear(readNamedLines(id), year, fitSettingsOf(counselling));
    if (tried.length === 0) {
      console.log(`${id.padEnd(16)}too little is known before ${year}`);
      continue;
    }
    const { tenths, likely } = tenthsOf(tried, model);
    const shown = [...tenths, likely].map(({ calls, came }) => percent(came / calls));
    console.log(
      [
        id.padEnd(16),
        ...shown.map((text, at) => text.replace(' %', '').padStart(at === 10 ? 8 : 7)),
        String(likely.calls).padStart(9),
      ].join(''),
    );
  }
  console.log(
    'of 100 calls of a tenth so many came true; calls: those of 85 or more. Seats by marks cannot be tried: no list tells who got one',
  );
}

function main(): number {
  const { values } = parseArgs({
    options: {
      counselling: { type: 'string', default: 'josaa' },
      year: { type: 'string' },
      lines: { type: 'string' },
      lists: { type: 'boolean', default: false },
      tenths: { type: 'boolean', default: false },
    },
  });
  if (values.tenths) {
    printTenths(Number(values.year ?? 2025));
    return 0;
  }
  const counselling = shippedCounsellings.find(values.counselling);
  const year = Number(values.year);
  if (!counselling || (!values.lists && !Number.isInteger(year))) {
    console.error(usage);
    return 2;
  }
  const { id, noCall: reason } = counselling;
  if (reason !== undefined) {
    console.error(`No calls are made for ${id}: ${reason}.`);
    return 1;
  }
  if (values.lists) return evaluateLists(counselling, values.year === undefined ? undefined : year);
  const { model, tried } = tryYear(readNamedLines(id), year, fitSettingsOf(counselling));
  if (tried.length === 0) {
    console.error(`Too little is known before ${year}.`);
    return 1;
  }
  console.log(`${id} ${year}, fitted on the years before: weights ${model.weights.join(' ')}, tails ${model.tails}`);
  print(figuresByGroup(tried, model));
  console.log(
    'in 80 %: closings inside the range; then how often a call of each band came true; Brier score and median error of the logarithm',
  );
  if (values.lines !== undefined) writeLines(values.lines, year, tried);
  return 0;
}

process.exitCode = main();
