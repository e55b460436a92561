/** A fact that no code knows by name, added as an entry and nothing else, is checked, read, asked and kept as every other. */
import { studentFacts, shapeOf, type FactEntry } from '@disha/contract/passport';
import { choice, whole } from '@disha/contract/shape';
import { schemaOf } from '@disha/contract/shape.schema';
import { describe, expect, it } from 'vitest';
import { readShape } from '../../../session/read-shape.ts';
import { factsOfTexts, simpleOf, textsOfFacts } from './sheet.ts';

const madeUp = {
  siblings: { shape: whole(0, 20), step: 'home', problem: 'year' },
  board: { shape: choice(['cbse', 'state']), step: 'school', words: 'boards' },
} satisfies Record<string, FactEntry>;
const shape = shapeOf({ ...studentFacts, ...madeUp });
const entries = simpleOf(madeUp);

describe('a made-up fact', () => {
  it('is taken by the API within its limits', () => {
    const schema = schemaOf(shape);
    expect(schema.parse({ class: '12', siblings: 2, board: 'cbse' })).toEqual({ class: '12', siblings: 2, board: 'cbse' });
    expect(schema.safeParse({ siblings: 21 }).success).toBe(false);
    expect(schema.safeParse({ siblings: 1.5 }).success).toBe(false);
    expect(schema.safeParse({ board: 'none' }).success).toBe(false);
  });

  it('is read from a device or a file; what is wrong with it takes nothing else along', () => {
    expect(readShape(shape, { class: '12', siblings: 2 })).toEqual({ value: { class: '12', siblings: 2 }, unread: [] });
    expect(readShape(shape, { class: '12', siblings: 'two', board: 1 })).toEqual({ value: { class: '12' }, unread: ['siblings', 'board'] });
  });

  it('is a field of the form, and what is wrong there keeps what was right before', () => {
    expect(textsOfFacts(entries, { siblings: 2 })).toEqual({ siblings: '2', board: '' });
    const filled = (typed: object) => factsOfTexts(entries, { siblings: '', board: '', ...typed }, { siblings: 2 }, '2026-11-18');
    expect(filled({ siblings: '3', board: 'state' })).toEqual({ values: { siblings: 3, board: 'state' }, problems: {} });
    expect(filled({ siblings: '99' })).toEqual({ values: { siblings: 2, board: undefined }, problems: { siblings: 'year' } });
  });
});
