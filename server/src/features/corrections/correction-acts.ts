/** Correcting and taking back, whichever way it is asked for: the desk's calls and the operators' are worded from these. */
import type { Correction } from '@disha/contract/corrections';
import { say } from '@disha/contract/say';
import { z } from 'zod';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import { same, valueAt, type Document } from '../../catalog/corrections/corrections.ts';
import { wordedRecord, type CorrectionsList } from '../../catalog/corrections/corrections-list.repository.ts';
import type { CorrectionsRepository } from '../../catalog/corrections/corrections.repository.ts';
import type { CatalogKind } from '../../catalog/documents.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { AppError } from '../../http/errors.ts';
import type { Staff } from '../../http/who-asks.ts';
import { writtenDown, type NameStaff } from '../../identity/staff.ts';
import { correctionCheck } from './correction-check.ts';
import type { Tx } from '../../db/connect.ts';

/** What somebody reported, accepted because it is corrected now. */
export interface Accepted {
  id: string;
  note: string;
}

export interface CorrectionsParts {
  snapshot: CatalogSnapshot;
  catalogs: readonly ServedCatalog[];
  corrections: CorrectionsRepository;
  list: CorrectionsList;
  named: NameStaff;
  now: () => Date;
  /** How many students hold each of these items of a catalog. */
  students: (catalog: string, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Throws where there is no such report of this item: then nothing is corrected either. */
  acceptReport: (tx: Tx, report: Accepted & { by: string; catalog: string; itemId: string }) => Promise<void>;
}

interface CorrectionRequest {
  kind: CatalogKind;
  id: string;
  field: string;
  to: unknown;
  why: string;
  source: string;
  /** The value that was seen; without it nothing is compared. */
  expected?: unknown;
  report?: Accepted | undefined;
}

export function correctionActs({ snapshot, catalogs, corrections, list, named, acceptReport }: CorrectionsParts) {
  const check = correctionCheck(catalogs, snapshot);

  async function find(id: string): Promise<Correction> {
    const found = z.uuid().safeParse(id).success ? await list.find(id) : undefined;
    if (!found) throw new AppError('not_found', say('corrections.notFound'));
    return found;
  }

  return {
    /** With the names of those who made and ended them, as they are called today. */
    async readable(rows: readonly Correction[]): Promise<Correction[]> {
      const ends = await named(rows.map(({ closed }) => closed ?? { by: '' }));
      return (await named(rows)).map((row, at) => ({ ...row, closed: row.closed && { ...row.closed, by: ends[at]?.by ?? '' } }));
    },

    async correct(caller: Staff, { kind, id, field, to, why, source, expected, report }: CorrectionRequest): Promise<Correction> {
      check.knownField(kind, field);
      const by = { who: writtenDown(caller), why, source };
      const also = report && ((tx: Tx) => acceptReport(tx, { ...report, by: by.who, catalog: kind, itemId: id }));
      const stands = await corrections.corrected(
        kind,
        id,
        (shown, shipped) => {
          const current = valueAt(shown, field);
          // Idempotent: an editor who sent the same a moment ago, and had no answer, is not told that somebody else did.
          if (expected !== undefined && !same(current, expected) && !same(current, to))
            throw new AppError('stale', say('desk.stale'), { data: { current } });
          return [check.changeOf({ kind, shown, shipped, field, to })];
        },
        by,
        { again: true, ...(also ? { also } : {}) },
      );
      if (!stands?.[0]) throw new AppError('not_found', say('corrections.noItem'));
      return stands[0].made ? wordedRecord(stands[0].made, by) : find(stands[0].id);
    },

    /** Undefined where the id is taken. */
    async add(caller: Staff, kind: CatalogKind, document: Document, { why, source }: Pick<CorrectionRequest, 'why' | 'source'>) {
      const made = await corrections.add(kind, document as never, { who: writtenDown(caller), why, source });
      if (!made) return undefined;
      const { rows } = await list.page({ kind, itemId: document.id, state: 'active', limit: 200 });
      return { correction: rows.find(({ change }) => change === 'add') ?? null };
    },

    isThere: check.isThere,

    async takeBack(caller: Staff, correctionId: string, why: string | undefined): Promise<Correction> {
      const { id } = await find(correctionId);
      const end = await corrections.takeBack(id, { who: writtenDown(caller), why });
      if (end !== 'taken_back') throw new AppError('conflict', say('corrections.ended'));
      return find(id);
    },
  };
}
