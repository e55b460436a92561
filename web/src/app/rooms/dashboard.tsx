import { CompareSlot } from '../../catalog/item-action.ts';
import { withGlances } from '../../catalog/shown-catalog.ts';
import { paths } from '../../paths.ts';
import { loadPlanSteps } from '../coming-back.tsx';
import { lazyScreenOf } from '../lazy-screen.tsx';
import { loadCompare } from './compare.tsx';
import { forStudents, type Room } from './room.ts';

export const dashboardRoom: Room = {
  routes: ({ catalogs }) => [
    {
      path: paths.dashboard,
      ...forStudents,
      screen: lazyScreenOf(
        [
          async () => (await import('../../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
          async () => (await import('../../features/bookmarks/bookmark-shelf.tsx')).BookmarkShelf,
          () => withGlances(catalogs),
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
