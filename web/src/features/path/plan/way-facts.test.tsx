import { expect, it } from 'vitest';
import { makeQueryClient } from '../../../api/query-client.ts';
import { planTexts } from '../../../messages/plan.ts';
import { renderHtml } from '../../../testing/render.tsx';
import { planQueries } from './plan.queries.ts';
import { WayFacts } from './way-facts.tsx';

async function drawn(entranceExams: readonly object[], exam?: string): Promise<string> {
  await planTexts.load('en');
  const queryClient = makeQueryClient();
  // Only what the card reads of a course.
  queryClient.setQueryData(planQueries.course('bsc').queryKey, { name: 'BSc', eligibility: { entranceExams } } as never);
  return renderHtml(<WayFacts way={{ label: 'A', course: 'bsc', colleges: [], ...(exam === undefined ? {} : { exam }) }} />, {
    queryClient,
  });
}

it('says by marks only of a course that no exam is known of', async () => {
  expect(await drawn([])).toContain('By marks');
  const withExams = await drawn([{ examId: 'cuet-ug', name: 'CUET', shortName: 'CUET' }]);
  expect(withExams).not.toContain('By marks');
  expect(withExams).toContain('No exam is named yet');
  expect(await drawn([], 'cuet-ug')).toContain('By the exam');
});
