/** By which doors each course is entered, as plans read it: of the colleges, the channels, the fees and the closing marks of now. */
import type { CollegeKind } from '@disha/contract/colleges.words';
import type { DoorsTable } from '@disha/contract/taught-at';
import type { Atlas } from '@disha/eligibility/plan/atlas';
import { DoorsNearby } from '@disha/eligibility/plan/doors';
import type { Door, DoorFee, Whereabouts } from '@disha/eligibility/plan/knowledge';
import { DoorsMaker, type DoorPlace } from '@disha/eligibility/plan/doors-table';
import type { Advice, TeachingCollege } from '../../catalog/advice.ts';
import { isPublicOrAided } from '../../catalog/college-entry.ts';
import type { FeeBook } from '../../catalog/fees/fees.ts';
import { Scheduler } from '../../catalog/scheduler.ts';
import type { AdmissionFacts } from '../../catalog/shipped/admission-facts.ts';

interface DoorsNeeds extends Pick<Advice, 'teachingColleges'> {
  admissions?: AdmissionFacts | undefined;
  /** Where districts lie; another one when the colleges have changed. */
  atlas: () => Atlas;
  fees: () => FeeBook;
  months: (course: string) => number | undefined;
  stateOf: (exam: string) => string | undefined;
  /** Of admission. */
  year: () => number;
}

interface MadeDoors {
  from: readonly unknown[];
  maker: DoorsMaker;
  ready: Promise<void>;
  tables: Map<string | undefined, DoorsTable>;
  nearby: Map<string | undefined, DoorsNearby>;
}

/** Colleges of one key ask the same for a course: it is worked out once for all of them. */
function doorFees(fees: FeeBook, months: DoorsNeeds['months']) {
  const byKey = new Map<string, Map<string, DoorFee | null>>();
  return ({ document }: TeachingCollege) => {
    const key = fees.costKey(document);
    const known = byKey.get(key) ?? new Map<string, DoorFee | null>();
    byKey.set(key, known);
    return (course: string): DoorFee | null => {
      let fee = known.get(course);
      if (fee === undefined) {
        const cost = fees.costLike(document, course, months(course));
        const found = cost ?? fees.guessLike(document, course, months(course));
        fee = found ? { from: found.from, to: found.to, basis: cost ? cost.basis : 'guess' } : null;
        known.set(course, fee);
      }
      return fee;
    };
  };
}

function placeOf(
  college: TeachingCollege,
  { fees, feesAt, closingAt }: { fees: FeeBook; feesAt: ReturnType<typeof doorFees>; closingAt: AdmissionFacts['closingAt'] },
): DoorPlace {
  const { document, taker, known, usual, profile } = college;
  const { id, state, type, kinds, district = '' } = document;
  const named = new Set(known.map(([course]) => course));
  const marks = known.flatMap(([course]) => closingAt(id, course) ?? []);
  return {
    college: { id, state, type, kinds: kinds as readonly CollegeKind[] | undefined },
    ...{ district, taker, isPublic: isPublicOrAided(document) },
    like: [profile, known.join('+'), fees.costKey(document), marks.length > 0 ? id : ''].join(' '),
    courses: function* () {
      yield* known;
      for (const course of usual) if (!named.has(course)) yield [course, 'kind'] as const;
    },
    feeOf: feesAt(college),
    markOf: (course) => closingAt(id, course),
  };
}

export function planDoors({ admissions, atlas, fees, months, stateOf, year, teachingColleges }: DoorsNeeds) {
  let made: MadeDoors | undefined;

  function start(facts: AdmissionFacts): MadeDoors {
    const from = [atlas(), fees(), year()];
    if (made?.from.every((one, at) => one === from[at]) === true) return made;
    const { channels, closingAt } = facts;
    const isOfColleges = made?.from[1] === from[1] && made?.from[2] === from[2];
    const maker = new DoorsMaker({ channels, year: year(), stateOf }, isOfColleges ? made?.maker : undefined);
    const scheduler = new Scheduler();
    const needs = { fees: fees(), feesAt: doorFees(fees(), months), closingAt };
    const ready = scheduler
      .each(teachingColleges(), (college) => maker.put(placeOf(college, needs)))
      .then(() => scheduler.stepped(maker.prepare()));
    made = { from, maker, ready, tables: new Map(), nearby: new Map() };
    return made;
  }

  function table(state: string | undefined): DoorsTable {
    if (made === undefined) return { state: state ?? null, doors: [], fees: [], cells: [''], rows: [''], courses: {} };
    const { maker, tables } = made;
    const places = atlas();
    const districts = places.ofState(state ?? '').map((number) => places.centres[number]?.name ?? '');
    const known = tables.get(state) ?? maker.table(state, districts);
    tables.set(state, known);
    return known;
  }

  return {
    /** Counting all of India takes seconds, in short turns: a question waits once for all, and for a state in which a college changed. */
    ready: async (): Promise<void> => (admissions === undefined ? undefined : start(admissions).ready),
    table,
    doorsOf(course: string, at: Whereabouts): readonly Door[] {
      const nearby = made?.nearby.get(at.state) ?? new DoorsNearby(table(at.state), atlas());
      made?.nearby.set(at.state, nearby);
      return nearby.doorsOf(course, at);
    },
  };
}
