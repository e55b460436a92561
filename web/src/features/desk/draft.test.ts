import type { FieldPart } from '@disha/contract/desk.corrections';
import { describe, expect, it } from 'vitest';
import { draftOf, NotReadable, valueAfter, valueOf } from './draft.ts';

const parts: FieldPart[] = [
  { name: 'event', takes: 'choice', choices: ['exam'], optional: false },
  { name: 'session', takes: 'text', optional: true, nullable: true },
  { name: 'note', takes: 'text', optional: true, nullable: false },
  { name: 'year', takes: 'number', optional: false },
];
const nested: FieldPart[] = [
  { name: 'title', takes: 'text', optional: false },
  { name: 'steps', takes: 'objects', optional: false, parts },
];

describe('a value that is typed', () => {
  it.each([
    ['a text', { takes: 'text' }, 'Joint Exam'],
    ['a number', { takes: 'number' }, 120],
    ['nothing', { takes: 'text' }, null],
    ['no number', { takes: 'number' }, null],
    ['yes', { takes: 'boolean' }, true],
    ['no, where nothing may be said', { takes: 'boolean', optional: true }, false],
    ['yes, where nothing may be said', { takes: 'boolean', optional: true }, true],
    ['neither yes nor no', { takes: 'boolean', optional: true }, null],
    [
      'a thing of which neither is said',
      { takes: 'objects', parts: [...parts, { name: 'paid', takes: 'boolean', optional: true }] },
      [{ event: 'exam', session: null, year: 2027 }],
    ],
    ['a list', { takes: 'texts' }, ['Physics', 'Chemistry']],
    ['numbers', { takes: 'numbers' }, [1.5, 7, 0]],
    ['a month', { takes: 'month' }, '2026-11'],
    ['choices', { takes: 'choices' }, ['arts']],
    ['a thing of several parts', { takes: 'object', parts }, { event: 'exam', session: null, year: 2027 }],
    ['a list of things', { takes: 'objects', parts }, [{ event: 'exam', session: '1', note: 'late', year: 2027 }]],
    [
      'a list of things with lists in them',
      { takes: 'objects', parts: nested },
      [{ title: 'A', steps: [{ event: 'exam', session: null, year: 1 }] }],
    ],
    ['anything else', { takes: 'json' }, [{ a: [1] }]],
  ] as const)('comes back as it was: %s', (_what, kind, value) => {
    const taken = { ...kind, parts: 'parts' in kind ? [...kind.parts] : undefined };
    expect(valueOf(taken, draftOf(taken, value))).toEqual(value);
  });

  it('says nothing of what stood there and was not touched', () => {
    const kind = { takes: 'objects', parts: [{ name: 'states', takes: 'texts', optional: true }] } as const;
    const taken = { ...kind, parts: [...kind.parts] };
    for (const before of [[{}], [{ states: [] }], [{ states: ['Bihar'] }]]) {
      expect(valueAfter(taken, before, undefined)).toBe(before);
      expect(valueAfter(taken, before, draftOf(taken, before))).toBe(before);
    }
    expect(valueAfter(taken, [{}], [{ states: 'Bihar' }, { states: '' }])).toEqual([{ states: ['Bihar'] }, {}]);
    expect(valueAfter({ takes: 'text' }, null, 'Bihar')).toBe('Bihar');
  });

  it('loses spaces and empty lines only', () => {
    expect(valueOf({ takes: 'texts' }, ' Physics \n\n Chemistry\n')).toEqual(['Physics', 'Chemistry']);
    expect(valueOf({ takes: 'text' }, '  x ')).toBe('x');
  });

  it('is said to be unreadable rather than guessed', () => {
    expect(() => valueOf({ takes: 'json' }, '{"a":')).toThrow(NotReadable);
    expect(() => valueOf({ takes: 'number' }, 'many')).toThrow(NotReadable);
    expect(() => valueOf({ takes: 'numbers' }, '1\nmany')).toThrow(NotReadable);
  });
});
