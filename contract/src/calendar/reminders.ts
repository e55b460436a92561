/** Reminders by mail: asked for, ended with one press. */
import { z } from 'zod';
import { endpoints } from '../http/endpoint.ts';
import { verifyEmailBody } from '../account/recovery.ts';
import { say } from '../say.ts';

/** Days before a form closes, and before an exam. */
export const reminderDays = [14, 3, 1] as const;

const reminders = z.object({
  on: z.boolean(),
  /** Whether they can be asked for: mail is set up, and the address confirmed. */
  mail: z.boolean(),
  emailVerified: z.boolean(),
});
export type Reminders = z.infer<typeof reminders>;

export const remindersEndpoints = endpoints({
  'GET /reminders': { summary: 'Whether the person is reminded by mail', access: 'student', data: z.object({ reminders }) },
  'PUT /reminders': {
    summary: 'Ask for reminders, or end them',
    access: 'student',
    body: z.object({ on: z.boolean(say('reminders.onOrOff')) }),
    data: z.object({ reminders }),
  },
  'POST /reminders/end': {
    summary: 'End the reminders with the token of a link, without signing in',
    access: 'anyone',
    body: verifyEmailBody,
    data: z.object({}),
  },
});
