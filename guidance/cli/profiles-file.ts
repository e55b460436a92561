/** Writes the numbers the answer model needs as a TypeScript file: norms, one direction a field, and how people vary. */
import type { Field } from '@disha/contract/taxonomy';
import type { PersonRow } from './people.ts';

interface ProfileSource {
  norms: { mean: number[]; sd: number[]; onet_mean: number[]; onet_sd: number[] };
  fields: Record<string, { blend: number[]; people_z: number[] }>;
}

const list = (values: readonly number[]): string => `[${values.map((x) => String(Number(x.toFixed(4)))).join(', ')}]`;

export function profilesFile(source: unknown, people: readonly PersonRow[], fields: readonly Field[]): string {
  const { norms, fields: table } = source as ProfileSource;
  const of = (field: Field): ProfileSource['fields'][string] => {
    const found = table[field];
    if (!found) throw new Error(`field_profiles.json has no ${field}`);
    return found;
  };
  // How people of one field differ from each other: pooled within-field covariance.
  const means = new Map<string, { n: number; sum: number[] }>();
  for (const { field, z } of people) {
    const entry = means.get(field) ?? { n: 0, sum: z.map(() => 0) };
    entry.n += 1;
    z.forEach((x, i) => (entry.sum[i] = (entry.sum[i] ?? 0) + x));
    means.set(field, entry);
  }
  const within = Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => 0));
  for (const { field, z } of people) {
    const entry = means.get(field)!;
    const d = z.map((x, i) => x - (entry.sum[i] ?? 0) / entry.n);
    d.forEach((a, i) => d.forEach((b, j) => (within[i]![j]! += (a * b) / people.length)));
  }
  const rows = (pick: (field: Field) => number[]): string => fields.map((field) => `    ${field}: ${list(pick(field))},`).join('\n');
  return `/**
 * Written by npm run guidance:fit; do not edit by hand. Numbers of the answer model, in the order R I A S E C.
 * Means and directions a field: fitted from the Open Psychometrics RIASEC answers (2015-18; coefficients only) and
 * from the O*NET database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA),
 * used under the CC BY 4.0 license; O*NET is a trademark of USDOL/ETA; this project has modified the information
 * and USDOL/ETA has not approved, endorsed or tested the changes.
 */
import type { Field } from '@disha/contract/taxonomy';

type Numbers = readonly number[];

export const profiles: {
  readonly mean: Numbers; readonly sd: Numbers; readonly onetMean: Numbers; readonly onetSd: Numbers;
  readonly within: readonly Numbers[];
  readonly blend: Readonly<Record<Field, Numbers>>; readonly people: Readonly<Record<Field, Numbers>>;
} = {
  mean: ${list(norms.mean)},
  sd: ${list(norms.sd)},
  onetMean: ${list(norms.onet_mean)},
  onetSd: ${list(norms.onet_sd)},
  // how people of the same field vary: covariance of their z scores
  within: [
${within.map((row) => `    ${list(row)},`).join('\n')}
  ],
  // where a field points: a unit vector
  blend: {
${rows((field) => of(field).blend)}
  },
  // where the people of a field stand on average
  people: {
${rows((field) => of(field).people_z)}
  },
};
`;
}
