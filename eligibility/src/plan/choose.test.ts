import { describe, expect, it } from 'vitest';
import type { Around } from './around.ts';
import { chooseWays } from './choose.ts';
import type { Near } from './knowledge.ts';
import type { WayCandidate } from './ways-into.ts';

/** A course that marks would open, if it were nearer. */
const beyond = (id: string, near: Near): WayCandidate =>
  ({
    course: { type: 'courses', id, fields: ['commerce'], level: 'undergraduate', all: [], ways: [] },
    gate: { keys: [id], exams: [], byMarks: true },
    distance: { near, isWithin: false },
    ...{ verdict: 'open', usual: 1, years: 3, isSure: false, isSureThere: true },
  }) as unknown as WayCandidate;

/** Of a student who stays in the district, where nothing is taught. */
function around(own: readonly WayCandidate[], any: readonly WayCandidate[]): Around {
  const no = () => false;
  const none = () => [];
  return {
    ...{
      own: () => own,
      related: none,
      sisters: none,
      lesser: none,
      jobs: none,
      elsewhere: none,
      noted: none,
      anyDegree: () => any,
      ground: none,
      posts: none,
      anyFrom: 'anyDegree',
    },
    ...{ isAtSchool: true, isOfExam: false, isFree: false, isStrong: false, isHeld: false, isTaught: () => true, isSomewhere: () => true },
    ...{
      isAway: no,
      isAboveHope: no,
      isClose: () => true,
      isOtherWork: no,
      isOfField: () => true,
      isOfHome: () => true,
      isKindred: () => true,
      isAkin: () => true,
    },
    ...{ isElsewhere: no, isOfStream: () => true, sharesStream: () => true },
  };
}
const taken = (own: readonly WayCandidate[], any: readonly WayCandidate[]) => {
  const { ways, isSureMissing } = chooseWays(around(own, any));
  return { isSureMissing, ways: ways.map(({ label, candidate, isBeyond }) => [label, candidate.course?.id, isBeyond]) };
};

describe('where nothing is sure within reach', () => {
  const goal = beyond('goal', 'india');

  it('the nearest beyond it is shown, wherever it stands among the others', () => {
    const [far, farther, near] = [beyond('far', 'state'), beyond('farther', 'india'), beyond('near', 'next')];
    const expected = {
      isSureMissing: true,
      ways: [
        ['A', 'goal', true],
        ['C', 'near', true],
      ],
    };
    expect(taken([goal], [far, near, farther])).toEqual(expected);
    expect(taken([goal], [near, farther, far])).toEqual(expected);
    expect(taken([goal], [farther, far, near])).toEqual(expected);
  });

  it('of two as near the one that leads closer to the goal', () => {
    expect(taken([goal, beyond('own', 'state')], [beyond('any', 'state')]).ways.at(-1)).toEqual(['C', 'own', true]);
  });

  it('nothing that no place teaches is shown', () => {
    const nowhere = { ...beyond('nowhere', 'india'), distance: { near: null, isWithin: false } } as unknown as WayCandidate;
    expect(taken([goal], [nowhere])).toEqual({ isSureMissing: true, ways: [['A', 'goal', true]] });
  });
});
