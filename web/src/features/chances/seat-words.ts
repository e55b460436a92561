import type { ChanceLine, Counselling, LineCollege } from '@disha/contract/chances';
import { chancesTexts } from '../../messages/chances.ts';
import { useText } from '../../messages/locale.ts';

/** As engineers write them: only where the whole would not fit into two lines of a phone. */
const shortWords: readonly (readonly [RegExp, string])[] = [
  [/\bArtificial [Il]ntelligence\b/g, 'AI'],
  [/\bMachine Learning\b/g, 'ML'],
  [/\bInternet of Things\b/g, 'IoT'],
  [/\bMaster of Business Administration\b/g, 'MBA'],
  [/\bComputer Science\b/g, 'CS'],
  [/\bEngineering\b/g, 'Engg.'],
  [/\bCommunication\b/g, 'Comm.'],
  [/\bManagement\b/g, 'Mgmt.'],
  [/\bTechnology\b/g, 'Tech.'],
  [/\bSpecializations?\b/gi, 'spec.'],
];
/** Letters: a name on one line with a branch on two, or a name on two with a branch on one. */
const [nameFits, branchFits, branchFitsBelow] = [36, 60, 30];
const shortened = (text: string, words: typeof shortWords) => words.reduce((name, [long, short]) => name.replace(long, short), text);

/** What stands behind the branch in brackets says years and degree: all of it stands in the sheet of the row. */
export function branchOf({ programme }: Pick<ChanceLine, 'programme'>, institute = ''): string {
  const branch = programme.name
    .replace(/\s*\(\d+ Years?\b.*$/i, '')
    .replace(/^B\. ?Tech\.? in /i, '')
    .replace(/\band\b/g, '&');
  const fits = institute.length > nameFits ? branchFitsBelow : branchFits;
  return branch.length <= fits ? branch : shortened(branch, shortWords);
}

/** As everybody calls them; the whole name stands in the sheet of the row. */
const shortNames: typeof shortWords = [
  [/\bNational Institute of Electronics and Information Technology\b/, 'NIELIT'],
  [/\bIndian Institute of Information Technology\b/, 'IIIT'],
  [/\bIndian Institute of Technology\b/, 'IIT'],
  [/\bNational Institute of Technology\b/, 'NIT'],
];

/** On one line of a phone: a name that is too long for it gives way to the short one of the directory, with its town. */
export function instituteOf({ institute }: Pick<ChanceLine, 'institute'>, college?: LineCollege): string {
  const name = shortened(institute.name, shortNames);
  const { shortName, city = '' } = college ?? {};
  if (name.length <= nameFits || shortName === undefined) return name;
  const [, published = ''] = /, ([^,]+)$/.exec(name) ?? [];
  const town = city === '' ? published : city;
  return town === '' || shortName.includes(town) ? shortName : `${shortName}, ${town}`;
}

interface SeatWordsSaid {
  category: boolean;
  quota: boolean;
}

/** Whose seats they are: category, quota, and what narrows them further. */
export function useSeatWords(counselling: Counselling): (line: ChanceLine, said?: SeatWordsSaid) => readonly string[] {
  const { results: text } = useText(chancesTexts);
  return ({ category, quota, gender, pwd, paid }, said = { category: true, quota: true }) => [
    ...(said.category ? [counselling.categories.find(({ id }) => id === category)?.name ?? category] : []),
    ...(said.quota ? counselling.quotas.filter(({ id }) => id === quota).map(({ name }) => name) : []),
    ...(paid ? [text.paid] : []),
    ...(gender === 'neutral' ? [] : [text[gender]]),
    ...(pwd ? [text.pwd] : []),
  ];
}
