/** Looking through lists of ways, and what makes two of them alike. */
import { openLearning, toWork } from './gates.ts';
import { general } from './sisters.ts';
import type { Candidate } from './ways-into.ts';

/** Whence a way was taken: what it is said to be. */
export type From = 'own' | 'noted' | 'related' | 'sister' | 'anyDegree' | 'onward';

export const sameWay = (a: Candidate) => (b: Candidate) =>
  a.course?.id === b.course?.id && a.gate.keys.join() === b.gate.keys.join() && (a.course !== undefined || a.career === b.career);
export const hangsOnSame = (a: Candidate) => (b: Candidate) => a.gate.keys.some((key) => b.gate.keys.includes(key));
export const isDistance = ({ gate }: Candidate) => gate.words === openLearning;
export const isWork = ({ gate }: Candidate) => gate.words === toWork;
export const isGeneral = ({ course }: Candidate) => course !== undefined && general.has(course.id);
export const sameCourse = (a: Candidate) => (b: Candidate) => a.course !== undefined && a.course.id === b.course?.id;

export function first(all: Iterable<Candidate>, want: (one: Candidate) => boolean): Candidate | undefined {
  for (const one of all) if (want(one)) return one;
  return undefined;
}

export function* without(all: Iterable<Candidate>, leave: (one: Candidate) => boolean): Iterable<Candidate> {
  for (const one of all) if (!leave(one)) yield one;
}

export type Search = readonly (readonly [From, () => Iterable<Candidate>])[];

export function search(lists: Search, want: (one: Candidate) => boolean): { from: From; candidate: Candidate } | undefined {
  for (const [from, all] of lists) {
    const candidate = first(all(), want);
    if (candidate) return { from, candidate };
  }
  return undefined;
}
