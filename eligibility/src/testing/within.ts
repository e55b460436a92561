/** How far a way is, worked out anew from the table of places. */
import type { Student } from '../plan/asked.ts';
import type { ProposedWay } from '../plan/counsel.ts';
import { nears, type Near } from '../plan/knowledge.ts';
import { realKnowledge } from './real-knowledge.ts';

export const farthest = ({ passport: { state, district, move = 'india' } }: Student): Near =>
  state === undefined ? 'india' : move === 'district' ? (district === undefined ? 'state' : 'next') : move;

const isReached = (student: Student, near: Near) => nears.indexOf(near) <= nears.indexOf(farthest(student));

/** In every state, also where the lists name no place: by one counselling, or at colleges of pharmacy of which they know a handful. */
const isGivenOut = (student: Student, { course, exams, fewKnown }: ProposedWay) =>
  fewKnown === true &&
  (course === 'md-ayurveda' || exams.some((id) => ['neet-pg', 'neet-mds', 'gpat'].includes(id))) &&
  farthest(student) !== 'next';

export function staysWithin(student: Student, way: ProposedWay): boolean {
  const { course = '', words } = way;
  if (isGivenOut(student, way)) return true;
  const reach = realKnowledge.reachOf(course, student.passport);
  const anywhere = realKnowledge.anywhereOf(course);
  return (
    (anywhere !== undefined && (anywhere !== 'distance' || words === 'distance')) || (reach !== null && isReached(student, reach.near))
  );
}

/** Taught near, but at no place that the gate opens. */
export const isShutFor = (student: Student, { places }: ProposedWay) => !places.some(({ near }) => isReached(student, near));

/** In Class 10; a student who stopped after it years ago and learned a trade chooses no subjects any more. */
export const isChoosing = ({ passport: { class: of, qualification, passingYear }, year }: Student) =>
  of === '10' && (qualification === undefined || passingYear === undefined || passingYear > year - 3);
