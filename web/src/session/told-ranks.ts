/**
 * Ranks that somebody told in the room of chances and asked this phone to remember, with what was answered of each course: so a plan knows
 * a way's chance without a rank being sent again. On this phone alone.
 */
import { amount, byName, name, parts, type ValueOf } from '@disha/contract/shape';
import { deviceValue } from './device-value.ts';
import { ranksKey } from './kept-keys.ts';
import { readRows } from './read-shape.ts';

const text = name(300);
const kept = parts(
  {
    counselling: text,
    list: text,
    /** Counselling and list in words, as they were shown. */
    name: text,
    exam: text,
    value: amount(Number.MIN_VALUE, 1e9),
    category: text,
    /** Of the likeliest seat of each course that there was an answer for. */
    courses: byName(amount(0, 1)),
  },
  ...(['counselling', 'list', 'name', 'exam', 'value', 'category'] as const),
);
type KeptRank = ValueOf<typeof kept>;
export interface ToldRank extends KeptRank {
  courses: Readonly<Record<string, number>>;
}

const most = 20;
const read = readRows<KeptRank>(kept, most);

export const toldRanks = deviceValue<readonly ToldRank[]>(ranksKey, (stored) =>
  read(stored).map((rank) => ({ ...rank, courses: rank.courses ?? {} })),
);

type RankKey = Pick<ToldRank, 'counselling' | 'list'>;
const isOther = (one: RankKey) => (rank: ToldRank) => rank.counselling !== one.counselling || rank.list !== one.list;

/** The newest first, and one of each list. */
export const keepRank = (rank: ToldRank): boolean => toldRanks.write([rank, ...toldRanks.read().filter(isOther(rank))].slice(0, most));
export const forgetRank = (rank: RankKey): boolean => toldRanks.write(toldRanks.read().filter(isOther(rank)));

/** What a guest has told, for the person who says that it is theirs: one's own of the same list stays. */
export const guestsRanks = {
  count: (): number => toldRanks.readOf(null).length,
  take: (): void => {
    const own = toldRanks.read();
    const others = toldRanks.readOf(null).filter((rank) => own.every(isOther(rank)));
    toldRanks.write([...own, ...others].slice(0, most));
    toldRanks.forgetOf(null);
  },
};
