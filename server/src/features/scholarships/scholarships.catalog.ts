import { scholarshipsCatalog as contract } from '@disha/contract/scholarships';
import { scholarshipFile, type ScholarshipFile } from '@disha/contract/scholarships.files';
import { say } from '@disha/contract/say';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import { scholarshipFaults } from '../../catalog/check/check-scholarships.ts';
import { wholeItemsSheet } from '../../catalog/sheets/whole-items.sheet.ts';
import { scholarshipDue } from './scholarship-due.ts';
import { serveScholarships } from './scholarships.routes.ts';
import { viewScholarships } from './scholarships.view.ts';

export const scholarshipsCatalog = {
  contract,
  shipped: { files: ['scholarships/'], read: (folder) => folder.json('scholarships', scholarshipFile) },
  view: viewScholarships,
  sheets: [wholeItemsSheet('scholarships', contract)],
  check: { least: 50, faults: (scholarships: readonly ScholarshipFile[]) => scholarshipFaults(scholarships) },
  due: (scholarship: ScholarshipFile, today: string) => scholarshipDue(scholarship, today),
  // A search without a word of money is for something else.
  lead: -60,
  notFound: say('scholarships.notFound'),
  serve: serveScholarships,
} satisfies ServedCatalog;
