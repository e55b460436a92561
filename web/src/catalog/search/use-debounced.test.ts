import { expect, it } from 'vitest';
import { typingPauseMs, waitAfterKey } from './use-debounced.ts';

it('The list follows the first letter after a pause and an emptied box at once, and quick letters when the typing pauses.', () => {
  expect(waitAfterKey('n', Infinity)).toBe(0);
  expect(waitAfterKey('ni', typingPauseMs + 1)).toBe(0);
  expect(waitAfterKey('nit', 120)).toBe(typingPauseMs);
  expect(waitAfterKey('', 120)).toBe(0);
});
