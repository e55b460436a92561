/** What the rooms keep about a person, by the name under which it is handed back to them. A room that keeps something is named here. */
import { z } from 'zod';

export const belongings = {
  bookmarks: z.array(z.object({ type: z.string(), itemId: z.string(), createdAt: z.iso.datetime() })),
  quizAttempts: z.array(
    z.object({ id: z.uuid(), quizId: z.string(), submittedAt: z.iso.datetime(), answers: z.array(z.string()), result: z.unknown() }),
  ),
};
export type Belongings = { [Name in keyof typeof belongings]: z.infer<(typeof belongings)[Name]> };
