/** Where somebody is signed in, and how to end it. */
import { z } from 'zod';
import { endpoints } from '../http/endpoint.ts';

const ownSession = z.object({
  /** To name it by; it opens nothing. */
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  /** "Chrome on Android". */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** To the hour. */
  lastSeenAt: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const sessionsEndpoints = endpoints({
  'GET /auth/sessions': {
    summary: 'Where the person is signed in',
    access: 'student',
    data: z.object({ sessions: z.array(ownSession) }),
  },
  'DELETE /auth/sessions/:id': {
    summary: 'Sign out one of one’s own devices',
    access: 'student',
    params: z.object({ id: z.string() }),
    data: z.object({}),
  },
  'POST /auth/sessions/end-others': {
    summary: 'Sign out everywhere but here',
    access: 'student',
    data: z.object({ ended: z.number().int() }),
  },
});
