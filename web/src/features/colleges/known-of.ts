import type { CollegeCard } from '@disha/contract/colleges.card';
import { collegesTexts } from '../../messages/colleges.ts';
import { useText } from '../../messages/locale.ts';

type KnownCard = Pick<CollegeCard, 'kinds' | 'layer'>;

/** What is said of a college of which no source lists the courses; undefined where one does. */
export function useKnown(): (college: KnownCard) => string | undefined {
  const text = useText(collegesTexts);
  return ({ kinds, layer }) => {
    if (layer === 'listed') return undefined;
    if (layer === 'name') return text.nameOnly;
    if (kinds.length === 0) return text.notListed;
    // The register tells a university and a list an ITI; every other kind is read in the name.
    const byName = kinds.filter((kind) => kind !== 'university' && kind !== 'iti').map((kind) => text.kinds[kind]);
    const parts = [
      ...(kinds.includes('university') ? [text.is.university] : []),
      ...(kinds.includes('iti') ? [text.is.iti] : []),
      ...(byName.length > 0 ? [text.is.byName(byName.join(', '))] : []),
    ];
    return text.onlyKind(parts.join('; '));
  };
}
