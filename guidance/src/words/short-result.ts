/** A result in a few words: the first screen of it. */
import type { ResultInShort } from '@disha/contract/quiz';
import type { QuizIcon } from '@disha/contract/quiz.icons';
import { examOfCandidate } from '../exams.ts';
import { wholeOf } from '../short.ts';
import type { Bank, Candidate, CountedAnswer, Result, Strength } from '../types.ts';
import { questionWords, type ShortLine, type Words } from './words.ts';

type Answered = Pick<CountedAnswer, 'questionId' | 'optionId'>;

const answersShown = 4;

export function iconOf(bank: Bank, questionId: string): QuizIcon {
  const icon = bank.icons[questionId];
  if (icon === undefined) throw new RangeError(`${bank.id} has no picture of ${questionId}`);
  return icon;
}

/** A question in a few words. */
export function shortQuestion(bank: Bank, words: Words, { questionId }: Pick<Answered, 'questionId'>): string {
  const short = words.shorts[wholeOf(bank)][questionId];
  if (short === undefined) throw new RangeError(`${bank.id} has no short question ${questionId}`);
  return typeof short === 'string' ? short : short.question;
}

/** An answer in a few words: its own, that of its scale, or the name that was chosen. */
function shortAnswer(bank: Bank, words: Words, { questionId, optionId }: Answered): string {
  const short = words.shorts[wholeOf(bank)][questionId];
  if (short !== undefined && typeof short !== 'string') return short.options[optionId];
  const block = bank.questions.find(({ id }) => id === questionId)?.block;
  const scale: Readonly<Record<string, string>> =
    block === 'activity' ? words.inShort.scales.activity : block === 'self' ? words.inShort.scales.self : {};
  return scale[optionId] ?? questionWords(words, bank, questionId).options[optionId];
}

export function shortResult(result: Result, bank: Bank, words: Words): ResultInShort {
  const [first] = result.recommended;
  const candidate = first?.candidate ?? (result.ranked[0]?.candidate as Candidate);
  return {
    why: words.inShort.candidates[candidate][0],
    counted: (first?.evidence ?? []).slice(0, answersShown).map((answer) => ({
      icon: iconOf(bank, answer.questionId),
      question: shortQuestion(bank, words, answer),
      answer: shortAnswer(bank, words, answer),
    })),
    changes: result.changes.map(({ questionId, to }) => ({
      question: shortQuestion(bank, words, { questionId }),
      to: shortAnswer(bank, words, { questionId, optionId: to }),
    })),
    strengths: (first?.strengths ?? []).map((strength) => strengthIn(words, strength)),
    tips: tipsFor(candidate, words),
  };
}

function strengthIn({ inShort }: Words, { facet, kind }: Strength): ShortLine {
  const [title, note] = inShort.strengths[facet];
  return { title, note: kind === 'strength' ? note : inShort.kinds[kind] };
}

function tipsFor(candidate: Candidate, { inShort }: Words): ShortLine[] {
  const [, subjects, practise, tryThis] = inShort.candidates[candidate];
  return [
    { title: subjects, note: practise },
    { title: inShort.exam(examOfCandidate[candidate].name), note: inShort.aboutExam },
    { title: inShort.tryThis, note: tryThis },
  ];
}
