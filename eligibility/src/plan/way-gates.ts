/** By what a course is entered by this student: the doors of the places that teach it, and gates that need no place. */
import { entersDirectly } from '../direct-entry.ts';
import type { Item } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import { addCell } from './door-cells.ts';
import { doorKey } from './doors.ts';
import { nears, type Door, type DoorCell, type Near } from './knowledge.ts';

/** `own`: a test or a form that no page of ours is about; `ask`: nobody has read by what the college goes. */
export type GateKind = 'exam' | 'list' | 'marks' | 'own' | 'ask' | 'distance' | 'direct' | 'work';

export interface WayGate {
  kind: GateKind;
  exams: readonly Item[];
  /** Equal for what hangs on the same test, list or form. */
  key: string;
  /** Of these doors a place must have one. */
  doors: readonly string[];
  rings: Door['rings'];
  /** Who gives out the seats, by name. */
  counselling?: string;
  /** Where the words are that tell it. */
  words?: string;
  /** A seat of it was picked in chances. */
  isPicked?: true;
}

const kindOf: Readonly<Record<Door['by'], GateKind>> = {
  ...{ exam: 'exam', 'own-test': 'own', interview: 'own', 'merit-list': 'list', 'own-marks': 'marks' },
  ...{ registration: 'marks', 'first-come': 'marks', none: 'ask' },
};

/** Tests of another state are not theirs; what is closed opens nothing. */
const isTheirs = (asked: PlanAsk, exam: Item) =>
  (exam.state === undefined ||
    asked.passport.state === undefined ||
    exam.state === asked.passport.state ||
    asked.isNoted('exams', exam.id)) &&
  !isClosed(asked, exam);

export const examGate = (exams: readonly Item[], rest: Partial<WayGate> = {}): WayGate => ({
  ...{ kind: 'exam', exams, key: `exam:${exams.map(({ id }) => id).join('+')}`, doors: [], rings: {} },
  ...rest,
});

/** Marks decide of each course by itself. */
const simple = (kind: GateKind, of: string, rest: Partial<WayGate> = {}): WayGate => ({
  ...{ kind, exams: [], key: `${kind}:${of}`, doors: [], rings: {} },
  ...rest,
});

export const workGate: WayGate = simple('work', 'work', { words: 'work' });

function gateOfDoor(asked: PlanAsk, course: Item, door: Door): WayGate | undefined {
  const { rings, counselling, said, by } = door;
  const rest = { rings, doors: [doorKey(door)], ...(counselling === '' ? {} : { counselling }) };
  if (said === 'ask') return simple('ask', course.id, rest);
  if (door.exams.length > 0) {
    // Where places at home take the test of another state, it is theirs too.
    const isHome = Object.keys(rings).some((near) => near !== 'india');
    const exams = door.exams
      .flatMap((id) => asked.exam(id) ?? [])
      .filter((exam) => (isHome ? !isClosed(asked, exam) : isTheirs(asked, exam)));
    return exams.length === 0 ? undefined : examGate(exams, rest);
  }
  const kind = by === 'exam' ? 'own' : kindOf[by];
  return simple(kind, kind === 'list' && counselling !== '' ? counselling : course.id, rest);
}

function joined(a: Door['rings'], b: Door['rings']): Door['rings'] {
  const rings: Partial<Record<Near, DoorCell>> = {};
  for (const near of nears) for (const cell of [a[near], b[near]]) if (cell !== undefined) rings[near] = addCell(rings[near], cell);
  return rings;
}

/** Doors that hang on the same are one gate. */
function merged(all: readonly WayGate[]): readonly WayGate[] {
  const byKey = new Map<string, WayGate>();
  for (const gate of all) {
    const known = byKey.get(gate.key);
    byKey.set(
      gate.key,
      known === undefined ? gate : { ...known, doors: [...known.doors, ...gate.doors], rings: joined(known.rings, gate.rings) },
    );
  }
  return [...byKey.values()];
}

/** By the tests that its page names. */
function byPage(asked: PlanAsk, course: Item): readonly WayGate[] {
  const exams = (course.exams ?? []).flatMap((id) => asked.exam(id) ?? []);
  return exams.filter((exam) => isTheirs(asked, exam)).map((exam) => examGate([exam]));
}

export function gatesInto(asked: PlanAsk, course: Item): readonly WayGate[] {
  const { knowledge, at, passport } = asked;
  const anywhere = knowledge.anywhereOf(course.id);
  if (entersDirectly(passport, course)) return [simple('direct', course.id, { words: 'direct' })];
  if (anywhere === 'body' || anywhere === 'academy') {
    const tests = byPage(asked, course);
    return tests.length > 0 || (course.exams ?? []).length > 0 ? tests : [simple('own', course.id)];
  }
  const all = merged(knowledge.doorsOf(course.id, at).flatMap((door) => gateOfDoor(asked, course, door) ?? []));
  const atHome = all.filter(({ rings }) => Object.keys(rings).some((near) => near !== 'india'));
  // What is taught at home too is not gone to another state for, but through a test of all India.
  const opened = all.filter((gate) => atHome.includes(gate) || (gate.kind === 'exam' && anywhere !== 'unlisted') || atHome.length === 0);
  if (anywhere === 'unlisted' && atHome.length === 0) return [simple('marks', course.id)];
  const distance = anywhere === 'distance' ? [simple('distance', 'distance', { words: 'distance' })] : [];
  if (opened.length > 0) return [...opened, ...distance];
  // Where no door is known, what is known of places stands alone.
  const reach = knowledge.reachOf(course.id, at);
  const rings: Door['rings'] = reach === null ? {} : { [reach.near]: { basis: reach.basis, count: 1, isPublic: false, fee: null } };
  const tests = byPage(asked, course).map((gate): WayGate => ({ ...gate, rings }));
  if (tests.length > 0) return [...tests, ...distance];
  const alone = simple(course.byMarks === undefined ? 'ask' : 'marks', course.id, { rings });
  return reach === null && distance.length > 0 ? distance : [alone, ...distance];
}
