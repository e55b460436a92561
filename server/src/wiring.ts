/** The one file that knows every room: builds them and hands each what it asked for. */
import type { FastifyInstance } from 'fastify';
import { CatalogRepository } from './catalog/catalog.repository.ts';
import { CatalogSnapshot } from './catalog/snapshot.ts';
import type { Db } from './db/connect.ts';
import type { Env } from './env.ts';
import { serveBookmarks } from './features/bookmarks/bookmarks.routes.ts';
import { serveExams } from './features/exams/exams.routes.ts';
import { viewExams } from './features/exams/exams.view.ts';
import { serveSettings } from './features/settings/settings.routes.ts';
import { Sessions } from './identity/sessions.ts';
import { createServe } from './platform/serve.ts';

export interface Parts {
  db: Db;
  env: Env;
  now: () => Date;
}

export interface Shared {
  catalog: CatalogRepository;
  snapshot: CatalogSnapshot;
  sessions: Sessions;
}

export function buildShared({ db, now }: Parts): Shared {
  const catalog = new CatalogRepository(db);
  return { catalog, snapshot: new CatalogSnapshot(catalog), sessions: new Sessions(db, now) };
}

export function wireRooms(app: FastifyInstance, parts: Parts, shared: Shared): void {
  const { db, env } = parts;
  const serve = createServe({ app, identify: (token) => shared.sessions.identify(token), adminToken: env.ADMIN_TOKEN });
  serveExams(serve, shared);
  serveBookmarks(serve, {
    db,
    cardsOf: {
      courses: () => undefined,
      colleges: () => undefined,
      exams: (id) => shared.snapshot.derive(viewExams).byId.get(id),
    },
  });
  serveSettings(serve, {
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    googleScriptUrl: env.GOOGLE_CLIENT_ID === undefined ? null : env.GOOGLE_SCRIPT_URL,
    avatarServiceUrl: env.AVATAR_SERVICE_URL,
  });
}
