import type { FeeBandRow } from '@disha/contract/fees.files';
import { wordsByLanguage } from '@disha/guidance/words/languages';
import { expect, it } from 'vitest';
import { resultNotes, type NoteFigures } from '@disha/guidance/result/notes';

const { en: english } = wordsByLanguage;

type First = NonNullable<Parameters<typeof resultNotes>[0]>;
const engineering = { fieldId: 'engineering_technology', bestFields: [] } as unknown as First;
const band = { from: 200_000, to: 200_000, sources: ['a notice of 2026'] } as unknown as FeeBandRow;

const kindsWith = (known: readonly string[]) => {
  const figures: NoteFigures = { crowds: undefined, fees: { book: { band: (id) => (known.includes(id) ? band : undefined) } } };
  return resultNotes(engineering, { words: english, read: undefined, figures, day: '2026-11-18' }).map(({ kind }) => kind);
};

it('says what a gate costs only where each of its prices is known', () => {
  expect(kindsWith(['btech-iit', 'btech-nit'])).toEqual(['cost']);
  expect(kindsWith(['btech-iit'])).toEqual([]);
  expect(kindsWith([])).toEqual([]);
});
