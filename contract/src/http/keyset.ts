/** A long list, page by page: each page says where the next one begins. */
import { z } from 'zod';
import { limits } from '../limits.ts';
import { say } from '../say.ts';

export const cursorQuery = {
  /** The `nextCursor` of the page before; left out for the first. Nothing to be read or made up. */
  cursor: z
    .string()
    .min(1, say('value.empty', { name: 'cursor' }))
    .max(400, say('value.long', { name: 'cursor', max: 400 }))
    .optional(),
  limit: z
    .string()
    .regex(/^\d{1,9}$/, say('value.whole', { name: 'limit' }))
    .transform(Number)
    .refine(
      (value) => value >= 1 && value <= limits.cursorPage.most,
      say('value.between', { name: 'limit', min: 1, max: limits.cursorPage.most }),
    )
    .default(limits.cursorPage.usual),
};

/** Null on the last page. */
export const nextCursor = z.string().nullable();
