/**
 * Fits the weights and the beta of each quiz on the fit half of the reference people and writes them as data.
 *   npm run guidance:fit -- REFERENCE_FOLDER
 * The folder holds train.csv and field_profiles.json; no row of it is written, only means and coefficients.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fields } from '@disha/contract/taxonomy';
import { quizzes, shortQuizzes } from '../src/quizzes.ts';
import { respondent } from './answer-model.ts';
import { fitBank, type FitResult } from './fit-bank.ts';
import { balanced, readPeople, takersOf } from './people.ts';
import { profilesFile } from './profiles-file.ts';

const sheetsPerCandidate = 4000;

const folder = process.argv.slice(2).find((word) => !word.startsWith('-'));
if (!folder) {
  console.error('usage: npm run guidance:fit -- REFERENCE_FOLDER');
  process.exit(2);
}
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const source: unknown = JSON.parse(readFileSync(join(folder, 'field_profiles.json'), 'utf8'));
const people = readPeople(join(folder, 'train.csv'), 'fit');
writeFileSync(here('profiles.ts'), profilesFile(source, people, fields));

const results = [...quizzes, ...shortQuizzes].map((bank): [string, FitResult] => {
  const answer = respondent(bank);
  const sheets = balanced(takersOf(bank, people), bank.candidates, sheetsPerCandidate).map(({ taker, seed }) => ({
    picks: answer(taker.person, seed),
    right: bank.candidates.indexOf(taker.candidate),
  }));
  const result = fitBank(bank, sheets);
  console.log(`${bank.id}: beta ${result.beta.toFixed(3)}, loss ${result.loss.toFixed(4)} on ${sheets.length} sheets`);
  return [bank.id, result];
});

const number = (x: number): string => String(Number(x.toFixed(3)));
const body = results.map(([id, { beta, weights }]) => {
  const rows = Object.entries(weights).map(([row, values]) => `      '${row}': [${values.map(number).join(', ')}],`);
  return `  '${id}': {\n    beta: ${number(beta)},\n    weights: {\n${rows.join('\n')}\n    },\n  },`;
});
writeFileSync(
  here('../src/fitted.ts'),
  `/**
 * Written by npm run guidance:fit; do not edit by hand. Coefficients only, fitted on the fit half of the
 * Open Psychometrics RIASEC answers (2015-18); no person's row is in the project. Rows: what an answer is about
 * (a candidate, or a scale that belongs to no single field); columns: the candidates of the bank, in its order.
 */
import type { QuizId } from './types.ts';

export interface FittedWeights {
  readonly beta: number;
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

export const fitted: Readonly<Record<QuizId, FittedWeights>> = {
${body.join('\n')}
};
`,
);
