/** The middles of the districts: a plan tells by them what is near home. */
import { expect, it } from 'vitest';
import { distance } from './distance.ts';
import { districts } from './districts.ts';

/** Alone, on islands or in the desert; every other district has one of its own state beside it. */
const remote = ['Yanam', 'Mahe', 'Nicobars', 'Diu'];

it('no two lie at one place, and none lies among those of another state', () => {
  const misplaced = districts.filter((district) => {
    const others = districts.filter((other) => other !== district && other.state === district.state);
    const nearest = Math.min(...others.map((other) => distance(district, other)));
    return others.length > 0 && (nearest < 1 || (nearest > 150 && !remote.includes(district.name)));
  });
  expect(misplaced.map(({ state, name }) => `${state}|${name}`)).toEqual([]);
});
