/** Tells the date of the newest source that somebody has read. A page may claim no later check. */
import { isUnconfirmed, splitSource } from './own-sources.ts';
import { months } from '../taxonomy.ts';

/** Marks a source that nobody opened: its year is the year of an Act. */
const unopened = /not opened|from knowledge|named from knowledge/i;
const monthOf = new Map(months.map((name, index) => [name.slice(0, 3).toLowerCase(), String(index + 1).padStart(2, '0')]));
const address = /https?:\S+/g;
const dated = /(?:(?<month>[A-Z][a-z]{2})[a-z]* )?(?<year>20\d\d)(?:-(?<end>\d\d))?(?!\d)/g;

interface FoundDate {
  /** The text by which dates are sorted. An academic year ends in its July. */
  at: string;
  said: string;
}

function datesIn(source: string): FoundDate[] {
  const names = splitSource(source).filter((part) => typeof part === 'string');
  return [...names.join(' ').replaceAll(address, '').matchAll(dated)].map(({ groups = {} }) => {
    const { month = '', year = '', end } = groups;
    const number = monthOf.get(month.toLowerCase());
    if (number !== undefined) return { at: `${year}-${number}`, said: `${year}-${number}` };
    if (end !== undefined && Number(end) === (Number(year) + 1) % 100) return { at: `20${end}-07`, said: `${year}-${end}` };
    return { at: `${year}-00`, said: year };
  });
}

/** "2025-11" is a month, "2025-26" an academic year, "2025" a year. It is undefined where no source that was read has a date. */
export function newestOf(sources: readonly string[]): { month: string } | { year: string } | undefined {
  const read = sources.filter((source) => !unopened.test(source) && !isUnconfirmed(source));
  const [newest] = read.flatMap(datesIn).sort((a, b) => b.at.localeCompare(a.at));
  if (!newest) return undefined;
  return newest.at === newest.said ? { month: newest.said } : { year: newest.said };
}
