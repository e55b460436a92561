/** A long list, page by page: each page says where the next one begins. */
import { z } from 'zod';
import { limits } from './limits.ts';

export const cursorQuery = {
  /** The `nextCursor` of the page before; left out for the first. Nothing to be read or made up. */
  cursor: z.string().min(1, 'cursor is empty').max(400, 'cursor cannot exceed 400 characters').optional(),
  limit: z
    .string()
    .regex(/^\d{1,9}$/, 'limit must be a whole number')
    .transform(Number)
    .refine((value) => value >= 1 && value <= limits.cursorPage.most, `limit must be between 1 and ${limits.cursorPage.most}`)
    .default(limits.cursorPage.usual),
};

/** Null on the last page. */
export const nextCursor = z.string().nullable();
