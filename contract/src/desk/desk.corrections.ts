/** The facts as an editor sees them at the desk: each field with what stands there, what was corrected, what should be checked. */
import { z } from 'zod';
import { anyId } from '../catalog/catalog.ts';
import { catalogNamesOf, spelledOut, type Catalogs } from '../catalog/catalog.descriptor.ts';
import { catalogs } from '../catalogs.ts';
import { correctionStates } from './corrections.ts';
import { endpoints } from '../http/endpoint.ts';
import { cursorQuery, nextCursor } from '../http/keyset.ts';
import { reason, source } from './reasons.ts';
import { reportNote } from './reports.ts';
import { say } from '../say.ts';

const text = (name: string) =>
  z
    .string(say('value.required', { name }))
    .min(1, say('value.required', { name }))
    .max(200, say('value.long', { name, max: 200 }));
const state = z.enum(correctionStates, say('value.oneOf', { name: 'state', values: spelledOut(correctionStates) }));
const moment = z.iso.datetime();
/** Whatever stands in a field; null where there is nothing. */
const value = z.unknown();

/** What kind of input a field wants. A list of things, and a thing of several parts, name their parts. */
const fieldKinds = [
  ...(['text', 'number', 'boolean', 'choice', 'texts', 'numbers', 'choices', 'object', 'objects'] as const),
  /** '2026-11', and that or '2026-11-30'. */
  ...(['month', 'day_or_month'] as const),
  'json',
] as const;
const plainPart = z.object({
  name: z.string(),
  takes: z.enum(fieldKinds),
  choices: z.array(z.string()).optional(),
  /** Whether it may be empty. */
  optional: z.boolean(),
  /** Whether that is written as null; else it is left out. */
  nullable: z.boolean().optional(),
});
/** A part may have parts twice more: a list of a counselling has a most wanted seat, which has a name in each language. */
const innerPart = plainPart.extend({ parts: z.array(plainPart).optional() });
const part = plainPart.extend({ parts: z.array(innerPart).optional() });
const takes = part.omit({ name: true }).extend({ parts: z.array(part).optional() });
/** A field of something that can be filled in. */
export const deskField = z.object({ field: z.string(), ...takes.shape });
export type FieldPart = z.infer<typeof part>;
export type FieldTakes = z.infer<typeof takes>;

export function deskCorrectionsEndpointsOf<List extends Catalogs>(list: List) {
  const names = catalogNamesOf(list);
  const catalog = z.enum(names, say('value.oneOf', { name: 'catalog', values: spelledOut(names) }));
  const named = { catalog, itemId: z.string(), itemName: z.string().nullable() };
  const correction = z.object({
    id: z.uuid(),
    ...named,
    /** Dotted, `dates.2027-1-exam`; null where the item as a whole was added or removed. */
    field: z.string().nullable(),
    from: value,
    to: value,
    reason: z.string().nullable(),
    source: z.string().nullable(),
    by: z.string(),
    at: moment,
    state,
    closed: z.object({ by: z.string(), at: moment, reason: z.string().nullable() }).nullable(),
    /** Why somebody should look at it again. */
    look: z.enum(['shipped_changed', 'item_gone', 'does_not_fit']).nullable(),
  });
  const inCatalog = z.object({ catalog: z.string() });
  return endpoints({
    'GET /desk/corrections': {
      summary: 'Corrections, newest first; of one item with its catalog and id',
      access: 'editor',
      query: z
        .object({ catalog: catalog.optional(), id: text('id').optional(), state: state.optional(), ...cursorQuery })
        .refine(({ catalog: given, id }) => id === undefined || given !== undefined, {
          path: ['catalog'],
          error: say('value.needs', { name: 'id', other: 'catalog' }),
        }),
      data: z.object({ corrections: z.array(correction), nextCursor }),
    },
    'POST /desk/corrections': {
      summary: 'Correct a field, and accept a report of it in the same act; not what was expected any more: 409 with what it is now',
      access: 'editor',
      body: z.object({
        catalog,
        id: text('id'),
        field: text('field'),
        value: value.refine((given) => given !== undefined, say('value.required', { name: 'value' })),
        reason,
        source,
        /** The value that was seen. */
        expected: value.optional(),
        /** What was reported of this item, accepted with the correction or not at all. */
        report: z.object({ id: z.uuid(say('value.required', { name: 'report' })), note: reportNote }).optional(),
      }),
      data: z.object({ correction }),
      status: 201,
    },
    'DELETE /desk/corrections/:id': {
      summary: 'Take a correction back; twice is once',
      access: 'editor',
      params: anyId,
      body: z.object({ reason: reason.optional() }),
      data: z.object({ correction }),
    },
    'GET /desk/items/:catalog/:id': {
      summary: 'An item field by field: what is shown, what is shipped, what a field takes',
      access: 'editor',
      params: z.object({ catalog: z.string(), id: z.string() }),
      data: z.object({
        item: z.object({
          ...named,
          asOf: z.string(),
          fields: z.array(deskField.extend({ value, shipped: value, correction: z.uuid().nullable() })),
          /** What more can be said of it, one at a time: a date there is none of yet. */
          adds: z.array(
            deskField.extend({
              /** Which of its parts make its id, joined by "-"; `none` stands for an empty one. */
              id: z.object({ parts: z.array(z.string()), none: z.string() }),
              taken: z.array(z.string()),
            }),
          ),
        }),
      }),
    },
    'GET /desk/items/:catalog': {
      summary: 'What a new item of a catalog is asked for, from its schema',
      access: 'editor',
      params: inCatalog,
      data: z.object({ fields: z.array(deskField) }),
    },
    'POST /desk/items/:catalog': {
      summary: 'Add an item; its id is made from its name, and taken it is a 409',
      access: 'editor',
      params: inCatalog,
      body: z.object({
        /** As the catalog files have them; `window.text` and `window: { text }` are one. */
        fields: z.record(z.string().max(200), value, say('value.required', { name: 'fields' })),
        reason,
        source,
      }),
      /** No correction where a removed item came back just as it was shipped. */
      data: z.object({ item: z.object(named), correction: correction.nullable() }),
      status: 201,
    },
    'GET /desk/due': {
      summary: 'Facts to look up again: past the day they are good until, or confirmed by nobody; those of most students first',
      access: 'editor',
      query: z.object({ catalog: catalog.optional() }),
      data: z.object({
        total: z.number().int(),
        due: z.array(
          z.object({
            ...named,
            field: z.string(),
            asOf: z.string(),
            value,
            /** The day after which it wants to be looked up; null where it was never confirmed. */
            goodUntil: z.string().nullable(),
            /** How many students hold the item among their bookmarks. */
            students: z.number().int(),
            /** The official page to open. */
            link: z.string().nullable(),
            /** Whether it can be said to hold as it is. */
            confirmable: z.boolean(),
          }),
        ),
      }),
    },
    'POST /desk/due/confirm': {
      summary: 'Somebody has looked, and the fact still holds: it is good for its time again',
      access: 'editor',
      body: z.object({ catalog, id: text('id'), field: text('field'), reason, source }),
      data: z.object({ correction }),
      status: 201,
    },
  });
}

export const deskCorrectionsEndpoints = deskCorrectionsEndpointsOf(catalogs);
type DataOf<Name extends keyof typeof deskCorrectionsEndpoints> = z.infer<(typeof deskCorrectionsEndpoints)[Name]['data']>;
export type DeskCorrection = DataOf<'POST /desk/corrections'>['correction'];
export type DeskItem = DataOf<'GET /desk/items/:catalog/:id'>['item'];
export type NewField = DataOf<'GET /desk/items/:catalog'>['fields'][number];
export type DueFact = DataOf<'GET /desk/due'>['due'][number];
