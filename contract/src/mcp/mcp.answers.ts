/** What each tool answers. Whatever it is, it says where it is from, how sure that is, and what is not known. */
import { z } from 'zod';
import { chanceBands, noCallReasons, rankUnits } from '../chances/chances.words.ts';
import { dateEvents, dateSessions, dateStatuses } from '../exams/exams.dates.ts';
import { feeBand } from '../fees/fees.ts';
import { scholarship } from '../scholarships/scholarships.card.ts';
import { stateRoute } from '../states/states.files.ts';
import { verdicts } from '../path/verdicts.ts';
import type { ToolName } from './mcp.asks.ts';

/** A: read at the body itself or in the press; B: one weaker source; C: not confirmed. */
const certainty = z.enum(['A', 'B', 'C', 'not stated']);
export type AnswerCertainty = z.infer<typeof certainty>;

const provenanceOfAnswer = {
  /** Body and year. */
  source: z.array(z.string()),
  /** The month of the last check. */
  asOf: z.string(),
  certainty,
  /** In words. */
  notKnown: z.array(z.string()),
  /** Of our page; a path alone where this server does not know its address. */
  url: z.string(),
  catalogVersion: z.string(),
};
const answer = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...shape, ...provenanceOfAnswer });

const named = z.object({ id: z.string(), name: z.string() });
const range = z.object({ from: z.number(), to: z.number() });
const open = z.object({ courses: z.number().int(), careers: z.number().int(), byField: z.record(z.string(), z.number().int()) });
const place = z.object({ id: z.string(), name: z.string(), basis: z.string(), near: z.string() });

export const toolAnswers = {
  find: answer({
    items: z.array(z.object({ id: z.string(), kind: z.string(), name: z.string(), line: z.string(), url: z.string() })),
    /** What the words may mean beside an item: a page of ours, and what of them was understood. */
    meant: z.array(z.object({ kind: z.string(), url: z.string(), understood: z.array(z.string()) })),
  }),
  get: answer({ kind: z.string(), item: z.record(z.string(), z.unknown()) }),
  eligibility: answer({
    verdicts: z.array(
      z.object({
        kind: z.string(),
        id: z.string(),
        name: z.string(),
        verdict: z.enum(verdicts),
        probably: z.literal('closed').optional(),
        reasons: z.array(z.object({ rule: z.string(), text: z.string(), source: z.string(), certainty })),
        missing: z.array(z.string()),
        conditions: z.array(z.string()),
        nearest: z.array(z.object({ kind: z.string(), id: z.string(), name: z.string() })),
        url: z.string(),
      }),
    ),
  }),
  doors: answer({
    open,
    after: open.optional(),
    closes: z.array(named).optional(),
    opens: z.array(named).optional(),
    /** Where more would close or open than are named. */
    closesInAll: z.number().int().optional(),
  }),
  ways: answer({
    goal: named.extend({ kind: z.string() }).nullable(),
    ways: z.array(
      z.object({
        label: z.string(),
        sure: z.boolean(),
        career: named.optional(),
        course: named.optional(),
        exams: z.array(named),
        gate: z.string().optional(),
        byMarks: z.boolean(),
        verdict: z.enum(verdicts),
        chance: z.object({ band: z.string(), percent: z.number().int().optional() }).nullable(),
        seat: z.object({ band: z.string(), basis: z.string(), year: z.number().int().nullable() }).nullable(),
        cost: range.extend({ per: z.string(), basis: z.string() }).nullable(),
        places: z.array(place),
        ladder: z.array(named),
        reasons: z.array(z.string()),
      }),
    ),
    notTaken: z.array(z.object({ kind: z.string(), id: z.string(), name: z.string(), reason: z.string() })),
    warnings: z.array(z.string()),
    /** The fact that the student has not told and that would decide a way. */
    wouldDecide: z.string().nullable(),
    steps: z.array(z.object({ text: z.string(), why: z.string(), due: z.string().optional(), year: z.number().int(), basis: z.string() })),
  }),
  closing_ranks: answer({
    counselling: z.object({ id: z.string(), name: z.string(), about: z.string(), years: z.array(z.number().int()) }),
    list: z.string(),
    unit: z.enum(rankUnits),
    lines: z.array(
      z.object({
        institute: z.string(),
        branch: z.string(),
        quota: z.string(),
        category: z.string(),
        gender: z.string(),
        closings: z.array(z.object({ year: z.number().int(), round: z.string(), closing: z.number() })),
        expected: z.object({ closing: z.number(), low: z.number(), high: z.number() }).nullable(),
        band: z.enum(chanceBands).nullable(),
        noCall: z.enum(noCallReasons).optional(),
        cameTrue: z.string().optional(),
        paid: z.boolean(),
        condition: z.string().optional(),
        url: z.string().optional(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  dates: answer({
    days: z.array(
      z.object({
        exam: named,
        event: z.enum(dateEvents),
        session: z.enum(dateSessions).nullable(),
        /** Of which year's exam. */
        year: z.number().int(),
        basis: z.enum(dateStatuses),
        from: z.string(),
        to: z.string(),
        source: z.string(),
        certainty,
        checkedOn: z.string(),
        url: z.string(),
      }),
    ),
  }),
  how_state_admits: answer({
    state: z.string(),
    ways: z.array(stateRoute.omit({ gates: true }).extend({ examName: z.string().optional() })),
    help: z.object({
      how: z.string(),
      when: z.string(),
      portals: z.array(z.object({ name: z.string(), link: z.string() })),
      source: z.string(),
    }),
  }),
  money: answer({
    course: named,
    fees: z.array(feeBand),
    scholarships: z.array(
      scholarship
        .pick({
          name: true,
          provider: true,
          who: true,
          benefit: true,
          minimumMarks: true,
          incomeCeiling: true,
          window: true,
          sources: true,
        })
        .extend({ id: z.string(), certainty, officialLink: z.string(), asOf: z.string(), url: z.string() }),
    ),
  }),
} as const satisfies Record<ToolName, z.ZodObject>;

export type ToolAnswers = { [Name in ToolName]: z.input<(typeof toolAnswers)[Name]> };
export type AnswerBody<Name extends ToolName> = Omit<ToolAnswers[Name], 'url' | 'catalogVersion'> & { url: string };

/** A refusal of wrong arguments: the code, what is wrong, and what would be right. */
export interface ToolRefusal {
  code: string;
  message: string;
  allowed: string[];
}
