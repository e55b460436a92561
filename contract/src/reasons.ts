import { z } from 'zod';
import { say } from './say.ts';

const sentence = (name: string, max: number) =>
  z.string(say('value.required', { name })).trim().min(1, say('value.required', { name })).max(max, say('value.long', { name, max }));

/** Why something is changed, where it can be read, and who says so: the operators' token has no name. */
export const why = sentence('why', 1000);
/** The same, as the desk calls it. */
export const reason = sentence('reason', 1000);
export const source = sentence('source', 500);
export const by = sentence('by', 100);
/** Beside what is changed, for those who want to say it. */
export const reasons = { why: why.optional(), source: source.optional(), by: by.optional() };
export type Reasons = Partial<Record<keyof typeof reasons, string | undefined>>;
