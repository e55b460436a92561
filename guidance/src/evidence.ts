/** Which answers counted, how much, and for whom. The score is a sum, so this is arithmetic and not a guess. */
import { isLiked } from './liking.ts';
import type { Scorer, ScoredQuestion } from './score.ts';
import type { BankOption, BankQuestion, Candidate } from './types.ts';

export interface Weighed {
  readonly question: BankQuestion;
  readonly option: BankOption;
  /** In units of z; above 0 it speaks for the candidate asked about. */
  readonly points: number;
}

/** Answers that were liked or picked, by what they add; equals by question id, so that the order of the questions does not matter. */
function weigh(scorer: Scorer, picks: readonly number[], worth: (scored: ScoredQuestion, row: readonly number[]) => number): Weighed[] {
  return scorer.questions
    .flatMap((scored): Weighed[] => {
      const pick = picks[scored.at] ?? 0;
      const option = isLiked(scored.question, pick) ? scored.question.options[pick] : undefined;
      const points = Math.round(worth(scored, scored.points[pick] ?? []) * 1e9) / 1e9;
      return option && points > 0 ? [{ question: scored.question, option, points }] : [];
    })
    .sort((a, b) => b.points - a.points || (a.question.id < b.question.id ? -1 : 1));
}

/** An answer is a reason for what it is about, and for nothing else: who dislikes one thing has not said that they like another. */
export const isAbout = (option: BankOption, candidate: Candidate | undefined): boolean =>
  option.candidate === candidate || (option.leans ?? []).some((field) => field === candidate);

/** What speaks for one candidate and sets it apart from another. */
export function separating(scorer: Scorer, picks: readonly number[], one: number, other: number): Weighed[] {
  const candidate = scorer.bank.candidates[one];
  return weigh(scorer, picks, (_, row) => (row[one] ?? 0) - (row[other] ?? 0)).filter(({ option }) => isAbout(option, candidate));
}

/** What speaks for a candidate, against all the others. */
export function speakingFor(scorer: Scorer, picks: readonly number[], at: number): Weighed[] {
  const candidate = scorer.bank.candidates[at];
  const others = scorer.bank.candidates.length - 1;
  return weigh(scorer, picks, (_, row) => {
    const sum = row.reduce((a, b) => a + b, 0);
    return (row[at] ?? 0) - (sum - (row[at] ?? 0)) / others;
  }).filter(({ option }) => isAbout(option, candidate));
}
