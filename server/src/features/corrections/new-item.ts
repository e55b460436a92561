/** An item that is not there yet, from the fields that somebody gave: checked by the catalog's own schema, its id made from its name. */
import { reservedIds } from '@disha/contract/catalog.descriptor';
import { catalogId } from '@disha/contract/catalog';
import { say } from '@disha/contract/say';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import type { Document } from '../../catalog/corrections/corrections.ts';
import type { CatalogKind } from '../../catalog/documents.ts';
import { fromPaths, withEmpty, type Fields } from '../../catalog/corrections/empty-fields.ts';
import { slug } from '../../catalog/sheets/tidy.ts';
import { AppError, checked, invalidAt } from '../../http/errors.ts';

export interface NewItem {
  fields: Fields;
  source: string;
  /** "2026-11" */
  month: string;
  isThere: (kind: CatalogKind, id: string) => boolean;
}

export function newItem(catalog: ServedCatalog, { fields, source, month, isThere }: NewItem): Document {
  const { contract, links, faults } = catalog;
  const said = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  const given = fromPaths(said, { sources: [source], asOf: month });
  const { name } = given;

  if (typeof name !== 'string' || name.trim() === '') throw invalidAt('name', say('value.required', { name: 'name' }));
  const id = slug(name);
  if (!catalogId.safeParse(id).success) throw invalidAt('name', say('desk.noId'));
  if (reservedIds(contract).has(id)) throw new AppError('conflict', say('desk.idTaken'));
  const document = checked(contract.document, withEmpty(contract.document, { ...given, id }));
  const broken = links?.(document).find((link) => !isThere(link.to, link.id));
  if (broken) throw invalidAt(broken.at, say('corrections.noLink', { name: broken.at, id: broken.id, kind: broken.to }));
  const fault = faults?.(document);
  if (fault) throw invalidAt(fault.at, fault.said);
  return document as Document;
}
