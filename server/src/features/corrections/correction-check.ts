/** Whether a correction may be: of a field there is, to a value the catalog's own schema takes, and to another one than is shipped. */
import { say } from '@disha/contract/say';
import { fieldSchema, fieldsOf, same, valueAt, withValue, type Document, type FieldChange } from '../../catalog/corrections.ts';
import { documentSchemas, type CatalogKind } from '../../catalog/documents.ts';
import type { z } from 'zod';
import { AppError, checked, invalidAt } from '../../http/errors.ts';

export function knownField(kind: CatalogKind, field: string): void {
  if (fieldSchema(kind, field)) return;
  const within = [...fieldsOf(kind).keys()].filter((name) => name.startsWith(`${field}.`));
  const values = (within.length > 0 ? within : [...fieldsOf(kind).keys()]).join(', ');
  throw invalidAt('field', say('value.oneOf', { name: 'field', values }));
}

export interface Asked extends FieldChange {
  kind: CatalogKind;
  shown: Document;
  shipped: Document;
}

export function changeOf({ kind, shown, shipped, field, to }: Asked): FieldChange {
  const document = checked(documentSchemas[kind] as z.ZodType, withValue(kind, shown, { field, to }));
  const value = valueAt(document as Document, field);
  if (same(value, valueAt(shipped, field))) throw new AppError('conflict', say('corrections.shippedSo'));
  return { field, to: value };
}
