/** Who is meant by a published name, only where it is certain: what was checked by hand, else the one college of that very name. */
import type { CounsellingId } from '@disha/contract/chances.words';
import { shippedCounsellings } from '@disha/chances/shipped';
import { ownershipOf, kindOf, stateSaid } from '@disha/chances/institutes';
import type { Published } from '@disha/chances/published';
import type { Institute, Table } from '@disha/chances/types';
import { fold, type CutoffCollege } from './colleges.ts';
import { grouped } from './grouped.ts';
import type { Links } from './build-table.ts';

/** What a college must teach to be the one that a counselling means; one whose subjects are unknown is not certain. */
const teaches: Partial<Record<CounsellingId, string[]>> = {
  mcc: ['medical', 'dental', 'nursing'],
  acpc: ['engineering', 'pharmacy'],
  // Its colleges teach anything.
  du: [],
};

/** In which of NIRF's lists an institute of the counselling is looked for. */
const discipline: Partial<Record<CounsellingId, string>> = { mcc: 'Medical', du: 'College' };

const ownership: Readonly<Record<string, boolean>> = { government: true, private: false };

export interface KnownItems {
  counselling: CounsellingId;
  colleges: readonly CutoffCollege[];
  courseIds: ReadonlySet<string>;
  /** Published name -> college, or an empty id where a hand decided that none is meant. */
  institutes: ReadonlyMap<string, { id: string; how: string }>;
  programmes: ReadonlyMap<string, string>;
  /** The state of an institute that is in no catalog. */
  states: ReadonlyMap<string, string>;
  knownAs: Links['knownAs'];
}

export const programmeKey = (programme: string, degree: string): string => `${programme}\t${degree}`;

/** Names that mean one college of the state and no other; null where they mean several. */
function exactNames(colleges: readonly CutoffCollege[]): Map<string, CutoffCollege | null> {
  const names = new Map<string, CutoffCollege | null>();
  const add = (name: string, college: CutoffCollege) => {
    const known = names.get(name);
    names.set(name, known === undefined || known?.id === college.id ? college : null);
  };
  for (const college of colleges)
    for (const name of college.names) {
      add(fold(name), college);
      for (const place of college.places) if (!fold(name).endsWith(fold(place))) add(fold(`${name} ${place}`), college);
    }
  return names;
}

export function linksOf(
  { counselling, colleges, courseIds, institutes, programmes, states, knownAs }: KnownItems,
  rows: readonly Published[],
): Links {
  const byId = new Map(colleges.map((college) => [college.id, college]));
  const inState = new Map([...grouped(colleges, ({ state }) => state)].map(([state, of]) => [state, exactNames(of)]));
  const wanted = teaches[counselling] ?? ['engineering'];
  const stateOf = (name: string, of: readonly Published[]) => stateSaid(shippedCounsellings.of(counselling), states.get(name), of);
  const found = (name: string, of: readonly Published[]): CutoffCollege | undefined => {
    const checked = institutes.get(name);
    if (checked && (checked.id !== '' || checked.how !== '')) return byId.get(checked.id);
    const state = stateOf(name, of);
    const college = (state === undefined ? undefined : inState.get(state)?.get(fold(name.replace('(W)', '')))) ?? undefined;
    return wanted.length === 0 || college?.kinds.some((kind) => wanted.includes(kind)) === true ? college : undefined;
  };
  const byName = grouped(rows, ({ institute }) => institute);
  const meant = new Map([...byName].map(([name, of]) => [name, found(name, of)]));
  // Two names of one year on one college: at least one of them is another college.
  const namesOf = new Map<string, Set<string>>();
  for (const { institute, year } of rows) {
    const college = meant.get(institute);
    if (!college) continue;
    const seen = namesOf.get(`${year} ${college.id}`) ?? new Set();
    namesOf.set(`${year} ${college.id}`, seen.add(institute));
  }
  for (const names of namesOf.values())
    if (names.size > 1) for (const name of names) if ((institutes.get(name)?.id ?? '') === '') meant.set(name, undefined);

  return {
    knownAs,
    instituteOf(name, _code, of): Omit<Institute, 'name'> {
      const college = meant.get(name);
      const state = college?.state ?? stateOf(name, of);
      const kind = kindOf(shippedCounsellings.of(counselling), name);
      const government = ownership[college?.type ?? ''] ?? ownershipOf(kind, of[0]?.quota, name);
      const nirf = college?.nirf[discipline[counselling] ?? 'Engineering'];
      return {
        ...(college ? { collegeId: college.id } : {}),
        ...(nirf === undefined ? {} : { nirf }),
        ...(state === undefined || state === '' ? {} : { state }),
        ...(kind === undefined ? {} : { kind }),
        ...(government === undefined ? {} : { government }),
      };
    },
    courseOf(programme, degree) {
      const id = programmes.get(programmeKey(programme, degree));
      return id !== undefined && courseIds.has(id) ? id : undefined;
    },
  };
}

/** What an earlier import had found: a name that is published again means the same. */
export function earlierLinks(table: Table | undefined): Pick<KnownItems, 'institutes' | 'programmes' | 'states'> {
  const { institutes = [], programmes = [] } = table ?? {};
  return {
    institutes: new Map(institutes.flatMap(({ name, collegeId }) => (collegeId ? [[name, { id: collegeId, how: 'before' }]] : []))),
    programmes: new Map(
      programmes.flatMap(({ name, degree = '', courseId }) => (courseId ? [[programmeKey(name, degree), courseId]] : [])),
    ),
    states: new Map(institutes.flatMap(({ name, state }) => (state ? [[name, state]] : []))),
  };
}
