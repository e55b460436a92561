import type { ServerTexts } from '../../say.ts';
import { texts as auth } from './auth.ts';
import { texts as avatar } from './avatar.ts';
import { texts as bookmarks } from './bookmarks.ts';
import { texts as calendar } from './calendar.ts';
import { texts as careers } from './careers.ts';
import { texts as chances } from './chances.ts';
import { texts as clientErrors } from './client-errors.ts';
import { texts as colleges } from './colleges.ts';
import { texts as corrections } from './corrections.ts';
import { texts as courses } from './courses.ts';
import { texts as desk } from './desk.ts';
import { texts as exams } from './exams.ts';
import { texts as guides } from './guides.ts';
import { texts as http } from './http.ts';
import { texts as imports } from './imports.ts';
import { texts as mcp } from './mcp.ts';
import { texts as offline } from './offline.ts';
import { texts as pages } from './pages.ts';
import { texts as path } from './path.ts';
import { texts as profile } from './profile.ts';
import { texts as quiz } from './quiz.ts';
import { texts as reminders } from './reminders.ts';
import { texts as reports } from './reports.ts';
import { texts as recovery } from './recovery.ts';
import { texts as rules } from './rules.ts';
import { texts as scholarships } from './scholarships.ts';
import { texts as search } from './search.ts';
import { texts as sessions } from './sessions.ts';
import { texts as settings } from './settings.ts';
import { texts as states } from './states.ts';
import { texts as together } from './together.ts';
import { texts as validation } from './validation.ts';

export const texts: ServerTexts = {
  ...validation,
  ...http,
  ...imports,
  ...auth,
  ...avatar,
  ...bookmarks,
  ...calendar,
  ...careers,
  ...chances,
  ...clientErrors,
  ...colleges,
  ...corrections,
  ...courses,
  ...desk,
  ...exams,
  ...guides,
  ...mcp,
  ...offline,
  ...pages,
  ...path,
  ...profile,
  ...quiz,
  ...reminders,
  ...reports,
  ...recovery,
  ...rules,
  ...scholarships,
  ...search,
  ...sessions,
  ...settings,
  ...states,
  ...together,
};
