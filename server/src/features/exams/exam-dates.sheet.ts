/** The dates of all exams, a row each; where one that students wait for is missing, a row that waits for it. */
import type { DateEvent } from '@disha/contract/exams.dates';
import { dateId, examDateFile, type ExamDateFile, type ExamFile } from '@disha/contract/exams.files';
import { say } from '@disha/contract/say';
import type { z } from 'zod';
import { cellOf, valueOfCell } from '../../catalog/sheets/cells.ts';
import { same } from '../../catalog/corrections/corrections.ts';
import { badCell, BadLine, eachLine, fitting, type SheetCells, type Sheet } from '../../catalog/sheets/sheet.ts';
import { comingYear } from './exam-year.ts';

const parts = Object.entries(examDateFile.shape as Record<string, z.ZodType>);
const names = parts.map(([name]) => name);
/** What students wait for: asked of every exam. */
const awaited = ['registration_opens', 'registration_closes', 'exam', 'result'] as const satisfies readonly DateEvent[];

const rowOf = (exam: ExamFile, id: string, date: Partial<ExamDateFile>): SheetCells => ({
  exam_id: exam.id,
  exam: exam.shortName,
  date_id: id,
  ...Object.fromEntries(names.map((name) => [name, cellOf((date as Record<string, unknown>)[name])])),
});

function rowsOf(exam: ExamFile, year: number): SheetCells[] {
  const dates = Object.entries(exam.dates ?? {});
  const missing = awaited.filter((event) => !dates.some(([, date]) => date.event === event && date.year >= year));
  return [...dates.map(([id, date]) => rowOf(exam, id, date)), ...missing.map((event) => rowOf(exam, '', { event, year }))];
}

/** Whether a row says nothing of a day: it waits to be filled in. */
const isEmpty = ({ from = '', to = '', status = '' }: SheetCells) => from === '' && to === '' && status === '';

function saidOf(cells: SheetCells): Record<string, unknown> {
  const said = parts.flatMap(([name, schema]) => {
    const cell = cells[name] ?? '';
    if (cell === '') return [];
    const read = valueOfCell(schema, cell);
    if (!read) throw badCell(name, cell);
    return [[name, read.value] as const];
  });
  return Object.fromEntries(said);
}

function dateOf(cells: SheetCells, before: ExamDateFile | undefined): ExamDateFile {
  const said = saidOf(cells);
  // Of one day both ends are the same; what was only a month and is a day now, is announced.
  const whole = {
    session: null,
    ...before,
    ...said,
    ...((cells['to'] ?? '') === '' && said['from'] !== undefined ? { to: said['from'] } : {}),
  };
  for (const name of ['source', 'certainty', 'status'] as const)
    if ((whole as Record<string, unknown>)[name] === undefined) throw badCell(name, '');
  return fitting(examDateFile, whole);
}

function idOf(cells: SheetCells): string {
  const { date_id: id = '', year = '', session = '', event = '' } = cells;
  if (id !== '') return id;
  if (year === '') throw badCell('year', '');
  if (event === '') throw badCell('event', '');
  return `${year}-${session === '' ? 'main' : session}-${event}`;
}

export const examDatesSheet: Sheet = {
  name: 'exam-dates',
  columns: ['exam_id', 'exam', 'date_id', ...names],
  needed: ['exam_id', 'year', 'event', 'from'],
  rows: async (items, { scheduler, now }) => (await scheduler.map(items as ExamFile[], (exam) => rowsOf(exam, comingYear(now)))).flat(),
  async read(rows, items, { scheduler }) {
    const exams = new Map((items as ExamFile[]).map((exam) => [exam.id, exam]));
    const lines = new Map<string, { line: number; date: ExamDateFile }>();
    const given = new Map<string, Record<string, ExamDateFile>>();
    const problems: { line: number; message: ReturnType<typeof say> }[] = [];
    await eachLine(rows, problems, scheduler, ({ cells, line }) => {
      const examId = cells['exam_id'] ?? '';
      const exam = exams.get(examId);
      if (!exam) throw examId === '' ? badCell('exam_id', '') : new BadLine(say('imports.noItem', { id: examId }));
      if (isEmpty(cells)) return;
      const id = idOf(cells);
      if (!dateId.safeParse(id).success) throw badCell('date_id', id);
      const date = dateOf(cells, exam.dates?.[id]);
      const key = `${examId} ${id}`;
      const twice = lines.get(key);
      if (twice && !same(twice.date, date)) throw new BadLine(say('imports.saidTwice', { line: twice.line }));
      lines.set(key, { line, date });
      given.set(examId, { ...given.get(examId), [id]: date });
    });
    return { given: [...given].map(([id, dates]) => ({ id, dates })), problems };
  },
};
