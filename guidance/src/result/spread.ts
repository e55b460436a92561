/** Six of what fits, so that they are not six of a kind: different ways of training, not all through one gate, one after a short course. */
import type { Work } from './training.ts';

export interface SuggestedCareer {
  career: Work;
  value: number;
  /** How well the interests agree, -1 to 1. */
  fit: number;
  /** It is about two things that were liked. */
  isJoin: boolean;
  /** An answer is about it. */
  isNamed: boolean;
}

const shown = 6;
/** Doctors of many kinds have one profile, and would leave room for nothing else. */
const ofOneProfile = 2;
const throughOneGate = 2;
const ofOneKind = 2;
/** So that six are at least three ways of training. */
const ofOneWay = 2;
/** A short course that no answer names is offered where the interests agree as well as this. */
const agreesWell = 0.4;

const count = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length;
const kindOf = ({ career }: SuggestedCareer) => career.fields[0];

/** Whether it may stand beside these. */
function goesWith(chosen: readonly SuggestedCareer[], { career }: SuggestedCareer): boolean {
  const { gate, way, profile } = career.training;
  if (count(chosen, (other) => other.career.training.way === way) >= ofOneWay) return false;
  if (count(chosen, (other) => other.career.training.profile === profile) >= ofOneProfile) return false;
  return gate === undefined || count(chosen, (other) => other.career.training.gate === gate) < throughOneGate;
}

/** `ranked`: the best first. `isOpen` is asked only of those that would be shown. */
export function spread(ranked: readonly SuggestedCareer[], isOpen: (career: Work) => boolean): SuggestedCareer[] {
  const left = [...ranked];
  const chosen: SuggestedCareer[] = [];
  const take = (at: number) => {
    const [one] = left.splice(at, 1);
    if (one && isOpen(one.career)) chosen.push(one);
  };
  while (chosen.length < shown) {
    const next = left.findIndex((one) => goesWith(chosen, one));
    const best = left[next];
    if (!best) break;
    // Before the third, what joins it with something else that was liked.
    const isThird = count(chosen, (one) => kindOf(one) === kindOf(best)) >= ofOneKind || chosen.length === ofOneKind;
    const hasRoom = count(chosen, ({ isJoin }) => isJoin) === 0;
    const join = isThird && hasRoom && !best.isJoin ? left.findIndex((one) => one.isJoin && goesWith(chosen, one)) : -1;
    take(join >= 0 ? join : next);
  }
  return chosen.some(({ career }) => career.training.isShort) ? chosen : withShort(chosen, left, isOpen);
}

/** Of work that is only similar, agreement says too little: it made a sportsperson of who likes to be outdoors. */
const isShortAndFits = ({ career, isNamed, fit }: SuggestedCareer): boolean =>
  career.training.isShort && (isNamed || (fit >= agreesWell && career.interestsFrom === 'same work'));

/** The last gives way to the best that a short course leads to; where none fits, all stay. */
function withShort(
  chosen: readonly SuggestedCareer[],
  left: readonly SuggestedCareer[],
  isOpen: (career: Work) => boolean,
): SuggestedCareer[] {
  const staying = chosen.slice(0, shown - 1);
  const wanted = left.find((one) => isShortAndFits(one) && goesWith(staying, one) && isOpen(one.career));
  return wanted ? [...staying, wanted] : [...chosen];
}
