/**
 * Ranks that somebody told in the room of chances and asked this phone to remember, with what was answered of each course: so a plan knows
 * a way's chance without a rank being sent again. On this phone alone.
 */
import { deviceValue } from './device-value.ts';
import { ranksKey } from './kept-keys.ts';

export interface ToldRank {
  counselling: string;
  list: string;
  /** Counselling and list in words, as they were shown. */
  name: string;
  exam: string;
  value: number;
  category: string;
  /** Of the likeliest seat of each course that there was an answer for: 0 to 1. */
  courses: Readonly<Record<string, number>>;
}

const most = 20;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function rankIn(kept: unknown): ToldRank[] {
  if (!isObject(kept)) return [];
  const { counselling, list, name, exam, value, category, courses } = kept;
  const texts = [counselling, list, name, exam, category];
  if (!texts.every((text): text is string => typeof text === 'string' && text !== '')) return [];
  if (typeof value !== 'number' || !(value > 0)) return [];
  const known = Object.entries(isObject(courses) ? courses : {}).filter((entry): entry is [string, number] => isShare(entry[1]));
  return [{ ...(kept as unknown as ToldRank), courses: Object.fromEntries(known) }];
}

function parse(text: string | null): readonly ToldRank[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(rankIn).slice(0, most) : [];
  } catch {
    return [];
  }
}

export const toldRanks = deviceValue<readonly ToldRank[]>(ranksKey, parse);

type RankKey = Pick<ToldRank, 'counselling' | 'list'>;
const isOther = (one: RankKey) => (rank: ToldRank) => rank.counselling !== one.counselling || rank.list !== one.list;

/** The newest first, and one of each list. */
export const keepRank = (rank: ToldRank): boolean => toldRanks.write([rank, ...toldRanks.read().filter(isOther(rank))].slice(0, most));
export const forgetRank = (rank: RankKey): boolean => toldRanks.write(toldRanks.read().filter(isOther(rank)));

/** What a guest has told, for whoever says that it is theirs: one's own of the same list stays. */
export const guestsRanks = {
  count: (): number => toldRanks.readOf(null).length,
  take: (): void => {
    const own = toldRanks.read();
    const others = toldRanks.readOf(null).filter((rank) => own.every(isOther(rank)));
    toldRanks.write([...own, ...others].slice(0, most));
    toldRanks.forgetOf(null);
  },
};
