/** What several features need: repositories, who asks, what the catalogs answer. Each feature is wired with it in a file of its own. */
import type { FastifyInstance } from 'fastify';
import { adviceOf } from '../catalog/advice.ts';
import { AddressesRepository } from '../features/calendar/addresses.repository.ts';
import { BookmarksRepository } from '../features/bookmarks/bookmarks.repository.ts';
import { bookMaker, noRules } from '../features/path/book.ts';
import { PathRepository } from '../features/path/path.repository.ts';
import { QuizRepository } from '../features/quiz/quiz.repository.ts';
import { RemindersRepository } from '../features/reminders/reminders.repository.ts';
import { ReportsRepository } from '../features/reports/reports.repository.ts';
import { credentialSeconds, googleIdentity } from '../identity/google-identity.ts';
import { SingleUse } from '../identity/single-use.ts';
import { nameStaff } from '../identity/staff.ts';
import { CurrentFees } from '../catalog/fees/current-fees.ts';
import { UsersRepository } from '../identity/users.repository.ts';
import { createServe } from '../http/serve.ts';
import { originOf } from '../pages/origin.ts';
import { MarksRepository } from '../ops/marks.repository.ts';
import { viewIn, type CatalogView } from '../catalog/view/view.ts';
import type { AnswerLanguage } from '../http/language.ts';
import type { Serve } from '../http/serve.ts';
import type { SharedParts, Shared } from './shared.ts';

export interface BuiltApp {
  app: FastifyInstance;
  serve: Serve;
  parts: SharedParts;
  shared: Shared;
  now: () => Date;
  origin: () => string;
  users: UsersRepository;
  bookmarks: BookmarksRepository;
  attempts: QuizRepository;
  path: PathRepository;
  addresses: AddressesRepository;
  reports: ReportsRepository;
  reminders: RemindersRepository;
  google: ReturnType<typeof googleIdentity>;
  named: ReturnType<typeof nameStaff>;
  marks: MarksRepository;
  fees: CurrentFees;
  advice: ReturnType<typeof adviceOf>;
  /** Who may begin or sit what. */
  book: ReturnType<typeof bookMaker>;
  /** The view of a catalog by its name; undefined where there is none of it. */
  viewOf: (type: string) => CatalogView | undefined;
  holds: (type: string, id: string) => boolean;
  /** What an item is called in a language; its id where no catalog holds it. */
  nameOf: (type: string, id: string, language: AnswerLanguage) => string;
}

export function wireApp(app: FastifyInstance, parts: SharedParts, shared: Shared): BuiltApp {
  const { db, env, now } = parts;
  const { snapshot, catalogs, sessions } = shared;
  const users = new UsersRepository(db);
  const singleUse = new SingleUse(db, now, credentialSeconds);
  const viewOf = (type: string) => {
    const catalog = catalogs.find(({ contract }) => contract.name === type);
    return catalog && snapshot.view(catalog.view);
  };
  return {
    ...{ app, parts, shared, now, users, viewOf },
    serve: createServe({
      app,
      bodies: shared.bodies,
      acts: shared.acts,
      readBack: shared.readBack,
      identify: (token) => sessions.identify(token),
      roleOf: (userId) => users.roleOf(userId),
      adminToken: env.ADMIN_TOKEN,
    }),
    origin: () => originOf(app, env),
    bookmarks: new BookmarksRepository(db),
    attempts: new QuizRepository(db),
    path: new PathRepository(db),
    addresses: new AddressesRepository(db),
    reports: new ReportsRepository(db),
    reminders: new RemindersRepository(db),
    google: googleIdentity({
      clientId: env.GOOGLE_CLIENT_ID,
      jwksUrl: env.GOOGLE_JWKS_URL,
      now,
      isFirstUse: (credential) => singleUse.claim(credential),
    }),
    named: nameStaff(users),
    marks: new MarksRepository(db),
    fees: new CurrentFees({ ...parts, snapshot }),
    advice: adviceOf(catalogs, snapshot),
    book: bookMaker(snapshot, {
      ...{ rules: parts.rules ?? noRules, states: parts.states, counsel: parts.counsel, priors: parts.admissions?.priors },
    }),
    nameOf: (type, id, language) => {
      const view = viewOf(type);
      const item = view && (viewIn(view, language).bookmark(id) as { name?: string } | undefined);
      return item?.name ?? id;
    },
    holds: (type, id) => viewOf(type)?.bookmark(id) !== undefined,
  };
}
