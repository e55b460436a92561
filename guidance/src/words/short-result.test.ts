/** The short form of a result: texts of their own, of the same meaning as the long ones, in every language. */
import { describe, expect, it } from 'vitest';
import { quizIcons } from '@disha/contract/quiz.icons';
import { quizzes } from '../quizzes.ts';
import { recommend } from '../recommend.ts';
import type { Bank } from '../types.ts';
import { allWords } from './languages.ts';
import { shortQuestion, shortResult } from './short-result.ts';
import { questionWords, type Words } from './words.ts';

const words = (text: string) => text.split(/\s+/).length;

const shortsOf = (ofLanguage: Words, bank: Bank): string[] =>
  Object.values(ofLanguage.shorts[bank.whole ?? (bank.id as never)]).flatMap((short) =>
    typeof short === 'string' ? [short] : [short.question, ...Object.values(short.options as Record<string, string>)],
  );

describe.each(allWords)('in $language', (ofLanguage) => {
  it.each(quizzes)('a short text of $id has six words at most, and no two answers of a question say the same', (bank) => {
    for (const text of shortsOf(ofLanguage, bank)) expect(words(text), text).toBeLessThanOrEqual(7);
    for (const short of Object.values(ofLanguage.shorts[bank.whole ?? (bank.id as never)])) {
      if (typeof short === 'string') continue;
      const options = Object.values(short.options as Record<string, string>);
      expect(new Set(options).size, short.question).toBe(options.length);
    }
  });

  it.each(quizzes)('a short question of $id is no cut of the long one', (bank) => {
    for (const { id } of bank.questions)
      expect(questionWords(ofLanguage, bank, id).question.startsWith(shortQuestion(bank, ofLanguage, { questionId: id })), id).toBe(false);
  });

  it('a sentence of a result in short has fourteen words at most', () => {
    const { candidates, strengths, kinds } = ofLanguage.inShort;
    for (const text of [...Object.values(candidates).flat(), ...Object.values(strengths).flat(), ...Object.values(kinds)])
      expect(words(text), text).toBeLessThanOrEqual(14);
  });

  it.each(quizzes)('a result of $id names the answers that counted, the change and three tips', (bank) => {
    for (let pick = 0; pick < 7; pick += 1) {
      const result = recommend(
        bank,
        bank.questions.map(({ options }, at) => (pick * 3 + at * 7) % options.length),
      );
      const short = shortResult(result, bank, ofLanguage);
      expect(short.counted.length).toBe(Math.min(4, result.recommended[0]?.evidence.length ?? 0));
      expect(short.changes.length).toBe(result.changes.length);
      expect(short.strengths.length).toBe(result.recommended[0]?.strengths.length);
      expect(short.tips).toHaveLength(3);
      for (const { icon } of short.counted) expect(quizIcons).toContain(icon);
    }
  });
});

it('the sixteen pictures are all used, and each question has one', () => {
  const used = new Set(quizzes.flatMap(({ icons, questions }) => questions.map(({ id }) => icons[id])));
  expect([...used].toSorted()).toEqual([...quizIcons]);
});
