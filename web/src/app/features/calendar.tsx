import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy/lazy-screen.tsx';
import { open, type Feature } from './feature.ts';

export const calendarFeature: Feature = {
  routes: () => [
    {
      path: paths.calendar,
      ...open,
      screen: lazyScreenOf(
        [
          async () => (await import('../../features/calendar/calendar-screen.tsx')).CalendarScreen,
          async () => (await import('../../features/bookmarks/use-bookmarked-ids.ts')).useBookmarkedIds,
          async () => (await import('../../features/path/plan/use-planned.ts')).usePlannedExams,
          async () => (await import('../../features/path/plan/use-planned-days.ts')).usePlannedDays,
        ],
        (CalendarScreen, useBookmarkedIds, usePlannedExams, usePlannedDays) => () => (
          <CalendarScreen useBookmarked={useBookmarkedIds} usePlanned={usePlannedExams} usePlannedDays={usePlannedDays} />
        ),
      ),
    },
  ],
};
