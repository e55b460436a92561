/** What somebody found wrong in the facts: told by anyone, answered at the desk. */
import { z } from 'zod';
import { anyId } from '../catalog/catalog.ts';
import { catalogNamesOf, spelledOut, type Catalogs } from '../catalog/catalog.descriptor.ts';
import { catalogs } from '../catalogs.ts';
import { endpoints } from '../http/endpoint.ts';
import { cursorQuery, nextCursor } from '../http/keyset.ts';
import { limits } from '../limits.ts';
import { say } from '../say.ts';

const reportStates = ['new', 'accepted', 'declined'] as const;
const states = z.enum(reportStates, say('value.oneOf', { name: 'state', values: spelledOut(reportStates) }));
const decisions = ['accepted', 'declined'] as const;

const sentence = (name: string, max: number) =>
  z.string(say('value.required', { name })).trim().min(1, say('value.required', { name })).max(max, say('value.long', { name, max }));
/** Left out, or left empty in a form. */
const perhaps = (name: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, say('value.long', { name, max }))
    .optional()
    .transform((text) => (text === '' ? undefined : text));

const { text, source, field, note } = limits.report;

/** What the reporter is told. */
export const reportNote = sentence('note', note);

/** What a person writes. */
const reportWords = z.object({ text: sentence('text', text), source: perhaps('source', source) });

export function reportsEndpointsOf<List extends Catalogs>(list: List) {
  const names = catalogNamesOf(list);
  const type = z.enum(names, say('value.oneOf', { name: 'type', values: spelledOut(names) }));
  const own = z.object({
    id: z.uuid(),
    type,
    itemId: z.string(),
    /** What it is called; null when it has left the catalog. */
    itemName: z.string().nullable(),
    field: z.string().nullable(),
    text: z.string(),
    source: z.string().nullable(),
    at: z.iso.datetime(),
    state: states,
    /** What the reporter is told. */
    note: z.string().nullable(),
  });
  const report = own.extend({
    /** Whether somebody will see the answer. */
    hasAccount: z.boolean(),
    decided: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  });
  return endpoints({
    'POST /reports': {
      summary: 'Report a mistake in a fact; no account is needed, and no address is stored',
      access: 'optional',
      body: reportWords.extend({
        type,
        id: z
          .string(say('value.required', { name: 'id' }))
          .min(1, say('value.required', { name: 'id' }))
          .max(200, say('value.long', { name: 'id', max: 200 })),
        field: perhaps('field', field),
        /** A trap: people do not see it. Filled, the report is forgotten. */
        website: z.unknown().optional(),
      }),
      data: z.object({ report: z.object({ id: z.uuid(), state: states }) }),
      status: 201,
    },
    'GET /reports/mine': {
      summary: 'What the signed-in person reported, newest first, and what became of it',
      access: 'student',
      data: z.object({ reports: z.array(own) }),
    },
    'GET /desk/reports': {
      summary: 'Reported mistakes, newest first',
      access: 'editor',
      query: z.object({ state: states.optional(), ...cursorQuery }),
      data: z.object({ reports: z.array(report), nextCursor }),
    },
    'PATCH /desk/reports/:id': {
      summary: 'Answer a report; one that somebody else answered meanwhile is a 409 with what they said',
      access: 'editor',
      params: anyId,
      body: z.object({
        state: z.enum(decisions, say('value.oneOf', { name: 'state', values: spelledOut(decisions) })),
        note: reportNote,
        /** The state that was seen. */
        expected: states.default('new'),
      }),
      data: z.object({ report }),
    },
  });
}

export const reportsEndpoints = reportsEndpointsOf(catalogs);
export type OwnReport = z.infer<(typeof reportsEndpoints)['GET /reports/mine']['data']>['reports'][number];
export type DeskReport = z.infer<(typeof reportsEndpoints)['GET /desk/reports']['data']>['reports'][number];
