/** A sheet of answers becomes a result: ranked, with its reasons and how sure it is. Pure: the same answers give the same bytes. */
import { isStream } from '@disha/contract/taxonomy';
import { bandLimits, confidenceOf, isFlat } from './bands.ts';
import { bestFields } from './best-fields.ts';
import { separating, speakingFor, type Weighed } from './evidence.ts';
import { answerLevelOf } from './liking.ts';
import { namedAChoice, rank, scorerFor, type Ranked, type Scorer } from './score.ts';
import { strengthsFor, type Sureness } from './strengths.ts';
import type { Bank, Change, CountedAnswer, Recommended, Result } from './types.ts';
import { whatWouldChange } from './what-would-change.ts';

/** `picks`: the place of the chosen option, one a question, in the order of the bank. Throws a RangeError when they do not fit it. */
export function recommend(bank: Bank, picks: readonly number[]): Result {
  checkPicks(bank, picks);
  const scorer = scorerFor(bank);
  const ranked = rank(scorer, picks);
  const shares = ranked.map(({ share }) => share);
  const [first, second] = ranked as [Ranked, Ranked];
  const level = answerLevelOf(bank, picks, first.candidate);
  const band = confidenceOf(shares, namedAChoice(bank, picks), level);
  return {
    quizId: bank.id,
    ranked: ranked.map(({ candidate, share }) => ({ candidate, share })),
    band,
    isFlat: isFlat(shares),
    ...(level !== null && { level }),
    margin: Math.round((first.share - second.share) * 1000) / 1000,
    recommended: ranked.slice(0, 3).map((one) => recommended(scorer, picks, one, { first, second, sureness: { band, level } })),
    ...changes(scorer, picks),
  };
}

function checkPicks(bank: Bank, picks: readonly number[]): void {
  if (picks.length !== bank.questions.length)
    throw new RangeError(`${bank.id} asks ${bank.questions.length} questions, got ${picks.length} answers`);
  for (const [at, { id, options }] of bank.questions.entries())
    if (options[picks[at] ?? -1] === undefined) throw new RangeError(`no option of ${id}: ${picks[at]}`);
}

interface Among {
  first: Ranked;
  second: Ranked;
  sureness: Sureness;
}

function recommended(scorer: Scorer, picks: readonly number[], one: Ranked, { first, second, sureness }: Among): Recommended {
  const { candidate, at, share } = one;
  const forIt = speakingFor(scorer, picks, at);
  const because = one === first ? separating(scorer, picks, at, second.at).slice(0, 3) : forIt.slice(0, 2);
  return {
    candidate,
    share,
    because: because.map(counted),
    isClose: first.share - share < bandLimits.close,
    evidence: forIt.slice(0, 4).map(counted),
    strengths: strengthsFor(scorer, picks, candidate, sureness),
    bestFields: isStream(candidate) ? bestFields(scorer, picks, candidate) : [],
  };
}

const counted = ({ question, option, points }: Weighed): CountedAnswer => ({
  questionId: question.id,
  optionId: option.id,
  points: Math.round(points * 1000) / 1000,
});

function changes(scorer: Scorer, picks: readonly number[]): Pick<Result, 'changes' | 'thenFirst'> {
  const planned = whatWouldChange(scorer, picks);
  const changed = [...picks];
  for (const { at, to } of planned) changed[at] = to;
  return {
    changes: planned.flatMap(({ at, to }): Change[] => {
      const question = scorer.bank.questions[at];
      const from = question?.options[picks[at] ?? 0];
      const target = question?.options[to];
      return question && from && target ? [{ questionId: question.id, from: from.id, to: target.id }] : [];
    }),
    thenFirst: planned.length === 0 ? null : (rank(scorer, changed)[0]?.candidate ?? null),
  };
}
