/** What courses cost, a row a band, with the columns of the file they ship in. */
import { feeBandRow, type FeeBandRow, type FeeFamilyRow } from '@disha/contract/fees.files';
import { catalogId } from '@disha/contract/catalog';
import { say } from '@disha/contract/say';
import type { z } from 'zod';
import { bandFaults } from '../check/check-fees.ts';
import { same } from '../corrections/corrections.ts';
import { cellsOfBand, feeColumns } from './fee-cells.ts';
import type { ImportProblem } from '../sheets/import-answer.ts';
import type { Scheduler } from '../scheduler.ts';
import { badCell, BadLine, eachLine, type SheetCells, type Sheet, type SheetGiven, type SheetRow } from '../sheets/sheet.ts';
import type { CatalogSnapshot } from '../snapshot/snapshot.ts';
import { slug } from '../sheets/tidy.ts';

const shape: Readonly<Record<string, z.ZodType>> = feeBandRow.shape;
const figures: readonly string[] = ['from', 'to'];
const listed = (cell = '') => cell.split('|').filter((id) => id !== '');

/** From what tells a band from all others: the same line twice is then the same band. */
function madeId({ courses, what = '', type = '', state = '', seat = '', colleges }: SheetCells): string {
  const [course = what] = listed(courses);
  const [college = ''] = listed(colleges);
  return slug(course, type.replaceAll('_', ' '), college, state, seat.replaceAll('_', ' '));
}

function idOf(cells: SheetCells, there: ReadonlyMap<string, FeeBandRow>): string {
  const { id = '', scope = '' } = cells;
  if (id !== '') {
    if (!there.has(id) && !catalogId.safeParse(id).success) throw badCell('id', id);
    return id;
  }
  // Without these one id would be made for many.
  for (const column of ['type', 'seat', 'scope']) if ((cells[column] ?? '') === '') throw badCell(column, '');
  const made = madeId(cells);
  if (!catalogId.safeParse(made).success) throw badCell('id', '');
  const known = there.get(made);
  if (known && known.scope !== scope) throw new BadLine(say('imports.feeThere', { id: made, scope: known.scope }));
  return made;
}

/** A line as a whole; what it leaves empty is as it was. */
function bandOf(cells: SheetCells, before: FeeBandRow | undefined, id: string, month: string): FeeBandRow {
  const said = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
  const whole: SheetCells = { asOf: month, ...(before ? cellsOfBand(before) : {}), ...said, id };
  for (const column of feeColumns) {
    const cell = whole[column] ?? '';
    const isFit = (!figures.includes(column) || /^\d+$/.test(cell)) && shape[column]?.safeParse(cell).success === true;
    if (!isFit) throw badCell(column, cell);
  }
  const { from = '', to = '' } = whole;
  if (Number(from) > Number(to)) throw new BadLine(say('imports.feeOrder', { from, to }));
  return feeBandRow.parse(Object.fromEntries(feeColumns.map((column) => [column, whole[column] ?? ''])));
}

interface Naming {
  rows: readonly SheetRow[];
  bands: readonly FeeBandRow[];
  families: readonly FeeFamilyRow[];
}

/** Of the courses and colleges that are named, those that are there. */
async function knownTo({ rows, bands, families }: Naming, snapshot: CatalogSnapshot, scheduler: Scheduler) {
  const thereOf = async (catalog: 'courses' | 'colleges') => {
    const named = new Set([...rows.flatMap(({ cells }) => listed(cells[catalog])), ...bands.flatMap((band) => band[catalog])]);
    const there = new Set<string>();
    await scheduler.each(snapshot.items(catalog), ({ id }) => named.has(id) && there.add(id));
    return there;
  };
  const courses = await thereOf('courses');
  for (const { family } of families) courses.add(family);
  return { courses, colleges: await thereOf('colleges') };
}

export function feeSheet(families: readonly FeeFamilyRow[], snapshot: CatalogSnapshot): Sheet {
  return {
    name: 'fees',
    columns: feeColumns,
    needed: ['id'],
    rows: (items, { scheduler }) => scheduler.map(items as FeeBandRow[], cellsOfBand),
    async read(rows, items, { scheduler, now }) {
      const bands = items as readonly FeeBandRow[];
      const there = new Map(bands.map((band) => [band.id, band]));
      const known = await knownTo({ rows, bands, families }, snapshot, scheduler);
      const lines = new Map<string, number>();
      const given: SheetGiven['given'] = [];
      const problems: ImportProblem[] = [];
      await eachLine(rows, problems, scheduler, ({ cells, line }) => {
        const id = idOf(cells, there);
        const twice = lines.get(id);
        if (twice !== undefined) throw new BadLine(say('imports.idTwice', { id, line: twice }));
        const before = there.get(id);
        const band = bandOf(cells, before, id, now.toISOString().slice(0, 7));
        // What ships is checked where it is written; a course or college that has left since stops no editor's sheet.
        const [fault] = before && same(before, band) ? [] : bandFaults(band, known);
        if (fault) throw new BadLine(fault);
        lines.set(id, line);
        const isSaid = (column: string) => !before || (cells[column] ?? '') !== '';
        given.push({ ...Object.fromEntries(Object.entries(band).filter(([column]) => isSaid(column))), id });
      });
      return { given, problems };
    },
  };
}
