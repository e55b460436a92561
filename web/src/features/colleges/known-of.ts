import type { CollegeCard } from '@disha/contract/colleges';
import { collegesTexts } from '../../messages/colleges.ts';
import { useText } from '../../messages/locale.ts';

type Known = Pick<CollegeCard, 'kinds' | 'layer'>;

/** What is said of a college of which no source lists the courses; undefined where one does. */
export function useKnown(): (college: Known) => string | undefined {
  const text = useText(collegesTexts);
  return ({ kinds, layer }) => {
    if (layer === 'listed') return undefined;
    if (layer === 'name') return text.nameOnly;
    return kinds.length === 0 ? text.notListed : text.byName(kinds.map((kind) => text.kinds[kind]).join(', '));
  };
}
