import { authRoom } from './auth.tsx';
import { bookmarksRoom } from './bookmarks.tsx';
import { calendarRoom } from './calendar.tsx';
import { catalogRooms } from './catalogs.ts';
import { chancesRoom } from './chances.tsx';
import { compareRoom } from './compare.tsx';
import { costsRoom } from './costs.tsx';
import { dashboardRoom } from './dashboard.tsx';
import { decideRoom } from './decide.tsx';
import { deskRoom } from './desk.tsx';
import { homeRoom } from './home.tsx';
import { offlineRoom } from './offline.tsx';
import { pathRoom } from './path.tsx';
import { privacyRoom } from './privacy.tsx';
import { profileRoom } from './profile.tsx';
import { quizRoom } from './quiz.tsx';
import { reportsRoom } from './reports.tsx';
import type { Room } from './room.ts';
import { searchRoom } from './search.tsx';
import { sharingRoom } from './sharing.ts';
import { statesRoom } from './states.tsx';

/** Every room of the web, in the order of the navigation, of the sitemap and of the buttons that an item has. */
export const rooms: readonly Room[] = [
  homeRoom,
  quizRoom,
  catalogRooms,
  dashboardRoom,
  bookmarksRoom,
  compareRoom,
  sharingRoom,
  searchRoom,
  reportsRoom,
  deskRoom,
  chancesRoom,
  pathRoom,
  statesRoom,
  calendarRoom,
  costsRoom,
  decideRoom,
  authRoom,
  profileRoom,
  privacyRoom,
  offlineRoom,
];
