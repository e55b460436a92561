import { z } from 'zod';
import { limits } from '../limits.ts';
import { sortsOf } from './list.ts';
import { say } from '../say.ts';
import type { Said } from '../words.ts';

/** A text that says something. */
export const filled = z.string().trim().min(1);
export const httpUrl = z.url({ protocol: /^https?$/ });

/** What every catalog row carries: where it comes from and when it was checked. */
export const provenance = z.object({
  sources: z.array(z.string().min(1)).min(1),
  /** Year and month of the last check, "2026-11". */
  asOf: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
});
export type Provenance = z.infer<typeof provenance>;

/** The values of a filter, each with how many it would leave. */
export const counted = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.number().int() }));

/** Readable, stable ids: `jee-main`, `iit-bombay`. */
export const catalogId = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, say('id.form'));

/** An id in a path may be anything; one that matches nothing is a 404, not a 400. */
export const anyId = z.object({ id: z.string() });

// Of a list's query: a parameter that is empty is one that is not there.

const given = <Value>(value: Value): Exclude<Value, ''> | undefined => (value === '' ? undefined : (value as Exclude<Value, ''>));

/** What is said of anything else. */
export const oneOf = (name: string, values: readonly string[]): Said => say('value.oneOf', { name, values: values.join(', ') });

/** One of some values. */
export const oneOfValues = <const Value extends string>(values: readonly Value[], error: Said) =>
  z
    .enum([...values, ''], error)
    .optional()
    .transform(given);

export const freeText = (name: string, longest: number) =>
  z
    .string()
    .max(longest, say('value.long', { name, max: longest }))
    .optional()
    .transform(given);

export const searchText = freeText('search', 200);

const sortChoice = <Sort extends string>(list: { sorts: Readonly<Record<Sort, unknown>> }) =>
  oneOfValues(sortsOf(list), oneOf('sortBy', sortsOf(list)));

const orders = ['asc', 'desc'] as const;
const sortOrder = oneOfValues(orders, oneOf('sortOrder', orders)).transform((order) => order ?? 'asc');

const wholeNumber = (name: string, max: number, whenLeftOut: number) =>
  z
    .string()
    .regex(/^\d{0,9}$/, say('value.whole', { name }))
    .optional()
    .transform((text) => (given(text) === undefined ? whenLeftOut : Number(text)))
    .refine((value) => value >= 1 && value <= max, say('value.between', { name, min: 1, max }));

export const pageQuery = (defaultLimit: number = limits.listLimit, mostAtOnce: number = limits.listLimit) => ({
  page: wholeNumber('page', 1_000_000, 1),
  limit: wholeNumber('limit', mostAtOnce, defaultLimit),
});

/** What a list that comes by pages is asked with: words, an order, a page. Without an order it has its own (`ListDefinition`). */
export const listQuery = <Sort extends string>(
  list: { sorts: Readonly<Record<Sort, unknown>>; pageSize?: number },
  mostAtOnce?: number,
) => ({ search: searchText, sortBy: sortChoice(list), sortOrder, ...pageQuery(list.pageSize, mostAtOnce) });

export const pagination = z.object({
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  totalCount: z.number().int(),
  hasNextPage: z.boolean(),
  hasPrevPage: z.boolean(),
  limit: z.number().int(),
});
export type Pagination = z.infer<typeof pagination>;
