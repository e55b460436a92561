/** The one file that knows every room: builds them and hands each what it asked for. */
import type { Belongings } from '@disha/contract/belongings';
import { defaultLanguage } from '@disha/contract/languages';
import type { StateFile } from '@disha/contract/states.files';
import type { FastifyInstance } from 'fastify';
import { writerOf } from './ai/writer-of.ts';
import type { Writer } from './ai/writer.ts';
import { AnswerCache } from './catalog/answer-cache.ts';
import { viewIn } from './catalog/view.ts';
import { contractsOf, type Catalog, type PinLookup } from './catalog/catalog.ts';
import { CatalogRepository } from './catalog/catalog.repository.ts';
import { CorrectionsList } from './catalog/corrections-list.repository.ts';
import { CorrectionsRepository } from './catalog/corrections.repository.ts';
import { adviceOf } from './catalog/advice.ts';
import { schemasOf } from './catalog/documents.ts';
import type { ImageFile } from './catalog/image.ts';
import { CatalogNews } from './catalog/news.ts';
import { untranslated, type Translations } from './catalog/translations.ts';
import { CatalogSnapshot } from './catalog/snapshot.ts';
import { catalogs as allCatalogs } from './catalogs.ts';
import type { Db } from './db/connect.ts';
import type { Env } from './env.ts';
import { serveAuth } from './features/auth/auth.routes.ts';
import { serveAvatar } from './features/avatar/avatar.routes.ts';
import { serveBookmarks } from './features/bookmarks/bookmarks.routes.ts';
import { serveChances } from './features/chances/chances.routes.ts';
import { clientErrorsCounter } from './features/client-errors/client-errors.metrics.ts';
import { serveClientErrors } from './features/client-errors/client-errors.routes.ts';
import { AddressesRepository } from './features/calendar/addresses.repository.ts';
import { CalendarRepository } from './features/calendar/calendar.repository.ts';
import { calendarOf, serveCalendar } from './features/calendar/calendar.routes.ts';
import { serveFacts } from './features/corrections/facts.routes.ts';
import { serveDesk } from './features/desk/desk.routes.ts';
import { healthOf, type HealthSources } from './features/desk/health.ts';
import { BookmarksRepository } from './features/bookmarks/bookmarks.repository.ts';
import { courseDoors } from './features/path/begins.ts';
import { bookMaker, noRules, type RuleLines } from './features/path/book.ts';
import { PathRepository } from './features/path/path.repository.ts';
import { servePath } from './features/path/path.routes.ts';
import { serveProfile } from './features/profile/profile.routes.ts';
import { exportAttempts } from './features/quiz/quiz.export.ts';
import { QuizRepository } from './features/quiz/quiz.repository.ts';
import { serveQuiz, type QuizParts } from './features/quiz/quiz.routes.ts';
import { reminderMail } from './features/reminders/reminders.mail.ts';
import { RemindersRepository } from './features/reminders/reminders.repository.ts';
import { goRound } from './features/reminders/reminders.rounds.ts';
import { serveReminders } from './features/reminders/reminders.routes.ts';
import { ReportsRepository } from './features/reports/reports.repository.ts';
import { acceptReports, serveReports } from './features/reports/reports.routes.ts';
import { recoveryMails } from './features/recovery/recovery.mails.ts';
import { serveRecovery } from './features/recovery/recovery.routes.ts';
import { serveSearch } from './features/search/search.routes.ts';
import { serveSessions } from './features/sessions/sessions.routes.ts';
import { serveSettings } from './features/settings/settings.routes.ts';
import { serveTaxonomy } from './features/taxonomy/taxonomy.routes.ts';
import { serveStates } from './features/states/states.routes.ts';
import { givenOut } from './given-out.ts';
import { credentialSeconds, googleIdentity } from './identity/google-identity.ts';
import { Sessions } from './identity/sessions.ts';
import { RateLimits } from './identity/rate-limits.ts';
import { SingleUse } from './identity/single-use.ts';
import { nameStaff } from './identity/staff.ts';
import { CurrentFees } from './catalog/current-fees.ts';
import type { FeeFiles } from './catalog/fee-files.ts';
import { UsersRepository } from './identity/users.repository.ts';
import { MailTokens } from './mail/mail-tokens.repository.ts';
import type { Outbox } from './mail/outbox.ts';
import { outboxOf } from './mail/outbox-of.ts';
import { BodyCache } from './http/body-cache.ts';
import { translationIn, type AnswerLanguage } from './http/language.ts';
import { createServe } from './http/serve.ts';
import { originOf } from './pages/origin.ts';
import { AuditRepository } from './ops/audit.repository.ts';
import { MarksRepository, modelFailure } from './ops/marks.repository.ts';
import { createMetrics, type Metrics } from './ops/metrics.ts';

export interface Parts {
  db: Db;
  env: Env;
  now: () => Date;
  /** Who writes the prose of quiz results; by the settings unless given. */
  writer?: Writer;
  /** Every catalog there is, unless given. */
  catalogs?: readonly Catalog[];
  /** How each state admits; nothing is known of any unless given. */
  states?: readonly StateFile[];
  /** What courses cost, and how many want the places behind an exam; nothing is known of any unless given. */
  fees?: FeeFiles;
  crowds?: QuizParts['figures']['crowds'];
  /** Who may begin or sit what; nothing is known of anything unless given. */
  rules?: RuleLines;
  /** What the facts are called in other languages; English everywhere unless given. */
  translations?: Translations;
  /** Where the next start finds what this one makes of the catalogs; nowhere unless given. */
  images?: ImageFile;
  version?: string;
  /** Where the shipped closing ranks lie; there are none unless given. */
  catalogFolder?: string;
  /** Where a PIN lies; nothing is known of any unless given. */
  districtOfPin?: PinLookup;
}

export interface Shared {
  /** Whatever is ready to send. */
  bodies: BodyCache;
  metrics: Metrics;
  catalogs: readonly Catalog[];
  catalog: CatalogRepository;
  corrections: CorrectionsRepository;
  snapshot: CatalogSnapshot;
  sessions: Sessions;
  rateLimits: RateLimits;
  outbox: Outbox;
  mailTokens: MailTokens;
}

type Log = Pick<FastifyInstance['log'], 'warn'>;

export function buildShared({ db, env, now, catalogs = allCatalogs, translations = untranslated, images }: Parts, log: Log): Shared {
  const schemas = schemasOf(contractsOf(catalogs));
  const news = new CatalogNews();
  const catalog = new CatalogRepository(db, schemas, news);
  const bodies = new BodyCache();
  const metrics = createMetrics();
  return {
    ...{ bodies, metrics, catalogs, catalog },
    corrections: new CorrectionsRepository(db, schemas, news),
    snapshot: new CatalogSnapshot(catalog, catalogs, new AnswerCache(bodies), translations, {
      images,
      news,
      onError: (error) => log.warn({ err: error }, 'changed rows of the catalogs could not be read'),
    }),
    sessions: new Sessions(db, now, givenOut(db)),
    rateLimits: new RateLimits(db, now, env.RATE_LIMIT === 'on'),
    outbox: outboxOf({ db, env, log, registry: metrics.registry }),
    mailTokens: new MailTokens(db),
  };
}

/** What is done by the clock, for whoever starts the application, and what tells pages that the closing ranks have changed. */
export interface Rounds {
  remind: () => Promise<number>;
  ranksState: () => unknown;
}

export function wireRooms(app: FastifyInstance, parts: Parts, shared: Shared): Rounds {
  const { db, env, now } = parts;
  const { sessions, rateLimits } = shared;
  const users = new UsersRepository(db);
  const reminders = new RemindersRepository(db);
  const serve = createServe({
    app,
    bodies: shared.bodies,
    identify: (token) => sessions.identify(token),
    roleOf: (userId) => users.roleOf(userId),
    adminToken: env.ADMIN_TOKEN,
  });
  const singleUse = new SingleUse(db, now, credentialSeconds);
  const ownBookmarks = new BookmarksRepository(db);
  const attempts = new QuizRepository(db);
  const path = new PathRepository(db);
  const addresses = new AddressesRepository(db);
  const reports = new ReportsRepository(db);
  const belongings = async (userId: string, language: AnswerLanguage): Promise<Belongings> => ({
    bookmarks: await ownBookmarks.exportOf(userId),
    quizAttempts: await exportAttempts(attempts, userId, translationIn(language)),
    reports: await reports.exportOf(userId),
    ...(await path.exportOf(userId)),
    ...(await addresses.exportOf(userId)),
    reminders: await reminders.exportOf(userId),
  });
  const google = googleIdentity({
    clientId: env.GOOGLE_CLIENT_ID,
    jwksUrl: env.GOOGLE_JWKS_URL,
    now,
    isFirstUse: (credential) => singleUse.claim(credential),
  });
  const { outbox, mailTokens: tokens } = shared;
  const origin = () => originOf(app, env);
  outbox.register(...recoveryMails({ users, tokens, origin, now }));
  serveAuth(serve, { users, sessions, rateLimits, google, now });
  serveSessions(serve, { sessions });
  serveRecovery(serve, { db, users, sessions, rateLimits, outbox, tokens, now });
  serveProfile(serve, {
    users,
    sessions,
    rateLimits,
    google,
    belongings,
    tellPasswordChanged: (tx, { id, email }) => outbox.add(tx, { kind: 'password-changed', userId: id, address: email, language: null }),
    now,
  });
  serveAvatar(app);
  const { snapshot, catalogs } = shared;
  const fees = new CurrentFees({ ...parts, snapshot });
  for (const catalog of catalogs) catalog.serve(serve, { ...shared, fees, districtOfPin: parts.districtOfPin });
  const named = nameStaff(users);
  const corrected: Parameters<typeof serveFacts>[1] = {
    ...shared,
    list: new CorrectionsList(db, schemasOf(contractsOf(catalogs))),
    named,
    now,
    students: (type, ids) => ownBookmarks.countsOf(type, ids),
    acceptReport: acceptReports(reports),
    others: [fees.sheet],
  };
  serveFacts(serve, corrected);
  const marks = new MarksRepository(db);
  const health: HealthSources = {
    version: parts.version ?? '0',
    startedAt: now(),
    database: () => marks.database(),
    marks: () => marks.all(),
    catalogLoadedAt: () => shared.catalog.loadedAt(),
    counts: async () => ({
      ...snapshot.counts(),
      accounts: await users.count(),
      newReports: await reports.countOf('new'),
      activeCorrections: await corrected.list.countActive(),
    }),
    mail: async () => (shared.outbox.isOn ? shared.outbox.waiting() : null),
    isModelConfigured: env.GEMINI_API_KEY !== undefined || (env.AI_BASE_URL !== undefined && env.AI_MODEL !== undefined),
  };
  serveDesk(serve, { audit: new AuditRepository(db), named, health: () => healthOf(health) });
  const modelFailed = (reason: string) => {
    app.log.warn({ reason }, 'the words of the language model were not used');
    marks.note(modelFailure, now(), reason.slice(0, 200)).catch((error: unknown) => app.log.warn({ err: error }, 'not noted'));
  };
  serveReports(serve, { reports, snapshot, catalogs, rateLimits, named });
  serveBookmarks(serve, { bookmarks: ownBookmarks, snapshot, catalogs });
  serveSearch(serve, { snapshot, catalogs });
  const advice = adviceOf(catalogs, snapshot);
  const book = bookMaker(snapshot, parts.rules ?? noRules, parts.states);
  serveQuiz(serve, {
    db,
    rateLimits,
    now,
    writer: parts.writer ?? writerOf(env, modelFailed),
    openTo: courseDoors(book, now),
    figures: { crowds: parts.crowds, fees },
    ...advice,
  });
  serveStates(serve, { states: parts.states ?? [], snapshot, examName: advice.examName, translations: parts.translations ?? untranslated });
  serveCalendar(app, serve, {
    calendar: new CalendarRepository(db),
    addresses,
    isStillIn: async (tx, caller) => (await sessions.holder(tx, caller)) !== undefined,
    datedExam: advice.datedExam,
    bookmarkedExams: async (userId) =>
      (await ownBookmarks.of(userId)).filter(({ type }) => type === calendarOf).map(({ itemId }) => itemId),
    now,
  });
  outbox.register(reminderMail({ users, tokens, reminders, datedExam: advice.datedExam, origin, now }));
  serveReminders(app, serve, { db, users, reminders, tokens, outbox, now });
  const keepsStatements = env.DATABASE_POOL_URL === undefined;
  const viewOf = (type: string) => {
    const catalog = catalogs.find(({ contract }) => contract.name === type);
    return catalog && snapshot.view(catalog.view);
  };
  const holds = (type: string, id: string) => viewOf(type)?.bookmark(id) !== undefined;
  const { catalogFolder } = parts;
  const ranks = serveChances(serve, { db, keepsStatements, holds, named, coursesForField: advice.coursesForField, catalogFolder, now });
  servePath(serve, {
    path,
    snapshot,
    book,
    holds,
    nameOf: (type, id, language) => {
      const view = viewOf(type);
      const item = view && (viewIn(view, language).bookmark(id) as { name?: string } | undefined);
      return item?.name ?? id;
    },
    ...{ advice, fees, now, ranks, states: parts.states, translations: parts.translations },
  });
  serveTaxonomy(serve);
  serveSettings(serve, {
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    googleScriptUrl: env.GOOGLE_CLIENT_ID === undefined ? null : env.GOOGLE_SCRIPT_URL,
    avatarServiceUrl: env.AVATAR_SERVICE_URL,
    mail: outbox.isOn,
  });
  serveClientErrors(serve, {
    note: (error, text) => app.log.warn({ browser: error }, text),
    count: clientErrorsCounter(shared.metrics.registry),
    now,
  });
  return {
    remind: () =>
      goRound({
        reminders,
        outbox,
        users,
        bookmarkedExams: (ids) => ownBookmarks.ofMany(ids, calendarOf),
        datedExam: (id) => advice.datedExam(id, defaultLanguage),
        now,
      }),
    ranksState: ranks.state,
  };
}
