/** The one file that knows every room: builds them and hands each what it asked for. */
import type { FastifyInstance } from 'fastify';
import { writerOf } from './ai/writer-of.ts';
import type { Writer } from './ai/writer.ts';
import { AnswerCache } from './catalog/answer-cache.ts';
import { CatalogRepository } from './catalog/catalog.repository.ts';
import { CorrectionsList } from './catalog/corrections-list.repository.ts';
import { CorrectionsRepository } from './catalog/corrections.repository.ts';
import { CatalogSnapshot } from './catalog/snapshot.ts';
import type { Db } from './db/connect.ts';
import type { Env } from './env.ts';
import { serveAuth } from './features/auth/auth.routes.ts';
import { serveAvatar } from './features/avatar/avatar.routes.ts';
import { serveBookmarks } from './features/bookmarks/bookmarks.routes.ts';
import { serveColleges } from './features/colleges/colleges.routes.ts';
import { collegeForBookmark, viewColleges } from './features/colleges/colleges.view.ts';
import { serveCorrections } from './features/corrections/corrections.routes.ts';
import { serveCourses } from './features/courses/courses.routes.ts';
import { viewCourses } from './features/courses/courses.view.ts';
import { coursesForField, coursesForStream } from './features/courses/recommended.ts';
import { serveExams } from './features/exams/exams.routes.ts';
import { viewExams } from './features/exams/exams.view.ts';
import { BookmarksRepository } from './features/bookmarks/bookmarks.repository.ts';
import { serveProfile } from './features/profile/profile.routes.ts';
import { exportAttempts } from './features/quiz/quiz.export.ts';
import { QuizRepository } from './features/quiz/quiz.repository.ts';
import { serveQuiz } from './features/quiz/quiz.routes.ts';
import { serveSearch } from './features/search/search.routes.ts';
import { serveSettings } from './features/settings/settings.routes.ts';
import { credentialSeconds, googleIdentity } from './identity/google-identity.ts';
import { Sessions } from './identity/sessions.ts';
import { RateLimits } from './identity/rate-limits.ts';
import { SingleUse } from './identity/single-use.ts';
import { UsersRepository } from './identity/users.repository.ts';
import { BodyCache } from './http/body-cache.ts';
import { createServe } from './http/serve.ts';
import { createMetrics, type Metrics } from './ops/metrics.ts';

export interface Parts {
  db: Db;
  env: Env;
  now: () => Date;
  /** Who writes the prose of quiz results; by the settings unless given. */
  writer?: Writer;
}

export interface Shared {
  /** Whatever is ready to send. */
  bodies: BodyCache;
  metrics: Metrics;
  catalog: CatalogRepository;
  corrections: CorrectionsRepository;
  snapshot: CatalogSnapshot;
  sessions: Sessions;
  rateLimits: RateLimits;
}

export function buildShared({ db, env, now }: Parts): Shared {
  const catalog = new CatalogRepository(db);
  const bodies = new BodyCache();
  return {
    bodies,
    metrics: createMetrics(),
    catalog,
    corrections: new CorrectionsRepository(db),
    snapshot: new CatalogSnapshot(catalog, new AnswerCache(bodies)),
    sessions: new Sessions(db, now),
    rateLimits: new RateLimits(db, now, env.RATE_LIMIT === 'on'),
  };
}

export function wireRooms(app: FastifyInstance, parts: Parts, shared: Shared): void {
  const { db, env, now } = parts;
  const serve = createServe({
    app,
    bodies: shared.bodies,
    identify: (token) => shared.sessions.identify(token),
    adminToken: env.ADMIN_TOKEN,
  });
  const { sessions, rateLimits } = shared;
  const users = new UsersRepository(db);
  const singleUse = new SingleUse(db, now, credentialSeconds);
  const ownBookmarks = new BookmarksRepository(db);
  const attempts = new QuizRepository(db);
  const belongings = async (userId: string) => ({
    bookmarks: await ownBookmarks.exportOf(userId),
    quizAttempts: await exportAttempts(attempts, userId),
  });
  const google = googleIdentity({
    clientId: env.GOOGLE_CLIENT_ID,
    jwksUrl: env.GOOGLE_JWKS_URL,
    now,
    isFirstUse: (credential) => singleUse.claim(credential),
  });
  serveAuth(serve, { users, sessions, rateLimits, google });
  serveProfile(serve, { users, sessions, rateLimits, google, belongings, now });
  serveAvatar(app);
  const { snapshot } = shared;
  serveCourses(serve, shared);
  serveColleges(serve, shared);
  serveExams(serve, shared);
  serveCorrections(serve, { ...shared, list: new CorrectionsList(db) });
  serveBookmarks(serve, {
    db,
    cardsOf: {
      courses: (id) => snapshot.derive(viewCourses).byId.get(id),
      colleges: (id) => collegeForBookmark(snapshot.derive(viewColleges), id),
      exams: (id) => snapshot.derive(viewExams).byId.get(id),
    },
  });
  serveSearch(serve, {
    snapshot,
    courses: (words) => snapshot.derive(viewCourses).search.find(words) ?? [],
    colleges: (words) => snapshot.derive(viewColleges).search.find(words) ?? [],
    exams: (words) => snapshot.derive(viewExams).search.find(words) ?? [],
  });
  serveQuiz(serve, {
    db,
    rateLimits,
    now,
    writer: parts.writer ?? writerOf(env, (reason) => app.log.warn({ reason }, 'the words of the language model were not used')),
    coursesForField: (field) => coursesForField(snapshot.derive(viewCourses), field),
    coursesForStream: (stream) => coursesForStream(snapshot.derive(viewCourses), stream),
    examName: (id) => snapshot.derive(viewExams).byId.get(id)?.shortName,
  });
  serveSettings(serve, {
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    googleScriptUrl: env.GOOGLE_CLIENT_ID === undefined ? null : env.GOOGLE_SCRIPT_URL,
    avatarServiceUrl: env.AVATAR_SERVICE_URL,
  });
}
