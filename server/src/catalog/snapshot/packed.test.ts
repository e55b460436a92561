import { describe, expect, it } from 'vitest';
import { ById } from './by-id.ts';
import { Packing, rowsOf } from './packed.ts';

interface Doc {
  id: string;
  name?: string;
  kinds?: string[];
  courses?: { courseId: string; intake: number | null }[];
  count?: number | null;
}

/** More different ones than are worth sharing. */
const many = 5000;

function rows(docs: readonly object[]): readonly Doc[] {
  const packing = new Packing();
  for (const doc of docs) packing.add(doc);
  return rowsOf<Doc>(packing.packed());
}

const plain = ({ id, name, kinds, courses, count }: Doc) => ({ id, name, kinds, courses, count });

describe('packed documents', () => {
  it('read as they were written, whatever is said, empty or left out', () => {
    const docs: Doc[] = [
      { id: 'a', name: 'Café Élite', kinds: ['law', 'nursing'] },
      { id: 'b', courses: [{ courseId: 'ba', intake: null }], count: null },
      { id: 'c', name: '', kinds: [], courses: [] },
      { id: 'd', name: 'हिन्दी 🎓', count: 0 },
    ];
    expect(rows(docs).map(plain)).toEqual(docs.map(plain));
  });

  it('are the same when almost every value is another, with gaps, marks and lists between the texts', () => {
    const odd = ['', '\u0000', '\u0001', '{"a":1}', undefined, 'é'.repeat(40)];
    const docs = Array.from({ length: many }, (_, index): Doc => {
      const name = index % 3 === 0 ? odd[(index / 3) % odd.length] : `College ${index}`;
      return { id: `id-${index}`, ...(name === undefined ? {} : { name }), ...(index % 2 === 0 ? { count: index } : {}) };
    });
    expect(rows(docs).map(plain)).toEqual(docs.map(plain));
  });

  it('share a list that stands in several', () => {
    const [one, other, third] = rows([
      { id: 'a', kinds: ['law', 'nursing'] },
      { id: 'b', kinds: ['law', 'nursing'] },
      { id: 'c', kinds: '["law","nursing"]' },
    ]);
    expect(one?.kinds).toBe(other?.kinds);
    expect(third?.kinds).toBe('["law","nursing"]');
  });

  it('are found by their ids, and by no other', () => {
    const docs = rows(Array.from({ length: many }, (_, index) => ({ id: `id-${index}` })));
    const byId = new ById(docs);
    docs.forEach(({ id }, place) => byId.put(place, id));
    expect(docs.every((doc) => byId.get(doc.id) === doc)).toBe(true);
    expect([byId.has('id-5000'), byId.has(''), new ById<Doc>([]).has('a')]).toEqual([false, false, false]);
  });
});
