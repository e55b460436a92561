/** How a counselling is written down: chances/src/counsellings.json, a list of these, and what is added at the desk. */
import { z } from 'zod';
import { catalogId, filled } from '../catalog/catalog.ts';
import { chanceKinds, rankUnits, seatConditions } from './chances.words.ts';
import { languages, type Language } from '../languages.ts';
import { say } from '../say.ts';
import { admissionGroups } from '../states/admission-groups.ts';
import { states } from '../taxonomy.ts';

/** In every language there is. */
const words = z.strictObject(Object.fromEntries(languages.map((language) => [language, filled])) as Record<Language, typeof filled>);

/**
 * Who may have a quota's seats: everybody; those of the institute's own state, or of any other; those we ask nothing about;
 * those from abroad.
 */
const seatScopes = ['all', 'home', 'other', 'asked', 'abroad'] as const;
export type SeatScope = (typeof seatScopes)[number];

/** A list of ranks. What stands in one says nothing about a place in another. */
const counsellingList = z.strictObject({
  id: catalogId,
  examId: catalogId,
  unit: z.enum(rankUnits),
  name: words,
  /** What most come to it for, called as one such seat is: of these an answer speaks first. */
  mostWanted: z.strictObject({ course: catalogId, kind: z.enum(chanceKinds), seat: words }).optional(),
  /** Which rows of a file belong to it, where there are several; the one without takes all others. */
  when: z
    .strictObject({
      column: z.enum(['institute', 'degree', 'unit', 'round']),
      how: z.enum(['is', 'begins']),
      values: z.array(filled).min(1),
    })
    .optional(),
});
export type CounsellingList = z.infer<typeof counsellingList>;

export const counsellingFile = z
  .strictObject({
    id: catalogId,
    /** What files of ranks call it, in the column authority. */
    authority: filled.max(60),
    name: words,
    about: words,
    lists: z.array(counsellingList).min(1),
    /** The category everybody competes in. */
    open: filled.max(160),
    /** As published; a name in words where the code does not say it. */
    categories: z.array(z.strictObject({ id: filled.max(160), name: words.optional() })).min(1),
    quotas: z
      .array(
        z.strictObject({
          /** As published; empty where no quota is named. */
          id: z.string().max(160),
          scope: z.enum(seatScopes),
          /** Its seats cost far more than the others. */
          paid: z.boolean().optional(),
          /** What it asks of a candidate beside a rank, how sure that is (A read, B known, C practice), and where it is from. */
          condition: z.strictObject({ is: z.enum(seatConditions), certainty: z.enum(['A', 'B', 'C']), source: filled }).optional(),
          name: words.optional(),
          /** Whose they are, where that is not each institute's own state. */
          states: z.array(z.enum(states)).optional(),
        }),
      )
      .min(1),
    /** Whether reserved and disabled candidates are ranked in orders of their own. */
    ownOrders: z.boolean(),
    /** Why no call is made of its numbers; left out where they bear one. */
    noCall: z.enum(['one_source', 'not_final_round', 'short_history']).optional(),
    /** The state whose candidates its home seats are for, where that is not each institute's own. */
    state: z.enum(states).optional(),
    /** Whose own counselling it is: a student of the state is led to it from another of the same group. */
    ofState: z.enum(states).optional(),
    /** What it gives seats for. */
    group: z.enum(admissionGroups).optional(),
    /** The state of all its institutes. */
    institutesIn: z.enum(states).optional(),
    /** Whether its institutes are IITs, NITs, IIITs and others that the centre funds, told apart by their names. */
    nationalInstitutes: z.boolean().optional(),
    /** Whether a code in its notes is the institute's. */
    codes: z.boolean().optional(),
    /** A rank behind this one was given on other merit. */
    lastRank: z.number().int().positive().optional(),
    /** What stands in the name of an institute for women only. */
    womenMark: filled.max(20).optional(),
    /** Its place among the others. */
    place: z.number().int().min(1).max(9999),
  })
  .refine(({ open, categories }) => categories.some(({ id }) => id === open), { path: ['open'], error: say('chances.openCategory') })
  .refine(({ lists }) => lists.length === 1 || lists.filter(({ when }) => !when).length === 1, {
    path: ['lists'],
    error: say('chances.oneListForAll'),
  });
export type CounsellingFile = z.infer<typeof counsellingFile>;
