import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy/lazy-screen.tsx';
import { forStudents, type Feature } from './feature.ts';

export const deskFeature: Feature = {
  routes: ({ catalogs }) => [
    {
      path: paths.desk,
      ...forStudents,
      screen: lazyScreenOf(
        [
          async () => (await import('../../features/desk/desk-screen.tsx')).DeskScreen,
          async () => (await import('../../features/chances/cutoffs.importing.ts')).cutoffsImporting,
          async () => catalogs.find(({ yearAtDesk }) => yearAtDesk)?.yearAtDesk?.(),
        ],
        (DeskScreen, cutoffs, Year) => () => <DeskScreen catalogs={catalogs} imports={[cutoffs]} Year={Year} />,
      ),
    },
  ],
};
