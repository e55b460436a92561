/**
 * The facts that somebody should look up again: past the day they are good until, or never confirmed. Those that most students rely on
 * come first. Names no catalog: each says how long its facts are good.
 */
import type { DueFact } from '@disha/contract/desk.corrections';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import { schemaFields, type Document } from '../../catalog/corrections/corrections.ts';
import type { CatalogDocument, CatalogKind } from '../../catalog/documents.ts';
import { wholeItemDue, type Confirmed, type DueField } from '../../catalog/corrections/due.ts';
import { indianDay } from '@disha/contract/indian-day';
import type { CorrectionsParts } from './correction-acts.ts';
import { certaintyFields, isHeldById, unconfirmed } from './desk-facts.ts';

/** A list cannot be longer than a person reads. */
const mostDue = 500;

type Due = Omit<DueField, 'goodUntil'> & { goodUntil: string | null };
type FoundDue = Omit<DueFact, 'itemName' | 'students'>;

/** Somebody who has read it at the source is sure of it. */
const sure = (field: string, value: unknown): Confirmed | undefined => {
  if (value === 'C') return { field, to: 'A' };
  const key = certaintyFields.find((name) => (value as Record<string, unknown>)[name] === 'C');
  return key === undefined ? undefined : { field, to: { ...(value as object), [key]: 'A' } };
};

function dueIn(catalog: ServedCatalog, document: CatalogDocument, today: string): Due[] {
  const { contract } = catalog;
  const names = [...schemaFields(contract.document).keys()].filter(
    (name) => certaintyFields.includes(name) || isHeldById(contract.document, name),
  );
  const past = catalog.due?.(document, today) ?? wholeItemDue(document, today);
  const unsure = [...unconfirmed(document as unknown as Record<string, unknown>, names)]
    .filter(({ field }) => !past.some((one) => one.field === field))
    .map(({ field, value }): Due => ({ field, value, goodUntil: null, confirmed: sure(field, value) }));
  return [...past, ...unsure];
}

/** The page that says it officially. */
function linkOf(document: CatalogDocument): string | null {
  const { officialLink, website } = document as { officialLink?: unknown; website?: unknown };
  return [officialLink, website].find((link): link is string => typeof link === 'string' && link !== '') ?? null;
}

export function dueFacts({ catalogs, snapshot, students, now }: CorrectionsParts) {
  /** How many items of any catalog lead to each: what no student has bookmarked yet is told apart by it. */
  const reachOf = () => {
    const reach = new Map<string, number>();
    for (const { contract, links, isLarge } of catalogs) {
      if (!links || isLarge === true) continue;
      for (const document of snapshot.items(contract.name))
        for (const { to, id } of links(document)) reach.set(`${to} ${id}`, (reach.get(`${to} ${id}`) ?? 0) + 1);
    }
    return reach;
  };
  const today = () => indianDay(now());
  const byName = new Map(catalogs.map((catalog) => [catalog.contract.name as string, catalog]));

  async function withStudents(found: readonly FoundDue[]) {
    const counts = new Map<string, ReadonlyMap<string, number>>();
    for (const name of new Set(found.map(({ catalog }) => catalog)))
      counts.set(name, await students(name, [...new Set(found.filter(({ catalog }) => catalog === name).map(({ itemId }) => itemId))]));
    return found.map((fact) => ({ ...fact, students: counts.get(fact.catalog)?.get(fact.itemId) ?? 0 }));
  }

  return {
    async all(name: string | undefined): Promise<{ total: number; due: Omit<DueFact, 'itemName'>[] }> {
      const day = today();
      // Of tens of thousands no editor goes through each; their rows come by sheets.
      const walked = catalogs.filter(({ contract, isLarge }) => isLarge !== true && (name === undefined || contract.name === name));
      const found = walked.flatMap((catalog) =>
        snapshot.items(catalog.contract.name).flatMap((document) =>
          dueIn(catalog, document, day).map(({ field, value, goodUntil, confirmed }): FoundDue => ({
            catalog: catalog.contract.name as DueFact['catalog'],
            itemId: document.id,
            asOf: document.asOf,
            field,
            value,
            goodUntil,
            link: linkOf(document),
            confirmable: confirmed !== undefined,
          })),
        ),
      );
      const reach = reachOf();
      const leads = ({ catalog, itemId }: FoundDue) => reach.get(`${catalog} ${itemId}`) ?? 0;
      const since = ({ goodUntil, asOf }: FoundDue) => goodUntil ?? asOf;
      const due = (await withStudents(found)).sort(
        (a, b) => b.students - a.students || leads(b) - leads(a) || (since(a) < since(b) ? -1 : since(a) > since(b) ? 1 : 0),
      );
      return { total: due.length, due: due.slice(0, mostDue) };
    },
    confirmed(kind: CatalogKind, document: Document, field: string): Confirmed | undefined {
      const catalog = byName.get(kind);
      return catalog && dueIn(catalog, document, today()).find((one) => one.field === field)?.confirmed;
    },
  };
}
