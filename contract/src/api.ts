import { authEndpoints } from './auth.ts';
import { bookmarksEndpointsOf } from './bookmarks.ts';
import { endpointsOf, type Catalogs } from './catalog-descriptor.ts';
import { calendarEndpoints } from './calendar.ts';
import { catalogs } from './catalogs.ts';
import { chancesEndpoints } from './chances.ts';
import { clientErrorsEndpoints } from './client-errors.ts';
import { correctionsEndpointsOf } from './corrections.ts';
import { deskCorrectionsEndpointsOf } from './desk-corrections.ts';
import { deskCounsellingsEndpoints } from './desk-counsellings.ts';
import { deskRulesEndpoints } from './path-rules.ts';
import { deskEndpoints } from './desk.ts';
import { pathEndpoints } from './path.ts';
import { profileEndpoints } from './profile.ts';
import { quizEndpoints } from './quiz.ts';
import { remindersEndpoints } from './reminders.ts';
import { reportsEndpointsOf } from './reports.ts';
import { recoveryEndpoints } from './recovery.ts';
import { searchEndpointsOf } from './search.ts';
import { sessionsEndpoints } from './sessions.ts';
import { settingsEndpoints } from './settings.ts';
import { sheetsEndpoints } from './sheets.ts';
import { statesEndpoints } from './states.ts';
import { vocabularyEndpoints } from './vocabulary.ts';

/** The whole table for a list of catalogs. */
export function apiOf<List extends Catalogs>(list: List) {
  return {
    ...authEndpoints,
    ...pathEndpoints,
    ...profileEndpoints,
    ...recoveryEndpoints,
    ...sessionsEndpoints,
    ...remindersEndpoints,
    ...quizEndpoints,
    ...endpointsOf(list),
    ...correctionsEndpointsOf(list),
    ...deskCorrectionsEndpointsOf(list),
    ...deskEndpoints,
    ...sheetsEndpoints,
    ...deskCounsellingsEndpoints,
    ...deskRulesEndpoints,
    ...reportsEndpointsOf(list),
    ...bookmarksEndpointsOf(list),
    ...searchEndpointsOf(list),
    ...statesEndpoints,
    ...calendarEndpoints,
    ...chancesEndpoints,
    ...settingsEndpoints,
    ...vocabularyEndpoints,
    ...clientErrorsEndpoints,
  };
}

/** Every endpoint. The server serves and documents this table; the browser takes only its types. */
export const api = apiOf(catalogs);
export type Api = typeof api;
