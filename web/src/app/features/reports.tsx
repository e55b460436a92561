import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy/lazy-screen.tsx';
import { inBrowser, type Feature } from './feature.ts';

export const reportsFeature: Feature = {
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
