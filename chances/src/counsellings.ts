/** How each counselling is built: its lists of ranks, who may have which seats, and whether its numbers bear a call. */

import type { CounsellingId, RankUnit } from '@disha/contract/chances.words';

/** A list of ranks. What stands in one says nothing about a place in another. */
export interface RankList {
  id: string;
  examId: string;
  unit: RankUnit;
}

/**
 * Who may have a quota's seats: everybody; those of the institute's own state, or of any other; those we ask nothing about;
 * those from abroad.
 */
export type Scope = 'all' | 'home' | 'other' | 'asked' | 'abroad';

export interface Counselling {
  id: CounsellingId;
  lists: RankList[];
  /** The category everybody competes in. */
  open: string;
  /** Whether reserved and disabled candidates are ranked in orders of their own. */
  ownOrders: boolean;
  /** Why no call is made of its numbers; undefined where they bear one. */
  noCall?: 'one_source' | 'not_final_round';
  /** What a quota means, where it is not for everybody. */
  scopes: Readonly<Record<string, Scope>>;
  /** The state whose candidates its home seats are for, where that is not each institute's own. */
  state?: string;
}

const rank = (id: string, examId = id): RankList => ({ id, examId, unit: 'rank' });
const jeeLists = [rank('jee-main'), rank('jee-advanced'), rank('jee-main-barch', 'jee-main'), rank('jee-main-bplan', 'jee-main')];
const funded = { HS: 'home', GO: 'home', JK: 'home', LA: 'home', OS: 'other' } as const;
const oneSource = 'one_source' as const;

const counsellings: readonly Counselling[] = [
  { id: 'josaa', lists: jeeLists, open: 'OPEN', ownOrders: true, scopes: funded },
  {
    id: 'csab',
    lists: jeeLists.filter(({ id }) => id !== 'jee-advanced'),
    open: 'OPEN',
    ownOrders: false,
    noCall: oneSource,
    scopes: { ...funded, 'DASA-CIWG': 'abroad', 'DASA-NonCIWG': 'abroad' },
  },
  {
    id: 'mcc',
    lists: [rank('neet-ug')],
    open: 'Open',
    ownOrders: false,
    noCall: 'not_final_round',
    state: 'Delhi',
    scopes: {
      'Delhi University Quota': 'home',
      'IP University Quota': 'home',
      'B.Sc Nursing Delhi NCR': 'home',
      'Employees State Insurance Scheme(ESI)': 'asked',
      'Employees State Insurance Scheme Nursing Quota (ESI- IP Quota Nursing)': 'asked',
      'Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) Quota': 'asked',
      'Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) DU Quota': 'asked',
      'Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) IP Quota': 'asked',
      'B.Sc Nursing Delhi NCR CW Quota': 'asked',
      'B.Sc Nursing IP CW Quota': 'asked',
      'Internal -Puducherry UT Domicile': 'asked',
      'Aligarh Muslim University (AMU) Quota': 'asked',
      'Muslim Minority Quota': 'asked',
      'Jain Minority Quota': 'asked',
      'Jamia Internal Quota': 'asked',
      'Muslim OBC Quota': 'asked',
      'Muslim Quota': 'asked',
      'Muslim ST Quota': 'asked',
      'Muslim Women Quota': 'asked',
      '(AMU)Self finance internal': 'asked',
      'Non-Resident Indian': 'abroad',
      'Non-Resident Indian(AMU)Quota': 'abroad',
      'Non-Resident Indian(Jamia)Quota': 'abroad',
      'Foreign Country Quota': 'abroad',
    },
  },
  {
    id: 'mhtcet',
    lists: [{ id: 'mht-cet', examId: 'mht-cet', unit: 'percentile' }],
    open: 'OPEN',
    ownOrders: false,
    noCall: oneSource,
    scopes: { 'Home University': 'asked', 'Other than Home University': 'asked' },
  },
  {
    id: 'kcet',
    lists: [rank('kcet')],
    open: 'GM',
    ownOrders: false,
    noCall: oneSource,
    scopes: { Rural: 'asked', 'Kannada medium': 'asked' },
  },
  { id: 'tgeapcet', lists: [rank('tg-eapcet')], open: 'OC', ownOrders: false, noCall: oneSource, scopes: {} },
  {
    id: 'du',
    lists: [{ id: 'cuet-ug', examId: 'cuet-ug', unit: 'score' }],
    open: 'UR',
    ownOrders: false,
    noCall: oneSource,
    scopes: {},
  },
  {
    id: 'uptac',
    lists: [rank('jee-main')],
    open: 'OPEN',
    ownOrders: false,
    noCall: oneSource,
    state: 'Uttar Pradesh',
    scopes: { 'Home State': 'home' },
  },
  {
    id: 'wbjee',
    lists: [rank('wbjee'), rank('jee-main')],
    open: 'Open',
    ownOrders: false,
    noCall: oneSource,
    state: 'West Bengal',
    scopes: { 'Home State': 'home' },
  },
  { id: 'keam', lists: [rank('keam')], open: 'SM', ownOrders: false, noCall: oneSource, scopes: {} },
  {
    id: 'acpc',
    lists: [rank('engineering', 'gujcet'), rank('pharmacy', 'gujcet')],
    open: 'GENERAL',
    ownOrders: false,
    noCall: oneSource,
    scopes: {},
  },
  { id: 'comedk', lists: [rank('comedk')], open: 'GM', ownOrders: false, noCall: oneSource, scopes: {} },
  {
    id: 'jac-chandigarh',
    lists: [rank('jee-main'), rank('not-stated', 'jee-main')],
    open: 'OPEN',
    ownOrders: false,
    noCall: oneSource,
    state: 'Chandigarh',
    scopes: { 'Home State': 'home', 'Other State': 'other' },
  },
];

const byId = new Map(counsellings.map((counselling) => [counselling.id, counselling]));

export function counsellingOf(id: CounsellingId): Counselling {
  const found = byId.get(id);
  if (!found) throw new Error(`no counselling ${id}`);
  return found;
}

/** Quotas are called as the authorities like, even "constructor". */
export const scopeOf = ({ scopes }: Counselling, quota: string): Scope =>
  (Object.hasOwn(scopes, quota) ? scopes[quota] : undefined) ?? 'all';

/** The state's own quotas of two institutes whose state has been divided or stands alone. */
const statesOfQuota: Readonly<Record<string, string[]>> = { GO: ['Goa'], JK: ['Jammu and Kashmir'], LA: ['Ladakh'] };
const divided = ['Jammu and Kashmir', 'Ladakh'];

/** Whose home seats these are, or, for seats of other states, whose they are not. */
export function homeStates(counselling: Counselling, quota: string, instituteState: string | undefined): string[] {
  const named = Object.hasOwn(statesOfQuota, quota) ? statesOfQuota[quota] : undefined;
  if (named) return named;
  const state = counselling.state ?? instituteState;
  if (state === undefined) return [];
  return scopeOf(counselling, quota) === 'other' && divided.includes(state) ? divided : [state];
}

export type Order = 'common' | 'category' | 'pwd' | 'category_pwd';

/** In which order of candidates the ranks of these seats are counted. */
export function orderOf({ ownOrders, open }: Counselling, { category, pwd }: { category: string; pwd: boolean }): Order {
  if (!ownOrders) return 'common';
  if (category === open) return pwd ? 'pwd' : 'common';
  return pwd ? 'category_pwd' : 'category';
}
