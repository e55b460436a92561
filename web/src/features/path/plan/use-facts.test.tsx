import type { StudentDetails } from '@disha/contract/passport';
import { CollegesNearby } from '@disha/eligibility/plan/places';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../../api/query-client.ts';
import { renderHtml } from '../../../testing/render.tsx';
import { pathQueries } from '../path.queries.ts';
import { useHome } from './use-facts.ts';

const places = new CollegesNearby({ districts: { Bihar: 'Gaya Ji|Patna' }, courses: {}, anywhere: {} });
const Home = ({ passport }: { passport: StudentDetails }) => <p>{useHome(passport).district}</p>;

async function homeOf(passport: StudentDetails): Promise<string> {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(pathQueries.taught(passport.state).queryKey, {
    places,
    doors: { doorsOf: () => [] },
    costs: { bands: [], courses: {}, beside: [] },
  });
  await queryClient.ensureQueryData(pathQueries.home(passport));
  return renderHtml(<Home passport={passport} />, { queryClient });
}

it('an older name of a district is the district it is now, as on the server', async () => {
  expect(await homeOf({ state: 'Bihar', district: 'Gaya' })).toContain('Gaya Ji');
  expect(await homeOf({ state: 'Bihar', district: 'Patna' })).toContain('Patna');
  expect(await homeOf({ state: 'Bihar', district: 'Nowhere' })).toContain('Nowhere');
});
