/** Whether a correction may be: of a field there is, to a value the catalog's own schema takes, and to another one than is shipped. */
import { fieldsOf, same, valueAt, withValue, type Document, type FieldChange } from '../../catalog/corrections.ts';
import { documentSchemas, type CatalogKind } from '../../catalog/documents.ts';
import { AppError, invalid } from '../../http/errors.ts';

const refuse = (path: string, message: string) => new AppError('invalid', message, { errors: [{ path, message }] });

export function knownField(kind: CatalogKind, field: string): void {
  if (fieldsOf(kind).has(field)) return;
  const within = [...fieldsOf(kind).keys()].filter((name) => name.startsWith(`${field}.`));
  throw refuse('field', `field must be one of: ${(within.length > 0 ? within : [...fieldsOf(kind).keys()]).join(', ')}`);
}

export interface Asked extends FieldChange {
  kind: CatalogKind;
  shown: Document;
  shipped: Document;
}

export function changeOf({ kind, shown, shipped, field, to }: Asked): FieldChange {
  const parsed = documentSchemas[kind].safeParse(withValue(kind, shown, { field, to }));
  if (!parsed.success) throw invalid(parsed.error);
  const value = valueAt(parsed.data as unknown as Document, field);
  if (same(value, valueAt(shipped, field)))
    throw new AppError('conflict', 'This is what the catalog ships; take back the correction that stands, if there is one');
  return { field, to: value };
}
