import type { CourseCard } from '@disha/contract/courses';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { coursesQueries } from './courses.queries.ts';
import { CoursesScreen } from './courses-screen.tsx';
import { renderHtml } from '../../testing/render.tsx';

const course: CourseCard = {
  ...{ _id: 'bsc-physics', id: 'bsc-physics', name: 'BSc Physics', shortName: 'BSc Physics', description: 'Matter and energy' },
  ...{ stream: 'science_pcm', field: 'pure_sciences_research', otherFields: [], level: 'undergraduate', entry: 'after 12' },
  ...{ duration: { years: 3, months: 0 }, skills: { technical: [], soft: [] }, careerOptions: [], collegeCount: 0, interests: '' },
};

async function shown(url: string): Promise<string> {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(coursesQueries.list().queryKey, { courses: [course] } as never);
  return renderHtml(<CoursesScreen />, { queryClient, url });
}

it('shows nobody a whole list as the filtered one: the list waits for what it is filtered by', async () => {
  const filtered = await shown('/courses?open=yes');
  expect(filtered).not.toContain('BSc Physics');
  expect(filtered).not.toContain('1 course');
  expect(filtered).toContain('Loading');
  expect(await shown('/courses')).toContain('BSc Physics');
});
