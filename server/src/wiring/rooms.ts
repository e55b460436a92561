/** Wires every room of the server: a new one adds a file beside this one, and its line here. */
import type { FastifyInstance } from 'fastify';
import { wireAccounts } from './accounts.ts';
import { wireCalendar } from './calendar.ts';
import { wireCatalogs } from './catalogs.ts';
import { wireDecide } from './decide.ts';
import { wireDesk } from './desk.ts';
import { buildHouse } from './house.ts';
import { wireOffline } from './offline.ts';
import { wirePath } from './path.ts';
import { wireQuiz } from './quiz.ts';
import { wireSettings } from './settings.ts';
import type { Parts, Shared } from './shared.ts';

/** What is done by the clock, for the code that starts the application, and what tells pages that the closing ranks have changed. */
export interface Rounds {
  remind: () => Promise<number>;
  ranksState: () => unknown;
}

export function wireRooms(app: FastifyInstance, parts: Parts, shared: Shared): Rounds {
  const house = buildHouse(app, parts, shared);
  wireAccounts(house);
  wireCatalogs(house);
  wireDesk(house);
  wireQuiz(house);
  const remind = wireCalendar(house);
  const ranks = wirePath(house);
  wireDecide(house);
  wireSettings(house);
  wireOffline(house, ranks.packs);
  return { remind, ranksState: ranks.state };
}
