/** Facts of a year as a sheet: taken out, filled in where people fill in sheets, and brought back. */
import { z } from 'zod';
import { endpoints } from '../http/endpoint.ts';
import { importData, importQuery } from './imports.ts';

export const sheetNames = ['exam-dates', 'nirf', 'scholarships', 'fees'] as const;
export type SheetName = (typeof sheetNames)[number];

const sheet = (what: string) =>
  ({ summary: `${what} as a CSV file; an empty cell is unknown`, access: 'editor', file: 'text/csv', data: z.string() }) as const;

const sheetImport = (what: string) =>
  ({
    summary: `${what} from a CSV file with the columns of its sheet, in one transaction; an empty cell changes nothing`,
    access: 'operator',
    query: importQuery,
    csv: true,
    data: importData,
  }) as const;

export const sheetsEndpoints = endpoints({
  'GET /desk/sheets/exam-dates': sheet('The dates of every exam'),
  'GET /desk/sheets/nirf': sheet('NIRF ranks'),
  'GET /desk/sheets/scholarships': sheet('Scholarships'),
  'GET /desk/sheets/fees': sheet('Fee bands of courses'),
  'POST /desk/import/exam-dates': sheetImport('Dates of exams'),
  'POST /desk/import/nirf': sheetImport('NIRF ranks'),
  'POST /desk/import/scholarships': sheetImport('Scholarships'),
  'POST /desk/import/fees': sheetImport('Fee bands of courses'),
});
