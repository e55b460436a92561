import { randomUUID } from 'node:crypto';
import { reportsEndpointsOf, type DeskReport, type OwnReport, type reportsEndpoints } from '@disha/contract/reports';
import { say } from '@disha/contract/say';
import { z } from 'zod';
import { viewIn } from '../../catalog/view/view.ts';
import { contractsOf, type ServedCatalog } from '../../catalog/catalog.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { clientNetwork } from '../../http/client-address.ts';
import { AppError } from '../../http/errors.ts';
import type { AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import type { Limit, RateLimits } from '../../identity/rate-limits.ts';
import { writtenDown, type NameStaff } from '../../identity/staff.ts';
import type { Acceptance, ReportRow, ReportsRepository } from './reports.repository.ts';
import type { Tx } from '../../db/connect.ts';

interface ReportsParts {
  reports: ReportsRepository;
  snapshot: CatalogSnapshot;
  catalogs: readonly ServedCatalog[];
  rateLimits: RateLimits;
  named: NameStaff;
}

/** For the correction of what was reported, in its transaction. */
export const acceptReports = (reports: ReportsRepository) => async (tx: Tx, report: Acceptance) => {
  if (!(await reports.accept(tx, report))) throw new AppError('not_found', say('reports.notFound'));
};

/** A class of students behind one address may report what they find; a robot may not fill the list. */
const perAddress: Limit = { what: 'report', max: 20, seconds: 60 * 60 };

const isFilled = (trap: unknown) => trap !== undefined && trap !== null && trap !== '';

export function serveReports(serve: Serve, { reports, snapshot, catalogs, rateLimits, named }: ReportsParts): void {
  const byName = new Map(catalogs.map((catalog) => [catalog.contract.name, catalog]));
  const nameOf = (type: string, id: string, language: AnswerLanguage): string | null => {
    const catalog = byName.get(type);
    const item = catalog && viewIn(snapshot.view(catalog.view), language).bookmark(id);
    return item === undefined ? null : String((item as { name?: unknown }).name ?? id);
  };
  const own = (row: ReportRow, language: AnswerLanguage): OwnReport => ({
    id: row.id,
    type: row.catalog as OwnReport['type'],
    itemId: row.itemId,
    itemName: nameOf(row.catalog, row.itemId, language),
    field: row.field,
    text: row.text,
    source: row.source,
    at: row.madeAt.toISOString(),
    state: row.state,
    note: row.note,
  });
  const atDesk = async (rows: readonly ReportRow[], language: AnswerLanguage): Promise<DeskReport[]> => {
    const deciders = await named(rows.map(({ decidedBy }) => ({ by: decidedBy ?? '' })));
    return rows.map((row, at) => ({
      ...own(row, language),
      hasAccount: row.userId !== null,
      decided: row.decidedAt && { by: deciders[at]?.by ?? '', at: row.decidedAt.toISOString() },
    }));
  };

  // Of the names there may be more than the contract's; the form is the same.
  serve(reportsEndpointsOf(contractsOf(catalogs)) as typeof reportsEndpoints, {
    'POST /reports': async ({ caller, body: { type, id, field, text, source, website }, request, language }) => {
      await rateLimits.take({ limit: perAddress, who: clientNetwork(request.ip) });
      if (nameOf(type, id, language) === null) throw new AppError('not_found', say('reports.noItem'));
      const report = { catalog: type, itemId: id, field, text, source, userId: caller?.userId ?? null };
      // A robot is answered like anybody.
      const made = isFilled(website) ? randomUUID() : await reports.insert(report);
      return { message: say('reports.made'), data: { report: { id: made, state: 'new' } } };
    },
    'GET /reports/mine': async ({ caller, language }) => ({
      message: say('reports.mine'),
      data: { reports: (await reports.of(caller.userId)).map((row) => own(row, language)) },
    }),
    'GET /desk/reports': async ({ query: { state, cursor, limit }, language }) => {
      const { rows, nextCursor } = await reports.page(state, cursor, limit);
      return { message: say('reports.listed'), data: { reports: await atDesk(rows, language), nextCursor } };
    },
    'PATCH /desk/reports/:id': async ({ caller, params: { id }, body, language }) => {
      const known = z.uuid().safeParse(id).success;
      const found = known ? await reports.decide(id, { ...body, by: writtenDown(caller) }) : undefined;
      if (!found) throw new AppError('not_found', say('reports.notFound'));
      const [report] = (await atDesk([found.report], language)) as [DeskReport];
      if (!found.decided) throw new AppError('stale', say('reports.stale'), { data: { current: report } });
      return { message: say('reports.answered'), data: { report } };
    },
  });
}
