/** By what a course is entered by this student: the state's own admission first, marks only where a source says so. */
import type { AdmissionPart } from '@disha/contract/admission-groups';
import type { State } from '@disha/contract/taxonomy';
import { entersDirectly } from '../direct-entry.ts';
import { needsDegree } from '../rung.ts';
import type { Gate } from './gate.ts';
import { isClosed, isFarBelow, isWithinMove, type PlanAsk, type Distance } from './asked.ts';
import { goesOnFrom } from './begun.ts';
import { examsOf } from './exams-of.ts';
import {
  byIcarRank,
  byIniCet,
  doorOf,
  hasCuetNear,
  hasOwnTest,
  isAlsoByCuet,
  isByCuetPg,
  isForDisabled,
  isOfIcar,
  isOfNation,
} from './own-doors.ts';
import { isOfLand, isOfTheState, nearHome, ofFields, onlyAt } from './own-doors.ts';
import { ofCentre, gatesTogether } from './management.ts';
import { admissionPartOf } from './parts.ts';
import { sortByDistance } from './nearest-first.ts';
import { admissionRows, byExam, byMarksGate, byWords, collegeDecides } from './state-gates.ts';
import { fromRow, isStateGate, lateralGates, openLearning } from './state-gates.ts';
import { nears, type IsOpen, type Near } from './knowledge.ts';
import type { Admission, Item } from '../types.ts';

export const directEntry = 'direct';
/** Institutes of design and of fashion hold tests for their master's that have no page here. */
export const testsOfDesign = 'design';
/** Nothing is left to study: what comes is a registration, or finding work. */
export const toWork = 'work';

const byDistance: Gate = { exams: [], byMarks: false, words: openLearning, keys: [openLearning], isSure: true };

const examIds = ({ exams }: Gate) => exams.map(({ id }) => id).join();
const sameGate = (a: Gate) => (b: Gate) => a.keys.join() === b.keys.join() && a.words === b.words && examIds(a) === examIds(b);

/** Seats that are given out in all of India, whatever the state does. */
const nationwide: ReadonlySet<string> = new Set(['jee-main']);

/** By NEET from 2027-28, as the commission of these professions has set: what a state went by before no longer opens them. */
const ofMovement: ReadonlySet<string> = new Set(['bpt', 'bot']);

const isOfWard = (part: AdmissionPart | undefined) => part === 'nursing' || part === 'paramedical';

/** `named`: the exam that a route has before the course; `words`: the same where it stands in words. */
export function gatesOf(asked: PlanAsk, course: Item, { near, anywhere }: Distance, named?: Item, words?: string): readonly Gate[] {
  const { passport, knowledge, farthest } = asked;
  // What is within reach only from home has that one door.
  if (anywhere === 'distance' && (near === null || nears.indexOf(near) > nears.indexOf(farthest))) return [byDistance];
  if (entersDirectly(passport, course)) return [byWords(directEntry, `direct:${course.id}`)];
  const lateral = lateralGates(asked, course);
  if (lateral) return lateral;
  const part = admissionPartOf(course);
  // An ITI that no list names is one of the student's own state.
  const isHome = anywhere === 'unlisted' || (near !== 'india' && near !== null);
  const rows = isHome ? admissionRows(asked, part) : [];
  // Where marks open most and CUET some, the some are those that take part in it.
  const isSome = ({ how, exam }: Admission) => how !== 'exam' && exam === 'cuet-ug';
  const state = rows.flatMap((row) =>
    fromRow(asked, course, row).map((gate): Gate => ({ ...gate, ...(isSome(row) && !gate.byMarks ? {} : { isHome: true }) })),
  );
  // Engineering of fields, milk and food goes by what the universities of fields go by, whatever the state's engineers do.
  const isOfField = (id: string) => id === byIcarRank && ofFields.test(course.id);
  // Where the state's own admission is known, an exam of others opens none of its places.
  const exams = examsOf(asked, course, named)
    .filter(
      ({ id }) =>
        // Nurses and those of the laboratory go by NEET where a state says so; those of limbs and movement everywhere.
        !(id === 'neet-ug' && isOfWard(part) && !ofMovement.has(course.id) && !asked.isNoted('exams', id)) &&
        (rows.length === 0 ||
          nationwide.has(id) ||
          id === 'cuet-pg' ||
          asked.isNoted('exams', id) ||
          // Universities of the Centre give out pharmacy by it, whatever the state around them does.
          (part === 'pharmacy' && id === 'cuet-ug') ||
          // Delhi's university its management, beside the test of the other one.
          (part === 'bca_bba' &&
            id === 'cuet-ug' &&
            rows.every(({ how }) => how === 'exam') &&
            hasCuetNear(asked.at, farthest === 'state', false)) ||
          // Colleges of management take those of all India beside the state's.
          part === 'mba' ||
          part === 'mca' ||
          (ofMovement.has(course.id) && id === 'neet-ug') ||
          isOfField(id) ||
          (farthest === 'india' && (id === 'cuet-ug' || id === 'clat-ug'))),
    )
    // A state's schools of architecture go by NATA; the paper of JEE Main opens the institutes of the nation.
    .map((exam): Gate => ({
      ...byExam(exam, course),
      ...(rows.length === 0 && (nationwide.has(exam.id) || exam.id === byIcarRank) && !/^b(arch|plan)$/.test(course.id)
        ? { isHome: true }
        : {}),
    }));
  const first = ofMovement.has(course.id) ? exams.filter((gate) => gate.exams.some(({ id }) => id === 'neet-ug')) : [];
  const noted = exams
    .filter((gate) => gate.exams.some(({ id }) => asked.isNoted('exams', id)))
    // By what the state itself goes it opens the state's own.
    .map((gate) => state.find(sameGate(gate)) ?? gate);
  const seats = knowledge.seats
    .filter((seat) => seat.course === course.id && seat.exam !== undefined)
    .flatMap((seat) => {
      const exam = asked.exam(seat.exam ?? '');
      return exam === undefined ? [] : [{ ...byExam(exam, course), seat }];
    });
  const marks = rows.length === 0 && course.byMarks !== undefined ? [byMarksGate(course.byMarks === 'most')] : [];
  const distance = anywhere === 'distance' && goesOnFrom(asked, course) ? [byDistance] : [];
  const all = [
    ...seats,
    ...noted,
    ...first,
    ...(ofMovement.has(course.id) ? [] : state),
    ...(course.byMarks === 'most' ? marks : []),
    ...gatesTogether(asked, course, exams),
    ...marks,
    ...distance,
  ].filter((gate) => isReached(asked, gate, course, near));
  // One admission gives out all the branches of a polytechnic.
  const own = `own:${part === 'polytechnic' ? part : course.id}`;
  const atCollege = byWords(words ?? (course.id === 'mdes' ? testsOfDesign : collegeDecides), own);
  // It stands where marks would: no other gate than theirs.
  const told = all.map((gate) =>
    isOfOthers(asked, gate, course, near) ? { ...atCollege, ...(gate.byMarks ? { keys: gate.keys } : {}) } : gate,
  );
  const distinct = told.filter((gate, index) => told.findIndex(sameGate(gate)) === index);
  // What is taught at a college near home too is not by distance alone.
  if (distinct.length > 0 && distinct.every((gate) => gate === byDistance))
    return isWithinMove(asked, near) ? [atCollege, ...distinct] : distinct;
  // Universities of the states take masters by an admission of their own, whatever the Centre's go by.
  if (distinct.length > 0) {
    if (isNowhere(asked, distinct, course, near)) return [atCollege, ...distinct];
    const byItself: readonly Gate[] = hasOwnAdmission(asked, distinct, course) ? [{ ...atCollege, isHome: true }] : [];
    const ways = [...distinct, ...byItself];
    // AIIMS teaches the trades of the ward to few: where others teach them by marks, that is how most come there.
    const isOfFew = (gate: Gate) =>
      Number(
        part === 'paramedical' &&
          isRestricted(gate) &&
          !gate.exams.some(({ id }) => asked.isNoted('exams', id)) &&
          ways.some(({ byMarks }) => byMarks),
      );
    return sortByDistance(
      asked,
      course,
      [...ways].sort((a, b) => isOfFew(a) - isOfFew(b)),
      isRestricted,
      openedBy,
    );
  }
  // Where what the state goes by is closed to them there is no way in.
  if (rows.length > 0 && state.length === 0 && words === undefined) return [];
  // Where every exam that is theirs is closed to them there is no way in; where none is known, the college says.
  const theirs = (course.exams ?? [])
    .flatMap((id) => asked.exam(id) ?? [])
    .filter(({ state }) => [undefined, passport.state].includes(state));
  if (theirs.length > 0 && theirs.every((exam) => isClosed(asked, exam)) && words === undefined) return [];
  return [atCollege];
}

/** Tests of some institutes, none of which teaches it as far as anybody looks: others do, by an admission of their own. */
function isNowhere(asked: PlanAsk, gates: readonly Gate[], course: Item, near: Near | null): boolean {
  const { knowledge, at, farthest } = asked;
  if (near === null || !gates.every(isRestricted) || knowledge.isPlaced?.(course.id) === false) return false;
  // After a degree universities near home teach what our lists know of far away alone.
  const upTo = isWithinMove(asked, near) || needsDegree(course) ? farthest : 'india';
  return gates.every((gate) => knowledge.placesOf(course.id, at, upTo, openedBy(asked, gate, course)).length === 0);
}

/** What the state or marks would open, where all that is as near takes by itself. */
function isOfOthers(asked: PlanAsk, gate: Gate, course: Item, near: Near | null): boolean {
  const { knowledge, at, farthest } = asked;
  if (near === null || gate.seat !== undefined || knowledge.isPlaced?.(course.id) === false || !isStateGate(gate, course)) return false;
  // A test of the state opens nothing beyond it.
  if (near === 'india' && !gate.byMarks) return false;
  const upTo = near === 'india' || !isWithinMove(asked, near) ? 'india' : farthest === 'india' ? 'state' : farthest;
  const opens = (one: Gate) => knowledge.placesOf(course.id, at, upTo, openedBy(asked, one, course)).length > 0;
  return !opens(gate) && opens(byWords(collegeDecides, `own:${course.id}`));
}

/** Beside what opens some institutes: others teach it too, by an admission of their own. */
function hasOwnAdmission(asked: PlanAsk, gates: readonly Gate[], course: Item): boolean {
  const { knowledge, at, farthest } = asked;
  // A fifth of a state's university of fields goes by ICAR, the rest as that university says.
  const isShared = admissionPartOf(course) === undefined && gates.every(({ exams }) => exams.some(({ id }) => id === byIcarRank));
  // Of what is no part of a state's admission it is the same: schools of art hold tests of their own.
  const isAlone = needsDegree(course) || (admissionPartOf(course) === undefined && course.gives !== undefined);
  const opened = (gate: Gate) => knowledge.placesOf(course.id, at, farthest, openedBy(asked, gate, course)).length;
  // Who teaches it within reach chooses by a test of their own, where others far away go by marks.
  const isShut = () =>
    admissionPartOf(course) === 'paramedical' && knowledge.isPlaced?.(course.id) !== false && gates.every((one) => opened(one) === 0);
  if (!isShared && !(isAlone && gates.every((gate) => gate === byDistance || isRestricted(gate))) && !isShut()) return false;
  if (knowledge.isPlaced?.(course.id) === false) return false;
  return opened(byWords(collegeDecides, `own:${course.id}`)) > 0;
}

/** Exams that open what takes part in them; where a state's own admission goes by one, they open the state's colleges too. */
const limited: ReadonlySet<string> = new Set(['cuet-ug', 'cuet-pg', 'jee-main', byIcarRank]);

/** An exam of some institutes, and of no others. */
export const isRestricted = ({ exams, isHome }: Gate) =>
  exams.some(({ id }) => onlyAt[id] !== undefined || (limited.has(id) && isHome !== true));

/** Whether such institutes can be within reach. A student who noted the exam, or goes anywhere, is told of it. */
function isReached(asked: PlanAsk, gate: Gate, course: Item, near: Near | null): boolean {
  const { farthest, at, isNoted, knowledge } = asked;
  if (!isRestricted(gate) || gate.seat !== undefined || gate.exams.some(({ id }) => isNoted('exams', id))) return true;
  if (gate.exams.some(({ id }) => id === 'jee-main' || id === 'jee-advanced') && isFarBelow(asked)) return false;
  if (farthest === 'india') return true;
  // What is taught nowhere within reach goes by whatever opens it there.
  if (!isWithinMove(asked, near)) return true;
  const isInState = farthest === 'state';
  const mayBe = gate.exams.some(({ id }) =>
    id === 'cuet-ug' || id === 'cuet-pg'
      ? hasCuetNear(at, isInState, admissionPartOf(course) === 'pharmacy')
      : id === 'jee-main' || nearHome.has(id),
  );
  // Until the places are here, that one may be is enough.
  if (!mayBe || knowledge.isPlaced?.(course.id) === false) return mayBe;
  return knowledge.placesOf(course.id, at, farthest, openedBy(asked, gate, course)).length > 0;
}

/** In another state than the student's its own admission counts. */
function isTakenThere({ book, passport }: PlanAsk, { exams, byMarks }: Gate, course: Item, state: string): boolean {
  const part = admissionPartOf(course);
  const rows = (part !== undefined && state !== passport.state && book.admissions?.[state as State]?.[part]) || [];
  if (rows.length === 0) return true;
  if (byMarks) return rows.some(({ how }) => how === 'marks' || how === 'both' || how === 'left');
  return exams.some(({ id }) => rows.some(({ exam }) => exam === id) || course.exams?.includes(id));
}

/** In another state all that it keeps is given out by its test: there no college says by what it takes. */
function isByTestThere({ book, passport }: PlanAsk, course: Item, state: string): boolean {
  const part = admissionPartOf(course);
  const rows = (part !== undefined && state !== passport.state && book.admissions?.[state as State]?.[part]) || [];
  return rows.length > 0 && rows.every(({ how }) => how === 'exam');
}

/** What universities of the Centre give out by CUET PG, and by nothing of the state around them. */
const byCuetPg = /^(llb|llm|bed|med|bped|mped|ma-.+|msc-.+|mcom|msw|mca|mph|blis-.+|mlis-.+)$/;

/** A college is opened by what its state goes by; one with a door of its own by that alone. */
function opens(asked: PlanAsk, gate: Gate, course: Item, { college, state, own }: Parameters<IsOpen>[0]): boolean {
  const { exams, byMarks, keys } = gate;
  const ids = exams.map(({ id }) => id);
  if (asked.passport.disability !== true && isForDisabled(college)) return false;
  if (keys.includes(ofCentre)) return isByCuetPg(college);
  if (ids.includes('cuet-icar-ug') && course.id.startsWith('btech-') && !isOfLand(college)) return false;
  // A state's test opens that state's colleges.
  if (exams.some((exam) => exam.state !== undefined && exam.state !== state)) return false;
  if (own === true && isStateGate(gate, course)) return false;
  if (/^m[ds]-/.test(course.id) && byIniCet.test(college)) return ids.includes('ini-cet');
  // Institutes of the Centre give out what comes after a degree by tests of all India.
  if (needsDegree(course) && isOfNation(college) && isStateGate({ ...gate, byMarks: false }, course)) return false;
  // The institutes of ICAR give out masters by its test, which has no page here.
  if (needsDegree(course) && gate.words === collegeDecides && isOfIcar(college)) return false;
  // A master's of science of an IIT or an NIT goes by IIT JAM.
  if (needsDegree(course) && hasOwnTest(college)) return ids.length === 0 && !byMarks;
  if (needsDegree(course) && isByCuetPg(college) && byCuetPg.test(course.id) && (byMarks || !ids.includes('cuet-pg')))
    return ids.some((id) => onlyAt[id]?.test(college));
  if (ids.length === 0 && course.id.startsWith('msc-') && onlyAt['iit-jam']?.test(college) === true) return false;
  // What an institute's own exam opens is entered by that, and not by what others go by.
  if (ids.length === 0 && course.exams?.some((id) => onlyAt[id]?.test(college) === true)) return false;
  // The institutes of management of the Centre take CAT alone.
  if (/^iim-/.test(college) && /^(mba|pgdm)/.test(course.id)) return ids.includes('cat');
  if (ids.includes('comedk') && isOfTheState(college)) return false;
  const door = needsDegree(course) ? undefined : doorOf(college, admissionPartOf(course), course.id);
  // By its own admission goes what has no door that is known.
  if (ids.length === 0 && !byMarks) return (door === undefined || door === null) && (own === true || !isByTestThere(asked, course, state));
  if (ids.some((id) => onlyAt[id] !== undefined)) return ids.every((id) => onlyAt[id]?.test(college) ?? true);
  if (needsDegree(course)) return !ids.includes('cuet-pg') || isByCuetPg(college);
  if (door === 'jee-main' && isFarBelow(asked) && !asked.isNoted('exams', door)) return false;
  if (door !== undefined) return door !== null && ids.includes(door);
  if (isRestricted(gate)) return ids.includes('cuet-ug') && isAlsoByCuet(college);
  return isTakenThere(asked, gate, course, state);
}

/** With a key: a gate of some institutes opens the same to everybody, any other to everybody of one state. */
export const openedBy = (asked: PlanAsk, gate: Gate, course: Item): IsOpen => {
  const exams = gate.exams.map(({ id }) => id).join();
  const isBelow = isFarBelow(asked) && !asked.isNoted('exams', 'jee-main');
  const below = `${isBelow ? 'below' : ''}${asked.passport.disability === true ? 'pwd' : ''}`;
  const isOwn = isStateGate(gate, course) ? '' : gate.keys.includes(ofCentre) ? ofCentre : 'own';
  const key = isRestricted(gate) ? `${exams} ${below}` : `${exams} ${gate.byMarks} ${asked.passport.state ?? ''} ${below} ${isOwn}`;
  return Object.assign((place: Parameters<IsOpen>[0]) => opens(asked, gate, course, place), { key });
};

export { byExam, byWords, collegeDecides, openLearning } from './state-gates.ts';
export type { Gate };
