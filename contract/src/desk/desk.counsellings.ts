/** The counsellings at the desk: a new one, a new category, another word for a quota. */
import { z } from 'zod';
import { anyId } from '../catalog/catalog.ts';
import { correctionStates } from './corrections.ts';
import { counsellingFile } from '../chances/counsellings.files.ts';
import { deskField } from './desk.corrections.ts';
import { endpoints } from '../http/endpoint.ts';
import { reason, source } from './reasons.ts';
import { say } from '../say.ts';

const body = z.object({
  /** As the file has them; `name.en` and `name: { en }` are one. */
  fields: z.record(z.string().max(200), z.unknown(), say('value.required', { name: 'fields' })),
  reason,
  source,
});
const data = z.object({ counselling: counsellingFile });
const moment = z.iso.datetime();
const change = z.object({
  id: z.uuid(),
  /** null where it was added as a whole. */
  field: z.string().nullable(),
  from: z.unknown(),
  to: z.unknown(),
  reason: z.string().nullable(),
  source: z.string().nullable(),
  by: z.string(),
  at: moment,
  state: z.enum(correctionStates),
  closed: z.object({ by: z.string(), at: moment, reason: z.string().nullable() }).nullable(),
});
export type CounsellingChange = z.infer<typeof change>;

export const deskCounsellingsEndpoints = endpoints({
  'GET /desk/counsellings': {
    summary: 'How every counselling is built, and what each of its fields takes',
    access: 'editor',
    data: z.object({ counsellings: z.array(counsellingFile), fields: z.array(deskField) }),
  },
  'POST /desk/counsellings': {
    summary: 'Add a counselling; its id is made from the name that files of ranks call it, and taken it is a 409',
    access: 'editor',
    body,
    data,
    status: 201,
  },
  'GET /desk/counsellings/:id/changes': {
    summary: 'What was changed of a counselling at the desk, the newest first',
    access: 'editor',
    params: anyId,
    data: z.object({ changes: z.array(change) }),
  },
  'DELETE /desk/counsellings/changes/:id': {
    summary: 'Take a change of a counselling back: what stood before stands again. Overtaken, or one with closing ranks of its own: 409',
    access: 'editor',
    params: anyId,
    body: z.object({ reason: reason.optional() }),
    /** null where the counselling itself is gone. */
    data: z.object({ counselling: counsellingFile.nullable() }),
  },
  'PUT /desk/counsellings/:id': {
    summary: 'Change a counselling: the fields that are given; its closing ranks are told apart anew',
    access: 'editor',
    params: anyId,
    body,
    data,
  },
});
