/** What a state's own admission opens a course by: from its file under catalog/states. */
import type { AdmissionPart } from '@disha/contract/admission-groups';
import type { Admission, Item } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import { gateOf, type Gate } from './gate.ts';
import { onlyAt } from './own-doors.ts';
import { admissionPartOf } from './parts.ts';

/** An open university takes a student who has passed what comes before. */
export const openLearning = 'distance';
/** No source says by what the college admits. */
export const collegeDecides = 'college';

export const byMarksGate = (isSure: boolean): Gate => ({ exams: [], byMarks: true, keys: ['marks'], isSure });
export const byWords = (words: string, key: string): Gate => ({ exams: [], byMarks: false, words, keys: [key], isSure: false });
export const byExam = (exam: Item, course: Item | undefined): Gate => ({
  ...{ exams: [exam], byMarks: false, isSure: false },
  keys: [gateOf(exam, course) ?? exam.id],
});

export function admissionRows({ book, passport }: PlanAsk, part: AdmissionPart | undefined): readonly Admission[] {
  return (passport.state !== undefined && part !== undefined && book.admissions?.[passport.state]?.[part]) || [];
}

/** One row of a state's admission may open two gates: most by marks, some by the exam. */
export function fromRow(asked: PlanAsk, course: Item, { how, exam: id, words }: Admission): readonly Gate[] {
  const exam = id === undefined ? undefined : asked.exam(id);
  // One row tells of law in five years and in three: the test of some institutes is that of the courses which name it.
  const isOthers = id !== undefined && onlyAt[id] !== undefined && course.exams?.includes(id) !== true;
  const examGate = exam === undefined || isOthers || isClosed(asked, exam) ? [] : [byExam(exam, course)];
  switch (how) {
    case 'exam':
      return examGate;
    case 'marks':
      return [byMarksGate(true)];
    case 'both':
      return [byMarksGate(true), ...examGate];
    case 'left':
      return [...examGate, { ...byMarksGate(false), isLeft: true }];
    case 'other':
      return [...(words === undefined ? [] : [byWords(words, words)]), ...examGate];
  }
}

/** Who holds a diploma enters in the second year: as the own state gives out those seats, where we know how. */
export function lateralGates(asked: PlanAsk, course: Item): readonly Gate[] | undefined {
  if (asked.passport.qualification !== 'diploma' || admissionPartOf(course) !== 'engineering') return undefined;
  const own = admissionRows(asked, 'lateral').flatMap((row) =>
    fromRow(asked, course, row).map((gate): Gate =>
      // One engineer beside another is another way to them, as where the college says.
      gate.words === undefined ? { ...gate, isHome: true } : { ...gate, keys: [`own:${course.id}`] },
    ),
  );
  return own.length > 0 ? own : [byWords(collegeDecides, `own:${course.id}`)];
}

/**
 * What a state goes by, or marks: a deemed or private university takes by a rule of its own. Of engineers and pharmacists many give the
 * state a share, which goes by its test.
 */
export function isStateGate({ exams, byMarks, words = '' }: Gate, course: Item): boolean {
  if (byMarks) return true;
  const part = admissionPartOf(course);
  if (part === 'engineering' || part === 'pharmacy' || /^b(arch|plan)$/.test(course.id)) return false;
  return words.startsWith('states/') || exams.some(({ id, state }) => state !== undefined && onlyAt[id] === undefined);
}
