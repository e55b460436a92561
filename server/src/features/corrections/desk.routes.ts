/** The facts at the desk: the same corrections as by call, made by a person with an account. */
import type { Correction } from '@disha/contract/corrections';
import { deskCorrectionsEndpointsOf, type DeskCorrection, type deskCorrectionsEndpoints } from '@disha/contract/desk-corrections';
import { say } from '@disha/contract/say';
import { z } from 'zod';
import { contractsOf, viewIn, type Catalog } from '../../catalog/catalog.ts';
import { same, valueAt } from '../../catalog/corrections.ts';
import type { CatalogKind } from '../../catalog/documents.ts';
import { AppError } from '../../http/errors.ts';
import type { AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import { writtenDown } from '../../identity/staff.ts';
import { correctionCheck } from './correction-check.ts';
import type { CorrectionsParts } from './corrections.routes.ts';
import { describeField, dueFacts, fieldsIn } from './desk-facts.ts';
import { readable } from './readable.ts';

const noItem = () => new AppError('not_found', say('corrections.noItem'));

export function serveDeskCorrections(serve: Serve, parts: CorrectionsParts): void {
  const { snapshot, catalogs, corrections, list, named } = parts;
  const check = correctionCheck(catalogs, snapshot);
  const byName = new Map<string, Catalog>(catalogs.map((catalog) => [catalog.contract.name, catalog]));
  const nameOf = (catalog: Catalog | undefined, id: string, language: AnswerLanguage): string | null => {
    const item = catalog && viewIn(snapshot.view(catalog.view), language).bookmark(id);
    return item === undefined ? null : String((item as { name?: unknown }).name ?? id);
  };
  const atDesk = async (rows: readonly Correction[], language: AnswerLanguage): Promise<DeskCorrection[]> =>
    (await readable(rows, named)).map(({ kind, change: _change, why, closed, ...row }) => ({
      ...row,
      catalog: kind,
      itemName: nameOf(byName.get(kind), row.itemId, language),
      reason: why,
      closed: closed && { by: closed.by, at: closed.at, reason: closed.why },
    }));
  const read = async (id: string): Promise<Correction> => {
    const found = z.uuid().safeParse(id).success ? await list.find(id) : undefined;
    if (!found) throw new AppError('not_found', say('corrections.notFound'));
    return found;
  };
  const answerWith = async (id: string, language: AnswerLanguage) => {
    const [correction] = (await atDesk([await read(id)], language)) as [DeskCorrection];
    return { correction };
  };

  // Of the names there may be more than the contract's; the form is the same.
  serve(deskCorrectionsEndpointsOf(contractsOf(catalogs)) as typeof deskCorrectionsEndpoints, {
    'GET /desk/corrections': async ({ query: { catalog, id, ...query }, language }) => {
      const { rows, nextCursor } = await list.page({ ...query, kind: catalog, itemId: id });
      return { message: say('desk.corrections'), data: { corrections: await atDesk(rows, language), nextCursor } };
    },
    'POST /desk/corrections': async ({ caller, body: { catalog: kind, id, field, value, reason, source, expected }, language }) => {
      check.knownField(kind, field);
      const made = await corrections.correct(
        kind,
        id,
        (shown, shipped) => {
          const current = valueAt(shown, field);
          // Whoever sent the same a moment ago, and had no answer, is not told that somebody else did.
          if (expected !== undefined && !same(current, expected) && !same(current, value))
            throw new AppError('stale', say('desk.stale'), { data: { current } });
          return [check.changeOf({ kind, shown, shipped, field, to: value })];
        },
        { who: writtenDown(caller), why: reason, source },
        { again: true },
      );
      if (made?.[0] === undefined) throw noItem();
      await snapshot.refresh([kind]);
      return { message: say('desk.corrected'), data: await answerWith(made[0], language) };
    },
    'DELETE /desk/corrections/:id': async ({ caller, params, body: { reason }, language }) => {
      const { id, kind } = await read(params.id);
      const end = await corrections.takeBack(id, { who: writtenDown(caller), why: reason });
      if (end !== 'taken_back') throw new AppError('conflict', say('corrections.ended'));
      await snapshot.refresh([kind]);
      return { message: say('desk.takenBack'), data: await answerWith(id, language) };
    },
    'GET /desk/items/:catalog/:id': async ({ params: { catalog: name, id }, language }) => {
      const catalog = byName.get(name);
      const kind = name as CatalogKind;
      const item = catalog && (await corrections.read(kind, id));
      if (!item) throw noItem();
      const { shown, shipped, standing } = item;
      const fields = fieldsIn(catalog, shown, shipped).map((field) => ({
        ...describeField(catalog, field, shown, shipped),
        correction: standing.find((record) => record.field === field)?.id ?? null,
      }));
      const itemName = nameOf(catalog, id, language);
      return { message: say('desk.item'), data: { item: { catalog: kind, itemId: id, itemName, asOf: shown.asOf, fields } } };
    },
    'GET /desk/due': ({ query: { catalog: name }, language }) => {
      const { total, due } = dueFacts(
        catalogs.filter(({ contract }) => name === undefined || contract.name === name),
        snapshot,
      );
      const withName = due.map((fact) => ({ ...fact, itemName: nameOf(byName.get(fact.catalog), fact.itemId, language) }));
      return { message: say('desk.due'), data: { total, due: withName } };
    },
  });
}
