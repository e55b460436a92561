/** Which of several gates of a course after a degree is the nearer. */
import { needsDegree } from '../rung.ts';
import type { Item } from '../types.ts';
import type { PlanAsk } from './asked.ts';
import type { Gate } from './gate.ts';
import { nears, type IsOpen, type WayPlace } from './knowledge.ts';
import { openLearning } from './state-gates.ts';

type Opened = (asked: PlanAsk, gate: Gate, course: Item) => IsOpen;

/** Next to the own district is about as far as in it. */
const ringOf = ({ near }: WayPlace) => Math.max(nears.indexOf(near), nears.indexOf('next'));

/** After a degree a university near home comes before one of the Centre's at the other end of the state. */
export function sortByDistance(
  asked: PlanAsk,
  course: Item,
  gates: readonly Gate[],
  isRestricted: (gate: Gate) => boolean,
  openedBy: Opened,
) {
  const { knowledge, at, farthest, isNoted } = asked;
  const [first] = gates;
  const isFixed = !needsDegree(course) || knowledge.isPlaced?.(course.id) === false || first === undefined || !isRestricted(first);
  if (isFixed || first.exams.some(({ id }) => isNoted('exams', id))) return gates;
  const seen = (gate: Gate) => {
    const opened = knowledge.placesOf(course.id, at, farthest, openedBy(asked, gate, course));
    const [ring = nears.length] = opened.map(ringOf);
    const there = opened.filter((one) => ringOf(one) === ring);
    const isKnown = there.some(({ basis }) => basis !== 'kind');
    return { ring, isUsual: Number(!isKnown), count: there.length, all: opened.length };
  };
  // Of those that are as far what is known to teach it, then the one that opens more there, and not at the other end of the country.
  const closer = (one: Gate, other: Gate) => {
    const [a, b] = [seen(one), seen(other)];
    return a.ring - b.ring || a.isUsual - b.isUsual || b.count - a.count;
  };
  const nearer = gates.find((gate) => gate.words !== openLearning && gate.exams.length === 0 && closer(gate, first) < 0);
  const others = gates.filter((gate) => gate !== nearer);
  // Of two tests of some institutes that of the nearer ones, too; of those as near, the one that opens more anywhere.
  const tests = others.filter(isRestricted).sort((a, b) => {
    const [one, other] = [seen(a), seen(b)];
    return one.ring - other.ring || other.all - one.all;
  });
  const inTurn = others.map((gate) => (isRestricted(gate) ? (tests.shift() ?? gate) : gate));
  return nearer === undefined ? inTurn : [nearer, ...inTurn];
}
