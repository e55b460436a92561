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
export function nearestFirst(
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
  // Of those that are as far the one that opens more there, and not at the other end of the country.
  const farness = (gate: Gate) => {
    const opened = knowledge.placesOf(course.id, at, farthest, openedBy(asked, gate, course));
    const [nearest = nears.length] = opened.map(ringOf);
    return nearest - opened.filter((one) => ringOf(one) === nearest).length / 10;
  };
  const nearer = gates.find((gate) => gate.words !== openLearning && gate.exams.length === 0 && farness(gate) < farness(first));
  const others = gates.filter((gate) => gate !== nearer);
  // Of two tests of some institutes that of the nearer ones, too.
  const tests = others.filter(isRestricted).sort((a, b) => farness(a) - farness(b));
  const inTurn = others.map((gate) => (isRestricted(gate) ? (tests.shift() ?? gate) : gate));
  return nearer === undefined ? inTurn : [nearer, ...inTurn];
}
