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
  expect(words(await shown(<WhoMaySit id="ssc-cgl" eligibility={exam.eligibility} whole={exam} />))).toMatch(
    /A degree.*17\.5 to 32 years.*Older by 3 years/,
  );
  expect(words(await shown(<TheJob exam={exam} />))).toMatch(/Level 7.*Inspector.*Tier 1.*Tier 2/);
  expect(words(await shown(<TheFee exam={exam} />))).toMatch(/General ₹1,000 Women, SC and ST Free Fee of 2026/);
});

it('names no years of age where there is no limit', async () => {
  const age = { note: 'There is no age limit.', source: 'Notice, 2026', certainty: 'B' } as const;
  const page = words(await shown(<WhoMaySit id="ssc-cgl" eligibility={exam.eligibility} whole={{ ...exam, age }} />));
  expect(page).toContain('There is no age limit.');
  expect(page).not.toMatch(/Age \d/);
});

it('shows a paper in figures, with the mark of what nobody has confirmed', async () => {
  const page = await shown(<ThePattern exam={exam} />);
  expect(words(page)).toMatch(/questions 100 .*minutes 60|100 .*questions.*60 .*minutes/);
  expect(page).toContain('aria-label="How it is sat: reported"');
  expect(words(page)).toMatch(/English, Hindi.*Marks are taken off/);
});

it('says nothing of what no source says', async () => {
  const { selection: _selection, posts: _posts, pay: _pay, fee: _fee, pattern: _pattern, ...bare } = exam;
  for (const Part of [TheJob, TheFee]) expect(await shown(<Part exam={bare} />)).toBe('');
  expect(await shown(<ThePattern exam={bare} />)).not.toContain('questions');
});

it('marks a fact as old once it is past its day', async () => {
  const at = async (today: string) => words(await shown(<Standing fact="Fee" facts={exam.fee} checked="2026-10" today={today} />));
  expect(await at('2027-10-31')).not.toContain('Old');
  expect(await at('2027-11-01')).toContain('Old Fee');
});
