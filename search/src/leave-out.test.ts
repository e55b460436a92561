import { describe, expect, it } from 'vitest';
import { withoutFewWords } from './leave-out.ts';

/** Finds a name by all of its words, in any order; words alone are known from here or elsewhere. */
const finder =
  (name: string, elsewhere: readonly string[] = []) =>
  (words: string) =>
    words.split(' ').every((word) => name.split(' ').includes(word)) || elsewhere.includes(words) ? name : undefined;

const ganga = 'ganga degree college patiala';

describe('withoutFewWords', () => {
  it('leaves out the words that nothing has', () => {
    expect(withoutFewWords('Ganga Degree College Dhabi Gujran Patiala', finder(ganga))).toEqual({
      found: ganga,
      leftOut: ['dhabi', 'gujran'],
    });
  });

  it('leaves out one or two words beside each other that others have, and tries the end first', () => {
    expect(withoutFewWords('ganga degree college khajuripada', finder(ganga, ['khajuripada']))?.leftOut).toEqual(['khajuripada']);
    expect(withoutFewWords('ganga degree dhabi gujran patiala', finder(ganga, ['dhabi', 'gujran']))?.leftOut).toEqual(['dhabi', 'gujran']);
  });

  it('finds nothing where little of the text would be left', () => {
    expect(withoutFewWords('ganga degree qwerty asdfgh', finder(ganga))).toBeUndefined();
    expect(withoutFewWords('qwerty asdfgh zxcvbn', finder(ganga))).toBeUndefined();
    expect(withoutFewWords('', finder(ganga))).toBeUndefined();
  });
});
