/** An item that is not there yet, from the fields that somebody gave: checked by the catalog's own schema, its id made from its name. */
import { reservedIds } from '@disha/contract/catalog-descriptor';
import { catalogId } from '@disha/contract/catalog';
import { say } from '@disha/contract/say';
import type { Catalog } from '../../catalog/catalog.ts';
import { fieldsOf, valueAt, type Document } from '../../catalog/corrections.ts';
import type { CatalogKind } from '../../catalog/documents.ts';
import { slug } from '../../catalog/tidy.ts';
import { AppError, checked, invalidAt } from '../../http/errors.ts';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function put(into: Fields, [key = '', ...deeper]: readonly string[], value: unknown): Fields {
  const there = Object.hasOwn(into, key) ? into[key] : undefined;
  const below = deeper.length > 0 ? put(isRecord(there) ? there : {}, deeper, value) : value;
  // A key is somebody's word: never a way to a prototype.
  return Object.fromEntries([...Object.entries(into).filter(([other]) => other !== key), [key, below]]);
}

/** What may be empty, and was left out, is empty in the way its schema writes that. */
function withEmpty({ contract: { document } }: Catalog, given: Fields): Fields {
  let whole = given;
  for (const [field, schema] of fieldsOf(document)) {
    if (valueAt(whole as unknown as Document, field) !== null || schema.safeParse(undefined).success) continue;
    const empty = [null, []].find((value) => schema.safeParse(value).success);
    if (empty !== undefined) whole = put(whole, field.split('.'), empty);
  }
  return whole;
}

export interface NewItem {
  fields: Fields;
  source: string;
  /** "2026-11" */
  month: string;
  isThere: (kind: CatalogKind, id: string) => boolean;
}

export function newItem(catalog: Catalog, { fields, source, month, isThere }: NewItem): Document {
  const { contract, links } = catalog;
  const given = Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .reduce<Fields>((doc, [field, value]) => put(doc, field.split('.'), value), { sources: [source], asOf: month });
  const { name } = given;
  if (typeof name !== 'string' || name.trim() === '') throw invalidAt('name', say('value.required', { name: 'name' }));
  const id = slug(name);
  if (!catalogId.safeParse(id).success) throw invalidAt('name', say('desk.noId'));
  if (reservedIds(contract).has(id)) throw new AppError('conflict', say('desk.idTaken'));
  const document = checked(contract.document, withEmpty(catalog, { ...given, id }));
  const broken = links?.(document).find((link) => !isThere(link.to, link.id));
  if (broken) throw invalidAt(broken.at, say('corrections.noLink', { name: broken.at, id: broken.id, kind: broken.to }));
  return document as Document;
}
