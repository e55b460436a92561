import { z } from 'zod';

const sentence = (name: string, max: number) =>
  z.string(`${name} is required`).trim().min(1, `${name} is required`).max(max, `${name} cannot exceed ${max} characters`);

/** Why something is changed, and where it can be read. */
export const why = sentence('why', 1000);
export const source = sentence('source', 500);
/** Beside what is changed, for those who want to say it. */
export const reasons = { why: why.optional(), source: source.optional() };
