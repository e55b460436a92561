/**
 * Two views of one shortlist, a student's and a parent's. What each says is sealed in the browser; the key stands behind the # of the link
 * and never comes here (docs/decide.md).
 */
import { z } from 'zod';
import { anyId } from '../catalog/catalog.ts';
import { endpoints } from '../http/endpoint.ts';
import { say } from '../say.ts';
import { togetherLimits, withdrawHeader } from './together.limits.ts';

/** The least that can be: the version, a nonce, the mark of AES-GCM. */
const least = 43;
const { sealed: most } = togetherLimits;
const sealed = z
  .string()
  .min(least, say('together.sealed', { max: most }))
  .max(most, say('together.sealed', { max: most }))
  .regex(/^[\w-]+$/, say('together.sealed', { max: most }));

const until = z.iso.datetime();

export const togetherEndpoints = endpoints({
  'POST /together': {
    summary: 'Keep what a student has sealed, for a parent to answer; for 30 days',
    access: 'anyone',
    body: z.strictObject({ sealed }),
    data: z.object({ id: z.string(), withdrawToken: z.string(), until }),
    status: 201,
  },
  'GET /together/:id': {
    summary: 'Both views, sealed',
    access: 'anyone',
    params: anyId,
    data: z.object({ student: sealed, parent: sealed.nullable(), until }),
  },
  'PUT /together/:id/parent': {
    summary: 'Write the parent’s view over the version that was read, 0 where there was none; a stale one is answered with what is there',
    access: 'anyone',
    params: anyId,
    body: z.strictObject({ sealed, version: z.number().int().min(0).max(1_000_000) }),
    data: z.object({ version: z.number().int() }),
  },
  'PUT /together/:id/student': {
    summary: 'Write the student’s view again',
    access: 'anyone',
    header: withdrawHeader,
    params: anyId,
    body: z.strictObject({ sealed }),
    data: z.object({}),
  },
  'DELETE /together/:id': { summary: 'Withdraw both views', access: 'anyone', header: withdrawHeader, params: anyId, data: z.object({}) },
});
