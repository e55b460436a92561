import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { costsQueries } from './costs.queries.ts';
import { PlanCosts } from './plan-costs.tsx';

it('leads from every way of a plan to its sheet, and says where nothing is written yet', async () => {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(costsQueries.course('mbbs').queryKey, { name: 'MBBS' } as never);
  const page = await renderHtml(<PlanCosts ways={[{ label: 'A', course: 'mbbs' }, { label: 'B' }]} shown="B" />, { queryClient });
  expect(page).toMatch(/<a[^>]*href="\/costs\?way=A"[^>]*>Way A, MBBS<\/a>/);
  expect(page).toMatch(/<a[^>]*aria-current="page"[^>]*>Way B<\/a>/);
  expect(page.match(/No figures yet/g)).toHaveLength(2);
});
