/** npm run chances:fit: the model for the year after the newest, written to src/fitted.ts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { fit } from '../src/fit.ts';
import { readNamedLines } from './lines.ts';

const digits = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);

const lines = readNamedLines('josaa');
const year = Math.max(...lines.flatMap(({ history }) => history.map((cutoff) => cutoff.year))) + 1;
const text = `/** Made by npm run chances:fit from every year there is; not to be edited. */
import type { Model } from './predict.ts';

/** The year the calls are about. */
export const nextYear = ${year};

export const model: Model = ${JSON.stringify(fit(lines, year), digits)};
`;
const file = join(import.meta.dirname, '..', 'src', 'fitted.ts');
writeFileSync(file, (await format(file, text, { singleQuote: true, printWidth: 140 })).code);
