/** Looking through lists of ways, and what makes two of them alike. */
import { openLearning, toWork } from './gates.ts';
import { plainDegrees } from './sisters.ts';
import type { WayCandidate } from './ways-into.ts';

/** Whence a way was taken: what it is said to be. */
export type From = 'own' | 'noted' | 'related' | 'sister' | 'anyDegree' | 'onward';

export const sameWay = (a: WayCandidate) => (b: WayCandidate) =>
  a.course?.id === b.course?.id && a.gate.keys.join() === b.gate.keys.join() && (a.course !== undefined || a.career === b.career);
export const hangsOnSame = (a: WayCandidate) => (b: WayCandidate) => a.gate.keys.some((key) => b.gate.keys.includes(key));
export const isDistance = ({ gate }: WayCandidate) => gate.words === openLearning;
export const isWork = ({ gate }: WayCandidate) => gate.words === toWork;
export const isGeneral = ({ course }: WayCandidate) => course !== undefined && plainDegrees.has(course.id);
export const sameCourse = (a: WayCandidate) => (b: WayCandidate) => a.course !== undefined && a.course.id === b.course?.id;

export function first(all: Iterable<WayCandidate>, want: (one: WayCandidate) => boolean): WayCandidate | undefined {
  for (const one of all) if (want(one)) return one;
  return undefined;
}

export function* reject(all: Iterable<WayCandidate>, leave: (one: WayCandidate) => boolean): Iterable<WayCandidate> {
  for (const one of all) if (!leave(one)) yield one;
}

export type Search = readonly (readonly [From, () => Iterable<WayCandidate>])[];

export function search(lists: Search, want: (one: WayCandidate) => boolean): { from: From; candidate: WayCandidate } | undefined {
  for (const [from, all] of lists) {
    const candidate = first(all(), want);
    if (candidate) return { from, candidate };
  }
  return undefined;
}
