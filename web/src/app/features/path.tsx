import { paths } from '../../paths.ts';
import { insteadScreen } from '../lazy/instead-of-goal.tsx';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { withOwn } from '../lazy/with-own.tsx';
import { loadCompare } from './compare.tsx';
import { inBrowser, open, type Feature } from './feature.ts';

export const pathFeature: Feature = {
  routes: () => [
    {
      path: paths.path,
      ...open,
      screen: lazyScreen(() => import('../../features/path/details-screen.tsx').then((m) => m.DetailsScreen)),
    },
    {
      path: paths.pathDoors,
      ...open,
      screen: withOwn(() => import('../../features/path/subject-choices-screen.tsx').then((m) => m.SubjectChoicesScreen)),
    },
    {
      path: paths.pathPlan,
      ...open,
      screen: withOwn(() => import('../../features/path/plan-screen.tsx').then((m) => m.PlanScreen), loadCompare),
    },
    { path: paths.pathHow, ...open, screen: lazyScreen(() => import('../../features/path/how-screen.tsx').then((m) => m.HowScreen)) },
    {
      path: paths.pathChosen,
      ...open,
      screen: lazyScreen(() => import('../../features/path/chosen-screen.tsx').then((m) => m.ChosenScreen)),
    },
    { path: paths.pathInstead, ...inBrowser, screen: insteadScreen },
  ],
};
