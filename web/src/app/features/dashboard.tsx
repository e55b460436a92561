import { CompareSlot } from '../../catalog/item/item-action.ts';
import { withSummaries } from '../../catalog/list/shown-catalog.ts';
import { paths } from '../../paths.ts';
import { loadPlanSteps } from '../lazy/coming-back.tsx';
import { lazyScreenOf } from '../lazy/lazy-screen.tsx';
import { loadCompare } from './compare.tsx';
import { forStudents, type Feature } from './feature.ts';

export const dashboardFeature: Feature = {
  routes: ({ catalogs }) => [
    {
      path: paths.dashboard,
      ...forStudents,
      screen: lazyScreenOf(
        [
          async () => (await import('../../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
          async () => (await import('../../features/bookmarks/bookmark-section.tsx')).BookmarkSection,
          () => withSummaries(catalogs),
          loadPlanSteps,
          loadCompare,
        ],
        (DashboardScreen, BookmarkShelf, shown, PlanSteps, compare) => () => (
          <CompareSlot value={compare}>
            <DashboardScreen
              kinds={shown.length}
              nextStep={<PlanSteps canPutOff />}
              shelf={(parts) => <BookmarkShelf {...parts} catalogs={shown} />}
            />
          </CompareSlot>
        ),
      ),
    },
  ],
};
