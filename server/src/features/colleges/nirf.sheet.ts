/** NIRF's ranks, a row each. A college is named by its id, or by its name where only one is called so. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { say } from '@disha/contract/say';
import { foldText } from '@disha/search/text';
import { same } from '../../catalog/corrections/corrections.ts';
import { badCell, BadLine, eachLine, type SheetCells, type Sheet } from '../../catalog/sheets/sheet.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';
import { parseNirf } from './college-cards.ts';

/** "3", a band: "101-150", or "101+" of what is not among the first hundred. */
const rankForm = /^\d{1,4}(-\d{1,4}|\+)?$/;
const yearForm = /^20(1[5-9]|[2-9]\d)$/;
const categoryForm = /^[\p{L} ,&()-]{2,40}$/u;

const entryOf = (category: string, year: string, rank: string) => `${category} ${year}: ${rank}`;
const placeOf = (entry: string) => entry.replace(/: \S+$/, '');
const yearOf = (entry: string) => parseNirf(entry)?.year ?? 0;

/** The newest year first, as its files have it; within a year in the order they came. */
function withEntry(entries: readonly string[], entry: string): string[] {
  const at = entries.findIndex((each) => placeOf(each) === placeOf(entry));
  if (at !== -1) return entries.with(at, entry);
  const later = entries.findIndex((each) => yearOf(each) < yearOf(entry));
  return later === -1 ? [...entries, entry] : entries.toSpliced(later, 0, entry);
}

/** Of the colleges that rows name, by id and by name; the directory is walked once. */
class CollegeFinder {
  private readonly byId = new Map<string, CollegeDocument>();
  private readonly byName = new Map<string, CollegeDocument[]>();

  static async of(
    rows: readonly { cells: SheetCells }[],
    colleges: readonly CollegeDocument[],
    scheduler: Scheduler,
  ): Promise<CollegeFinder> {
    const named = new CollegeFinder();
    const ids = new Set(rows.map(({ cells }) => cells['college_id'] ?? ''));
    const names = new Set(
      rows.filter(({ cells }) => (cells['college_id'] ?? '') === '').map(({ cells }) => foldText(cells['college'] ?? '')),
    );
    await scheduler.each(colleges, (college) => {
      if (ids.has(college.id)) named.byId.set(college.id, college);
      const name = names.size > 0 ? foldText(college.name) : '';
      if (names.has(name)) named.byName.set(name, [...(named.byName.get(name) ?? []), college]);
    });
    return named;
  }

  find({ college_id: id = '', college = '', state = '' }: SheetCells): CollegeDocument {
    if (id !== '') {
      const found = this.byId.get(id);
      if (!found) throw new BadLine(say('imports.noItem', { id }));
      return found;
    }
    if (college === '') throw badCell('college', '');
    const called = (this.byName.get(foldText(college)) ?? []).filter((each) => state === '' || each.state === state);
    if (called.length > 1) throw new BadLine(say('imports.manyColleges', { name: college, count: called.length }));
    if (!called[0]) throw new BadLine(say('imports.noCollege', { name: college }));
    return called[0];
  }
}

export const nirfSheet: Sheet = {
  name: 'nirf',
  columns: ['college_id', 'college', 'state', 'category', 'year', 'rank'],
  needed: ['category', 'year', 'rank'],
  rows: async (items, { scheduler }) =>
    (
      await scheduler.map(items as CollegeDocument[], ({ id, name, state, nirf = [] }) =>
        nirf.flatMap((entry): SheetCells[] => {
          const rank = parseNirf(entry);
          return rank ? [{ college_id: id, college: name, state, category: rank.category, year: String(rank.year), rank: rank.rank }] : [];
        }),
      )
    ).flat(),
  async read(rows, items, { scheduler }) {
    const named = await CollegeFinder.of(rows, items as CollegeDocument[], scheduler);
    const given = new Map<string, string[]>();
    const lines = new Map<string, { line: number; rank: string }>();
    const problems: { line: number; message: ReturnType<typeof say> }[] = [];
    await eachLine(rows, problems, scheduler, ({ cells, line }) => {
      const { category = '', year = '', rank = '' } = cells;
      const college = named.find(cells);
      if (!categoryForm.test(category)) throw badCell('category', category);
      if (!yearForm.test(year)) throw badCell('year', year);
      if (rank === '') return;
      if (!rankForm.test(rank)) throw badCell('rank', rank);
      const key = `${college.id} ${category} ${year}`;
      const twice = lines.get(key);
      if (twice && !same(twice.rank, rank)) throw new BadLine(say('imports.saidTwice', { line: twice.line }));
      lines.set(key, { line, rank });
      given.set(college.id, withEntry(given.get(college.id) ?? college.nirf ?? [], entryOf(category, year, rank)));
    });
    return { given: [...given].map(([id, nirf]) => ({ id, nirf })), problems };
  },
};
