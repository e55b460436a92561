import { describe, expect, it } from 'vitest';
import { fields, fieldsOf, streams } from '@disha/contract/taxonomy';
import { direction, ours, tagsOf } from '../cli/answer-model.ts';
import { quizById, quizFor, quizzes } from './quizzes.ts';
import type { Bank, Block, Candidate } from './types.ts';

const count = (bank: Bank, block: Block): number => bank.questions.filter((question) => question.block === block).length;

describe('the banks', () => {
  it('are one for Class 10 and one a stream for Class 12', () => {
    expect(quizFor('10', null)?.candidates).toEqual(streams);
    for (const stream of streams) expect(quizFor('12', stream)?.candidates).toEqual(fieldsOf(stream));
    expect(quizFor('graduate', null)).toBeUndefined();
    expect(quizById('class10-v1')?.targetClass).toBe('10');
    expect(quizById('class10-v0')).toBeUndefined();
  });

  it('hold the blocks of the design', () => {
    const blocks = ['activity', 'situation', 'self', 'values', 'choice'] as const;
    const sizes = Object.fromEntries(
      quizzes.map((bank) => [bank.id, [bank.questions.length, ...blocks.map((block) => count(bank, block))]]),
    );
    expect(sizes).toMatchObject({
      'class10-v1': [24, 12, 6, 4, 1, 1],
      'class12-pcm-v1': [20, 10, 5, 2, 2, 1],
      'class12-pcb-v1': [20, 10, 5, 2, 2, 1],
      'class12-commerce-v1': [20, 10, 5, 2, 2, 1],
      'class12-arts-v1': [22, 12, 5, 2, 2, 1],
    });
  });

  it.each(quizzes)('$id: every candidate is asked about equally often', (bank) => {
    for (const block of ['activity', 'situation', 'values', 'choice'] as const) {
      const times = bank.candidates.map(
        (candidate) => bank.questions.filter((q) => q.block === block && q.options.some((o) => o.candidate === candidate)).length,
      );
      expect(new Set(times).size, block).toBe(1);
    }
    // Class 10 has one self-estimate a stream; Class 12 shares two among its fields, each field in exactly one.
    const self = bank.questions.filter((q) => q.block === 'self');
    const claimed = self.flatMap((q) =>
      q.options.slice(-1).flatMap((o): Candidate[] => (o.leans ? [...o.leans] : o.candidate === null ? [] : [o.candidate])),
    );
    expect([...claimed].sort()).toEqual([...bank.candidates].sort());
  });

  it.each(quizzes)('$id: a picked option speaks for one candidate, one option each', (bank) => {
    for (const { kind, block, options } of bank.questions) {
      if (kind !== 'choice') continue;
      const named = options.flatMap(({ candidate }) => candidate ?? []);
      expect([...named].sort()).toEqual([...bank.candidates].sort());
      expect(options.length).toBe(bank.candidates.length + (block === 'choice' ? 1 : 0));
    }
  });

  it('ask about all 21 fields, in Class 10 too', () => {
    const inClass10 = new Set(quizzes[0]?.questions.flatMap((q) => q.options.flatMap((o) => o.field ?? [])));
    expect([...inClass10].sort()).toEqual([...fields].sort());
    for (const { options } of quizzes[0]?.questions ?? []) {
      for (const { candidate, field } of options) if (field) expect(streams.find((s) => fieldsOf(s).includes(field))).toBe(candidate);
    }
  });

  it.each(quizzes)('$id: options are a, b, c ... in the order of the screen, and no question comes twice', (bank) => {
    expect(new Set(bank.questions.map(({ id }) => id)).size).toBe(bank.questions.length);
    for (const { id, options } of bank.questions)
      expect(options.map((option) => option.id).join(''), id).toBe('abcdefg'.slice(0, options.length));
  });

  it('say in Class 10 with a single tag what an option is about, so that nobody can add it up otherwise', () => {
    for (const { id, options } of quizzes[0]?.questions ?? []) {
      for (const option of options) {
        const tags = tagsOf(option);
        expect(Object.values(tags), id).toEqual(option.candidate === null ? [] : [1]);
        expect(direction(tags, { ...ours, join: 'sum' })).toEqual(direction(tags, { ...ours, join: 'mean' }));
      }
    }
  });
});
