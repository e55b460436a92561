import { z } from 'zod';

/** What every catalog row carries: where it comes from and when it was checked. */
export const provenance = z.object({
  sources: z.array(z.string().min(1)).min(1),
  /** Year and month of the last check, "2026-11". */
  asOf: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
});
export type Provenance = z.infer<typeof provenance>;

/** Readable, stable ids: `jee-main`, `iit-bombay`. */
export const catalogId = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** An id in a path may be anything; one that matches nothing is a 404, not a 400. */
export const anyId = z.object({ id: z.string().max(200) });

export const searchText = z.string().max(200, 'search cannot exceed 200 characters').optional();

export const sortOrder = z.enum(['asc', 'desc']).default('asc');

const wholeNumber = (name: string, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number`)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, `${name} must be between 1 and ${max}`);

export const pageQuery = (defaultLimit: number) => ({
  page: wholeNumber('page', 1_000_000).default(1),
  limit: wholeNumber('limit', 10_000).default(defaultLimit),
});

export const pagination = z.object({
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  totalCount: z.number().int(),
  hasNextPage: z.boolean(),
  hasPrevPage: z.boolean(),
  limit: z.number().int(),
});
export type Pagination = z.infer<typeof pagination>;
