import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dice } from '../cli/random.ts';
import { randomSheet } from '../cli/stability.ts';
import { pickedOptions, readAnswers } from './answers.ts';
import { quizById, quizzes } from './quizzes.ts';
import { recommend } from './recommend.ts';
import type { Bank } from './types.ts';
import { wordsByLanguage } from './words/languages.ts';
import { publicQuiz } from './words/public-quiz.ts';
import { questionWords, type Words } from './words/words.ts';

const { en: english } = wordsByLanguage;

const versionOne = JSON.parse(readFileSync(new URL('./fixtures/version-0.1.json', import.meta.url), 'utf8')) as {
  quizzes: { id: string; questions: { id: string; options: string[] }[] }[];
};
const class10 = quizzes[0] as Bank;
const picks = randomSheet(class10, dice(1));
const texts = publicQuiz(class10, english).questions.map(({ options }, at) => options[picks[at] ?? 0] ?? '');
const ids = pickedOptions(class10, picks);
const read = (answers: readonly string[]) => readAnswers(class10, answers, [english]);

describe('a sheet', () => {
  it('is read by option ids, by texts, and by a mixture of both', () => {
    expect(read(ids)).toEqual({ picks });
    expect(read(texts)).toEqual({ picks });
    expect(read(ids.map((id, at) => (at % 2 ? id : (texts[at] ?? ''))))).toEqual({ picks });
  });

  it('names what is wrong', () => {
    expect(read(ids.slice(1))).toEqual({ problem: 'count', index: 23 });
    expect(read([...ids, 'a'])).toEqual({ problem: 'count', index: 24 });
    expect(read(ids.with(4, ' \n' as 'a'))).toEqual({ problem: 'blank', index: 4 });
    for (const odd of ['Whatever', '__proto__', 'constructor', 'A', 'a ', 'f', 'z', 'ab', '0'])
      expect(read([...ids.slice(0, 5), odd, ...ids.slice(6)]), odd).toEqual({ problem: 'unknown', index: 5 });
  });

  it('has to fit before it is scored', () => {
    expect(() => recommend(class10, picks.slice(1))).toThrow(RangeError);
    expect(() => recommend(class10, picks.with(5, 9))).toThrow(RangeError);
    expect(() => recommend(class10, picks.with(5, -1))).toThrow(RangeError);
  });
});

describe('a corrected text', () => {
  const first = questionWords(english, class10, 'c10-a01');
  const withFirst = (question: typeof first): Words => ({
    ...english,
    banks: {
      ...english.banks,
      'class10-v1': {
        ...english.banks['class10-v1'],
        questions: { ...english.banks['class10-v1'].questions, 'c10-a01': question },
      },
    },
  });
  const pickIn = (words: Words, answer: string) => readAnswers(class10, [answer, ...ids.slice(1)], [words]);

  it('leaves answers by id, and answers in the former text, as they were', () => {
    const corrected = withFirst({ ...first, options: { ...first.options, d: 'I would like it' }, formerly: { d: [first.options.d] } });
    for (const answer of ['d', 'I would like it', first.options.d]) expect(pickIn(corrected, answer)).toEqual({ picks: picks.with(0, 3) });
  });

  it('may become what another option once said: today’s text goes first', () => {
    const turned = withFirst({ ...first, options: { ...first.options, a: 'New', b: first.options.a }, formerly: { a: [first.options.a] } });
    expect(pickIn(turned, first.options.a)).toEqual({ picks: picks.with(0, 1) });
  });

  it('that happens to be an id is an id', () => {
    expect(pickIn(withFirst({ ...first, options: { ...first.options, a: 'e' } }), 'e')).toEqual({ picks: picks.with(0, 4) });
  });
});

it('every text that version 0.1 showed is understood as the option it was: rows and sheets of that time hold them', () => {
  for (const { id, questions } of versionOne.quizzes) {
    const bank = quizById(id) as Bank;
    expect(bank.questions.map((question) => question.id)).toEqual(questions.map((question) => question.id));
    const longest = Math.max(...questions.map(({ options }) => options.length));
    for (let at = 0; at < longest; at++) {
      const places = questions.map(({ options }) => Math.min(at, options.length - 1));
      const answers = questions.map(({ options }, i) => options[places[i] ?? 0] ?? '');
      expect(readAnswers(bank, answers, [english])).toEqual({ picks: places });
    }
  }
});
