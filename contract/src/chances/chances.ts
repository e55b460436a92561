import { z } from 'zod';
import { anyId } from '../catalog/catalog.ts';
import {
  candidateGenders,
  chanceBands,
  chanceKinds,
  chanceSorts,
  listNotes,
  mostListed,
  noCallReasons,
  rankOrders,
  rankUnits,
  seatConditions,
  valueLimits,
} from './chances.words.ts';
import { endpoints } from '../http/endpoint.ts';
import { importData, importQuery } from '../desk/imports.ts';
import { nextCursor } from '../http/keyset.ts';
import { say } from '../say.ts';
import { admissionGroups } from '../states/admission-groups.ts';
import { fields, states } from '../taxonomy.ts';

const percent = z.number().int().min(0).max(100);
const named = { id: z.string(), name: z.string() };

export const counselling = z.object({
  id: z.string(),
  name: z.string(),
  lists: z.array(
    z.object({
      ...named,
      examId: z.string(),
      unit: z.enum(rankUnits),
      /** What most come to it for; `seat` is what one such seat is called. */
      mostWanted: z.object({ course: z.string(), kind: z.enum(chanceKinds), seat: z.string() }).optional(),
    }),
  ),
  years: z.array(z.number().int()),
  /** As published; the first is the one everybody competes in. */
  categories: z.array(z.object(named)),
  /** `paid`: its seats cost far more than the others. `condition`: what it asks of a candidate beside a rank. */
  quotas: z.array(
    z.object({ ...named, words: z.string(), paid: z.literal(true).optional(), condition: z.enum(seatConditions).optional() }),
  ),
  /** Whose own counselling it is, and what it gives seats for. */
  ofState: z.enum(states).optional(),
  group: z.enum(admissionGroups).optional(),
  /** Whether it keeps seats for candidates from abroad, which are shown to a student who asks for them. */
  abroad: z.boolean(),
  /** Whether it has paid or management quotas for candidates from here, which are shown to a student who asks for them. */
  paid: z.boolean(),
  /** Whether reserved and disabled candidates are ranked in orders of their own, so that their ranks there are asked for. */
  ownOrders: z.boolean(),
  about: z.string(),
  sources: z.array(z.string()),
  /** Whether anything is said about next year; elsewhere the past years alone are shown. */
  calls: z.boolean(),
  /** How many of 100 calls of each band came true in a year that has happened, where calls are made. */
  tried: z.object({ year: z.number().int(), likely: percent, possible: percent, reach: percent, out: percent }).optional(),
});
export type Counselling = z.infer<typeof counselling>;

const cutoff = z.object({ year: z.number().int(), round: z.string(), opening: z.number().nullable(), closing: z.number() });

/** What stands in every answer a line is in, the same for every student. */
export const chanceSeats = z.object({
  id: z.string(),
  institute: z.object({ name: z.string(), collegeId: z.string().optional() }),
  programme: z.object({ name: z.string(), courseId: z.string().optional() }),
  list: z.string(),
  /** In which order of candidates its ranks are counted. */
  order: z.enum(rankOrders),
  quota: z.string(),
  category: z.string(),
  gender: z.enum(['neutral', 'female', 'male']),
  pwd: z.boolean(),
  /** Oldest first. */
  history: z.array(cutoff),
});

/** What is said of a line to one student. */
export const chanceCall = z.object({
  /** What it is expected to close at, and the range that holds 80 %. */
  predicted: z.object({ closing: z.number(), low: z.number(), high: z.number() }).nullable(),
  probability: z.number().nullable(),
  band: z.enum(chanceBands).nullable(),
  noCall: z.enum(noCallReasons).optional(),
  /** A seat of a paid, management or NRI quota: it costs far more than the others. */
  paid: z.boolean(),
  /** What its quota asks of a candidate beside a rank. */
  condition: z.enum(seatConditions).optional(),
});
export type ChanceCall = z.infer<typeof chanceCall>;

/** What the directory says of a college of the lines: as everybody calls it, and where it is. */
const lineCollege = z.object({ shortName: z.string().optional(), city: z.string(), district: z.string(), state: z.enum(states) });
export type LineCollege = z.infer<typeof lineCollege>;

const chanceLine = chanceSeats.extend(chanceCall.shape);
export type ChanceLine = z.infer<typeof chanceLine>;

/** The widest of what any list takes; what the named list takes is checked by the server and the form, which know the list. */
const value = z.number().min(valueLimits.percentile.min).max(valueLimits.rank.max);
const text = z.string().min(1).max(160);

const lineId = z.string().min(1).max(40);

const chancesBody = z.strictObject({
  counselling: text,
  list: text,
  /** The place in the common order, or the only rank there is. */
  value,
  /** The places in the orders of a category and of disabled candidates, where the counselling has such. */
  categoryValue: value.optional(),
  pwdValue: value.optional(),
  categoryPwdValue: value.optional(),
  category: text,
  gender: z.enum(candidateGenders),
  pwd: z.boolean(),
  class12State: z.enum(states).optional(),
  /** Also what is kept for candidates from abroad. */
  abroad: z.boolean().default(false),
  /** Also seats of paid and management quotas, which cost far more; those for candidates from abroad are asked for by `abroad`. */
  paid: z.boolean().default(false),
  /** What the student fulfils of what quotas ask for: seats that ask for anything else are counted as `conditional`, and left out. */
  conditions: z.array(z.enum(seatConditions)).max(seatConditions.length).default([]),
  instituteState: z.enum(states).optional(),
  kind: z.enum(chanceKinds).optional(),
  course: text.optional(),
  field: z.enum(fields).optional(),
  band: z.enum(chanceBands).optional(),
  search: z.string().max(100).optional(),
  /** Only these lines, where they are this student's: a list that is kept on a device is brought up to date with it. */
  ids: z.array(lineId).min(1).max(mostListed).optional(),
  sortBy: z.enum(chanceSorts).default('best'),
  cursor: z.string().min(1).max(400).optional(),
  limit: z.number().int().min(1).max(100).default(50),
});
export type ChancesBody = z.output<typeof chancesBody>;
export type ChancesAsked = z.input<typeof chancesBody>;

/** `lines` in the student's order; the filters bound what is suggested, and nothing else. */
const chanceListBody = chancesBody.omit({ sortBy: true, cursor: true, limit: true, ids: true }).extend({
  lines: z
    .array(lineId)
    .min(1)
    .max(mostListed)
    .refine((ids) => new Set(ids).size === ids.length, { error: say('chances.eachOnce') }),
});

/** Nothing is certain beforehand: 1 to 99. */
const saidPercent = z.number().int().min(1).max(99);

export const chanceListData = z.object({
  /** In the order given. */
  lines: z.array(
    z.object({
      id: z.string(),
      band: z.enum(chanceBands).nullable(),
      percent: saidPercent.nullable(),
      /** Points of risk it takes away, given the lines above it. */
      adds: z.number().int().min(0).max(100),
      note: z.enum(listNotes).optional(),
    }),
  ),
  /** Null where no line has a call. `from` in a mild year, `to` in a hard one. */
  withoutSeat: z.object({ percent: saidPercent, from: saidPercent, to: saidPercent }).nullable(),
  mostLikely: z.string().nullable(),
  suggest: z.array(z.object({ id: z.string(), withoutSeat: saidPercent })).max(3),
  /** How it was fitted, and what such lists said and what came when they were tried on years that had happened, in per cent. */
  basis: z
    .object({
      fittedOn: z.array(z.number().int()),
      triedOn: z.array(z.object({ year: z.number().int(), said: z.number(), came: z.number() })),
    })
    .nullable(),
  /** Lines that have left. */
  gone: z.array(z.string()),
});
export type ChanceListData = z.infer<typeof chanceListData>;

const count = z.number().int();
/** Over all filters but `band`; `none` are lines without a call, `conditional` those that ask for what the student has not said. */
export const chanceCounts = z.object({ likely: count, possible: count, reach: count, out: count, none: count, conditional: count });
export type ChanceCounts = z.infer<typeof chanceCounts>;

export const chancesEndpoints = endpoints({
  'GET /chances/counsellings': {
    summary: 'Counsellings whose closing ranks are known, with their lists, categories and quotas in words',
    access: 'anyone',
    data: z.object({ counsellings: z.array(counselling) }),
  },
  'GET /chances/exams': {
    summary: 'The exams by whose rank a counselling with known closing ranks gives seats',
    access: 'anyone',
    data: z.object({ exams: z.array(z.string()) }),
  },
  'POST /chances': {
    summary: 'Where a rank may lead: lines of seats with their closing ranks and, where it can be said, how likely they are',
    access: 'anyone',
    body: chancesBody,
    data: z.object({
      lines: z.array(chanceLine),
      counts: chanceCounts,
      nextCursor,
      /** Of the lines here, by id. A device that keeps a pack of before does not know them. */
      colleges: z.record(z.string(), lineCollege).optional(),
      /** Of the asked `ids`, those that are read as another line since they were given out, by what they were: a joined twin's. */
      became: z.record(z.string(), z.string()).optional(),
      /** Of the asked `ids`, those that no line of this counselling has any more. */
      gone: z.array(z.string()).optional(),
    }),
  },
  'POST /chances/list': {
    summary: 'A list of seats judged as a whole: how likely it is to bring none, what each line does for it, and what to add',
    access: 'anyone',
    body: chanceListBody,
    data: chanceListData,
  },
  'GET /chances/colleges/:id': {
    summary: 'What the seats of a college that are open to every category closed at, in every counselling',
    access: 'anyone',
    params: anyId,
    data: z.object({
      lines: z.array(
        chanceLine.pick({ id: true, programme: true, list: true, quota: true, history: true }).extend({
          counselling: z.string(),
          gender: chanceLine.shape.gender,
          /** What its closings are: of ranks the lowest is the hardest to get, of the others the highest. */
          unit: z.enum(rankUnits),
          paid: chanceLine.shape.paid,
          /** The counselling, its list of ranks and whose seats they are, in words. */
          names: z.object({ counselling: z.string(), list: z.string(), quota: z.string() }),
        }),
      ),
    }),
  },
  'POST /desk/import/cutoffs': {
    summary: 'Closing ranks from a CSV file, in one transaction; the columns are those of cutoffs:import',
    access: 'operator',
    query: importQuery,
    csv: true,
    data: importData,
  },
});
