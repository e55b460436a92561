import type { Exam } from '@disha/contract/exams';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { Standing, TheFee, TheJob, ThePattern, WhoMaySit } from './exam-sections.tsx';

const exam: Exam = {
  _id: 'ssc-cgl',
  name: 'Combined Graduate Level Examination',
  shortName: 'SSC CGL',
  description: '',
  conductingBody: 'Staff Selection Commission',
  level: 'national',
  purpose: 'job',
  entry: 'after graduation',
  streams: ['arts'],
  fields: ['civil_services'],
  examMonths: [],
  eligibility: 'A degree.',
  syllabus: ['English'],
  officialLink: 'https://ssc.gov.in',
  verification: 'A',
  dates: [],
  note: null,
  courses: [],
  sources: ['Staff Selection Commission, 2026'],
  asOf: '2026-10',
  qualification: 'degree',
  age: { min: 17.5, max: 32, note: 'Older by 3 years for OBC.', source: 'Notice, 2026', certainty: 'A' },
  selection: ['Tier 1', 'Tier 2'],
  posts: 'Inspector',
  pay: 'Level 7',
  fee: {
    amounts: [
      { who: 'general', rupees: 1000 },
      { who: 'women_sc_st', rupees: 0 },
    ],
    year: 2026,
    source: 'Notice, 2026',
    certainty: 'A',
    goodUntil: '2027-10-31',
  },
  pattern: { mode: 'computer', minutes: 60, questions: 100, negative: true, languages: ['english', 'hindi'], source: 'x', certainty: 'C' },
  checked: { fee: '2026-10' },
};
const shown = (part: Parameters<typeof renderHtml>[0]) => renderHtml(part, { queryClient: makeQueryClient() });
const words = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

it('says who may sit it, what the posts are and what the form costs, free as free', async () => {
  expect(words(await shown(<WhoMaySit eligibility={exam.eligibility} whole={exam} />))).toMatch(
    /A degree.*17\.5 to 32 years.*Older by 3 years/,
  );
  expect(words(await shown(<TheJob exam={exam} />))).toMatch(/Inspector.*Level 7.*Tier 1.*Tier 2/);
  expect(words(await shown(<TheFee exam={exam} />))).toMatch(
    /Fee of 2026 General ₹1,000 Women, SC and ST Free Source: Notice, 2026 · Checked: October 2026/,
  );
});

it('names no years of age where there is no limit', async () => {
  const age = { note: 'There is no age limit.', source: 'Notice, 2026', certainty: 'B' } as const;
  const page = words(await shown(<WhoMaySit eligibility={exam.eligibility} whole={{ ...exam, age }} />));
  expect(page).toContain('There is no age limit.');
  expect(page).not.toMatch(/Age /);
});

it('marks what nobody has confirmed, and shows no source for it', async () => {
  const page = words(await shown(<ThePattern exam={exam} />));
  expect(page).toMatch(/60 minutes.*100.*Marks are taken off.*English, Hindi.*To be confirmed/);
  expect(page).not.toContain('Source:');
});

it('says nothing of what no source says', async () => {
  const { selection: _selection, posts: _posts, pay: _pay, fee: _fee, pattern: _pattern, ...bare } = exam;
  for (const Part of [TheJob, TheFee, ThePattern]) expect(await shown(<Part exam={bare} />)).toBe('');
});

it('marks a fact as old once it is past its day', async () => {
  const at = async (today: string) => words(await shown(<Standing facts={exam.fee} checked="2026-10" today={today} />));
  expect(await at('2027-10-31')).not.toContain('Old');
  expect(await at('2027-11-01')).toContain('Old Source');
});
