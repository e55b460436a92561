import { expect, it } from 'vitest';
import { scholarshipFile } from '@disha/contract/scholarships.files';
import { sampleScholarship } from '../../testing/sample-catalog.ts';
import { scholarshipFaults } from './check-scholarships.ts';

const faultsOf = (more: Parameters<typeof sampleScholarship>[0]) => scholarshipFaults([sampleScholarship(more)]);

it('a scholarship without fault is passed over', () => {
  expect(faultsOf({})).toEqual([]);
});

it.each([
  ['a state scheme without its state', { scope: 'state' as const }, 'does not say which state gives it'],
  ['a loan', { benefit: 'A loan of four lakh rupees' }, 'is a loan'],
  ['a link of one year', { officialLink: 'https://scholarships.gov.in/2025' }, 'names a year'],
  ['a link to no website', { officialLink: 'https://portal' }, 'is no address of a website'],
  ['a day without its year', { window: { text: 'Till 31 October 2025', year: null } }, 'has a date but no year'],
  ['girls unsaid', { forGirls: true }, 'is for girls and does not say so'],
])('%s is a fault', (_, more, fault) => {
  expect(faultsOf(more)).toHaveLength(1);
  expect(faultsOf(more)[0]).toContain(fault);
});

it.each([
  ['an http link', { officialLink: 'http://scholarships.gov.in' }],
  ['certainty C', { certainty: 'C' }],
  ['no source', { sources: [] }],
  ['no certainty', { certainty: undefined }],
])('a file with %s is refused', (_, more) => {
  expect(scholarshipFile.safeParse({ ...sampleScholarship(), ...more }).success).toBe(false);
});
