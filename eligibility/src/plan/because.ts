/** Why this way, and why not that: by meaning, worded where it is told. */
import type { Judgement, Said } from '../types.ts';
import { isClosed, type Asked } from './asked.ts';
import { isBeside, isLesser, needsAnother } from './begun.ts';
import type { Chosen } from './choose.ts';
import { inHundred } from './chance.ts';
import { isRestricted, openLearning } from './gates.ts';
import type { Near, WayPlace } from './knowledge.ts';
import type { Goal, Noted } from './proposal.ts';

export type Because =
  | { kind: 'goal' | 'related'; career: string }
  | {
      kind:
        | 'itself'
        | 'field'
        | 'usual'
        | 'gate'
        | 'sister'
        | 'anyDegree'
        | 'alone'
        | 'marks'
        | 'left'
        | 'sure'
        | 'college'
        | 'everywhere'
        | 'unlisted'
        | 'anew';
    }
  | { kind: 'opened'; exam: string }
  | { kind: 'near' | 'beyond'; near: Near }
  | { kind: 'nowhere' }
  | { kind: 'chance'; percent: number }
  | { kind: 'said'; said: Said };

/** What the verdict hangs on, if anything. */
const hangsOn = ({ verdict, reasons }: Judgement): readonly Because[] => {
  const said = reasons[0]?.said;
  return verdict === 'open' || said === undefined ? [] : [{ kind: 'said', said }];
};

function towards({ from, label, candidate: { career, usual } }: Chosen, goal: Goal): readonly Because[] {
  if (from === 'related') return career === undefined ? [] : [{ kind: 'related', career }];
  if (from === 'sister') return [{ kind: 'sister' }];
  if (from === 'anyDegree') return [{ kind: 'anyDegree' }];
  if (goal.type === 'fields' && label !== 'A') return [{ kind: 'sister' }];
  const lead: readonly Because[] =
    goal.type === 'careers'
      ? [{ kind: 'goal', career: goal.id }]
      : goal.type === 'exams'
        ? [{ kind: 'opened', exam: goal.id }]
        : [{ kind: goal.type === 'courses' ? 'itself' : 'field' }];
  const more: readonly Because[] = label === 'A' ? (goal.type === 'careers' && usual === 1 ? [{ kind: 'usual' }] : []) : [{ kind: 'gate' }];
  return [...lead, ...more];
}

function where({ candidate: { distance, gate }, isBeyond }: Chosen, places: readonly WayPlace[]): readonly Because[] {
  if (distance === null) return [{ kind: 'alone' }];
  if (gate.words === openLearning) return [{ kind: 'everywhere' }];
  if (isBeyond) return [distance.near === null ? { kind: 'nowhere' } : { kind: 'beyond', near: distance.near }];
  if (places.length === 0 && distance.anywhere === 'unlisted') return [{ kind: 'unlisted' }];
  // Whoever sits for one kind of institute is told only of places of that kind.
  const near = places[0]?.near ?? (isRestricted(gate) ? null : distance.near);
  if (near === null) return distance.anywhere ? [{ kind: 'everywhere' }] : [];
  return near === 'india' && distance.anywhere ? [{ kind: 'everywhere' }] : [{ kind: 'near', near }];
}

export function becauseOf(chosen: Chosen, goal: Goal, places: readonly WayPlace[], isAnew: boolean): readonly Because[] {
  const { gate, isSure, chance, judgement, verdict } = chosen.candidate;
  return [
    ...towards(chosen, goal),
    ...(isSure ? [{ kind: 'sure' as const }] : gate.byMarks ? [{ kind: gate.isSure ? ('marks' as const) : ('left' as const) }] : []),
    ...(gate.words === 'college' ? [{ kind: 'college' as const }] : []),
    ...where(chosen, places),
    ...(chance === null ? [] : [{ kind: 'chance' as const, percent: inHundred(chance.probability) }]),
    ...(isAnew ? [{ kind: 'anew' as const }] : []),
    ...(verdict === 'open' ? [] : hangsOn(judgement)),
  ];
}

export type WhyNot =
  | { kind: 'closed'; said: Said | undefined }
  | { kind: 'beside' | 'lesser' | 'first' | 'later' | 'far' | 'none' | 'other' | 'notNear' };

/** A wish that stands in no way: closed, of no use alone, out of reach, or simply not the newest. */
export function whyNot(asked: Asked, { type, id }: Noted, isTaken: boolean): WhyNot {
  if (type === 'colleges') return { kind: 'notNear' };
  const item = type === 'careers' ? asked.career(id) : type === 'courses' ? asked.course(id) : asked.exam(id);
  if (item === undefined) return { kind: 'none' };
  if (isClosed(asked, item)) return { kind: 'closed', said: asked.judge(item).reasons[0]?.said };
  if (item.type === 'courses') {
    if (isBeside(item)) return { kind: 'beside' };
    if (needsAnother(asked, item)) return { kind: 'first' };
    if (isLesser(asked, item)) return { kind: 'lesser' };
    const reach = asked.knowledge.reachOf(id, asked.at);
    if (reach === null && asked.knowledge.anywhereOf(id) === undefined) return { kind: 'none' };
  }
  if (item.type === 'exams' && needsAnother(asked, item)) return { kind: 'first' };
  return { kind: isTaken ? 'other' : 'later' };
}
