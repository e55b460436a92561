/** What somebody tells of themselves, as the form holds it, and the question it makes. */
import type { ChancesAsked, Counselling } from '@disha/contract/chances';
import type { CandidateGender } from '@disha/contract/chances.words';
import type { Category, StudentDetails } from '@disha/contract/passport';
import type { State } from '@disha/contract/taxonomy';
import type { StoredRank } from '../../session/stored-ranks.ts';

export interface Circumstances {
  list: string;
  value: string;
  categoryValue: string;
  pwdValue: string;
  categoryPwdValue: string;
  category: string;
  /** Empty where it is not said: then the pools of one gender are left out. */
  gender: CandidateGender | '';
  pwd: boolean;
  state: string;
  /** Also seats for candidates from abroad. */
  abroad: boolean;
  /** Also seats that cost far more. */
  paid: boolean;
}

/** What the person has told before, where somebody keeps it on this device. */
export type KnownCircumstances = Partial<Pick<Circumstances, 'category' | 'gender' | 'pwd' | 'state'>> & {
  /** Where they live: offered as the state of Class 12, and not sent before they say that it is. */
  home?: State;
};

/** As most counsellings publish them; where one calls a category otherwise, it is left to the person. */
export const published: Readonly<Record<Category, string>> = { general: 'OPEN', ews: 'EWS', obc_ncl: 'OBC-NCL', sc: 'SC', st: 'ST' };

/** Of somebody's details what the form asks for. */
export function knownFrom({
  category,
  gender,
  disability,
  class12State,
  state,
}: Pick<StudentDetails, 'category' | 'gender' | 'disability' | 'class12State' | 'state'>): KnownCircumstances {
  return {
    ...(category === undefined ? {} : { category: published[category] }),
    ...(gender === undefined ? {} : { gender }),
    ...(disability === undefined ? {} : { pwd: disability }),
    ...(class12State === undefined ? {} : { state: class12State }),
    ...(class12State === undefined && state !== undefined ? { home: state } : {}),
  };
}

/** Of what was told here what belongs into the sheet of details: a category only where the sheet has a word for it. */
export function detailsFrom({ category, gender, pwd, state }: Circumstances): StudentDetails {
  const own = (Object.keys(published) as Category[]).find((one) => published[one] === category.toUpperCase());
  return {
    ...(own === undefined ? {} : { category: own }),
    ...(gender === '' ? {} : { gender }),
    ...(pwd ? { disability: true } : {}),
    ...(state === '' ? {} : { class12State: state as State }),
  };
}

export const openCategory = ({ categories }: Counselling): string => categories[0]?.id ?? '';

export function blank(counselling: Counselling, known: KnownCircumstances = {}): Circumstances {
  const { category = '', gender = '', pwd = false, state = '' } = known;
  return {
    list: counselling.lists[0]?.id ?? '',
    value: '',
    categoryValue: '',
    pwdValue: '',
    categoryPwdValue: '',
    category: counselling.categories.some(({ id }) => id === category) ? category : openCategory(counselling),
    gender,
    pwd,
    state,
    abroad: false,
    paid: false,
  };
}

/** With the rank of this counselling that this phone was asked to remember. */
export function rememberedBy(counselling: Counselling, known: KnownCircumstances, ranks: readonly StoredRank[]): Circumstances {
  const own = blank(counselling, known);
  const rank = ranks.find((one) => one.counselling === counselling.id && counselling.lists.some(({ id }) => id === one.list));
  if (rank === undefined) return own;
  const isCategory = counselling.categories.some(({ id }) => id === rank.category);
  return { ...own, list: rank.list, value: String(rank.value), ...(isCategory ? { category: rank.category } : {}) };
}

/** Another counselling keeps what it asks for too, and what was said there before; a number is one list's own. */
export function carriedTo(
  counselling: Counselling,
  before: Circumstances | undefined,
  last: Circumstances,
  from: Counselling,
): Circumstances {
  const { gender, pwd, state, abroad, paid } = last;
  const own = before ?? blank(counselling);
  const category =
    before === undefined && last.category === openCategory(from)
      ? openCategory(counselling)
      : counselling.categories.find(({ id }) => id.toUpperCase() === last.category.toUpperCase())?.id;
  return {
    ...own,
    ...{ gender, pwd, state },
    category: category ?? own.category,
    abroad: counselling.abroad ? abroad : own.abroad,
    paid: counselling.paid ? paid : own.paid,
  };
}

/** Where reserved and disabled candidates are ranked in orders of their own, their ranks there are asked for. */
export function ordersOf(counselling: Counselling, { category, pwd }: Pick<Circumstances, 'category' | 'pwd'>) {
  const reserved = counselling.ownOrders && category !== openCategory(counselling);
  return { category: reserved, pwd: counselling.ownOrders && pwd, categoryPwd: reserved && pwd };
}

const number = (text: string) => {
  const value = Number(text.replaceAll(',', '').trim());
  return text.trim() === '' || Number.isNaN(value) || value <= 0 ? undefined : value;
};

/** Undefined where the one number that must be there is none. */
export function chancesQuestion(counselling: Counselling, told: Circumstances): ChancesAsked | undefined {
  const value = number(told.value);
  if (value === undefined) return undefined;
  const orders = ordersOf(counselling, told);
  const given = {
    categoryValue: orders.category ? number(told.categoryValue) : undefined,
    pwdValue: orders.pwd ? number(told.pwdValue) : undefined,
    categoryPwdValue: orders.categoryPwd ? number(told.categoryPwdValue) : undefined,
  };
  const { list, category, gender, pwd, state, abroad, paid } = told;
  return {
    counselling: counselling.id,
    list,
    value,
    category,
    gender: gender === '' ? 'other' : gender,
    pwd,
    ...(given.categoryValue === undefined ? {} : { categoryValue: given.categoryValue }),
    ...(given.pwdValue === undefined ? {} : { pwdValue: given.pwdValue }),
    ...(given.categoryPwdValue === undefined ? {} : { categoryPwdValue: given.categoryPwdValue }),
    ...(state === '' ? {} : { class12State: state as State }),
    ...(abroad && counselling.abroad ? { abroad } : {}),
    ...(paid && counselling.paid ? { paid } : {}),
  };
}
