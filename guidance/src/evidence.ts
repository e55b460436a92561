/** Which answers counted, how much, and for whom. The score is a sum, so this is arithmetic and not a guess. */
import type { Scorer, ScoredQuestion } from './score.ts';
import type { BankOption, BankQuestion } from './types.ts';

export interface Weighed {
  readonly question: BankQuestion;
  readonly option: BankOption;
  /** In units of z; above 0 it speaks for the candidate asked about. */
  readonly points: number;
}

/** Answers sorted by what they add; equals by question id, so that the order of the questions does not matter. */
function weigh(scorer: Scorer, picks: readonly number[], worth: (scored: ScoredQuestion, row: readonly number[]) => number): Weighed[] {
  return scorer.questions
    .flatMap((scored): Weighed[] => {
      const pick = picks[scored.at] ?? 0;
      const option = scored.question.options[pick];
      const points = Math.round(worth(scored, scored.points[pick] ?? []) * 1e9) / 1e9;
      return option && points > 0 ? [{ question: scored.question, option, points }] : [];
    })
    .sort((a, b) => b.points - a.points || (a.question.id < b.question.id ? -1 : 1));
}

/** What separates one candidate from another: likes for the one and dislikes for the other. */
export function separating(scorer: Scorer, picks: readonly number[], one: number, other: number): Weighed[] {
  return weigh(scorer, picks, (_, row) => (row[one] ?? 0) - (row[other] ?? 0));
}

/** What speaks for a candidate: answers about it first; only when there are none, dislikes for the others. */
export function speakingFor(scorer: Scorer, picks: readonly number[], at: number): Weighed[] {
  const candidate = scorer.bank.candidates[at];
  const others = scorer.bank.candidates.length - 1;
  const all = weigh(scorer, picks, (_, row) => {
    const sum = row.reduce((a, b) => a + b, 0);
    return (row[at] ?? 0) - (sum - (row[at] ?? 0)) / others;
  });
  const direct = all.filter(({ option }) => option.candidate === candidate || option.leans?.some((field) => field === candidate));
  return direct.length > 0 ? direct : all;
}
