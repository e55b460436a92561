/** What the closing ranks say to a plan: of the likeliest seat of a course, and of a seat that was picked. */
import type { CounsellingTables as Built } from '@disha/chances/counsellings';
import type { JudgedLine } from '@disha/chances/lines/line-index';
import type { WantedLines } from '@disha/chances/lines/wanted';
import type { RankUnit } from '@disha/contract/chances.words';
import type { Category, Gender } from '@disha/contract/passport';
import type { State } from '@disha/contract/taxonomy';
import type { FoundPage } from './chances.repository.ts';

/** A rank as a student tells it. */
interface EnteredRank {
  counselling: string;
  list: string;
  value: number;
  category?: string | undefined;
  categoryValue?: number | undefined;
  pwdValue?: number | undefined;
  categoryPwdValue?: number | undefined;
}

interface RankHolder {
  category?: Category | undefined;
  disability?: boolean | undefined;
  gender?: Gender | undefined;
  class12State?: State | undefined;
}

interface Seats {
  id: string;
  list: string;
  course?: string | undefined;
  college?: string | undefined;
}

interface RankCallsParts {
  find: (counselling: string) => Promise<Built | undefined>;
  lines: (wanted: WantedLines) => Promise<Pick<FoundPage, 'lines' | 'judge'> | undefined>;
  /** In words as everybody is told it: the chance of a line. */
  probabilityOf: (line: JudgedLine) => number | null;
  lineOf: (counselling: string, line: string) => Promise<Seats | undefined>;
  /** Refuses a number that no list of this unit has; `at` is where the rank stands in the body. */
  checkValues: (unit: RankUnit, rank: EnteredRank, at: string) => void;
}

/** JoSAA's five, which others call alike or not. */
const five: Readonly<Record<Category, string>> = { general: 'OPEN', ews: 'EWS', obc_ncl: 'OBC-NCL', sc: 'SC', st: 'ST' };
const most = 100;

export function rankCalls({ find, lines, probabilityOf, lineOf, checkValues }: RankCallsParts) {
  const wantedOf = (
    built: Built,
    rank: EnteredRank,
    { category, disability, gender, class12State }: RankHolder,
  ): WantedLines | undefined => {
    const list = built.lists.find(({ id }) => id === rank.list);
    const own = rank.category ?? (category === undefined ? undefined : five[category]);
    if (list === undefined || own === undefined || !built.categories.some(({ id }) => id === own)) return undefined;
    return {
      ...{ counselling: built.id, built, list: list.id, unit: list.unit, categories: [built.open, own] },
      ...{ pwd: disability === true, female: gender === 'female', abroad: false, paid: false, conditions: [], state: class12State },
      values: {
        common: rank.value,
        ...(rank.categoryValue === undefined ? {} : { category: rank.categoryValue }),
        ...(rank.pwdValue === undefined ? {} : { pwd: rank.pwdValue }),
        ...(rank.categoryPwdValue === undefined ? {} : { category_pwd: rank.categoryPwdValue }),
      },
      ...{
        instituteState: undefined,
        kind: undefined,
        courses: undefined,
        ownCourses: undefined,
        ids: undefined,
        words: [],
        band: undefined,
      },
      ...{ sortBy: 'probability', cursor: undefined, limit: most },
    };
  };
  const judged = async (rank: EnteredRank, candidate: RankHolder, course: string) => {
    const built = await find(rank.counselling);
    const wanted = built && wantedOf(built, rank, candidate);
    const page = wanted && (await lines({ ...wanted, courses: [course] }));
    return page?.lines.map(page.judge) ?? [];
  };
  return {
    /** The exam of a rank's list; undefined where there is no such list. A number that the list cannot have is refused. */
    examOf: async (rank: EnteredRank, at: string): Promise<string | undefined> => {
      const list = (await find(rank.counselling))?.lists.find(({ id }) => id === rank.list);
      if (list) checkValues(list.unit, rank, at);
      return list?.examId;
    },
    best: async (rank: EnteredRank, candidate: RankHolder, course: string): Promise<number | null> => {
      const known = (await judged(rank, candidate, course)).flatMap((line) => probabilityOf(line) ?? []);
      return known.length === 0 ? null : Math.max(...known);
    },
    seat: async (
      { counselling, line: id }: { counselling: string; line: string },
      rank: EnteredRank | undefined,
      candidate: RankHolder,
    ) => {
      const built = await find(counselling);
      const found = built && (await lineOf(counselling, id));
      if (!found) return undefined;
      const exam = built.lists.find((list) => list.id === found.list)?.examId;
      const rows =
        rank === undefined || rank.list !== found.list || found.course === undefined ? [] : await judged(rank, candidate, found.course);
      const own = rows.find((row) => row.id === id);
      const { course, college, list } = found;
      return { exam, course, college, list, probability: own === undefined ? null : probabilityOf(own) };
    },
  };
}
