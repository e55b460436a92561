/** From rows with names to a table with a dictionary, and back. The same rows make the same bytes, in whatever order they come. */
import type { CounsellingId } from '@disha/contract/chances.words';
import { shippedCounsellings } from '@disha/chances/shipped';
import type { Published } from '@disha/chances/published';
import type { Dictionary, Institute, Line, Programme, Table } from '@disha/chances/types';
import { byText } from '../csv.ts';
import { grouped } from './grouped.ts';

/** What the catalog knows of those whom the rows name. */
export interface Links {
  /** By what other names and codes an institute or a programme of this name is known. */
  knownAs(what: 'institute' | 'programme', name: string): Partial<Institute>;
  instituteOf(name: string, code: string, rows: readonly Published[]): Omit<Institute, 'name' | 'code'>;
  courseOf(programme: string, degree: string): string | undefined;
}

const key = (...parts: (string | number | boolean)[]) => parts.join('\t');
const seatsOf = (row: Published) => [row.list, row.quota, row.category, row.pwd ? 1 : 0, row.gender] as const;
const programmeKey = (row: Pick<Published, 'programme' | 'degree' | 'years'>) => key(row.programme, row.degree, row.years);
const filled = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== '')) as T;

/** The rounds as they follow each other; the last is the one most rows are of, which cells need not name. */
function roundsOf(rows: readonly Published[]): string[] {
  const counted = [...grouped(rows, ({ round }) => round)].map(([round, of]) => ({ round, count: of.length }));
  return counted.sort((a, b) => a.count - b.count || byText(a.round, b.round)).map(({ round }) => round);
}

export function buildTable(id: CounsellingId, rows: readonly Published[], links: Links): Table {
  // A code is only kept where the name alone would be two.
  const doubled = new Set<string>();
  for (const [, of] of grouped(rows, ({ institute, year }) => key(institute, year)))
    if (new Set(of.map(({ code }) => code)).size > 1) doubled.add(of[0]?.institute ?? '');
  const codeOf = ({ institute, code }: Published) => (doubled.has(institute) ? code : '');
  const instituteKey = (row: Published) => key(row.institute, codeOf(row));
  const byInstitute = [...grouped(rows, instituteKey)].sort(([a], [b]) => byText(a, b));
  const institutes: Institute[] = byInstitute.map(([, of]) => {
    const [first] = of as [Published, ...Published[]];
    const known = links.knownAs('institute', first.institute);
    return filled({ name: first.institute, ...known, code: codeOf(first), ...links.instituteOf(first.institute, codeOf(first), of) });
  });
  const byProgramme = [...grouped(rows, programmeKey)].sort(([a], [b]) => byText(a, b));
  const programmes: Programme[] = byProgramme.map(([, of]) => {
    const { programme, degree, years } = of[0] as Published;
    const courseId = links.courseOf(programme, degree);
    return filled({
      name: programme,
      ...links.knownAs('programme', programme),
      degree,
      years,
      ...(courseId === undefined ? {} : { courseId }),
    });
  });
  const instituteAt = new Map(byInstitute.map(([name], index) => [name, index]));
  const programmeAt = new Map(byProgramme.map(([name], index) => [name, index]));
  const years: Dictionary['years'] = [...grouped(rows, ({ year }) => String(year))]
    .sort(([a], [b]) => byText(a, b))
    .map(([year, of]) => ({ year: Number(year), source: sourceOf(of), rounds: roundsOf(of) }));

  const lines = new Map<string, Line>();
  for (const row of rows) {
    const institute = instituteAt.get(instituteKey(row)) ?? 0;
    const programme = programmeAt.get(programmeKey(row)) ?? 0;
    const name = key(institute, programme, ...seatsOf(row));
    const line = lines.get(name) ?? lineOf(row, institute, programme);
    if (line.history.some(({ year }) => year === row.year)) throw new Error(`${row.year} twice: ${row.institute}, ${name}`);
    const { year, round, opening, closing, preparatory } = row;
    line.history.push({ year, round, opening, closing, ...(preparatory === undefined ? {} : { preparatory }) });
    lines.set(name, line);
  }
  for (const { history } of lines.values()) history.sort((a, b) => a.year - b.year);
  return { id, authority: shippedCounsellings.of(id).authority, years, institutes, programmes, lines: [...lines.values()].sort(inOrder) };
}

function sourceOf(rows: readonly Published[]): string {
  const [source, ...others] = new Set(rows.map((row) => row.source));
  if (source === undefined || others.length > 0) throw new Error('one year of a counselling has one source');
  return source;
}

const lineOf = ({ list, quota, category, pwd, gender }: Published, institute: number, programme: number): Line => {
  return { institute, programme, list, quota, category, pwd, gender, history: [] };
};

const inOrder = (a: Line, b: Line) =>
  a.institute - b.institute ||
  a.programme - b.programme ||
  byText(key(a.list, a.quota, a.category, a.pwd, a.gender), key(b.list, b.quota, b.category, b.pwd, b.gender));

/** What a table says, with the names written out again. */
export function buildPublishedRows({ id, lines, institutes, programmes, years }: Table): Published[] {
  const sources = new Map(years.map(({ year, source }) => [year, source]));
  return lines.flatMap(({ history, institute, programme, ...seats }) => {
    const { name = '', ownCode = '', code = ownCode, state = '' } = institutes[institute] ?? {};
    const { name: of = '', degree = '', years: length = '' } = programmes[programme] ?? {};
    return history.map((cutoff) => ({
      ...cutoff,
      ...seats,
      counselling: id,
      source: sources.get(cutoff.year) ?? '',
      institute: name,
      code,
      state,
      programme: of,
      degree,
      years: length,
    }));
  });
}
