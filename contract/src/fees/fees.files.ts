/** How fees are written down under catalog/fees/. */
import { z } from 'zod';
import { catalogId, filled, provenance } from '../catalog/catalog.ts';
import { certainties, feeKinds, feePers, feeSeats, feeTypes } from './fees.words.ts';
import { states } from '../taxonomy.ts';

const ids = z.string().transform((text) => text.split('|').filter((id) => id !== ''));
const rupees = z.coerce.number().int().min(0).max(100_000_000);

/** "2025-26", or the years that an order holds for: "2023-26". */
const years = z.union([z.literal(''), z.string().regex(/^20\d\d-\d\d$/)]);

const shape = {
  id: catalogId,
  /** Ids of courses, or of families of them; none for what is paid beside any course. */
  courses: ids,
  what: z.enum(feeKinds),
  type: z.enum(feeTypes),
  state: z.enum([...states, '']),
  /** Whose own figure it is; none where it is that of a type. */
  colleges: ids,
  seat: z.enum(feeSeats),
  scope: filled.max(120),
  from: rupees,
  to: rupees,
  per: z.enum(feePers),
  year: years,
  note: z.string().trim().max(200),
  sources: ids.pipe(z.array(filled).min(1)),
  certainty: z.enum(certainties),
  asOf: provenance.shape.asOf,
};

/** One line of catalog/fees/bands.csv; lists are joined with `|`, an unknown value is an empty cell. */
export const feeBandRow = z.object(shape).refine(({ from, to }) => from <= to);
export type FeeBandRow = z.infer<typeof feeBandRow>;

/** catalog/fees/lists.csv: an official list that names colleges, with what it says of all of them. */
export const feeListRow = z.object({
  list: catalogId,
  state: shape.state,
  seat: shape.seat,
  scope: shape.scope,
  per: shape.per,
  year: shape.year,
  note: shape.note,
  sources: shape.sources,
  certainty: shape.certainty,
  asOf: shape.asOf,
});
export type FeeListRow = z.infer<typeof feeListRow>;

/** One line of catalog/fees/colleges.csv: what a list names for one college, which it knows by a code. */
export const collegeFeeRow = z.object({
  list: catalogId,
  code: filled.regex(/^[A-Za-z0-9]+$/),
  college: catalogId,
  type: shape.type,
  courses: shape.courses,
  rupees: rupees.positive(),
});
export type CollegeFeeRow = z.infer<typeof collegeFeeRow>;

/** catalog/fees/families.csv: courses that a fee order treats alike. */
export const feeFamilyRow = z.object({
  family: catalogId,
  courses: ids,
  /** `asked`: what these cost depends on who keeps a college; where nobody says that, no band of its type is told. */
  keeper: z.enum(['asked', '']).optional(),
});
export type FeeFamilyRow = z.infer<typeof feeFamilyRow>;

/** catalog/fees/institutes.csv: which colleges are of a type that neither their name nor a register says. */
export const feeInstituteRow = z.object({ type: z.enum(feeTypes), colleges: ids });
export type FeeInstituteRow = z.infer<typeof feeInstituteRow>;

/** A fee is good for its year, until the next admissions are over; one without a year, for a year from when it was looked at. */
export function goodUntil({ year, asOf }: Pick<FeeBandRow, 'year' | 'asOf'>): string {
  if (year === '') return `${Number(asOf.slice(0, 4)) + 1}-${asOf.slice(5)}-28`;
  return `20${year.slice(5)}-07-31`;
}
