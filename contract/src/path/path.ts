/** What is open to a student: verdicts, doors, the plan, and the student details of a student who keeps it in the account. */
import { verdicts } from './verdicts.ts';
import { z } from 'zod';
import { catalogId } from '../catalog/catalog.ts';
import { endpoints } from '../http/endpoint.ts';
import { dateStatuses } from '../exams/exams.dates.ts';
import { feeKinds, feeTypes } from '../fees/fees.words.ts';
import { limits } from '../limits.ts';
import { studentFacts, shapeOf, subjectIds } from '../passport/passport.ts';
import { schemaOf } from '../passport/shape.schema.ts';
import { goalTypes, stepItems, stepKinds } from './plan-steps.ts';
import { proposal, proposeBodyWith } from './path.proposal.ts';
import { say } from '../say.ts';
import { anywheres, type DoorsTable, type PlacesTable } from '../colleges/taught-at.ts';
import { certainties } from '../fees/fees.words.ts';
import type { CostTable } from '../fees/way-costs.ts';
import { channelScopes, channelWays } from '../states/channels.words.ts';
import { states } from '../taxonomy.ts';

const year = z.number().int().min(1950).max(2100);
/** Both forms of the first degree say the same, or it is not known which one is meant. */
export const accountDetails = schemaOf(shapeOf(studentFacts)).refine(
  ({ degree: before, degrees }) =>
    before === undefined ||
    degrees === undefined ||
    (degrees[0] !== undefined && (['field', 'percent', 'expected'] as const).every((key) => before[key] === degrees[0]?.[key])),
  { path: ['degree'], error: say('path.degreeTwice') },
);
export type AccountDetails = z.infer<typeof accountDetails>;

export const itemTypes = ['courses', 'exams', 'careers'] as const;
const item = z.strictObject({ type: z.enum(itemTypes), id: z.string().max(120) });

export { verdicts };

const itemVerdict = z.object({
  type: z.enum(itemTypes),
  id: z.string(),
  verdict: z.enum(verdicts),
  /** Of what depends on a rule: one that is not confirmed says no. Nothing to count on. */
  probably: z.literal('closed').optional(),
  reasons: z.array(z.object({ ruleId: z.string(), text: z.string(), source: z.string() })),
  missing: z.array(z.string()),
  conditions: z.array(z.string()),
  nearest: z.array(z.object({ type: z.enum(itemTypes), id: z.string() })),
});

const doors = z.object({
  total: z.number(),
  byField: z.record(z.string(), z.number()),
  ids: z.array(z.string()),
  careers: z.object({ total: z.number(), ids: z.array(z.string()) }),
});

/** "physics,chemistry": each a subject. */
const subjectList = (name: string) =>
  z
    .string()
    .transform((text) => text.split(',').filter((id) => id !== ''))
    .pipe(z.array(z.enum(subjectIds, say('value.oneOf', { name, values: subjectIds.join(', ') }))));

const { plan: most } = limits.path;
const way = z.strictObject({
  label: z.enum(['A', 'B', 'C']),
  exam: catalogId.optional(),
  course: catalogId.optional(),
  /** Several gates of one way; `exam` alone is how an older plan says one. */
  exams: z.array(catalogId).max(most.gates).optional(),
  career: catalogId.optional(),
  byMarks: z.boolean().optional(),
  beyond: z.boolean().optional(),
  /** Never a line, a category, a rank or a chance: those stay on the device. */
  seat: z.strictObject({ counselling: catalogId, college: catalogId.optional(), course: catalogId.optional() }).optional(),
  colleges: z.array(catalogId).max(most.perWay),
  /** Courses that its gate opens, the way's own first. */
  ladder: z.array(catalogId).max(most.rungs).optional(),
  note: z.string().max(most.note).optional(),
});
/** In the student's own words, or by its meaning, which is worded when it is shown. */
const step = z
  .strictObject({
    id: z.string().min(1).max(most.stepId),
    text: z.string().trim().min(1).max(most.step).optional(),
    kind: z.enum(stepKinds).optional(),
    of: z
      .array(z.strictObject({ type: z.enum(stepItems), id: catalogId }))
      .max(most.stepItems)
      .optional(),
    year: year.optional(),
    certainty: z.enum(dateStatuses).optional(),
    due: z.iso.date().optional(),
    done: z.boolean(),
  })
  .refine(({ text, kind }) => text !== undefined || kind !== undefined, { path: ['text'], error: say('value.required', { name: 'text' }) });
export const plan = z.strictObject({
  goal: z.strictObject({ type: z.enum(goalTypes), id: z.string().max(120) }).nullable(),
  ways: z.array(way).max(most.ways),
  steps: z.array(step).max(most.steps),
});
export type Plan = z.infer<typeof plan>;
export type PlanWay = Plan['ways'][number];
export type PlanStep = Plan['steps'][number];

/** A plan and how often it has been written or deleted: that only grows, and is 0 only where none was ever kept. */
const keptPlan = z.object({ plan: plan.nullable(), version: z.number().int() });
export type AccountPlan = z.infer<typeof keptPlan>;

/**
 * The book, in which one item points to another by its place in the list, and what its items are called in the language of the answer, in
 * the same order: the device that weighs them names them without asking again.
 */
const pathRules = z.object({
  book: z.unknown(),
  names: z.record(z.enum(itemTypes), z.array(z.string())),
  /** What stands in words alone: the book points here too. */
  words: z.array(z.string()),
});

const placesTable = z.object({
  districts: z.record(z.string(), z.string()),
  courses: z.record(z.string(), z.tuple([z.string(), z.number().int()]).readonly()),
  anywhere: z.record(z.string(), z.enum(anywheres)),
}) satisfies z.ZodType<PlacesTable>;

const costTable = z.object({
  bands: z
    .array(
      z.object({
        what: z.enum(feeKinds),
        type: z.enum(feeTypes),
        state: z.string().optional(),
        colleges: z.array(z.string()).readonly().optional(),
        from: z.number().int(),
        to: z.number().int(),
      }),
    )
    .readonly(),
  courses: z.record(z.string(), z.array(z.number().int()).readonly()),
  beside: z.array(z.number().int()).readonly(),
}) satisfies z.ZodType<CostTable>;

const doorsTable = z.object({
  state: z.string().nullable(),
  doors: z
    .array(
      z
        .tuple([z.enum(channelWays), z.string(), z.enum(['gate', 'ask']), z.string(), z.enum(certainties), z.enum(channelScopes)])
        .readonly(),
    )
    .readonly(),
  fees: z.array(z.tuple([z.number().int(), z.number().int(), z.union([z.literal(0), z.literal(1), z.literal(2)])]).readonly()).readonly(),
  cells: z.array(z.string()).readonly(),
  rows: z.array(z.string()).readonly(),
  courses: z.record(z.string(), z.array(z.tuple([z.number().int(), z.number().int(), z.number().int()]).readonly()).readonly()),
}) satisfies z.ZodType<DoorsTable>;

export type ProposeBody = z.infer<ReturnType<typeof proposeBodyWith<typeof accountDetails>>>;

const keptPassport = z.object({ passport: accountDetails.nullable() });

export const pathEndpoints = endpoints({
  'GET /path/rules': {
    summary: 'Every rule that verdicts are made by, for clients that weigh them themselves',
    access: 'anyone',
    data: pathRules,
  },
  'GET /path/places': {
    summary: 'Where each course is taught and by what it is entered, seen from a state, and what it costs: for clients that make plans',
    access: 'anyone',
    query: z.object({ state: z.enum(states, say('value.oneOf', { name: 'state', values: 'a state of India' })).optional() }),
    data: z.object({ table: placesTable, costs: costTable, doors: doorsTable }),
  },
  'POST /path/check': {
    summary: 'What is open to a student: verdicts with reasons. Nothing is stored or logged',
    access: 'anyone',
    body: z.strictObject({ passport: accountDetails, items: z.array(item).max(limits.path.items).optional(), year: year.optional() }),
    data: z.object({ verdicts: z.array(itemVerdict) }),
  },
  'POST /path/propose': {
    summary: 'A plan for a student: a goal, three ways that do not fall together, and what to do when. Nothing is stored or logged',
    access: 'anyone',
    body: proposeBodyWith(accountDetails),
    data: proposal,
  },
  'GET /path/doors': {
    summary: 'What stays open with some subjects of Class 11 and 12, and what another choice would change',
    access: 'anyone',
    query: z.object({ subjects: subjectList('subjects'), compare: subjectList('compare').optional() }),
    data: z.object({
      subjects: z.array(z.enum(subjectIds)),
      open: doors,
      compare: doors.optional(),
      gained: z.array(z.string()).optional(),
      lost: z.array(z.string()).optional(),
    }),
  },
  'GET /plan': { summary: 'The plan of the signed-in student', access: 'student', data: keptPlan },
  'PUT /plan': {
    summary: 'Write the plan over the version that was read; a stale one is answered with what is there',
    access: 'student',
    body: z.strictObject({ plan, version: z.number().int().min(0) }),
    data: keptPlan,
  },
  'DELETE /plan': { summary: 'Forget the plan', access: 'student', data: keptPlan },
  'GET /path/passport': { summary: 'The passport a student chose to keep in the account', access: 'student', data: keptPassport },
  'PUT /path/passport': {
    summary: 'Keep the passport in the account',
    access: 'student',
    body: z.strictObject({ passport: accountDetails }),
    data: keptPassport,
  },
  'DELETE /path/passport': { summary: 'Take the passport out of the account', access: 'student', data: keptPassport },
});
