import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeToDraw } from './lazy/late-page.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const page = (children: number) => ({ childElementCount: children }) as Element;
const settle = () => new Promise<void>((done) => setImmediate(done));

/** Whether it is drawn after so long, while the screen is on its way. */
async function isDrawn(children: number, afterMs: number, frame = () => Promise.resolve()) {
  let isTime = false;
  let come = () => {};
  const whole = new Promise<void>((resolve) => (come = resolve));
  const drawing = timeToDraw(page(children), whole, frame).then(() => (isTime = true));
  await vi.advanceTimersByTimeAsync(afterMs);
  await settle();
  const early = isTime;
  come();
  await drawing;
  return early;
}

it('the frame of a page that the server left to the browser is drawn before its screen is here', async () => {
  expect(await isDrawn(0, 250)).toBe(false);
  expect(await isDrawn(0, 350)).toBe(true);
});

it('a page that the server drew stays until its screen is here, and so does an empty one whose frame does not come', async () => {
  expect(await isDrawn(1, 5000)).toBe(false);
  expect(await isDrawn(0, 5000, () => Promise.reject(new Error('away')))).toBe(false);
});
