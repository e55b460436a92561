/**
 * Fits the weights and the beta of each quiz on the fit half of the reference people and writes them as data.
 *   npm run guidance:fit -- REFERENCE_FOLDER
 * The folder holds train.csv and field_profiles.json; no row of it is written, only means and coefficients.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fields } from '@disha/contract/taxonomy';
import { quizKeys } from '@disha/contract/quiz.keys';
import { banks } from '../src/quizzes.ts';
import { shortBank } from '../src/short.ts';
import type { Bank, FittedWeights } from '../src/types.ts';
import { respondent } from './answer-model.ts';
import { fitBank } from './fit-bank.ts';
import { otherThanRead } from './inputs.ts';
import { writeFitted } from './fitted-file.ts';
import { balanced, readPeople, takersOf } from './people.ts';
import { profilesFile } from './profiles-file.ts';

const sheetsPerCandidate = 4000;

const folder = process.argv.slice(2).find((word) => !word.startsWith('-'));
if (!folder) {
  console.error('usage: npm run guidance:fit -- REFERENCE_FOLDER');
  process.exit(2);
}
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

for (const name of ['train.csv', 'field_profiles.json']) {
  const other = otherThanRead(join(folder, name));
  if (other) console.error(other);
}
const source: unknown = JSON.parse(readFileSync(join(folder, 'field_profiles.json'), 'utf8'));
const people = readPeople(join(folder, 'train.csv'), 'fit');
writeFileSync(here('profiles.ts'), profilesFile(source, people, fields));

const rounded = (x: number): number => Number(x.toFixed(3));

function fit(bank: Bank): FittedWeights {
  const answer = respondent(bank);
  const sheets = balanced(takersOf(bank, people), bank.candidates, sheetsPerCandidate).map(({ taker, seed }) => ({
    picks: answer(taker.person, seed),
    right: bank.candidates.indexOf(taker.candidate),
  }));
  const { beta, weights, loss } = fitBank(bank, sheets);
  console.log(`${bank.id}: beta ${beta.toFixed(3)}, loss ${loss.toFixed(4)} on ${sheets.length} sheets`);
  return {
    beta: rounded(beta),
    weights: Object.fromEntries(Object.entries(weights).map(([row, values]) => [row, values.map(rounded)])),
  };
}

for (const key of quizKeys) writeFitted(key, { whole: fit(banks[key]), short: fit(shortBank(banks[key])) });
