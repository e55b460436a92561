import { describe, expect, it } from 'vitest';
import { fields, streams } from '@disha/contract/taxonomy';
import { examOfCandidate } from '../exams.ts';
import { quizzes } from '../quizzes.ts';
import { facets } from './hi/facets.ts';
import { wordsByLanguage } from './languages.ts';
import { questionWords, type Words } from './words.ts';

const { hi: hindi } = wordsByLanguage;

const words: Words = hindi;
const devanagari = /[\u0900-\u097F]/;

describe.each(quizzes)('$id in Hindi', (bank) => {
  const questions = bank.questions.map(({ id, options }) => {
    const { question, about, options: texts } = questionWords(words, bank, id);
    return { id, question, about, options: options.map((option) => texts[option.id]) };
  });

  it('has unique, short texts', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    for (const { id, question, options } of questions) {
      expect(question.length, id).toBeLessThanOrEqual(120);
      expect(new Set(options).size, id).toBe(options.length);
      for (const text of options) expect(text.length, id).toBeLessThanOrEqual(60);
    }
  });

  it('asks in whole sentences that take up what was done as a noun', () => {
    for (const { id, question, about, options } of questions) {
      expect(question, id).toMatch(/\?$/);
      expect(about, id).not.toMatch(/ना (और .*)?के बारे में$/);
      for (const text of [question, about, ...options]) {
        expect(text, id).toMatch(devanagari);
        expect(text, id).toBe(text.trim().normalize('NFC'));
      }
    }
  });

  // A verb of the first person would say whether a boy or a girl answers.
  it('has no answer that tells who gives it', () => {
    for (const { id, options } of questions) for (const text of options) expect(text, id).not.toMatch(/(ता|ती) हूँ|ूँगा|ूँगी/);
  });
});

it('says something in whole sentences about every candidate, and names the exam we link to', () => {
  for (const candidate of [...streams, ...fields]) {
    const text = hindi.candidates[candidate];
    for (const sentence of Object.values(text)) expect(sentence).toMatch(/।$/);
    expect(text.exam).toContain(examOfCandidate[candidate].name);
    expect(text.tryThis).toMatch(/^इस महीने करके देखें: /);
  }
});

// "आप छोड़ते हैं" is said to a boy: what is told to a student has no verb of theirs that says which.
it('tells nobody of a hard subject, or of a result, in words for a boy alone', () => {
  const said = [
    ...Object.values(hindi.weakSubjects).flatMap((bySubject) => Object.values(bySubject)),
    ...[...streams, ...fields].flatMap((candidate) => Object.values(hindi.candidates[candidate])),
    ...Object.values(facets).map(({ strength }) => strength),
  ];
  expect(said.length).toBeGreaterThan(100);
  for (const text of said) for (const clause of text.split(/[,।:;]/)) expect(clause, text).not.toMatch(/(^| )आप .*[तन][ेी] (हैं|हो)/);
});
