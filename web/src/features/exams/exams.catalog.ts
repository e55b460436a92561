import type { Catalog } from '../../catalog/catalog.ts';
import { examsNames } from '../../messages/exams-names.ts';
import { paths } from '../../paths.ts';

export const examsCatalog: Catalog = {
  name: 'exams',
  path: paths.exams,
  idParam: 'id',
  names: examsNames,
  sheets: ['exam-dates'],
  yearAtDesk: async () => (await import('./exam-year.tsx')).ExamYear,
  list: async () => (await import('./exams-screen.tsx')).ExamsScreen,
  detail: async () => (await import('./exam-screen.tsx')).ExamScreen,
  glance: async () => (await import('./exam-glance.tsx')).examGlance,
  facts: import.meta.env.SSR ? async () => (await import('./exam-facts.ts')).examFacts : undefined,
  timeoutMs: 10_000,
};
