/** The facts at the desk: the same corrections as by call, made by a person with an account. */
import type { Correction } from '@disha/contract/corrections';
import { deskCorrectionsEndpointsOf, type DeskCorrection, type deskCorrectionsEndpoints } from '@disha/contract/desk.corrections';
import { say } from '@disha/contract/say';
import { viewIn } from '../../catalog/view/view.ts';
import { contractsOf, type ServedCatalog } from '../../catalog/catalog.ts';
import { valueAt } from '../../catalog/corrections/corrections.ts';
import type { CatalogKind } from '../../catalog/documents.ts';
import { AppError } from '../../http/errors.ts';
import type { AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import { correctionActs, type CorrectionsParts } from './correction-acts.ts';
import { addsTo, describeField, fieldsIn, newFields } from './desk-facts.ts';
import { dueFacts } from './due-facts.ts';
import { newItem } from './new-item.ts';

const noItem = () => new AppError('not_found', say('corrections.noItem'));

export function serveDeskCorrections(serve: Serve, parts: CorrectionsParts): void {
  const { snapshot, catalogs, corrections, list } = parts;
  const acts = correctionActs(parts);
  const facts = dueFacts(parts);
  const byName = new Map<string, ServedCatalog>(catalogs.map((catalog) => [catalog.contract.name, catalog]));
  const nameOf = (catalog: ServedCatalog | undefined, id: string, language: AnswerLanguage): string | null => {
    const item = catalog && viewIn(snapshot.view(catalog.view), language).bookmark(id);
    return item === undefined ? null : String((item as { name?: unknown }).name ?? id);
  };
  const named = (name: string): ServedCatalog => {
    const catalog = byName.get(name);
    if (!catalog) throw new AppError('not_found', say('desk.noCatalog'));
    return catalog;
  };
  const atDesk = async (rows: readonly Correction[], language: AnswerLanguage): Promise<DeskCorrection[]> =>
    (await acts.readable(rows)).map(({ kind, change: _change, why, closed, ...row }) => ({
      ...row,
      catalog: kind,
      itemName: nameOf(byName.get(kind), row.itemId, language),
      reason: why,
      closed: closed && { by: closed.by, at: closed.at, reason: closed.why },
    }));
  const answerWith = async (made: Correction, language: AnswerLanguage) => {
    const [correction] = (await atDesk([made], language)) as [DeskCorrection];
    return { correction };
  };

  // Of the names there may be more than the contract's; the form is the same.
  serve(deskCorrectionsEndpointsOf(contractsOf(catalogs)) as typeof deskCorrectionsEndpoints, {
    'GET /desk/corrections': async ({ query: { catalog, id, ...query }, language }) => {
      const { rows, nextCursor } = await list.page({ ...query, kind: catalog, itemId: id });
      return { message: say('desk.corrections'), data: { corrections: await atDesk(rows, language), nextCursor } };
    },
    'POST /desk/corrections': async ({ caller, body: { catalog: kind, value: to, reason: why, ...wish }, language }) => ({
      message: say('desk.corrected'),
      data: await answerWith(await acts.correct(caller, { ...wish, kind, to, why }), language),
    }),
    'DELETE /desk/corrections/:id': async ({ caller, params, body: { reason }, language }) => ({
      message: say('desk.takenBack'),
      data: await answerWith(await acts.takeBack(caller, params.id, reason), language),
    }),
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
      const adds = addsTo(catalog, shown);
      return { message: say('desk.item'), data: { item: { catalog: kind, itemId: id, itemName, asOf: shown.asOf, fields, adds } } };
    },
    'GET /desk/items/:catalog': ({ params }) => ({ message: say('desk.newItem'), data: { fields: newFields(named(params.catalog)) } }),
    'POST /desk/items/:catalog': async ({ caller, params, body: { fields, reason, source }, language }) => {
      const catalog = named(params.catalog);
      const kind = params.catalog as CatalogKind;
      const month = parts.now().toISOString().slice(0, 7);
      const document = newItem(catalog, { fields, source, month, isThere: acts.isThere });
      const made = await acts.add(caller, kind, document, { why: reason, source });
      if (!made) throw new AppError('conflict', say('desk.idTaken'));
      // Its view follows in a moment; what it is called is known.
      const item = { catalog: kind, itemId: document.id, itemName: nameOf(catalog, document.id, language) ?? String(fields['name']) };
      const answer = made.correction ? await answerWith(made.correction, language) : { correction: null };
      return { message: say('desk.added'), data: { item, ...answer } };
    },
    'GET /desk/due': async ({ query: { catalog: name }, language }) => {
      const { total, due } = await facts.all(name);
      const withName = due.map((fact) => ({ ...fact, itemName: nameOf(byName.get(fact.catalog), fact.itemId, language) }));
      return { message: say('desk.due'), data: { total, due: withName } };
    },
    'POST /desk/due/confirm': async ({ caller, body: { catalog: kind, id, field, reason: why, source }, language }) => {
      const item = await corrections.read(kind, id);
      if (!item) throw noItem();
      const confirmed = facts.confirmed(kind, item.shown, field);
      if (!confirmed) throw new AppError('conflict', say('desk.notDue'));
      const expected = valueAt(item.shown, confirmed.field);
      const made = await acts.correct(caller, { kind, id, ...confirmed, why, source, expected });
      return { message: say('desk.confirmed'), data: await answerWith(made, language) };
    },
  });
}
