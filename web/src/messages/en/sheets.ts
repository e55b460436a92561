import type { SheetName } from '@disha/contract/sheets';

interface SheetTexts {
  title: string;
  one: string;
  hint: () => string;
}

export const texts: Record<SheetName, SheetTexts> = {
  'exam-dates': {
    title: 'Dates of exams',
    one: 'Date',
    hint: () =>
      'A row a date. Where one is missing, an empty row waits: fill in status, from, to, source and certainty. A day is ' +
      '2026-12-01, a month 2026-12. What you leave empty stays as it is.',
  },
  nirf: {
    title: 'NIRF ranks',
    one: 'Rank',
    hint: () =>
      'A row a rank: category, year, rank (3, or 101-150) and the college, by its id or by its name with the state. New rows ' +
      'are added below.',
  },
  scholarships: {
    title: 'Scholarships (sheet)',
    one: 'Scholarship',
    hint: () =>
      'A row a scholarship. A new one has no id; several values in a cell stand behind a bar: SC|ST. What you leave empty ' +
      'stays as it is.',
  },
  fees: {
    title: 'Fees',
    one: 'Fee',
    hint: () =>
      'A row a fee, of one college or of a type: from and to in whole rupees without commas, per what, of which year (2026-27), with its ' +
      'source (body and year). A new one has no id; several values in a cell stand behind a bar. What you leave empty stays as it is.',
  },
};
