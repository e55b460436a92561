import type { ExamCard } from '@disha/contract/exams.card';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { ExamCardItem } from './exam-card.tsx';

const exam: ExamCard = {
  _id: 'keam',
  name: 'Kerala Engineering Architecture Medical',
  shortName: 'KEAM',
  description: '',
  conductingBody: 'Commissioner for Entrance Examinations',
  level: 'state',
  purpose: 'admission',
  state: 'Kerala',
  entry: 'after 12',
  streams: ['science_pcm'],
  fields: ['engineering_technology'],
  examMonth: 'April',
  examMonths: ['April'],
  eligibility: '',
  syllabus: ['Physics'],
  officialLink: 'https://example.org',
};
const card = (more: Partial<ExamCard>) => renderHtml(<ExamCardItem exam={{ ...exam, ...more }} />, { queryClient: makeQueryClient() });

it('names the state of an exam that belongs to one', async () => {
  expect(await card({})).toMatch(/State: <\/span>Kerala/);
  expect(await card({ state: undefined })).not.toContain('State: ');
});
