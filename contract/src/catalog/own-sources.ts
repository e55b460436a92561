/**
 * Where a fact rests on no publication with a name, its source is told in words of ours. In files and answers these stand in
 * English, as values do; a page knows them by this list and says them in its language.
 */
import { months } from '../taxonomy.ts';

const plain = {
  practice: 'Known practice, no notice read',
  nothing: 'Nothing found that could be relied on',
  editors: 'Known to the editors; no list was read',
  scheme: 'From knowledge of the scheme; page not opened',
  cycles: 'From knowledge of past cycles; page not opened',
  named: 'named from knowledge',
  similar: 'of similar work',
  dates: 'Public compilation of exam dates',
} as const;

/** With the year or the month they are of. */
const dated = {
  compilation: 'Public exam compilation',
  unconfirmed: 'Unconfirmed compilation',
  transcription: 'Public transcription of official notices',
  courses: 'Catalog of courses',
  coursesAndExams: 'Catalog of courses and exams',
  audit: 'Catalog audit',
} as const;

export type OwnSource = keyof typeof plain | keyof typeof dated | 'exam';

/** `of`: what the words are about, a year ("2026"), a month ("2026-11") or the name of an exam; else empty. */
interface OwnPart {
  id: OwnSource;
  of: string;
}

export const byEditors: string = plain.editors;

const unconfirmed: readonly string[] = [plain.practice, plain.nothing];
/** What everybody knows, or nothing at all: no source to rely on. */
export const isUnconfirmed = (source: string): boolean => unconfirmed.includes(source);

const ids = new Map<string, OwnSource>(Object.entries({ ...plain, ...dated }).map(([id, words]) => [words, id as OwnSource]));
const any = (words: object) => Object.values(words).join('|');
const time = String.raw`(?:(?:${months.join('|')}) )?\d{4}(?:-\d{2})?`;
/** Alone, or as one of several: "News9, 2026; Unconfirmed compilation, 2026". */
const own = new RegExp(`(^|[;,] | \\()(?:(${any(plain)})|(${any(dated)}), (${time})|Exam catalog: ([^;,]+))(?=$|[;,] |\\))`, 'g');

/** A source in pieces: what is a name as it stands, what is in our own words by id. */
export function splitSource(source: string): (string | OwnPart)[] {
  const parts: (string | OwnPart)[] = [];
  let end = 0;
  for (const { index, 0: all, 1: before = '', 2: alone, 3: withTime, 4: when = '', 5: exam = '' } of source.matchAll(own)) {
    parts.push(source.slice(end, index) + before);
    const id = ids.get(alone ?? withTime ?? '');
    parts.push(id === undefined ? { id: 'exam', of: exam } : { id, of: sortable(when) });
    end = index + all.length;
  }
  parts.push(source.slice(end));
  return parts.filter((part) => part !== '');
}

/** "2026-10" of "October 2026"; a year alone stays one. */
function sortable(when: string): string {
  const [month = '', year] = when.split(' ');
  return year === undefined ? when : `${year}-${String(months.findIndex((name) => name === month) + 1).padStart(2, '0')}`;
}
