import type { CounsellingTables } from '@disha/chances/counsellings';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core';
import type { Published } from '@disha/chances/published';
import type { CounsellingId, NoCall, RankOrder, SeatCondition } from '@disha/contract/chances.words';
import { jsonValue, moment } from '../../db/columns.ts';

/** What was published of one year: [year, round, opening, closing]. */
export type StoredCutoff = [year: number, round: string, opening: number | null, closing: number];

/**
 * Who competes with whom: whatever decides whether somebody sees a line, once for all lines that have it in common. There are a few
 * hundred in a counselling, and a question finds its own by their words; the many lines are then found by one number.
 */
export const cutoffPools = pgTable(
  'cutoff_pools',
  {
    id: serial('id').primaryKey(),
    counselling: text('counselling').notNull().$type<CounsellingId>(),
    list: text('list').notNull(),
    category: text('category').notNull(),
    pwd: boolean('pwd').notNull(),
    gender: text('gender').notNull().$type<'neutral' | 'female' | 'male'>(),
    /** Whom the quota is for, and of which states. */
    scope: text('scope').notNull().$type<'all' | 'home' | 'other' | 'asked' | 'abroad'>(),
    homeStates: text('home_states').array().notNull(),
    /** Its seats cost far more than the others: paid, management and NRI quotas. */
    paid: boolean('paid').notNull().default(false),
    /** What they ask of a candidate beside a rank. */
    condition: text('condition').$type<SeatCondition>(),
    /** These five are empty, and stay for processes of the version before: lines are counted along an index in memory. */
    lines: integer('lines').notNull().default(0),
    judged: integer('judged').notNull().default(0),
    likely: doublePrecision('likely').array().notNull().default([]),
    possible: doublePrecision('possible').array().notNull().default([]),
    reach: doublePrecision('reach').array().notNull().default([]),
  },
  (table) => [index('cutoff_pools_wanted').on(table.counselling, table.list, table.category, table.pwd, table.gender)],
);

/** A group of seats over the years, with what is expected of it: too many for memory, read page by page. */
export const cutoffLines = pgTable(
  'cutoff_lines',
  {
    id: text('id').primaryKey(),
    counselling: text('counselling').notNull().$type<CounsellingId>(),
    list: text('list').notNull(),
    category: text('category').notNull(),
    pwd: boolean('pwd').notNull(),
    gender: text('gender').notNull().$type<'neutral' | 'female' | 'male'>(),
    quota: text('quota').notNull(),
    /** Whom the quota is for, and of which states. */
    scope: text('scope').notNull().$type<'all' | 'home' | 'other' | 'asked' | 'abroad'>(),
    homeStates: text('home_states').array().notNull(),
    rankOrder: text('rank_order').notNull().$type<RankOrder>(),
    institute: integer('institute').notNull(),
    programme: integer('programme').notNull(),
    /** Null in what an earlier version loaded: then its files are read again. */
    pool: integer('pool'),
    /** What of it stands in every answer, as it is written there: see chanceSeats of the contract. */
    shown: text('shown'),
    /** These two are empty, and stay for processes of the version before: names stand in `shown`. */
    instituteName: text('institute_name'),
    programmeName: text('programme_name'),
    /** What is filtered and joined by. */
    instituteState: text('institute_state'),
    kind: text('kind'),
    government: boolean('government'),
    nirf: integer('nirf'),
    collegeId: text('college_id'),
    courseId: text('course_id'),
    /** Its place when all are sorted by institute and programme. */
    namePlace: integer('name_place').notNull(),
    lastClosing: doublePrecision('last_closing').notNull(),
    /** The logarithm of the expected closing, and half of the range that holds 80 %; null where no call is made. */
    centre: doublePrecision('centre'),
    halfWidth: doublePrecision('half_width'),
    noCall: text('no_call').$type<NoCall>(),
    history: jsonb('history').notNull().$type<StoredCutoff[]>(),
  },
  (table) => [
    index('cutoff_lines_wanted').on(table.counselling, table.list, table.category, table.pwd, table.gender),
    index('cutoff_lines_college').on(table.collegeId, table.namePlace),
  ],
);

/** Ids that lines had before they were joined or moved, and the lines they are read as. */
export const cutoffAliases = pgTable(
  'cutoff_aliases',
  {
    id: text('id').primaryKey(),
    counselling: text('counselling').notNull().$type<CounsellingId>(),
    line: text('line').notNull(),
  },
  (table) => [index('cutoff_aliases_counselling').on(table.counselling)],
);

/** Institutes and programmes as published; `words` is what a search looks through. */
export const cutoffNames = pgTable(
  'cutoff_names',
  {
    counselling: text('counselling').notNull().$type<CounsellingId>(),
    what: text('what').notNull().$type<'institute' | 'programme'>(),
    at: integer('at').notNull(),
    name: text('name').notNull(),
    words: text('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.counselling, table.what, table.at] })],
);

/** What was loaded of a counselling, by the checksum of its files. */
export const cutoffState = pgTable('cutoff_state', {
  counselling: text('counselling').primaryKey().$type<CounsellingId>(),
  checksum: text('checksum').notNull(),
  years: jsonb('years').notNull().$type<{ year: number; source: string }[]>(),
  categories: text('categories').array().notNull(),
  quotas: text('quotas').array().notNull(),
  loadedAt: moment('loaded_at').notNull().defaultNow(),
});

/**
 * What an operator has brought in, a row for each group of seats and year: laid over what is shipped, whatever is shipped later. Only
 * this is kept by a backup; the tables above are made anew from it and the shipped files.
 */
export const cutoffImports = pgTable(
  'cutoff_imports',
  {
    /** Made of whatever tells its seats and year from all others. */
    id: text('id').primaryKey(),
    counselling: text('counselling').notNull().$type<CounsellingId>(),
    row: jsonb('row').notNull().$type<Published>(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('cutoff_imports_counselling').on(table.counselling, table.id)],
);

/** What was added to the counsellings at the desk, or changed of one that ships: whole, or only the fields that differ. */
export const counsellings = pgTable('counsellings', {
  id: text('id').primaryKey(),
  changes: jsonb('changes').notNull().$type<Partial<CounsellingTables>>(),
  changedAt: moment('changed_at')
    .notNull()
    .default(sql`clock_timestamp()`),
});

/** Each of these changes by itself, with who, when and why: so that one can be taken back, and what stood before it stands again. */
export const counsellingChanges = pgTable(
  'counselling_changes',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    counselling: text('counselling').notNull(),
    /** Empty where it was added as a whole. */
    field: text('field').notNull(),
    fromValue: jsonValue('from_value'),
    toValue: jsonValue('to_value'),
    /** Whether the desk had said something of this field before: else what ships stands again. */
    wasOurs: boolean('was_ours').notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: moment('made_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    reason: text('reason'),
    source: text('source'),
    state: text('state').notNull().default('active').$type<'active' | 'taken_back' | 'overtaken'>(),
    closedBy: text('closed_by'),
    closedAt: moment('closed_at'),
    closedReason: text('closed_reason'),
    overtakenBy: uuid('overtaken_by'),
  },
  (table) => [index('counselling_changes_newest').on(table.counselling, table.madeAt, table.id)],
);
