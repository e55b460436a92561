import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { chancesTexts } from '../../messages/chances.ts';
import { useText } from '../../messages/locale.ts';

/** What stands behind the branch in brackets says years and degree: all of it stands in the sheet of the row. */
export const branchOf = ({ programme }: Pick<ChanceLine, 'programme'>): string => programme.name.replace(/\s*\(\d+ Years?\b.*$/i, '');

/** As everybody calls them; the whole name stands in the sheet of the row. */
const shortNames: readonly (readonly [RegExp, string])[] = [
  [/\bIndian Institute of Information Technology\b/, 'IIIT'],
  [/\bIndian Institute of Technology\b/, 'IIT'],
  [/\bNational Institute of Technology\b/, 'NIT'],
];
export const instituteOf = ({ institute }: Pick<ChanceLine, 'institute'>): string =>
  shortNames.reduce((name, [long, short]) => name.replace(long, short), institute.name);

/** Whose seats they are: category, quota, and what narrows them further. */
export function useSeatWords(counselling: Counselling): (line: ChanceLine) => readonly string[] {
  const { results: text } = useText(chancesTexts);
  return ({ category, quota, gender, pwd, paid }) => [
    counselling.categories.find(({ id }) => id === category)?.name ?? category,
    ...counselling.quotas.filter(({ id }) => id === quota).map(({ name }) => name),
    ...(paid ? [text.paid] : []),
    ...(gender === 'neutral' ? [] : [text[gender]]),
    ...(pwd ? [text.pwd] : []),
  ];
}
