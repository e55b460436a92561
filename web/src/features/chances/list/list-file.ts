/** A list as the counselling writes it: what is typed into its own form, in the order of the list. */
import type { ChanceLine, Counselling } from '@disha/contract/chances';

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The authorities' own words, whatever language the page is in: they are typed into, or looked for in, an English form. */
const columns = ['Choice No.', 'Institute', 'Academic Program Name', 'Quota', 'Seat Type', 'Gender', 'PwD'];
const pools: Record<ChanceLine['gender'], string> = { neutral: 'Gender-Neutral', female: 'Female-only', male: 'Male' };

export const listFileName = ({ id }: Pick<Counselling, 'id'>): string => `my-list-${id}.csv`;

/** Quota, seat type, gender and disability. */
export const asPublished = ({ quota, category, gender, pwd }: ChanceLine): string[] => [
  quota,
  category,
  pools[gender],
  ...(pwd ? ['PwD'] : []),
];

export function listAsCsv(lines: readonly ChanceLine[]): string {
  const rows = lines.map(({ institute, programme, quota, category, gender, pwd }, at) =>
    [String(at + 1), institute.name, programme.name, quota, category, pools[gender], pwd ? 'Yes' : 'No'].map(cell).join(','),
  );
  return `${[columns.map(cell).join(','), ...rows].join('\r\n')}\r\n`;
}
