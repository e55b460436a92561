/** How the app is, gathered from those who know: each feature tells its own. */
import type { DeskHealth } from '@disha/contract/desk';
import { backupMark, modelFailure, type Mark } from '../../ops/marks.repository.ts';

export interface HealthSources {
  version: string;
  startedAt: Date;
  database: () => Promise<{ version: string; migrations: number }>;
  marks: () => Promise<ReadonlyMap<string, Mark>>;
  catalogLoadedAt: () => Promise<Date | undefined>;
  /** By what is counted. */
  counts: () => Promise<Record<string, number>>;
  /** Null where no mail is sent. */
  mail: () => Promise<DeskHealth['mail']>;
  isModelConfigured: boolean;
}

export async function healthOf(sources: HealthSources): Promise<DeskHealth> {
  const [database, marks, loadedAt, counts, mail] = await Promise.all([
    sources.database(),
    sources.marks(),
    sources.catalogLoadedAt(),
    sources.counts(),
    sources.mail(),
  ]);
  const failure = marks.get(modelFailure);
  return {
    versions: { disha: sources.version, node: process.version, database: database.version, migrations: database.migrations },
    catalogLoadedAt: loadedAt?.toISOString() ?? null,
    startedAt: sources.startedAt.toISOString(),
    counts,
    lastBackup: marks.get(backupMark)?.at.toISOString() ?? null,
    mail,
    model: {
      configured: sources.isModelConfigured,
      failures: failure?.count ?? 0,
      lastFailure: failure ? { at: failure.at.toISOString(), reason: failure.detail } : null,
    },
  };
}
