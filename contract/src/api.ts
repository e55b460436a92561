import { authEndpoints } from './auth.ts';
import { bookmarksEndpoints } from './bookmarks.ts';
import { collegesEndpoints } from './colleges.ts';
import { correctionsEndpoints } from './corrections.ts';
import { coursesEndpoints } from './courses.ts';
import { examsEndpoints } from './exams.ts';
import { profileEndpoints } from './profile.ts';
import { quizEndpoints } from './quiz.ts';
import { searchEndpoints } from './search.ts';
import { settingsEndpoints } from './settings.ts';

/** Every endpoint. The server serves and documents this table; the browser takes only its types. */
export const api = {
  ...authEndpoints,
  ...profileEndpoints,
  ...quizEndpoints,
  ...coursesEndpoints,
  ...collegesEndpoints,
  ...examsEndpoints,
  ...correctionsEndpoints,
  ...bookmarksEndpoints,
  ...searchEndpoints,
  ...settingsEndpoints,
};
export type Api = typeof api;
