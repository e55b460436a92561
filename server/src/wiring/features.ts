/** Wires every feature of the server: a new one adds a file beside this one, and its line here. */
import type { FastifyInstance } from 'fastify';
import { wireAccounts } from './accounts.ts';
import { wireCalendar } from './calendar.ts';
import { wireCatalogs } from './catalogs.ts';
import { wireDecide } from './decide.ts';
import { wireDesk } from './desk.ts';
import { wireApp } from './app.ts';
import { wireMcp } from './mcp.ts';
import { wireOffline } from './offline.ts';
import { wirePath } from './path.ts';
import { wireQuiz } from './quiz.ts';
import { wireSettings } from './settings.ts';
import type { SharedParts, Shared } from './shared.ts';

/** What is done by the clock, for the code that starts the application, and what tells pages that the closing ranks have changed. */
export interface Rounds {
  remind: () => Promise<number>;
  ranksState: () => unknown;
}

export function wireFeatures(app: FastifyInstance, parts: SharedParts, shared: Shared): Rounds {
  const builtApp = wireApp(app, parts, shared);
  wireAccounts(builtApp);
  wireCatalogs(builtApp);
  wireDesk(builtApp);
  wireQuiz(builtApp);
  const remind = wireCalendar(builtApp);
  const ranks = wirePath(builtApp);
  wireDecide(builtApp);
  wireSettings(builtApp);
  wireOffline(builtApp, ranks.packs);
  wireMcp(builtApp);
  return { remind, ranksState: ranks.state };
}
