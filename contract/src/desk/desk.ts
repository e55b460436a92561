/** What an operator reads at the desk besides the facts: who did what, and how the app is. */
import { z } from 'zod';
import { endpoints } from '../http/endpoint.ts';
import { cursorQuery, nextCursor } from '../http/keyset.ts';

const moment = z.iso.datetime();

export const auditActions = [
  'corrected',
  'added',
  'removed',
  'taken_back',
  'overtaken',
  'imported',
  'report_accepted',
  'report_declined',
  'role_given',
] as const;

export const deskEndpoints = endpoints({
  'GET /desk/audit': {
    summary: 'Who did what to the facts, the reports and the roles, newest first',
    access: 'operator',
    query: z.object(cursorQuery),
    data: z.object({
      entries: z.array(
        z.object({
          id: z.uuid(),
          at: moment,
          /** "former editor" when the account is gone. */
          by: z.string(),
          action: z.enum(auditActions),
          catalog: z.string().nullable(),
          itemId: z.string().nullable(),
          field: z.string().nullable(),
          from: z.unknown(),
          to: z.unknown(),
          reason: z.string().nullable(),
          source: z.string().nullable(),
        }),
      ),
      nextCursor,
    }),
  },
  'GET /desk/health': {
    summary: 'Versions, counts, the last backup, the mail that waits, failures of the language model',
    access: 'operator',
    data: z.object({
      versions: z.object({ disha: z.string(), node: z.string(), database: z.string(), migrations: z.number().int() }),
      /** When the shipped files were last loaded. */
      catalogLoadedAt: moment.nullable(),
      startedAt: moment,
      counts: z.record(z.string(), z.number().int()),
      lastBackup: moment.nullable(),
      /** Null where this app sends no mail. */
      mail: z.object({ waiting: z.number().int(), oldestSeconds: z.number().int() }).nullable(),
      model: z.object({
        configured: z.boolean(),
        failures: z.number().int(),
        lastFailure: z.object({ at: moment, reason: z.string().nullable() }).nullable(),
      }),
    }),
  },
});

export type AuditEntry = z.infer<(typeof deskEndpoints)['GET /desk/audit']['data']>['entries'][number];
export type DeskHealth = z.infer<(typeof deskEndpoints)['GET /desk/health']['data']>;
