import { describe, expect, it } from 'vitest';
import { nameSays } from './kinds.ts';
import { compare, NamesByWord } from './twins.ts';

const said = (name: string) => ({ name, kinds: nameSays(name, 'C').kinds });
const verdict = (one: string, other: string) => compare(said(one), said(other));

describe('two names of one district', () => {
  it.each([
    ['Shri Sai College of Engineering', 'Shree Sai Engineering College', 'same'],
    ['GTN College of Engineering', 'GTN College of Nursing', 'different'],
    ['Bokaro Institute of Technology', 'Bokaro Institute of Medical and Health Sciences', 'different'],
    ['Jhunjhunwala Institute of Technology', 'Jhunjhunwala Law College', 'different'],
    ['Chellaram College', 'Chellaram Law College', 'doubtful'],
    ['Modern College of Arts and Science, Sion', 'Modern College of Arts and Science, Bandra', 'doubtful'],
    ['Alpha College', 'Beta College', 'different'],
    // Sisters of one group, and initials that look alike.
    ['Sai Ram Engineering College', 'Sai Ram Institute of Technology', 'doubtful'],
    ['Indira School of Business Studies', 'Indira Institute of Management Studies', 'doubtful'],
    ['Patil School of Engineering', 'Patil University School of Engineering', 'doubtful'],
    ['Sai Institute of Science and Technology', 'Sai Institute of Science and Technology Pharmacy', 'doubtful'],
    ['KSS Degree College', 'K.S. Degree College', 'different'],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(verdict(one, other)).toBe(expected);
    expect(verdict(other, one)).toBe(expected);
  });

  it('the nearest of several is the one; two as near are doubtful', () => {
    const names = new NamesByWord<string>();
    names.add('Here', said('Rewa Engineering College'), 'engineering');
    names.add('Here', said('Rewa Institute of Technology'), 'technology');
    expect(names.twin('Here', said('Rewa Institute of Technology'))).toEqual({ item: 'technology', verdict: 'same' });
    names.add('There', said('Sai Polytechnic'), 'first');
    names.add('There', said('Sai Polytechnic'), 'second');
    expect(names.twin('There', said('Sai Polytechnic'))).toMatchObject({ verdict: 'doubtful' });
    expect(names.twin('Nowhere', said('Sai Polytechnic'))).toBeUndefined();
  });
});
