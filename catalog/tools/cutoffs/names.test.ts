/** One line a college and seat over the years, one round a list, and ids that are read for good. */
import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { shippedCounsellings } from '@disha/chances/shipped';
import { joinYears } from '@disha/chances/join';
import { lineId } from '../../../server/src/features/chances/line-id.ts';
import type { Institute, Line, Table } from '@disha/chances/types';
import { foldText } from '@disha/search/text';
import { readCsvTable } from '../csv.ts';
import { cutoffsFolder, readAliases, readCutoffs } from './files.ts';
import { grouped } from './grouped.ts';

const renames = readCsvTable(join(cutoffsFolder, 'renames.csv'), 'institute', 'from', 'to');
const tables = new Map(shippedCounsellings.ids.map((id) => [id, readCutoffs(id) as Table]));
const tableOf = (id: string) => tables.get(id) as Table;

describe.each(shippedCounsellings.ids)('the lines of %s', (id) => {
  const table = tableOf(id);
  const ids = joinYears(table, renames).map((line) =>
    lineId(shippedCounsellings.of(id), table.institutes[line.institute]!, table.programmes[line.programme]!, line),
  );
  const aliases = readAliases().filter(({ counselling }) => counselling === id);

  it('have an id each, and ids of before lead to one of them', () => {
    const there = new Set(ids);
    expect(there.size).toBe(ids.length);
    expect(aliases.filter(({ line }) => !there.has(line))).toEqual([]);
    expect(aliases.filter(({ id: before }) => there.has(before))).toEqual([]);
    expect(new Set(aliases.map(({ id: before }) => before)).size).toBe(aliases.length);
  });

  it('are of nobody whose name is what lists call another', () => {
    for (const named of [table.institutes, table.programmes]) {
      const others = new Map(named.flatMap(({ name, was = [] }) => was.map((printed) => [printed, name] as const)));
      expect(named.map(({ name }) => name).filter((name) => (others.get(name) ?? name) !== name)).toEqual([]);
    }
  });

  it('are of institutes that are called by a name, without an address behind it', () => {
    const names = table.institutes.map(({ name }) => name);
    expect(names.filter((name) => /\d{6}|P\.?\s?B\.? ?No|\bsurvey no/i.test(name))).toEqual([]);
    expect(new Set(names.map((name) => name.toLowerCase())).size, 'each once').toBe(
      new Set(table.institutes.map(({ name, code = '' }) => `${name.toLowerCase()}${code}`)).size,
    );
  });
});

describe('an institute that got a tidy name', () => {
  it.each([
    ['apeapcet', 'BAPATLA ENGINEERING COLLEGE, BAPATLA', 'Bapatla Engineering College', '1sKcEuCdCTPsJFYm'],
    ['tgeapcet', 'O U COLLEGE OF ENGG HYDERABAD, HYDERABAD', 'OU College of Engineering, Hyderabad', 'oiUqKzQ6HoB7S83a'],
    ['josaa', 'INDIAN INSTITUTE OF INFORMATION TECHNOLOGY SENAPATI MANIPUR', undefined, 'TclrUpqjd5HkQqtz'],
    ['mcc', 'GOA MEDICAL COLLEGE, PANAJI', 'Goa Medical College, Panaji', 'DEVEd_Ks5T5crd4Y'],
  ])('of %s keeps the ids of its lines: %s', (id, printed, name, lineOfBefore) => {
    const { institutes, programmes, lines } = tableOf(id);
    const at = institutes.findIndex(({ was }) => was?.includes(printed));
    if (name !== undefined) expect(institutes[at]?.name).toBe(name);
    const ids = lines
      .filter(({ institute }) => institute === at)
      .map((line) => [institutes[at]!, programmes[line.programme]!, line] as const);
    expect(ids.map((of) => lineId(shippedCounsellings.of(id), ...of))).toContain(lineOfBefore);
  });
});

describe('twins', () => {
  it.each(shippedCounsellings.ids)('of %s that differ by a point, a comma or a dash alone are one', (id) => {
    const inWords = ({ name, state = '', code = '' }: Institute) => `${foldText(name)} (${state}${code})`;
    const twins = [...grouped(tableOf(id).institutes, inWords)].filter(([, same]) => same.length > 1);
    expect(twins.map(([name]) => name)).toEqual([]);
  });

  it.each(shippedCounsellings.ids)(
    'of %s bear names that tell them apart, however a list writes Government, and never a kind alone',
    (id) => {
      const spelt = (name: string) => foldText(name).replace(/\b(?:govt|goverment)\b/g, 'government');
      const ofToday = tableOf(id).institutes.filter(({ name }) =>
        renames.every(({ institute, from }) => institute !== '' || from !== name),
      );
      const alike = [...grouped(ofToday, ({ name, code = '' }) => `${spelt(name)} ${code}`)].filter(([, same]) => same.length > 1);
      expect(alike.map(([name]) => name)).toEqual([]);
      expect(
        ofToday.map(({ name }) => spelt(name)).filter((name) => /^government (?:medical|dental|engineering) college$/.test(name)),
      ).toEqual([]);
    },
  );

  it('of MCC in one place are one: Anantnag, by whichever name it was published', () => {
    const { institutes, lines } = tableOf('mcc');
    const there = institutes.filter(({ name }) => name.includes('Anantnag'));
    expect(there).toHaveLength(1);
    const open = lines.find(({ institute, category, pwd }) => institutes[institute] === there[0] && category === 'Open' && !pwd);
    // The last of both names that was given a seat.
    expect(open?.history.find(({ year }) => year === 2025)?.closing).toBe(13_813);
  });

  it('of MCC are one: no college stands a second time with its address', () => {
    const names = tableOf('mcc').institutes.map(({ name }) => name.toLowerCase());
    expect(names.filter((name) => names.some((other) => other !== name && other.startsWith(`${name},`) && /,\S/.test(other)))).toEqual([]);
  });

  it.each([
    ['mcc', 2025, 2024],
    ['tgeapcet', 2025, 2024],
    ['kcet', 2025, 2024],
  ])('%s: most lines of %i go on from %i', (id, year, before) => {
    const has = (line: Line, of: number) => line.history.some((cutoff) => cutoff.year === of);
    const lines = tableOf(id).lines.filter((line) => has(line, year) && !line.category.startsWith('SC'));
    expect(lines.filter((line) => has(line, before)).length / lines.length).toBeGreaterThan(0.65);
  });

  it('that are none stay two: SC of Telangana was divided in three', () => {
    const years = grouped(
      tableOf('tgeapcet').lines.filter(({ category }) => category.startsWith('SC')),
      ({ category }) => category,
    );
    const yearsOf = (category: string) =>
      [...new Set(years.get(category)?.flatMap(({ history }) => history.map(({ year }) => year)))].sort();
    expect(yearsOf('SC')).toEqual([2023, 2024]);
    for (const group of ['SC-I', 'SC-II', 'SC-III']) expect(yearsOf(group)).toEqual([2025]);
  });
});

describe('one round a list', () => {
  const roundsOf = (id: string, list: string) =>
    new Set(tableOf(id).lines.flatMap((line) => (line.list === list ? line.history.map(({ round }) => round) : [])));

  it('of Karnataka and of Delhi University', () => {
    expect(roundsOf('kcet', 'kcet-round-1')).toEqual(new Set(['1']));
    expect(roundsOf('kcet', 'kcet-round-2')).toEqual(new Set(['2']));
    expect([...roundsOf('kcet', 'kcet')].every((round) => round.includes('final'))).toBe(true);
    expect(roundsOf('du', 'cuet-ug')).toEqual(new Set(['round 1']));
    expect(roundsOf('du', 'cuet-ug-round-3')).toEqual(new Set(['round 3']));
  });

  it('so that general merit closes before the categories in Karnataka', () => {
    const { lines } = tableOf('kcet');
    let [pairs, before] = [0, 0];
    for (const of of grouped(lines, ({ institute, programme, list, quota }) => [institute, programme, list, quota].join()).values()) {
      const general = of.find(({ category }) => category === 'GM');
      for (const { year, closing } of general?.history ?? [])
        for (const other of of.filter((line) => line !== general)) {
          const theirs = other.history.find((cutoff) => cutoff.year === year)?.closing;
          if (theirs === undefined) continue;
          pairs += 1;
          if (closing <= theirs) before += 1;
        }
    }
    expect(before / pairs).toBeGreaterThan(0.999);
  });
});
