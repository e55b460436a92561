import { z } from 'zod';
import { say } from '../say.ts';

const sentence = (name: string, max: number) =>
  z.string(say('value.required', { name })).trim().min(1, say('value.required', { name })).max(max, say('value.long', { name, max }));

/** Why something is changed, and where it can be read. */
export const why = sentence('why', 1000);
/** The same, as the desk calls it. */
export const reason = sentence('reason', 1000);
export const source = sentence('source', 500);
/** Taken, for those who still say it, and never read: the token says who did it. */
export const by = z.unknown().optional();
/** Beside what is changed, for those who want to say it. */
export const reasons = { why: why.optional(), source: source.optional(), by };
export type Reasons = Partial<Record<'why' | 'source', string | undefined>>;
