import { contractsOf } from '../catalog/catalog.ts';
import { CorrectionsList } from '../catalog/corrections/corrections-list.repository.ts';
import { schemasOf } from '../catalog/documents.ts';
import { serveFacts } from '../features/corrections/facts.routes.ts';
import { serveDesk } from '../features/desk/desk.routes.ts';
import { healthOf, type HealthSources } from '../features/desk/health.ts';
import { acceptReports, serveReports } from '../features/reports/reports.routes.ts';
import { AuditRepository } from '../ops/audit.repository.ts';
import type { BuiltApp } from './app.ts';

export function wireDesk({ serve, parts, shared, now, users, bookmarks, reports, named, marks, fees }: BuiltApp): void {
  const { db, env } = parts;
  const { snapshot, catalogs, rateLimits } = shared;
  const corrected: Parameters<typeof serveFacts>[1] = {
    ...shared,
    list: new CorrectionsList(db, schemasOf(contractsOf(catalogs))),
    named,
    now,
    students: (type, ids) => bookmarks.countsOf(type, ids),
    acceptReport: acceptReports(reports),
    others: [fees.sheet],
  };
  serveFacts(serve, corrected);
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
  serveReports(serve, { reports, snapshot, catalogs, rateLimits, named });
}
