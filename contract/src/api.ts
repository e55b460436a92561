import { authEndpoints } from './account/auth.ts';
import { bookmarksEndpointsOf } from './bookmarks/bookmarks.ts';
import { endpointsOf, type Catalogs } from './catalog/catalog.descriptor.ts';
import { calendarEndpoints } from './calendar/calendar.ts';
import { catalogs } from './catalogs.ts';
import { chancesEndpoints } from './chances/chances.ts';
import { clientErrorsEndpoints } from './http/client-errors.ts';
import { correctionsEndpointsOf } from './desk/corrections.ts';
import { deskCorrectionsEndpointsOf } from './desk/desk.corrections.ts';
import { deskCounsellingsEndpoints } from './desk/desk.counsellings.ts';
import { deskRulesEndpoints } from './path/path.rules.ts';
import { deskEndpoints } from './desk/desk.ts';
import { packsEndpoints } from './offline/packs.ts';
import { pathEndpoints } from './path/path.ts';
import { profileEndpoints } from './account/profile.ts';
import { quizEndpoints } from './quiz/quiz.ts';
import { remindersEndpoints } from './calendar/reminders.ts';
import { reportsEndpointsOf } from './desk/reports.ts';
import { recoveryEndpoints } from './account/recovery.ts';
import { searchEndpointsOf } from './search/search.ts';
import { sessionsEndpoints } from './account/sessions.ts';
import { settingsEndpoints } from './account/settings.ts';
import { sheetsEndpoints } from './desk/sheets.ts';
import { statesEndpoints } from './states/states.ts';
import { togetherEndpoints } from './decide/together.ts';
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
    ...togetherEndpoints,
    ...settingsEndpoints,
    ...packsEndpoints,
    ...vocabularyEndpoints,
    ...clientErrorsEndpoints,
  };
}

/** Every endpoint. The server serves and documents this table; the browser takes only its types. */
export const api = apiOf(catalogs);
export type Api = typeof api;
