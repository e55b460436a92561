/** Who says that a subject is hard and is led to a road full of it reads a line about that. */
import type { Subject } from './subjects.ts';
import type { Bank, Candidate } from './types.ts';
import type { Words } from './words/words.ts';

/** The self-estimates that are about a subject: their first answer says that it is hard. */
const askedIn: Readonly<Record<string, Subject>> = {
  'c10-e01': 'mathematics',
  'c10-e02': 'biology',
  'c10-e03': 'accountancy',
  'c10-e04': 'writing',
  'pcm-e01': 'mathematics',
  'pcm-e02': 'drawing',
  'pcb-e01': 'biology',
  'com-e01': 'accountancy',
  'com-e02': 'speaking',
  'art-e01': 'writing',
};

export interface WeakNote {
  subject: Subject;
  text: string;
}

/** Only where the first is a road full of it; which roads are, the words know. */
export function weakNotes(bank: Bank, picks: readonly number[], first: Candidate, { weakSubjects }: Words): WeakNote[] {
  return bank.questions.flatMap(({ id }, at): WeakNote[] => {
    const subject = picks[at] === 0 ? askedIn[id] : undefined;
    const text = subject && weakSubjects[subject][first];
    return subject && text !== undefined ? [{ subject, text }] : [];
  });
}
