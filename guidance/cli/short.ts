/**
 * Chooses the twelve questions of each short quiz on the fit half of the reference people and writes the order of each bank.
 *   npm run guidance:short -- REFERENCE_FOLDER
 * Every choice that asks about each candidate equally often is tried with the weights of the whole quiz; the one wins that puts
 * the right candidate first, and among the first two, for the most sheets. Then guidance:fit gives it weights of its own.
 */
import { join } from 'node:path';
import { quizKeys } from '@disha/contract/quiz.keys';
import { banks } from '../src/quizzes.ts';
import { scorerFor } from '../src/score.ts';
import { shortLength, type Bank, type BankQuestion, type Candidate } from '../src/types.ts';
import { respondent } from './answer-model.ts';
import { writeFitted } from './fitted-file.ts';
import { balanced, readPeople, takersOf } from './people.ts';

/** Every choice is tried on few sheets, the best of them again on many: the best of thousands is otherwise only the luckiest. */
const sheetsPerCandidate = { all: 600, finalists: 8000 } as const;
const finalists = 40;

const folder = process.argv.slice(2).find((word) => !word.startsWith('-'));
if (!folder) {
  console.error('usage: npm run guidance:short -- REFERENCE_FOLDER');
  process.exit(2);
}

/** Every way to take `n` of them. */
function* subsets<T>(of: readonly T[], n: number, from = 0): Generator<T[]> {
  if (n === 0) yield [];
  else for (let i = from; i <= of.length - n; i++) for (const rest of subsets(of, n - 1, i + 1)) yield [of[i] as T, ...rest];
}

function* perCandidate(bank: Bank, n: number): Generator<BankQuestion[]> {
  const own = (candidate: Candidate) => bank.questions.filter((q) => q.block === 'activity' && q.options[0]?.candidate === candidate);
  function* from(at: number): Generator<BankQuestion[]> {
    const candidate = bank.candidates[at];
    if (candidate === undefined) yield [];
    else for (const mine of subsets(own(candidate), n)) for (const rest of from(at + 1)) yield [...mine, ...rest];
  }
  yield* from(0);
}

function* choices(bank: Bank): Generator<BankQuestion[]> {
  const block = (name: BankQuestion['block']) => bank.questions.filter((question) => question.block === name);
  const [situations, values, self, choice] = [block('situation'), block('values'), block('self'), block('choice')];
  for (let each = 0; each * bank.candidates.length < shortLength; each++) {
    for (const withSelf of [[], self]) {
      for (let v = 0; v <= values.length; v++) {
        const left = shortLength - each * bank.candidates.length - withSelf.length - v - choice.length;
        if (left < 0 || left > situations.length) continue;
        for (const a of perCandidate(bank, each))
          for (const s of subsets(situations, left)) for (const vs of subsets(values, v)) yield [...a, ...s, ...withSelf, ...vs, ...choice];
      }
    }
  }
}

interface PersonSheet {
  picks: readonly number[];
  right: number;
}

/** Right first, and half as much right among the first two. */
function worth(bank: Bank, sheets: readonly PersonSheet[]): number {
  const { questions } = scorerFor(bank);
  const z = bank.candidates.map(() => 0);
  let [first, two] = [0, 0];
  for (const { picks, right } of sheets) {
    z.fill(0);
    for (const { at, points } of questions) {
      const row = points[picks[at] ?? 0] ?? [];
      for (let c = 0; c < z.length; c++) z[c] = z[c]! + row[c]!;
    }
    const above = z.filter((value) => value > z[right]!).length;
    if (above === 0) first += 1;
    if (above < 2) two += 1;
  }
  return (first + two / 2) / sheets.length;
}

const people = readPeople(join(folder, 'train.csv'), 'fit');
for (const key of quizKeys) {
  const bank = banks[key];
  const answer = respondent(bank);
  const sheetsOf = (each: number): PersonSheet[] =>
    balanced(takersOf(bank, people), bank.candidates, each).map(({ taker, seed }) => ({
      picks: answer(taker.person, seed),
      right: bank.candidates.indexOf(taker.candidate),
    }));
  const tried = (chosen: readonly (readonly number[])[], sheets: readonly PersonSheet[]) =>
    chosen
      .map((places) => {
        const short: Bank = { ...bank, questions: places.map((at) => bank.questions[at] as BankQuestion) };
        const asked = sheets.map(({ picks, right }) => ({ picks: places.map((at) => picks[at] ?? 0), right }));
        return { places, value: worth(short, asked) };
      })
      .sort((a, b) => b.value - a.value);
  const all = [...choices(bank)].map((chosen) => chosen.map((question) => bank.questions.indexOf(question)).sort((a, b) => a - b));
  const best = tried(all, sheetsOf(sheetsPerCandidate.all)).slice(0, finalists);
  const [winner] = tried(
    best.map(({ places }) => places),
    sheetsOf(sheetsPerCandidate.finalists),
  );
  const ids = (winner?.places ?? []).map((at) => bank.questions[at]?.id ?? '');
  console.log(`${bank.id}: ${all.length} tried, ${winner?.value.toFixed(4)}: ${ids.join(' ')}`);
  const rest = bank.questions.map(({ id }) => id).filter((id) => !ids.includes(id));
  writeFitted(key, { order: [...ids, ...rest] });
}
