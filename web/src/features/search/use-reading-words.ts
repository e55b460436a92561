import type { Reading, Understood } from '@disha/search/reader/reading';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { searchTexts } from '../../messages/search.ts';

export interface ReadingWords {
  /** The feature it leads to. */
  feature: string;
  /** What was understood. */
  understood: string;
}

/** A reading in words: where it leads, and what was understood. */
export function useReadingWords(): (reading: Reading) => ReadingWords {
  const { features, own } = useText(searchTexts);
  const { categories } = useText(scholarshipsTexts);
  const format = useFormat();
  const numbered = (text: string) => (Number.isNaN(Number(text)) ? text : format.number(Number(text)));
  const said = ({ what, text }: Understood): string => {
    if (what === 'rank') return own.rank(numbered(text));
    if (what === 'marks') return own.marks(numbered(text));
    if (what === 'percent') return own.percent(text);
    if (what === 'fees') return Number.isNaN(Number(text)) ? text : own.rupees(numbered(text));
    if (what !== 'category') return text;
    const group = (categories as Readonly<Record<string, string>>)[text];
    return group ?? (own.groups as Readonly<Record<string, string>>)[text] ?? text;
  };
  return ({ kind, understood }) => ({ feature: features[kind], understood: [...new Set(understood.map(said))].join(' · ') });
}
