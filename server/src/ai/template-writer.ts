import type { Writer } from './writer.ts';

/** The default: no model, so the words of the guidance templates stand. */
export const templateWriter: Writer = {
  provider: null,
  model: null,
  write: () => Promise.resolve(null),
  isReachable: () => Promise.resolve(null),
};
