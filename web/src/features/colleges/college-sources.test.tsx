import type { College } from '@disha/contract/colleges';
import { byEditors } from '@disha/contract/own-sources';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { SourceList } from '../../ui/source-sheet.tsx';
import { useCollegeSources } from './college-sources.tsx';

type Told = Pick<College, 'courses' | 'fees' | 'placements' | 'nirf'>;
const course = (courseName: string, ground: Pick<College['courses'][number], 'basis' | 'source'>) => ({
  ...{ courseId: courseName, courseName, field: 'engineering', level: 'undergraduate', intake: null },
  ...ground,
});

function Sources({ of }: { of: Told }) {
  const sources = useCollegeSources()(of as College);
  return <SourceList facts={sources.facts} />;
}
const drawn = (of: Partial<Told>) =>
  renderHtml(<Sources of={{ courses: [], fees: [], placements: [], nirf: [], ...of }} />, { queryClient: makeQueryClient() });

it('names the courses of one source together, and says of one that only the name tells that no list has it', async () => {
  const page = await drawn({
    courses: [
      course('BA', { basis: 'register', source: 'NIRF 2025' }),
      course('B.Com', { basis: 'register', source: 'NIRF 2025' }),
      course('B.Ed', { basis: 'name', source: 'AISHE 2025' }),
      course('MBA', { basis: 'kind', source: 'AISHE 2021-22' }),
    ] as College['courses'],
  });
  expect(page).toContain('BA and B.Com');
  expect(page.split('NIRF 2025')).toHaveLength(2);
  expect(page).toContain('Told by its name; no source lists it.');
  expect(page).not.toContain('AISHE');
  expect(page).not.toContain('MBA');
});

it('says of a course that the editors know that no list was read, and marks it as reported', async () => {
  const page = await drawn({ courses: [course('LLM', { basis: 'name', source: byEditors })] as College['courses'] });
  expect(page).toContain(byEditors);
  expect(page).toContain('Reported');
});

it('says of an institute’s own figures that one copy was read where that is so', async () => {
  const placement = { list: 'Law', level: 'ug', years: 5, year: '2023-24', graduates: 1, placed: 1, pay: null } as const;
  expect(await drawn({ placements: [{ ...placement, source: 'NIRF 2025', certainty: 'B' }] })).toContain('One copy of the list was read');
  expect(await drawn({ placements: [{ ...placement, source: 'NIRF 2025', certainty: 'A' }] })).not.toContain('One copy');
});
