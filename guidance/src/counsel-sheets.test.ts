/** The forty sheets: what guidance says of each, in every language. What the catalogs add is tried with the server. */
import { describe, expect, it } from 'vitest';
import type { CounselSheet } from './fixtures/counsel-sheet.ts';
import { counselSheets } from './fixtures/counsel-sheets.ts';
import { readAnswers } from './answers.ts';
import { gateFacts, isGateField } from './gates.ts';
import { isDisliked, isLiked } from './liking.ts';
import { quizById } from './quizzes.ts';
import { recommend } from './recommend.ts';
import type { Bank, Result } from './types.ts';
import { weakNotes } from './weak-subjects.ts';
import { allWords } from './words/languages.ts';
import { wordResult } from './words/word-result.ts';

function picksOf({ quizId, answers }: CounselSheet): { bank: Bank; picks: number[] } {
  const bank = quizById(quizId) as Bank;
  const read = readAnswers(bank, answers.split(' '), []);
  if (!('picks' in read)) throw new Error(`${quizId}: ${read.problem} at ${read.index}`);
  return { bank, picks: read.picks };
}

const gateOf = ({ band, recommended: [first] }: Result): string | undefined => {
  const field = first?.bestFields[0] ?? first?.candidate ?? '';
  return band !== 'unclear' && isGateField(field) ? gateFacts[field].exam : undefined;
};

it('there are forty, and they reach every field of Class 12 and every stream', () => {
  expect(counselSheets).toHaveLength(40);
  expect(new Set(counselSheets.flatMap(({ must }) => must.first ?? [])).size).toBe(25);
});

describe.each(counselSheets)('$quizId: $about', (sheet) => {
  const { bank, picks } = picksOf(sheet);
  const result = recommend(bank, picks);
  const { must, mustNot = {} } = sheet;

  it('is as sure, and as unsure, as a counsellor would be', () => {
    if (must.band) expect(result.band).toBe(must.band);
    if (must.first) expect(result.ranked[0]?.candidate).toBe(must.first);
    if (must.first) expect(result.band).not.toBe('unclear');
    if (mustNot.band) expect(result.band).not.toBe(mustNot.band);
    for (const words of allWords) expect(wordResult(result, words).tryThis).toHaveLength(result.band === 'unclear' ? 3 : 0);
  });

  it('quotes for an option only what speaks for it', () => {
    for (const { candidate, because, evidence } of result.recommended) {
      for (const { questionId, optionId } of [...because, ...evidence]) {
        const question = bank.questions.find(({ id }) => id === questionId);
        const pick = question?.options.findIndex(({ id }) => id === optionId) ?? -1;
        const option = question?.options[pick];
        expect(question && isLiked(question, pick), questionId).toBe(true);
        expect([option?.candidate, ...(option?.leans ?? [])]).toContain(candidate);
      }
    }
  });

  it('names no strength that was disliked', () => {
    for (const { strengths } of result.recommended) {
      const named = strengths.filter(({ kind }) => kind === 'strength').map(({ facet }) => facet);
      for (const facet of mustNot.strengths ?? []) expect(named).not.toContain(facet);
      for (const facet of named) {
        const about = bank.questions.flatMap((question, at) => {
          const pick = picks[at] ?? 0;
          const carries = question.options[pick]?.facets.includes(facet) === true;
          return carries && (isLiked(question, pick) || isDisliked(question, pick)) ? [isLiked(question, pick)] : [];
        });
        expect(about.filter(Boolean).length, facet).toBeGreaterThan(about.length / 3);
      }
    }
  });

  it('names what is hard on the way, and the one narrow gate, where there is one', () => {
    for (const words of allWords) {
      const first = result.band === 'unclear' ? undefined : result.ranked[0]?.candidate;
      const weak = first ? weakNotes(bank, picks, first, words).map(({ subject }) => subject) : [];
      if (must.weak !== undefined) expect(weak).toContain(must.weak);
      if (mustNot.anyWeak) expect(weak).toEqual([]);
    }
    if (must.gate !== undefined) expect(gateOf(result)).toBe(must.gate);
    if (mustNot.anyGate) expect(gateOf(result)).toBeUndefined();
  });
});
