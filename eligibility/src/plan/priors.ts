/** The tables of catalog/priors as a plan reads them, so small that they travel with the rules. */
import type { CrowdRow } from '@disha/contract/crowds.files';
import type { ChannelGroup } from '@disha/contract/channels.files';
import type { Certainty } from '@disha/contract/fees.words';
import type { Category } from '@disha/contract/passport';
import type { ClosingRow, PriorFiles } from '@disha/contract/priors.files';
import { placeSlug } from '@disha/contract/taxonomy';
import { coursesOf } from '../admissions/channel-tables.ts';

export interface PriorBoard {
  /** Mark and normal score, upwards. */
  knots: readonly (readonly [mark: number, score: number])[];
  delta: number;
  science: number;
  certainty: Certainty;
}

/** How the chance of some seat of a kind rises with the marks. */
export interface PriorKind {
  /** Any exam where there is none; with `at`, only for those who live there. */
  exams: readonly { id: string; at?: readonly string[] }[];
  /** Any course where there is none; `isClose`: named by their own ids. */
  courses: readonly string[];
  isClose: boolean;
  /** Public seats, paid ones, or both where the difference is small. */
  keeper: 'public' | 'private' | 'both';
  by: 'z' | 'marks';
  of: 'class10' | 'class12';
  a: number;
  b: number;
  categories: Readonly<Partial<Record<Category, number>>>;
  female: number;
  cap: number;
  isOfState: boolean;
  floor: Readonly<Partial<Record<Category, number>>>;
  states: Readonly<Record<string, number>>;
  share: Readonly<Partial<Record<Category, number>>>;
  year: number;
  certainty: Certainty;
}

interface PriorCount {
  candidates: number;
  places: number;
  publicPlaces?: number;
  year: number;
}

/** At which mark lists of public and aided colleges typically close; of all India where no state is named. */
interface TypicalClosing {
  state?: string;
  courses: readonly string[];
  mark: number;
  year: number;
  certainty: Certainty;
}

export interface Priors {
  /** By state; `other` is for all whose board is not known. */
  boards: Readonly<Record<string, PriorBoard>>;
  kinds: readonly PriorKind[];
  counts: Readonly<Record<string, PriorCount>>;
  typical: readonly TypicalClosing[];
}

export const stateKey = (state: string): string => placeSlug(state);

type Groups = readonly ChannelGroup[];
const expanded = (groups: Groups, names: readonly string[]) => {
  const byName = new Map(groups.map((group) => [group.group, group]));
  return [...new Set(names.flatMap((name) => coursesOf(byName, name)))];
};

export function priorsOf(files: PriorFiles, { groups, crowds }: { groups: Groups; crowds: readonly CrowdRow[] }): Priors {
  const named = new Set(groups.map(({ group }) => group));
  return {
    boards: Object.fromEntries(
      files.boards.flatMap(({ board, states, knots, delta, science, certainty }) =>
        [...states, ...(board === 'other' ? [board] : [])].map((state) => [state, { knots, delta, science, certainty }]),
      ),
    ),
    kinds: files.kinds.map(
      ({ exams, courses, keeper, scope, floor, states, share, kind: _, sources: __, ews, obc_ncl, sc, st, ...row }) => ({
        ...row,
        exams: exams.map((text) => {
          const [id = '', at] = text.split(':');
          return { id, ...(at === undefined ? {} : { at: at.split('+') }) };
        }),
        courses: expanded(groups, courses),
        isClose: courses.length > 0 && courses.every((name) => !named.has(name)),
        ...{ keeper, isOfState: scope === 'state', categories: { ews, obc_ncl, sc, st } },
        ...{ floor: Object.fromEntries(floor), states: Object.fromEntries(states), share: Object.fromEntries(share) },
      }),
    ),
    counts: Object.fromEntries(
      [...files.counts, ...crowds]
        .filter(({ certainty }) => certainty !== 'C')
        .map(({ exam, candidates, places, year, ...rest }) => {
          const { publicPlaces } = rest as Partial<CrowdRow>;
          return [exam, { candidates, places, year, ...(publicPlaces === undefined ? {} : { publicPlaces }) }];
        }),
    ),
    typical: files.closings
      .filter(({ college, category }) => college === undefined && category === 'general')
      .map(({ state, courses, mark, year, certainty }) => ({
        ...(state === undefined ? {} : { state }),
        ...{ courses: expanded(groups, courses), mark, year, certainty },
      })),
  };
}

/** The mark at which a college's own list last closed, by course; the latest, and of a row that is confirmed. */
export function closingsAt(closings: readonly ClosingRow[], groups: Groups): (college: string, course: string) => number | undefined {
  const marks = new Map<string, { mark: number; year: number }>();
  for (const { college, courses, category, mark, year, certainty } of closings) {
    if (college === undefined || category !== 'general' || certainty === 'C') continue;
    for (const course of expanded(groups, courses)) {
      const key = `${college} ${course}`;
      if ((marks.get(key)?.year ?? 0) < year) marks.set(key, { mark, year });
    }
  }
  return (college, course) => marks.get(`${college} ${course}`)?.mark;
}
