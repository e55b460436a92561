/** What is told of a student, read apart from the engine. */
import type { Student } from '../plan/asked.ts';
import type { Near } from '../plan/knowledge.ts';

export const farthest = ({ passport: { state, district, move = 'india' } }: Student): Near =>
  state === undefined ? 'india' : move === 'district' ? (district === undefined ? 'state' : 'next') : move;

/** In Class 10; a student who stopped after it years ago and learned a trade chooses no subjects any more. */
export const isChoosing = ({ passport: { class: of, qualification, passingYear }, year }: Student) =>
  of === '10' && (qualification === undefined || passingYear === undefined || passingYear > year - 3);
