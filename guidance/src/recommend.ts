/** A sheet of answers becomes a result: ranked, explained, with how sure it is. Pure: the same answers give the same bytes. */
import { fieldNames, isStream, streamNames, streamOf } from '@disha/contract/taxonomy';
import { bandLimits, bandNote, bandOf, honestNotes, isFlat } from './bands.ts';
import { bestFields } from './best-fields.ts';
import { separating, speakingFor, type Counted } from './evidence.ts';
import { about } from './explain/candidates.ts';
import { explainFirst, explainNext, keyStrengths, studyTips } from './explain/explain.ts';
import { chosen, namedAChoice, rank, scorerFor, type Scorer, type Standing } from './score.ts';
import type { Band, Bank, Candidate, Change, Evidence, QuizResult, Recommendation } from './types.ts';
import { whatWouldChange } from './what-would-change.ts';

export const nameOf = (candidate: Candidate): string => (isStream(candidate) ? streamNames[candidate] : fieldNames[candidate]);
const percent = (share: number): number => Math.round(100 * share);

export function recommendFrom(bank: Bank, answers: readonly string[]): QuizResult {
  const picks = chosen(bank, answers);
  const scorer = scorerFor(bank);
  const ranked = rank(scorer, picks);
  const band = bandOf(
    ranked.map(({ share }) => share),
    namedAChoice(bank, picks),
  );
  const [first, second] = ranked as [Standing, Standing];
  return {
    recommendations: ranked.slice(0, 3).map((_, place) => recommendation(scorer, picks, ranked, place, band)),
    scores: ranked.map(({ candidate, share }) => ({ fieldId: candidate, fieldName: nameOf(candidate), matchScore: percent(share) })),
    band,
    margin: Math.round((first.share - second.share) * 1000) / 1000,
    whatWouldChange: changes(scorer, picks),
    bandNote: bandNote(band, isFlat(ranked.map(({ share }) => share)), nameOf(first.candidate), nameOf(second.candidate)),
    honestNote: bank.stream === null ? honestNotes.stream : honestNotes.field,
  };
}

function recommendation(scorer: Scorer, picks: readonly number[], ranked: readonly Standing[], place: number, band: Band): Recommendation {
  const { candidate, at, share } = ranked[place] as Standing;
  const [first, second] = ranked as [Standing, Standing];
  const stream = isStream(candidate) ? candidate : streamOf(candidate);
  const name = nameOf(candidate);
  const forIt = speakingFor(scorer, picks, at);
  const explanation =
    place === 0
      ? explainFirst(candidate, name, nameOf(second.candidate), band, separating(scorer, picks, at, second.at).slice(0, 3))
      : explainNext(candidate, name, place === 1 ? 'second' : 'third', first.share - share < bandLimits.close, forIt.slice(0, 2));
  return {
    fieldId: candidate,
    fieldName: name,
    stream,
    streamName: streamNames[stream],
    explanation,
    keyStrengths: keyStrengths(scorer, picks, candidate),
    studyTips: studyTips(candidate),
    examId: about[candidate].exam.id,
    matchScore: percent(share),
    confidence: band,
    evidence: forIt.slice(0, 4).map((counted) => evidence(counted, name)),
    ...(isStream(candidate) && { bestFields: bestFields(scorer, picks, candidate) }),
  };
}

const evidence = ({ question, option }: Counted, name: string): Evidence => ({
  question: question.question,
  answer: option.text,
  for: name,
});

function changes(scorer: Scorer, picks: readonly number[]): Change[] {
  const planned = whatWouldChange(scorer, picks);
  const changed = [...picks];
  for (const { at, to } of planned) changed[at] = to;
  const thenFirst = rank(scorer, changed)[0];
  return planned.flatMap(({ at, to }): Change[] => {
    const question = scorer.bank.questions[at];
    const from = question?.options[picks[at] ?? 0];
    const target = question?.options[to];
    if (!question || !from || !target || !thenFirst) return [];
    return [
      { questionId: question.id, question: question.question, from: from.text, to: target.text, thenFirst: nameOf(thenFirst.candidate) },
    ];
  });
}
