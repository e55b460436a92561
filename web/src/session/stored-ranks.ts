/**
 * Ranks that somebody entered in chances and asked this phone to remember, with what was answered of each course: so a plan knows
 * a way's chance without a rank being sent again. On this phone alone.
 */
import { amount, namedAmounts, name, parts, type ValueOf } from '@disha/contract/shape';
import { deviceValue } from './device-value.ts';
import { ranksKey } from './stored-keys.ts';
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
    courses: namedAmounts(amount(0, 1)),
  },
  ...(['counselling', 'list', 'name', 'exam', 'value', 'category'] as const),
);
type KeptRank = ValueOf<typeof kept>;
export interface StoredRank extends KeptRank {
  courses: Readonly<Record<string, number>>;
}

const most = 20;
const read = readRows<KeptRank>(kept, most);

export const storedRanks = deviceValue<readonly StoredRank[]>(ranksKey, (stored) =>
  read(stored).map((rank) => ({ ...rank, courses: rank.courses ?? {} })),
);

type RankKey = Pick<StoredRank, 'counselling' | 'list'>;
const isOther = (one: RankKey) => (rank: StoredRank) => rank.counselling !== one.counselling || rank.list !== one.list;

/** The newest first, and one of each list. */
export const keepRank = (rank: StoredRank): boolean =>
  storedRanks.write([rank, ...storedRanks.read().filter(isOther(rank))].slice(0, most));
export const forgetRank = (rank: RankKey): boolean => storedRanks.write(storedRanks.read().filter(isOther(rank)));

/** What a guest has told, for the person who says that it is theirs: one's own of the same list stays. */
export const guestsRanks = {
  count: (): number => storedRanks.readOf(null).length,
  take: (): void => {
    const own = storedRanks.read();
    const others = storedRanks.readOf(null).filter((rank) => own.every(isOther(rank)));
    storedRanks.write([...own, ...others].slice(0, most));
    storedRanks.forgetOf(null);
  },
};
