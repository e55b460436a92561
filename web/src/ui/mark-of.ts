/** How sure a fact is, as a reader sees it. A blank has no mark: it is not known, and never a mark of a value. */
export type FactMark = 'official' | 'usual' | 'reported';

/** What a fact may rest on, each by the words the catalogs use; `null` where its certainty alone says it. */
const ofBasis = {
  ...{ register: 'official', list: 'official', law: 'official', announced: 'official', last_year: 'official' },
  ...{ name: 'usual', kind: 'usual', type: 'usual', usual: 'usual' },
  ...{ hand: 'reported', known: 'reported', said: 'reported' },
  ...{ own: null, source: null },
} as const;
export type MarkBasis = keyof typeof ofBasis;
type Sure = 'A' | 'B' | 'C';
export type Marked = { certainty: Sure; basis?: MarkBasis | undefined } | { certainty?: Sure | undefined; basis: MarkBasis };

/** C is reported whatever the basis; what is usual stays so with B, since nobody claims that it was read. */
export function markOf({ certainty, basis }: Marked): FactMark {
  if (certainty === 'C') return 'reported';
  const told = basis && ofBasis[basis];
  if (told === 'usual' || told === 'reported') return told;
  return certainty === 'B' ? 'reported' : 'official';
}
