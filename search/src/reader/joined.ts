/** The readings of a text and what was taken out of it, together again: on the device, or on the server for a client that sent it all. */
import { isPlaced, type TypedOwn } from './own.ts';
import { fewOf, pathWithoutHash, type Reading, type Understood } from './reading.ts';

/** What the feature of chances reads in the fragment, by its name there. */
const toChances = ({ rank, categoryRank, percentile, category }: TypedOwn) => ({ rank, categoryRank, percentile, category });
const toScholarships = ({ category, income, gender }: TypedOwn) => ({
  category: category === 'general' ? undefined : category,
  income,
  forGirls: gender === 'female' ? true : undefined,
});

const featuresOf = { chances: toChances, scholarships: toScholarships } as const;

function understoodOf(own: TypedOwn): Understood[] {
  const { rank, categoryRank, percentile, percent, marks, income, fees, category, gender } = own;
  const said: [Understood['what'], string | number | undefined][] = [
    ['rank', rank ?? categoryRank],
    ['percent', percentile ?? percent],
    ['marks', marks],
    ['category', category],
    ['category', gender],
    ['fees', income ?? fees],
  ];
  return said.flatMap(([what, value]) => (value === undefined ? [] : [{ what, text: String(value) }]));
}

function withOwn(reading: Reading, own: TypedOwn): Reading {
  const feature = reading.kind === 'chances' || reading.kind === 'scholarships' ? featuresOf[reading.kind] : undefined;
  if (!feature) return reading;
  const expected = Object.entries(feature(own)).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  const href = expected.length === 0 ? reading.href : `${pathWithoutHash(reading.href)}#${expected.join('&')}`;
  return { ...reading, href, understood: [...reading.understood, ...understoodOf(own)] };
}

/** A student who enters a rank wants to know where it leads, so that feature comes first among the readings. */
export function joinOwn(readings: readonly Reading[], own: TypedOwn): Reading[] {
  const all = readings.map((reading) => withOwn(reading, own));
  const leads = isPlaced(own) ? 'chances' : undefined;
  return fewOf([...all.filter(({ kind }) => kind === leads), ...all.filter(({ kind }) => kind !== leads)]);
}
