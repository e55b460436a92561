import { say } from '@disha/contract/say';
import { expect, it } from 'vitest';
import { SharedAnswer } from './answer.ts';
import { jsonInTurns } from './json-in-turns.ts';

const items = Array.from({ length: 1001 }, (_, index) => ({ _id: `é-${index}`, name: 'A "quoted" name', none: undefined }));

it.each([{}, { items }, { items: [], page: { total: 3 } }, { left: undefined, one: [null, undefined, 1], two: 'x', three: null }])(
  'is the text that one go would write: %#',
  async (value) => {
    let pauses = 0;
    const text = await jsonInTurns(value, async () => {
      pauses += 1;
    });
    expect(text).toBe(JSON.stringify(value));
    expect(pauses).toBeGreaterThanOrEqual(Object.values(value).some((field) => field === items) ? 6 : 0);
  },
);

it('makes the same answer, known by the same mark', async () => {
  const said = say('exams.listed');
  const answer = await SharedAnswer.inTurns({ items }, said, 'en', () => Promise.resolve());
  expect(answer.hash).toBe(new SharedAnswer({ items }, said, 'en').hash);
});
