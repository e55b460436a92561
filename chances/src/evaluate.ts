/** Tries the calls on a year that has happened, with a model fitted on the years before it. */
import { chanceBandOf, bands, type LineBand } from './bands.ts';
import type { CounsellingTables } from './counsellings.ts';
import { fit, type FitSettings } from './fit.ts';
import type { Fitted } from './fitted.ts';
import { fitSettingsOf } from './fitting.ts';
import { comparableBefore, groupOf, predict, probabilityOf, type Known, type Model, type Prediction } from './predict.ts';

/** Ranks tried of each line: evenly in logarithm from half to twice last year's closing. */
const tried = 41;

export interface Tried<Of extends Known> {
  line: Of;
  prediction: Prediction;
  last: number;
  actual: number | undefined;
}

export interface ChanceFigures {
  name: string;
  lines: number;
  /** How often the closing lay inside the range of 80 %. */
  inside: number;
  /** How often a call of the band came true, and how many calls there were. */
  bands: Record<LineBand, { share: number; calls: number }>;
  brier: number;
  /** Of "a yes up to last year's closing". */
  brierOfLast: number;
  /** Of the logarithm of the closing rank. */
  medianError: number;
  medianErrorOfLast: number;
}

export function tryYear<Of extends Known>(
  lines: readonly Of[],
  year: number,
  fitting: FitSettings,
  model = fit(lines, year, fitting),
): { model: Model; tried: Tried<Of>[] } {
  const all = lines.flatMap((line) => {
    const prediction = predict(line, year, model, fitting.leastTried);
    const last = line.history.find((cutoff) => cutoff.year === year - 1)?.closing;
    const actual = comparableBefore(year + 1, line.history).find((cutoff) => cutoff.year === year)?.closing;
    return prediction && last !== undefined ? [{ line, prediction, last, actual }] : [];
  });
  return { model, tried: all };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export function figuresOf<Of extends Known>(name: string, lines: readonly Tried<Of>[], model: Model): ChanceFigures {
  const counted = Object.fromEntries(bands.map((band) => [band, { calls: 0, came: 0 }])) as Record<
    LineBand,
    { calls: number; came: number }
  >;
  let [known, inside, brier, brierOfLast] = [0, 0, 0, 0];
  const errors: number[] = [];
  const errorsOfLast: number[] = [];
  for (const { prediction, last, actual } of lines) {
    if (actual === undefined) continue;
    known += 1;
    const error = Math.abs(Math.log(actual) - prediction.centre);
    errors.push(error);
    errorsOfLast.push(Math.abs(Math.log(actual / last)));
    if (error <= prediction.halfWidth) inside += 1;
    for (let step = 0; step < tried; step += 1) {
      const rank = last * 2 ** ((2 * step) / (tried - 1) - 1);
      const probability = probabilityOf(prediction, rank, model.tails);
      const came = rank <= actual ? 1 : 0;
      const band = counted[chanceBandOf(probability)];
      band.calls += 1;
      band.came += came;
      brier += (probability - came) ** 2;
      brierOfLast += ((rank <= last ? 1 : 0) - came) ** 2;
    }
  }
  const calls = Math.max(1, known * tried);
  return {
    name,
    lines: known,
    inside: inside / known,
    bands: Object.fromEntries(
      bands.map((band) => [band, { calls: counted[band].calls, share: counted[band].came / counted[band].calls }]),
    ) as ChanceFigures['bands'],
    brier: brier / calls,
    brierOfLast: brierOfLast / calls,
    medianError: median(errors),
    medianErrorOfLast: median(errorsOfLast),
  };
}

interface Tenth {
  /** Calls from this probability on, up to the next tenth. */
  from: number;
  calls: number;
  came: number;
}

/** How often calls came true, tenth by tenth, and of those of 85 in 100 or more together: every line that could be tried. */
export function tenthsOf<Of extends Known>(lines: readonly Tried<Of>[], model: Model): { tenths: Tenth[]; likely: Tenth } {
  const tenths = Array.from({ length: 10 }, (_, at): Tenth => ({ from: at / 10, calls: 0, came: 0 }));
  const likely: Tenth = { from: 0.85, calls: 0, came: 0 };
  for (const { prediction, last, actual } of lines) {
    if (actual === undefined) continue;
    for (let step = 0; step < tried; step += 1) {
      const rank = last * 2 ** ((2 * step) / (tried - 1) - 1);
      const probability = probabilityOf(prediction, rank, model.tails);
      const counted = [tenths[Math.min(9, Math.floor(probability * 10))] as Tenth, ...(probability >= likely.from ? [likely] : [])];
      for (const one of counted) {
        one.calls += 1;
        if (rank <= actual) one.came += 1;
      }
    }
  }
  return { tenths, likely };
}

/** Of all lines, and of each group of them. */
export function figuresByGroup<Of extends Known>(lines: readonly Tried<Of>[], model: Model): ChanceFigures[] {
  const groups = [...new Set(lines.map(({ line }) => groupOf(line)))].sort();
  return [
    figuresOf('all', lines, model),
    ...groups.map((group) =>
      figuresOf(
        group,
        lines.filter(({ line }) => groupOf(line) === group),
        model,
      ),
    ),
  ];
}

/** What a call must have been worth in the year that was held out. */
export const passes = ({ inside, bands: { likely }, brier, brierOfLast }: ChanceFigures): boolean =>
  inside >= 0.75 && inside <= 0.85 && likely.share >= 0.9 && brier < brierOfLast;

/** The model for the year after the newest, the groups that no call is made of, and how calls have come true. */
export function fittedFor(counselling: CounsellingTables, lines: readonly Known[]): Fitted {
  const fitting = fitSettingsOf(counselling);
  const newest = Math.max(...lines.flatMap(({ history }) => history.map(({ year }) => year)));
  const model = fit(lines, newest + 1, fitting);
  const { model: before, tried } = tryYear(lines, newest, fitting);
  const [, ...groups] = figuresByGroup(tried, before);
  const uncalled = groups.filter((figures) => !passes(figures)).map(({ name }) => name);
  const called = tried.filter(({ line }) => !uncalled.includes(groupOf(line)));
  const { bands: came } = figuresOf('called', called, before);
  const shares = Object.fromEntries(bands.map((band) => [band, came[band].share])) as Record<LineBand, number>;
  return { nextYear: newest + 1, model, uncalled, tried: { year: newest, came: shares } };
}
