/** What a short quiz must hold without the reference rows. */
import { describe, expect, it } from 'vitest';
import { fields, fieldsOf, isStream, streams, type Field } from '@disha/contract/taxonomy';
import { respondent } from '../cli/answer-model.ts';
import { calibration } from '../cli/evaluate.ts';
import { dice } from '../cli/random.ts';
import { invent } from '../cli/synthetic.ts';
import { quizById, quizzes, shortQuizFor, shortQuizzes } from './quizzes.ts';
import { recommend } from './recommend.ts';
import { rank, scorerFor } from './score.ts';
import { shortLength, type Bank, type Candidate } from './types.ts';
import { allWords } from './words/languages.ts';
import { publicQuiz } from './words/public-quiz.ts';
import { wordResult } from './words/word-result.ts';

/** Enough for a hit rate give or take a point and a half; the bar is five. */
const people = 1000;

/** Likes and picks all that is about the candidate, and nothing else. */
const persona = (bank: Bank, candidate: Candidate): number[] =>
  bank.questions.map(({ kind, options }) => {
    const own = options.findIndex((option) => option.candidate === candidate || (option.leans ?? []).some((field) => field === candidate));
    return kind === 'choice' ? own : own >= 0 ? options.length - 1 : 0;
  });

describe.each(quizzes)('the short quiz of $id', (whole) => {
  const short = shortQuizFor(whole) as Bank;

  it('is twelve questions of the whole, as they are, with an id of its own', () => {
    expect(short.questions).toHaveLength(shortLength);
    expect(short.id).not.toBe(whole.id);
    expect(quizById(short.id)).toBe(short);
    for (const question of short.questions) expect(whole.questions).toContain(question);
    for (const words of allWords) {
      const shown = publicQuiz(short, words);
      expect(shown).toMatchObject({ id: short.id, totalQuestions: shortLength, whole: { id: whole.id } });
      expect(publicQuiz(whole, words).questions).toEqual(expect.arrayContaining(shown.questions));
    }
  });

  it('asks about every candidate equally often, and for the own choice', () => {
    const times = short.candidates.map(
      (candidate) => short.questions.filter(({ block, options }) => block === 'activity' && options[0]?.candidate === candidate).length,
    );
    expect(new Set(times).size).toBe(1);
    expect(short.questions.some(({ block }) => block === 'choice')).toBe(true);
  });

  it('shows a match within 5 points of how often it is right', () => {
    const roll = dice(77);
    const answer = respondent(short);
    const outcomes = Array.from({ length: people }, (_, i) => {
      const right = short.candidates[i % short.candidates.length] as Candidate;
      const inside = isStream(right) ? fieldsOf(right) : [right];
      const ranked = rank(scorerFor(short), answer(invent(inside[roll.below(inside.length)] as Field, roll), 100_000 + i));
      const place = ranked.findIndex(({ candidate }) => candidate === right);
      return { weight: 1 / people, place, share: ranked[0]?.share ?? 0, band: 'close' as const };
    });
    const [all] = calibration(outcomes, 1);
    expect(Math.abs((all?.shown ?? 0) - (all?.right ?? 1))).toBeLessThan(0.05);
  });

  it('says that it is a first look, and how much surer the whole is', () => {
    const worded = allWords.map(
      (words) => wordResult(recommend(short, persona(short, short.candidates[0] as Candidate)), words).honestNote,
    );
    for (const note of worded) expect(note).toMatch(new RegExp(`12.*${whole.questions.length}|${whole.questions.length}.*12`));
    expect(worded[0]).toContain('a first look');
  });
});

it('all 25 come first on some short sheet, clearly', () => {
  const first = shortQuizzes.flatMap((bank) =>
    bank.candidates.map((candidate) => {
      const { band, ranked } = recommend(bank, persona(bank, candidate));
      expect(band, candidate).toBe('clear');
      return ranked[0]?.candidate;
    }),
  );
  expect(first.toSorted()).toEqual([...streams, ...fields].toSorted());
});
