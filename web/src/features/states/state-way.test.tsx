import type { StateRoute } from '@disha/contract/states';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import type { Locale } from '../../messages/locale.ts';
import { renderHtml } from '../../testing/render.tsx';
import { StateWay } from './state-way.tsx';

const route: StateRoute = { group: 'engineering', how: 'By KEAM rank.', source: 'Government of Kerala prospectus, 2024' };
const way = (more: Partial<StateRoute>, locale: Locale = 'en') =>
  renderHtml(<StateWay route={{ ...route, ...more }} />, { queryClient: makeQueryClient(), locale });
const confirm = 'Confirm with the college or the portal.';

it('says how, and where that is from', async () => {
  const drawn = await way({ note: 'Only for those born there.' });
  expect(drawn).toContain('By KEAM rank.');
  expect(drawn).toContain('Only for those born there.');
  expect(drawn).toContain('Source: Government of Kerala prospectus, 2024.');
  expect(drawn).not.toContain(confirm);
});

it.each(['Known practice, no notice read', 'Nothing found that could be relied on'])(
  'asks to confirm what rests on "%s"',
  async (source) => {
    const drawn = await way({ source });
    expect(drawn).toContain(`Source: ${source}.`);
    expect(drawn).toContain(confirm);
    expect(drawn).toContain('border-dashed');
  },
);

it('says words of ours in the language of the page, and leaves the names of others in English', async () => {
  const practice = await way({ source: 'Known practice, no notice read' }, 'hi');
  expect(practice).toContain('स्रोत: आम तौर पर ऐसा ही होता है, कोई नोटिस नहीं पढ़ा गया।');
  expect(await way({ source: 'Exam catalog: KEAM' }, 'hi')).toContain('स्रोत: दिशा की परीक्षा सूची: KEAM।');
  expect(await way({ source: 'News9, 2026; Public transcription of official notices, October 2026' }, 'hi')).toContain(
    'स्रोत: <span lang="en">News9, 2026; </span>आधिकारिक नोटिसों की सार्वजनिक नकल, अक्टूबर 2026।',
  );
});

it('links the exam’s page and, out of the application, the portal', async () => {
  const drawn = await way({ examId: 'keam', examName: 'KEAM', portal: { name: 'CEE', link: 'https://cee.kerala.gov.in' } });
  expect(drawn).toMatch(/<a[^>]*href="\/exams\/keam"[^>]*>About KEAM<\/a>/);
  expect(drawn).toMatch(/<a[^>]*href="https:\/\/cee\.kerala\.gov\.in"[^>]*rel="noopener noreferrer"/);
  expect(await way({})).not.toContain('<a ');
});
