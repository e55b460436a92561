import { authFeature } from './auth.tsx';
import { bookmarksFeature } from './bookmarks.tsx';
import { calendarFeature } from './calendar.tsx';
import { catalogFeatures } from './catalogs.ts';
import { chancesFeature } from './chances.tsx';
import { compareFeature } from './compare.tsx';
import { costsFeature } from './costs.tsx';
import { dashboardFeature } from './dashboard.tsx';
import { decideFeature } from './decide.tsx';
import { deskFeature } from './desk.tsx';
import { homeFeature } from './home.tsx';
import { offlineFeature } from './offline.tsx';
import { pathFeature } from './path.tsx';
import { privacyFeature } from './privacy.tsx';
import { profileFeature } from './profile.tsx';
import { quizFeature } from './quiz.tsx';
import { reportsFeature } from './reports.tsx';
import type { Feature } from './feature.ts';
import { searchFeature } from './search.tsx';
import { sharingFeature } from './sharing.ts';
import { statesFeature } from './states.tsx';

/** Every feature of the web, in the order of the navigation, of the sitemap and of the buttons that an item has. */
export const features: readonly Feature[] = [
  homeFeature,
  quizFeature,
  catalogFeatures,
  dashboardFeature,
  bookmarksFeature,
  compareFeature,
  sharingFeature,
  searchFeature,
  reportsFeature,
  deskFeature,
  chancesFeature,
  pathFeature,
  statesFeature,
  calendarFeature,
  costsFeature,
  decideFeature,
  authFeature,
  profileFeature,
  privacyFeature,
  offlineFeature,
];
