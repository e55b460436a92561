/** By what the courses of the catalog that ships are entered, made from its files alone, as the server makes it. */
import type { CollegeKind } from '@disha/contract/colleges.words';
import { bandsAt, moneyOf } from '@disha/contract/money';
import type { CostTable } from '@disha/contract/way-costs';
import { isPublic } from '@disha/contract/own-admission';
import { DoorsNearby } from '../plan/doors.ts';
import { DoorsMaker } from '../plan/doors-table.ts';
import type { Door, DoorFee, Whereabouts } from '../plan/knowledge.ts';
import { examFiles } from './real-book.ts';
import { realChannels } from './real-channels.ts';
import { guessedCosts, realCosts } from './real-costs.ts';
import { realClosing } from './real-priors.ts';
import { realPlaces, teaching } from './real-places.ts';
import { readCsvRows, splitList, type TableRow } from './rows.ts';

const keepers = new Map(readCsvRows('keepers/colleges.csv').map(({ college = '', keeper = '' }) => [college, keeper]));
const institutes = new Map(
  readCsvRows('fees/institutes.csv').flatMap(({ type = '', colleges }) => splitList(colleges).map((id) => [id, type] as const)),
);
const homes = new Map(examFiles.map(({ id, state }) => [id, state]));

const fees = new Map<string, DoorFee | null>();
function feeOf(question: Parameters<typeof bandsAt>[1], course: string): DoorFee | null {
  const key = `${course} ${Object.values(question).join('|')}`;
  const known = fees.get(key);
  if (known !== undefined) return known;
  const moneyIn = ({ courses, bands }: CostTable) => {
    const own = (courses[course] ?? []).flatMap((at) => bands[at] ?? []);
    return moneyOf(bandsAt(own, question, false).filter(({ what, colleges }) => what === 'tuition' && colleges === undefined));
  };
  const confirmed = moneyIn(realCosts);
  const money = confirmed ?? moneyIn(guessedCosts);
  const fee = money ? { from: money.from, to: money.to, basis: confirmed ? ('type' as const) : ('guess' as const) } : null;
  fees.set(key, fee);
  return fee;
}

function questionOf({ id = '', type = '', management = '', kind = '' }: TableRow, state: string): Parameters<typeof bandsAt>[1] {
  return {
    state,
    type,
    management,
    isUniversity: kind === 'university',
    keeper: keepers.get(id),
    institute: institutes.get(id),
  } as Parameters<typeof bandsAt>[1];
}

function realDoorsMaker(): DoorsMaker {
  const maker = new DoorsMaker({ channels: realChannels, year: 2027, stateOf: (exam) => homes.get(exam) });
  const alike = new Map<readonly string[], string>();
  for (const { row, courses, candidate, taker } of teaching()) {
    const { id = '', type = '', kinds } = row;
    const { state, district, basis } = candidate;
    const question = questionOf(row, state);
    const like = alike.get(courses) ?? courses.join('+');
    alike.set(courses, like);
    const hasOwnMark = courses.some((course) => realClosing(id, course) !== undefined);
    maker.put({
      college: { id, state, type, kinds: splitList(kinds) as CollegeKind[] },
      ...{ district, taker, isPublic: isPublic({ type }) || keepers.get(id) === 'aided' || row['management'] === 'aided' },
      like: `${basis} ${like} ${Object.values(question).join('|')} ${hasOwnMark ? id : ''}`,
      courses: () => courses.map((course) => [course, basis] as const),
      feeOf: (course) => feeOf(question, course),
      markOf: (course) => realClosing(id, course),
    });
  }
  return maker;
}

let made: DoorsMaker | undefined;
const tables = new Map<string, DoorsNearby>();

export function realDoorsOf(course: string, at: Whereabouts): readonly Door[] {
  made ??= realDoorsMaker();
  const { state = '' } = at;
  const { atlas } = realPlaces;
  const districts = atlas.ofState(state).map((number) => atlas.centres[number]?.name ?? '');
  const nearby = tables.get(state) ?? new DoorsNearby(made.table(at.state, districts), atlas);
  tables.set(state, nearby);
  return nearby.doorsOf(course, at);
}
