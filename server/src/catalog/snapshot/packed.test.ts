import { describe, expect, it } from 'vitest';
import { ById } from './by-id.ts';
import { Scheduler } from '../scheduler.ts';
import { Packing, unpackDocuments } from './packed.ts';

interface Doc {
  id: string;
  name?: string;
  kinds?: string[];
  courses?: { courseId: string; intake: number | null }[];
  count?: number | null;
}

/** More different ones than are worth sharing. */
const many = 5000;

async function rows(docs: readonly object[]): Promise<readonly Doc[]> {
  const packing = new Packing();
  for (const doc of docs) packing.add(doc);
  const scheduler = new Scheduler();
  return unpackDocuments<Doc>(await scheduler.stepped(packing.packed()), scheduler);
}

const plain = ({ id, name, kinds, courses, count }: Doc) => ({ id, name, kinds, courses, count });

describe('packed documents', () => {
  it('read as they were written, whatever is said, empty or left out', async () => {
    const docs: Doc[] = [
      { id: 'a', name: 'Café Élite', kinds: ['law', 'nursing'] },
      { id: 'b', courses: [{ courseId: 'ba', intake: null }], count: null },
      { id: 'c', name: '', kinds: [], courses: [] },
      { id: 'd', name: 'हिन्दी 🎓', count: 0 },
    ];
    expect((await rows(docs)).map(plain)).toEqual(docs.map(plain));
  });

  it('are the same when almost every value is another, with gaps, marks and lists between the texts', async () => {
    const odd = ['', '\u0000', '\u0001', '{"a":1}', undefined, 'é'.repeat(40)];
    const docs = Array.from({ length: many }, (_, index): Doc => {
      const name = index % 3 === 0 ? odd[(index / 3) % odd.length] : `College ${index}`;
      return { id: `id-${index}`, ...(name === undefined ? {} : { name }), ...(index % 2 === 0 ? { count: index } : {}) };
    });
    expect((await rows(docs)).map(plain)).toEqual(docs.map(plain));
  });

  it('share a list that stands in several', async () => {
    const [one, other, third] = await rows([
      { id: 'a', kinds: ['law', 'nursing'] },
      { id: 'b', kinds: ['law', 'nursing'] },
      { id: 'c', kinds: '["law","nursing"]' },
    ]);
    expect(one?.kinds).toBe(other?.kinds);
    expect(third?.kinds).toBe('["law","nursing"]');
  });

  it('share what stands in several lists', async () => {
    const [ba, bsc, bcom] = ['ba', 'bsc', 'bcom'].map((courseId) => ({ courseId, intake: null }));
    const [one, other, third] = await rows([
      { id: 'a', courses: [{ ...ba }, { ...bsc }] },
      { id: 'b', courses: [{ ...bcom }, { ...bsc }] },
      { id: 'c', courses: [{ ...bsc, intake: 60 }] },
    ]);
    expect(other?.courses?.[1]).toBe(one?.courses?.[1]);
    expect([one, other, third].map((doc) => doc?.courses)).toEqual([[ba, bsc], [bcom, bsc], [{ ...bsc, intake: 60 }]]);
  });

  it('are found by their ids, and by no other', async () => {
    const docs = await rows(Array.from({ length: many }, (_, index) => ({ id: `id-${index}` })));
    const byId = new ById(docs);
    docs.forEach(({ id }, place) => byId.put(place, id));
    expect(docs.every((doc) => byId.get(doc.id) === doc)).toBe(true);
    expect([byId.has('id-5000'), byId.has(''), new ById<Doc>([]).has('a')]).toEqual([false, false, false]);
  });

  it('let others in between two columns, and among the rows', async () => {
    let clock = 0;
    // Each look at the clock is a turn that has gone on long enough.
    const scheduler = new Scheduler(() => (clock += 10));
    const packing = new Packing();
    for (let index = 0; index < 100; index += 1) packing.add({ id: `id-${index}`, name: 'A', count: index });
    const packed = await scheduler.stepped(packing.packed());
    expect(scheduler.turns).toBe(3);
    await unpackDocuments<Doc>(packed, scheduler);
    expect(scheduler.turns).toBeGreaterThan(6);
  });
});
