import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedCounsellings } from './shipped.ts';
import { kindOf, ownershipOf } from './institutes.ts';

describe('the kind of an institute of the joint counsellings', () => {
  it('is told by its name, however a list writes it', () => {
    expect(kindOf(shippedCounsellings.of('josaa'), 'INDIAN INSTITUTE OF INFORMATION TECHNOLOGY SENAPATI MANIPUR')).toBe('iiit');
    expect(kindOf(shippedCounsellings.of('csab'), 'Indian institute of information technology, Raichur, Karnataka')).toBe('iiit');
    expect(kindOf(shippedCounsellings.of('josaa'), 'NATIONAL INSTITUTE OF TECHNOLOGY, WARANGAL')).toBe('nit');
    expect(kindOf(shippedCounsellings.of('josaa'), 'indian institute of technology bombay')).toBe('iit');
    expect(kindOf(shippedCounsellings.of('josaa'), 'Birla Institute of Technology, Mesra, Ranchi')).toBe('gfti');
    expect(kindOf(shippedCounsellings.of('comedk'), 'Indian Institute of Technology Bombay')).toBeUndefined();
  });

  it.each(['josaa', 'csab'] as const)('stands in the shipped table of %s as its name says', (counselling) => {
    const file = new URL(`../../catalog/cutoffs/${counselling}.json`, import.meta.url);
    const { institutes } = JSON.parse(readFileSync(file, 'utf8')) as { institutes: { name: string; kind?: string }[] };
    expect(
      institutes.filter(({ name, kind }) => kind !== kindOf(shippedCounsellings.of(counselling), name)).map(({ name }) => name),
    ).toEqual([]);
  });
});

it.each(['O U COLLEGE OF ENGG HYDERABAD', 'OU College of Engineering, Hyderabad', 'K U COLLEGE OF ENGG', 'JNTUH University College'])(
  '%s is of a university of the state, as printed and tidy',
  (name) => {
    expect(ownershipOf(undefined, '', name)).toBe(true);
  },
);
