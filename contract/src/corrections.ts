import { z } from 'zod';
import { anyId } from './catalog.ts';
import { endpoints } from './endpoint.ts';
import { cursorQuery, nextCursor } from './keyset.ts';
import { source, why } from './reasons.ts';
import { bookmarkTypes } from './taxonomy.ts';

/** Every catalog can be corrected. */
const kind = z.enum(bookmarkTypes, `kind must be one of: ${bookmarkTypes.join(', ')}`);
const text = (name: string) =>
  z.string(`${name} is required`).min(1, `${name} is required`).max(200, `${name} cannot exceed 200 characters`);
/** Whatever stands in a field: a text, a number, a list; null where there is nothing. */
const value = z.unknown();
const moment = z.iso.datetime();

export const correctionStates = ['active', 'taken_back', 'overtaken'] as const;

export const correction = z.object({
  id: z.uuid(),
  kind,
  itemId: z.string(),
  /** A field, or the item as a whole: added or removed. */
  change: z.enum(['field', 'add', 'remove']),
  /** A path in the document as the catalog files have it: `shortName`, `skills.technical`. */
  field: z.string().nullable(),
  /** What was shipped when it was made. */
  from: value,
  to: value,
  by: z.string(),
  at: moment,
  why: z.string().nullable(),
  source: z.string().nullable(),
  /** overtaken: by a newer correction, or because the shipped catalog says the same by now. */
  state: z.enum(correctionStates),
  /** Who ended it, when it is no longer active. */
  closed: z.object({ by: z.string(), at: moment, why: z.string().nullable() }).nullable(),
  /** Why somebody should look at it again, while it is active: what is shipped has changed since, or is gone, or a later version has no place for it. */
  look: z.enum(['shipped_changed', 'item_gone', 'does_not_fit']).nullable(),
});
export type Correction = z.infer<typeof correction>;

export const auditEntry = z.object({
  /** The correction's. */
  id: z.uuid(),
  at: moment,
  by: z.string(),
  action: z.enum(['corrected', 'added', 'removed', 'taken_back', 'overtaken']),
  kind,
  itemId: z.string(),
  field: z.string().nullable(),
  from: value,
  to: value,
  why: z.string().nullable(),
  source: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const correctionBody = z.object({
  kind,
  id: text('id'),
  field: text('field'),
  /** null for "there is none", where the field may be empty. */
  to: value.refine((given) => given !== undefined, 'to is required'),
  why,
  source,
});

export const correctionsEndpoints = endpoints({
  'GET /corrections': {
    summary: 'What was corrected in the catalogs, newest first',
    access: 'admin',
    query: z
      .object({ kind: kind.optional(), item: text('item').optional(), state: z.enum(correctionStates).optional(), ...cursorQuery })
      .refine(({ kind: given, item }) => item === undefined || given !== undefined, { path: ['kind'], error: 'item needs kind beside it' }),
    data: z.object({ corrections: z.array(correction), nextCursor }),
  },
  'GET /corrections/audit': {
    summary: 'Who changed what in the catalogs and took it back, newest first',
    access: 'admin',
    query: z.object(cursorQuery),
    data: z.object({ entries: z.array(auditEntry), nextCursor }),
  },
  'POST /corrections': {
    summary: 'Correct a field of an item; the same twice is once',
    access: 'admin',
    body: correctionBody,
    data: z.object({ correction }),
  },
  'POST /corrections/:id/take-back': {
    summary: 'Take a correction back; twice is once',
    access: 'admin',
    params: anyId,
    body: z.object({ why }),
    data: z.object({ correction }),
  },
});
