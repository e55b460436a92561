/** Which rooms a text asks for: a guide's own name or question first, and what else was said behind it. */
import { understoodBy, type Facts } from './facts.ts';
import { guideMeant, guideNamed } from './guide-named.ts';
import type { ReaderNames } from './names.ts';
import { firstOf, itemReading, type Asked, type Rooms } from './rooms.ts';

export function roomsFor(facts: Facts, names: ReaderNames): Rooms {
  const asked: Asked = { facts, names, said: understoodBy(facts, names) };
  const guide = guideNamed(facts);
  if (guide) {
    // What else was said leads on from there: "jee low rank" is told what else there is, and then of the exam.
    const others = firstOf({ ...asked, facts: { ...facts, subject: facts.subject.filter((span) => span !== guide.span) } });
    const isOneWord = guide.span.words.length === 1 && (facts.place !== undefined || facts.rooms.size > 0);
    const named = itemReading(asked, guide.item);
    const readings = isOneWord ? [...others.readings, named] : [named, ...others.readings];
    return { readings, used: new Set([guide.span, ...others.used]) };
  }
  const meant = guideMeant(facts, names);
  const others = firstOf(asked);
  if (!meant) return others;
  const [first, ...more] = others.readings;
  const reading = itemReading(asked, meant.item);
  const readings = meant.isListed && first ? [first, reading, ...more] : [reading, ...others.readings];
  return { readings, used: new Set(facts.spans) };
}
