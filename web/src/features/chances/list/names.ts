import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { chancesTexts } from '../../../messages/chances.ts';
import { useText } from '../../../messages/locale.ts';
import { openCategory } from '../circumstances.ts';

/** As published, in one breath; whose seats they are where they are not everybody's, since a branch has lines of several categories. */
export function useNameOf(counselling: Counselling): (line: ChanceLine) => string {
  const { results } = useText(chancesTexts);
  const open = openCategory(counselling);
  return ({ institute, programme, category, gender, pwd }) => {
    const whose = [
      ...(category === open ? [] : [category]),
      ...(gender === 'neutral' ? [] : [results[gender]]),
      ...(pwd ? [results.pwd] : []),
    ];
    return `${programme.name}, ${institute.name}${whose.length === 0 ? '' : ` (${whose.join(', ')})`}`;
  };
}
