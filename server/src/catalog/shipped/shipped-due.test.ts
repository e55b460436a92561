import { expect, it } from 'vitest';
import { examsCatalog } from '../../features/exams/exams.catalog.ts';
import { sampleDate, sampleExam } from '../../testing/sample-catalog.ts';
import { shippedDue, valueInALine } from './shipped-due.ts';

const today = '2026-11-17';
const fee = { amounts: [{ who: 'all' as const, rupees: 100 }], source: 'Notice 2025', certainty: 'A' as const, goodUntil: '2026-10-31' };

it('lists what is past its day, what most items lead to first, with the page to open and the last value', () => {
  const awaited = sampleDate({ event: 'registration_opens', from: '2026-11', to: '2026-11' });
  const items = [
    sampleExam({ id: 'fresh', asOf: '2026-10', dates: { '2027-1-exam': sampleDate({ from: '2027-04', to: '2027-04' }) } }),
    sampleExam({ id: 'dear', asOf: '2026-10', fee, dates: {} }),
    sampleExam({ id: 'wanted', asOf: '2026-10', dates: { '2027-1-registration_opens': awaited } }),
  ];
  const leading = { contract: { name: 'leading' }, links: () => [{ to: 'exams' as const, id: 'wanted', at: 'x' }] };
  const due = shippedDue([examsCatalog, leading], (name) => (name === 'exams' ? items : [{ id: 'one', asOf: '2026-10' }]), today);
  expect(due.map(({ id, field, goodUntil, reach, value }) => [id, field, goodUntil, reach, valueInALine(value)])).toEqual([
    ['wanted', 'dates.2027-1-registration_opens', '2026-10-31', 1, '2026-11 (usual)'],
    ['dear', 'fee', '2026-10-31', 0, 'all 100'],
  ]);
  expect(due.map(({ link }) => link)).toEqual(['https://jeemain.nta.nic.in', 'https://jeemain.nta.nic.in']);
});
