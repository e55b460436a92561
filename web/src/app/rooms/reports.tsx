import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy-screen.tsx';
import { inBrowser, type Room } from './room.ts';

export const reportsRoom: Room = {
  routes: ({ catalogs }) => [
    {
      path: paths.report,
      ...inBrowser,
      screen: lazyScreenOf([async () => (await import('../../features/reports/report-screen.tsx')).ReportScreen], (ReportScreen) => () => (
        <ReportScreen catalogs={catalogs} />
      )),
    },
  ],
};
