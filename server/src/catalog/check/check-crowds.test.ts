import { crowdRow, type CrowdRow } from '@disha/contract/crowds.files';
import { examFile } from '@disha/contract/exams.files';
import { gateFacts } from '@disha/guidance/gates';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkCrowds, overdueCrowds } from './check-crowds.ts';
import { readCrowds } from '../shipped/crowd-files.ts';
import { ShippedFolder } from '../shipped/shipped-folder.ts';

const catalog = fileURLToPath(new URL('../../../../catalog', import.meta.url));
const wanted = Object.values(gateFacts).map(({ exam }) => exam);
const today = '2026-11-18';

it('what ships is whole: every gate of a result has its figures, each from a source', async () => {
  const rows = [...(await readCrowds(catalog)).values()];
  const exams = await new ShippedFolder(catalog).json('exams', examFile);
  expect(checkCrowds(rows, { exams, wanted }, today)).toMatchObject({ figures: [{ ok: true }], problems: [] });
});

describe('a line', () => {
  const good: CrowdRow = {
    exam: 'clat-ug',
    year: 2026,
    candidates: 75_009,
    places: 3705,
    publicPlaces: undefined,
    sources: ['The Telegraph, December 2025'],
    certainty: 'B',
    asOf: '2026-11',
  };
  const check = (more: Partial<CrowdRow>, ...others: CrowdRow[]) =>
    checkCrowds([{ ...good, ...more }, ...others], { exams: [{ id: 'clat-ug' }], wanted: ['clat-ug'] }, today);

  it('is good', () => {
    expect(check({})).toMatchObject({ figures: [{ ok: true }], problems: [] });
  });

  it.each([
    ['an exam nobody knows', { exam: 'clat' }, ['there is no exam clat', 'says nothing of clat-ug']],
    ['a year that has not come', { year: 2028 }, ['2028 had not come in 2026-11']],
    ['more places than people', { candidates: 3000 }, ['3705 places for 3000 candidates']],
    ['more public places than places', { publicPlaces: 4000 }, ['4000 of 3705']],
    ['a source without a year', { sources: ['The Telegraph'] }, ['names no year']],
    ['an address for a source', { sources: ['https://example.org/2025/clat'] }, ['no name of a publication']],
    ['less sure than its source', { certainty: 'C' }, ['certainty C']],
    ['surer than its source', { sources: ['Known practice, no notice read'] }, ['certainty B']],
  ] as [string, Partial<CrowdRow>, string[]][])('with %s is a fault', (_, more, said) => {
    const { figures, problems } = check(more);
    expect(figures[0]?.ok).toBe(false);
    for (const part of said)
      expect(
        problems.some((problem) => problem.includes(part)),
        part,
      ).toBe(true);
  });

  it('stands once', () => {
    expect(check({}, good).problems).toEqual(['crowds.csv: clat-ug stands twice']);
  });

  it('has a source and a certainty, or is not read at all', () => {
    const cells = { exam: 'nift', year: '2020', candidates: '26604', places: '4517', publicPlaces: '', asOf: '2026-11' };
    expect(crowdRow.safeParse({ ...cells, sources: 'Careers360, 2022', certainty: 'B' }).success).toBe(true);
    expect(crowdRow.safeParse({ ...cells, sources: '', certainty: 'B' }).success).toBe(false);
    expect(crowdRow.safeParse({ ...cells, sources: 'Careers360, 2022', certainty: '' }).success).toBe(false);
  });

  it('is overdue after two more cycles, and said to be', () => {
    expect(check({ year: 2024 }).figures[0]?.value).toContain('overdue: none');
    expect(check({ year: 2023 }).figures[0]?.value).toContain('overdue: clat-ug 2023');
    expect(overdueCrowds([{ ...good, year: 2022 }, good, { ...good, year: 2020 }], today).map(({ year }) => year)).toEqual([2020, 2022]);
  });
});
