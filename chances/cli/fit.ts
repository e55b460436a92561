/** npm run chances:fit: the model for the year after the newest, written to src/fitted.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fit } from '../src/fit.ts';
import { readNamedLines } from './lines.ts';

const digits = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);

const lines = readNamedLines('josaa');
const nextYear = Math.max(...lines.flatMap(({ history }) => history.map((cutoff) => cutoff.year))) + 1;
const file = join(import.meta.dirname, '..', 'src', 'fitted.json');
writeFileSync(file, `${JSON.stringify({ nextYear, model: fit(lines, nextYear) }, digits, 2)}\n`);
