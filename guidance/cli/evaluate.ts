/** Top-1/2/3 over simulated sheets, each candidate weighing the same; margins and calibration from the same sheets. */
import { confidenceOf } from '../src/bands.ts';
import { answerLevelOf } from '../src/liking.ts';
import { namedAChoice, rank, scorerFor } from '../src/score.ts';
import type { ResultConfidence, Bank, Candidate } from '../src/types.ts';
import { ours, respondent, type AnswerReading } from './answer-model.ts';
import type { ExpectedTaker } from './people.ts';

interface Outcome {
  weight: number;
  place: number;
  share: number;
  band: ResultConfidence;
}

export interface QuizFigures {
  people: number;
  top: [number, number, number];
  chance: number;
  /** Mean match shown for the first place. */
  shown: number;
  each: { candidate: Candidate; people: number; first: number; three: number }[];
  outcomes: Outcome[];
}

/** A field with few people answers several times, so that noise does not drown it. */
const fewestSheets = 600;

export function evaluate(bank: Bank, takers: readonly ExpectedTaker[], reading: AnswerReading = ours): QuizFigures {
  const answer = respondent(
    bank,
    reading,
    takers.map(({ person }) => person),
  );
  const scorer = scorerFor(bank);
  const present = bank.candidates.filter((candidate) => takers.some((taker) => taker.candidate === candidate));
  const outcomes: Outcome[] = [];
  const each = present.map((candidate) => {
    const mine = takers.filter((taker) => taker.candidate === candidate);
    const repeats = Math.max(1, Math.ceil(fewestSheets / mine.length));
    const weight = 1 / (mine.length * repeats * present.length);
    let first = 0;
    let three = 0;
    for (const { person, index } of mine) {
      for (let i = 0; i < repeats; i++) {
        const picks = answer(person, index * 1009 + 500 + i);
        const ranked = rank(scorer, picks);
        const place = ranked.findIndex((standing) => standing.candidate === candidate);
        if (place === 0) first += 1;
        if (place < 3) three += 1;
        outcomes.push({
          weight,
          place,
          share: ranked[0]?.share ?? 0,
          band: confidenceOf(
            ranked.map((standing) => standing.share),
            namedAChoice(bank, picks),
            answerLevelOf(bank, picks, ranked[0]?.candidate ?? candidate),
          ),
        });
      }
    }
    const sheets = mine.length * repeats;
    return { candidate, people: mine.length, first: first / sheets, three: three / sheets };
  });
  const within = (n: number): number => outcomes.reduce((sum, o) => sum + (o.place < n ? o.weight : 0), 0);
  return {
    people: takers.length,
    top: [within(1), within(2), within(3)],
    chance: 1 / bank.candidates.length,
    shown: outcomes.reduce((sum, o) => sum + o.weight * o.share, 0),
    each,
    outcomes,
  };
}

type NamedFigures = { bank: Bank; figures: QuizFigures };
const percent = (x: number): string => `${Math.round(100 * x)} %`;

export function marginTable(results: readonly NamedFigures[]): string {
  const bands: ResultConfidence[] = ['unclear', 'close', 'good', 'clear'];
  const lines = results.map(({ bank, figures }) => {
    const cells = bands.map((band) => {
      const mine = figures.outcomes.filter((o) => o.band === band);
      const all = mine.reduce((sum, o) => sum + o.weight, 0);
      return all === 0 ? '-' : `${percent(all)}, right ${percent(mine.reduce((sum, o) => sum + (o.place === 0 ? o.weight : 0), 0) / all)}`;
    });
    return `| ${bank.id} | ${cells.join(' | ')} |`;
  });
  return [`| quiz | ${bands.join(' | ')} |`, '|---|---|---|---|---|', ...lines].join('\n');
}

interface Bin {
  shown: number;
  right: number;
  weight: number;
}

/** Fifths of the sheets by the match shown for the first place. */
export function calibration(outcomes: readonly Outcome[], parts = 5): Bin[] {
  const sorted = [...outcomes].sort((a, b) => a.share - b.share);
  const bins: Bin[] = Array.from({ length: parts }, () => ({ shown: 0, right: 0, weight: 0 }));
  let passed = 0;
  for (const { weight, share, place } of sorted) {
    const bin = bins[Math.min(parts - 1, Math.floor(passed * parts))]!;
    bin.weight += weight;
    bin.shown += weight * share;
    bin.right += place === 0 ? weight : 0;
    passed += weight;
  }
  return bins.map(({ shown, right, weight }) => ({ shown: shown / weight, right: right / weight, weight }));
}

export function calibrationTable(results: readonly NamedFigures[]): string {
  const lines = results.map(
    ({ bank, figures }) =>
      `| ${bank.id} | ${calibration(figures.outcomes)
        .map(({ shown, right }) => `${percent(shown)} -> ${percent(right)}`)
        .join(' | ')} |`,
  );
  return ['| quiz | lowest fifth | second | third | fourth | highest fifth |', '|---|---|---|---|---|---|', ...lines].join('\n');
}
