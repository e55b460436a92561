/** What the features keep about a person, by the name under which it is handed back to them. Each such feature is named here. */
import { z } from 'zod';
import { accountDetails, plan } from '../path/path.ts';

export const belongings = {
  bookmarks: z.array(z.object({ type: z.string(), itemId: z.string(), createdAt: z.iso.datetime() })),
  quizAttempts: z.array(
    z.object({ id: z.uuid(), quizId: z.string(), submittedAt: z.iso.datetime(), answers: z.array(z.string()), result: z.unknown() }),
  ),
  reports: z.array(
    z.object({
      id: z.uuid(),
      catalog: z.string(),
      itemId: z.string(),
      field: z.string().nullable(),
      text: z.string(),
      source: z.string().nullable(),
      madeAt: z.iso.datetime(),
      state: z.string(),
      note: z.string().nullable(),
    }),
  ),
  /** One, or none. */
  plans: z.array(z.object({ plan, version: z.number(), updatedAt: z.iso.datetime() })),
  /** Since when there is a private calendar address; the address itself is known to its owner alone. */
  calendarAddresses: z.array(z.object({ createdAt: z.iso.datetime() })),
  /** Whether they asked to be reminded: one, or none. */
  reminders: z.array(z.object({ language: z.string(), createdAt: z.iso.datetime() })),
  passports: z.array(z.object({ passport: accountDetails, updatedAt: z.iso.datetime() })),
};
export type Belongings = { [Name in keyof typeof belongings]: z.infer<(typeof belongings)[Name]> };
