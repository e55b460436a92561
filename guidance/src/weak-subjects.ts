/** Who says that a subject is hard and is led to a road full of it reads a line about that. */
import type { Subject } from './subjects.ts';
import type { Bank, Candidate } from './types.ts';
import type { Words } from './words/words.ts';

interface WeakNote {
  subject: Subject;
  text: string;
}

/** Only where the first is a road full of it; which roads are, the words know. */
export function weakNotes(bank: Bank, picks: readonly number[], first: Candidate, { weakSubjects }: Words): WeakNote[] {
  return bank.questions.flatMap(({ subject: asked }, at): WeakNote[] => {
    const subject = picks[at] === 0 ? asked : undefined;
    const text = subject && weakSubjects[subject][first];
    return subject && text !== undefined ? [{ subject, text }] : [];
  });
}
