import { z } from 'zod';
import { anyId } from '../catalog/catalog.ts';
import { catalogNamesOf, spelledOut, type Catalogs } from '../catalog/catalog.descriptor.ts';
import { catalogs } from '../catalogs.ts';
import { endpoints } from '../http/endpoint.ts';
import { cursorQuery, nextCursor } from '../http/keyset.ts';
import { by, source, why } from './reasons.ts';
import { say } from '../say.ts';

const text = (name: string) =>
  z
    .string(say('value.required', { name }))
    .min(1, say('value.required', { name }))
    .max(200, say('value.long', { name, max: 200 }));
/** Whatever stands in a field: a text, a number, a list; null where there is nothing. */
const value = z.unknown();
const moment = z.iso.datetime();

export const correctionStates = ['active', 'taken_back', 'overtaken'] as const;
const state = z.enum(correctionStates, say('value.oneOf', { name: 'state', values: spelledOut(correctionStates) }));

/** Every catalog can be corrected. */
function kindOf<List extends Catalogs>(list: List) {
  const names = catalogNamesOf(list);
  return z.enum(names, say('value.oneOf', { name: 'kind', values: spelledOut(names) }));
}

function correctionOf<List extends Catalogs>(list: List) {
  return z.object({
    id: z.uuid(),
    kind: kindOf(list),
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
    state,
    /** Who ended it, when it is no longer active. */
    closed: z.object({ by: z.string(), at: moment, why: z.string().nullable() }).nullable(),
    /**
     * Why somebody should look at it again, while it is active: what is shipped has changed since, or is gone, or has no place
     * for it any more.
     */
    look: z.enum(['shipped_changed', 'item_gone', 'does_not_fit']).nullable(),
  });
}

function auditEntryOf<List extends Catalogs>(list: List) {
  return z.object({
    /** The correction's. */
    id: z.uuid(),
    at: moment,
    by: z.string(),
    action: z.enum(['corrected', 'added', 'removed', 'taken_back', 'overtaken']),
    kind: kindOf(list),
    itemId: z.string(),
    field: z.string().nullable(),
    from: value,
    to: value,
    why: z.string().nullable(),
    source: z.string().nullable(),
  });
}

export function correctionsEndpointsOf<List extends Catalogs>(list: List) {
  const kind = kindOf(list);
  const correction = correctionOf(list);
  return endpoints({
    'GET /corrections': {
      summary: 'What was corrected in the catalogs, newest first',
      access: 'operator',
      query: z
        .object({ kind: kind.optional(), item: text('item').optional(), state: state.optional(), ...cursorQuery })
        .refine(({ kind: given, item }) => item === undefined || given !== undefined, {
          path: ['kind'],
          error: say('value.needs', { name: 'item', other: 'kind' }),
        }),
      data: z.object({ corrections: z.array(correction), nextCursor }),
    },
    'GET /corrections/audit': {
      summary: 'Who changed what in the catalogs and took it back, newest first',
      access: 'operator',
      query: z.object(cursorQuery),
      data: z.object({ entries: z.array(auditEntryOf(list)), nextCursor }),
    },
    'POST /corrections': {
      summary: 'Correct a field of an item; the same twice is once',
      access: 'operator',
      body: z.object({
        kind,
        id: text('id'),
        field: text('field'),
        /** null for "there is none", where the field may be empty. */
        to: value.refine((given) => given !== undefined, say('value.required', { name: 'to' })),
        why,
        source,
        by,
      }),
      data: z.object({ correction }),
    },
    'POST /corrections/:id/take-back': {
      summary: 'Take a correction back; twice is once',
      access: 'operator',
      params: anyId,
      body: z.object({ why, by }),
      data: z.object({ correction }),
    },
  });
}

export type Correction = z.infer<ReturnType<typeof correctionOf<typeof catalogs>>>;
export type RecordedAct = z.infer<ReturnType<typeof auditEntryOf<typeof catalogs>>>;
export const correctionsEndpoints = correctionsEndpointsOf(catalogs);
