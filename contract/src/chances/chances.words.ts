/** The words of the feature that answers "with my rank, where?". Plain data: the browser loads it without zod. */
/** Of a counselling: `josaa`. Which there are is data. */
export type CounsellingId = string;

export const rankUnits = ['rank', 'percentile', 'score'] as const;
export type RankUnit = (typeof rankUnits)[number];

/** What a value may be, at least and at most. */
export const valueLimits = {
  rank: { min: 1, max: 3_000_000 },
  percentile: { min: 0, max: 100 },
  score: { min: 0, max: 2000 },
} as const satisfies Record<RankUnit, { min: number; max: number }>;

export const candidateGenders = ['female', 'male', 'other'] as const;
export type CandidateGender = (typeof candidateGenders)[number];

export const chanceBands = ['likely', 'possible', 'reach', 'out'] as const;
export type ChanceBand = (typeof chanceBands)[number];

export const chanceKinds = ['iit', 'nit', 'iiit', 'gfti', 'government', 'private'] as const;
export type ChanceKind = (typeof chanceKinds)[number];

/** `best`: the hardest to get among the likely ones first. */
export const chanceSorts = ['best', 'probability', 'closing', 'nirf', 'place', 'name'] as const;
export type ChanceSort = (typeof chanceSorts)[number];

/** What a quota asks of a candidate beside a rank: its seats are for nobody else. It is unknown of a student who has not said so. */
export const seatConditions = ['defence', 'minority', 'esic', 'widow', 'other'] as const;
export type SeatCondition = (typeof seatConditions)[number];

export const rankOrders = ['common', 'category', 'pwd', 'category_pwd'] as const;
export type RankOrder = (typeof rankOrders)[number];

/** Lines that a student's list may have. */
export const mostListed = 200;

/** What is to be said of a line in a list: the rank is far behind all it ever closed at; the lines above are as good as certain. */
export const listNotes = ['dead', 'certain_above'] as const;

/** Why a line is shown without a call. */
export const noCallReasons = [
  'rank_missing',
  'state_missing',
  'quota_unknown',
  'one_source',
  'short_history',
  'not_final_round',
  'tried_badly',
] as const;
export type NoCall = (typeof noCallReasons)[number];

/** The columns of a file of closing ranks, a line for each group of seats and year. */
export const cutoffColumns = [
  'year',
  'round',
  'authority',
  'institute_name_as_published',
  'programme_as_published',
  'degree',
  'years',
  'quota',
  'category',
  'pwd',
  'gender',
  'opening',
  'closing',
  'unit',
  'source',
  'note',
] as const;
