/**
 * Whether a correction may be: of a field there is, to a value the catalog's own schema takes, naming only what there is, and to
 * another value than is shipped.
 */
import { say } from '@disha/contract/say';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import {
  fieldSchema,
  schemaFields,
  same,
  valueAt,
  withValue,
  type Document,
  type FieldChange,
} from '../../catalog/corrections/corrections.ts';
import type { CatalogKind } from '../../catalog/documents.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { AppError, checked, invalidAt } from '../../http/errors.ts';

interface AskedCorrection extends FieldChange {
  kind: CatalogKind;
  shown: Document;
  shipped: Document;
}

export function correctionCheck(catalogs: readonly ServedCatalog[], snapshot: Pick<CatalogSnapshot, 'view'>) {
  const byName = new Map(catalogs.map((catalog) => [catalog.contract.name, catalog]));
  const catalogOf = (kind: CatalogKind): ServedCatalog => {
    const catalog = byName.get(kind);
    if (!catalog) throw new Error(`there is no catalog ${kind}`);
    return catalog;
  };
  const isThere = (kind: CatalogKind, id: string) => snapshot.view(catalogOf(kind).view).bookmark(id) !== undefined;

  function knownField(kind: CatalogKind, field: string): void {
    const { document } = catalogOf(kind).contract;
    if (fieldSchema(document, field)) return;
    const fields = schemaFields(document);
    const within = [...fields.keys()].filter((name) => name.startsWith(`${field}.`));
    const values = (within.length > 0 ? within : [...fields.keys()]).join(', ');
    throw invalidAt('field', say('value.oneOf', { name: 'field', values }));
  }

  function changeOf({ kind, shown, shipped, field, to }: AskedCorrection): FieldChange {
    const { contract, links, faults } = catalogOf(kind);
    const document = checked(contract.document, withValue(contract.document, shown, { field, to }));
    const broken = links?.(document).find(({ at, ...link }) => at.startsWith(`${field}.`) && !isThere(link.to, link.id));
    if (broken) throw invalidAt(broken.at, say('corrections.noLink', { name: broken.at, id: broken.id, kind: broken.to }));
    const fault = faults?.(document);
    if (fault?.at.startsWith(`${field}.`)) throw invalidAt(fault.at, fault.said);
    const value = valueAt(document as Document, field);
    if (same(value, valueAt(shipped, field))) throw new AppError('conflict', say('corrections.shippedSo'));
    return { field, to: value };
  }

  return { knownField, changeOf, isThere };
}
