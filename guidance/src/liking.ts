/** How much a sheet likes at all: differences between answers mean little where everything, or nothing, is liked. */
import type { Bank, BankQuestion, Candidate, AnswerLevel } from './types.ts';

/** The option was picked, or the scale was answered in its upper half. */
export function isLiked({ kind, options }: BankQuestion, pick: number): boolean {
  return kind === 'choice' || pick > (options.length - 1) / 2;
}

/** The scale was answered in its lower half. */
export function isDisliked({ kind, options }: BankQuestion, pick: number): boolean {
  return kind === 'likert' && pick < (options.length - 1) / 2;
}

/** From 0 to 1: below this the activities taken together are disliked. Of few of them it takes more to say so. */
const low = { ofMany: 0.3, ofFew: 0.2 } as const;
const few = 8;
/** Of a scale: above it, something is liked. */
const half = 0.5;
/** Steps of a scale, from 0 to 1, by which what is about the first must stand out of what is all liked. */
const apart = 0.18;

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length);

interface Activity {
  question: BankQuestion;
  pick: number;
  /** Of the scale, from 0 to 1. */
  height: number;
  of: Candidate | null | undefined;
}

/**
 * Fewer activities liked, or not liked, than a student would have who likes one candidate alone. A student who dislikes nearly all
 * has said little, whatever the margin, unless what is about the first is liked on the whole; so has one who likes all, unless what
 * is about the first is liked better than the rest.
 */
export function answerLevelOf(bank: Bank, picks: readonly number[], first: Candidate): AnswerLevel | null {
  const activities = bank.questions.flatMap((question, at): Activity[] =>
    question.block === 'activity'
      ? [{ question, pick: picks[at] ?? 0, height: (picks[at] ?? 0) / (question.options.length - 1), of: question.options[0]?.candidate }]
      : [],
  );
  const oneShare = activities.length / bank.candidates.length;
  const liked = activities.filter(({ question, pick }) => isLiked(question, pick)).length;
  const meanOf = (which: readonly Activity[]) => mean(which.map(({ height }) => height));
  const own = meanOf(activities.filter(({ of }) => of === first));
  if (liked < oneShare && meanOf(activities) <= (activities.length < few ? low.ofFew : low.ofMany)) return own > half ? null : 'nothing';
  if (activities.length - liked >= oneShare) return null;
  return own - meanOf(activities.filter(({ of }) => of !== first)) < apart ? 'everything' : null;
}
