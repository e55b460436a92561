import { describe, expect, it } from 'vitest';
import { batchQueries } from './batch-queries.ts';

describe('what many ask for at once', () => {
  it('is asked of the database in one statement, and each gets their own', async () => {
    const statements: string[][] = [];
    const find = batchQueries((keys: readonly string[]) => {
      statements.push([...keys]);
      return Promise.resolve(keys.map((key) => `found ${key}`));
    });
    expect(await Promise.all(['a', 'b', 'a'].map((key) => find(key)))).toEqual(['found a', 'found b', 'found a']);
    expect(statements).toHaveLength(1);
  });

  it('is asked anew the next time: nothing is kept', async () => {
    let answer = 'first';
    const find = batchQueries((keys: readonly string[]) => Promise.resolve(keys.map(() => answer)));
    expect(await find('a')).toBe('first');
    answer = 'second';
    expect(await find('a')).toBe('second');
  });

  it('fails for each of them, and the next who ask are answered', async () => {
    let isAway = true;
    const find = batchQueries((keys: readonly string[]) =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(keys.map((key) => key)),
    );
    const outcomes = await Promise.allSettled([find('a'), find('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await find('a')).toBe('a');
  });
});
