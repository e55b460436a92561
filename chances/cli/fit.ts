/**
 * npm run chances:fit: the models for the year after each counselling's newest, written to src/fitted.json, and how much lists share, to
 * src/lists/fitted.json.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedCounsellings } from '../src/shipped.ts';
import { fittedFor } from '../src/evaluate.ts';
import { writeFittedLists } from './fit-lists.ts';
import { readNamedLines } from './lines.ts';

const digits = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);

const fitted = shippedCounsellings.all
  .filter(({ noCall }) => noCall === undefined)
  .map((counselling) => [counselling.id, fittedFor(counselling, readNamedLines(counselling.id))]);
const file = join(import.meta.dirname, '..', 'src', 'fitted.json');
writeFileSync(file, `${JSON.stringify(Object.fromEntries(fitted), digits, 2)}\n`);
writeFittedLists();
