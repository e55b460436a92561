import { expect, it } from 'vitest';
import { quizKeyOf, offerFor } from './which-quiz.ts';

it.each([
  [
    { class: '10', stream: 'science_pcm' },
    { kind: 'quiz', key: 'class10' },
  ],
  [
    { class: '10', stream: null },
    { kind: 'quiz', key: 'class10' },
  ],
  [
    { class: '12', stream: 'science_pcm' },
    { kind: 'quiz', key: 'pcm' },
  ],
  [
    { class: '12', stream: 'science_pcb' },
    { kind: 'quiz', key: 'pcb' },
  ],
  [
    { class: '12', stream: 'commerce' },
    { kind: 'quiz', key: 'commerce' },
  ],
  [
    { class: '12', stream: 'arts' },
    { kind: 'quiz', key: 'arts' },
  ],
  [{ class: '12', stream: null }, { kind: 'profile' }],
  [{ class: null, stream: null }, { kind: 'profile' }],
  [{ class: null, stream: 'arts' }, { kind: 'profile' }],
  [{ class: 'graduate', stream: 'arts' }, { kind: 'graduate' }],
  [
    { class: '12', stream: 'vocational' },
    { kind: 'unsupported', stream: 'vocational' },
  ],
])('%j is offered %j, whatever the address says', (student, offer) => {
  expect(offerFor(student, 'arts')).toEqual(offer);
});

it('a visitor chooses, and is shown Class 10 until then', () => {
  expect(offerFor(null, null)).toEqual({ kind: 'quiz', key: 'class10' });
  expect(offerFor(null, 'pcb')).toEqual({ kind: 'quiz', key: 'pcb' });
  expect(offerFor(null, '__proto__')).toEqual({ kind: 'quiz', key: 'class10' });
});

it.each(['parent', 'teacher'])('a %s chooses for whom, as a visitor does', (who) => {
  expect(offerFor({ class: null, stream: null, who }, 'pcb')).toEqual({ kind: 'quiz', key: 'pcb' });
});

it('a result leads back to its quiz', () => {
  expect(quizKeyOf({ targetClass: '10', stream: null })).toBe('class10');
  expect(quizKeyOf({ targetClass: '12', stream: 'science_pcb' })).toBe('pcb');
});
