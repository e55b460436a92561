import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubDeviceStorage } from '../testing/device-storage.ts';
import { enteredInQuiz } from './entered-in-quiz.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  stubDeviceStorage(kept);
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['nothing of somebody who took none', undefined, {}],
  ['nothing of one that is not finished', { sheet: {}, result: null, earlier: [] }, {}],
  [
    'the class of the quiz of Class 10, whose stream is only what it found',
    { result: { targetClass: '10', stream: null } },
    { class: '10' },
  ],
  [
    'class and stream of the quiz of a stream',
    { result: { targetClass: '12', stream: 'science_pcb' }, earlier: [{ result: { targetClass: '10', stream: null } }] },
    { class: '12', stream: 'science_pcb' },
  ],
  ['the last one while another is begun', { result: null, earlier: [{ result: { targetClass: '10', stream: null } }] }, { class: '10' }],
  ['nothing of what cannot be read', { result: { targetClass: '11', stream: 'x' } }, {}],
])('the quiz tells %s', (_, flow, told) => {
  if (flow) kept.set('quiz-flow', JSON.stringify(flow));
  expect(enteredInQuiz()).toEqual(told);
});
