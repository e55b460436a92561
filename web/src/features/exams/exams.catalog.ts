import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import { examsNames } from '../../messages/exams-names.ts';
import { paths } from '../../paths.ts';

export const examsCatalog: CatalogScreens = {
  name: 'exams',
  path: paths.exams,
  idParam: 'id',
  names: examsNames,
  sheets: ['exam-dates'],
  yearAtDesk: () => import('./exam-year.tsx').then((m) => m.ExamYear),
  list: () => import('./exams-screen.tsx').then((m) => m.examsScreen()),
  detail: () => import('./exam-screen.tsx').then((m) => m.ExamScreen),
  summary: () => import('./exam-summary.tsx').then((m) => m.examSummary),
  facts: import.meta.env.SSR ? () => import('./exam-facts.ts').then((m) => m.examFacts) : undefined,
  timeoutMs: 10_000,
};
