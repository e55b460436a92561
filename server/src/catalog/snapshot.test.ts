import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { sampleCollege, sampleExam } from '../testing/sample-catalog.ts';
import type { CatalogContent, CatalogRepository } from './catalog.repository.ts';
import { CatalogSnapshot } from './snapshot.ts';

function fakeSnapshot() {
  const content: CatalogContent = { courses: [], colleges: [sampleCollege()], exams: [sampleExam()] };
  const repository = { all: (kind: keyof CatalogContent) => Promise.resolve(content[kind]) } as unknown as CatalogRepository;
  return { content, snapshot: new CatalogSnapshot(repository) };
}

describe('the snapshot', () => {
  it('makes anew only what was made from the catalogs that changed', async () => {
    const { snapshot } = fakeSnapshot();
    await snapshot.refresh();
    let made = { colleges: 0, exams: 0 };
    const colleges = ({ colleges }: CatalogContent) => ((made = { ...made, colleges: made.colleges + 1 }), colleges.length);
    const exams = ({ exams }: CatalogContent) => ((made = { ...made, exams: made.exams + 1 }), exams.length);
    const answers = () => ({
      colleges: snapshot.answer('colleges', z.number(), () => ({ message: '', data: snapshot.derive(colleges) })),
      exams: snapshot.answer('exams', z.number(), () => ({ message: '', data: snapshot.derive(exams) })),
      both: snapshot.answer('both', z.number(), () => ({ message: '', data: snapshot.derive(colleges) + snapshot.derive(exams) })),
      unknown: snapshot.answer('unknown', z.number(), () => ({ message: '', data: 1 })),
    });
    const first = answers();
    await snapshot.refresh(['exams']);
    const second = answers();
    expect(made).toEqual({ colleges: 1, exams: 2 });
    expect(second.colleges).toBe(first.colleges);
    expect(second.exams).not.toBe(first.exams);
    expect(second.both).not.toBe(first.both);
    expect(second.unknown).not.toBe(first.unknown);
  });

  it('keeps serving what it has when the database fails, and takes the new when it is back', async () => {
    const { content, snapshot } = fakeSnapshot();
    await snapshot.refresh();
    const count = ({ exams }: CatalogContent) => exams.length;
    const broken = content.exams;
    Object.defineProperty(content, 'exams', {
      configurable: true,
      get: () => {
        throw new Error('connection terminated');
      },
    });
    await expect(snapshot.refresh(['exams'])).rejects.toThrow('connection terminated');
    expect(snapshot.derive(count)).toBe(1);
    Object.defineProperty(content, 'exams', { configurable: true, value: [...broken, sampleExam({ id: 'other' })] });
    await snapshot.refresh(['exams']);
    expect(snapshot.derive(count)).toBe(2);
  });

  it('does its chores after a refresh, in the background', async () => {
    const { snapshot } = fakeSnapshot();
    const done = new Promise<void>((resolve) => snapshot.afterRefresh(() => resolve()));
    await snapshot.refresh();
    await done;
  });

  it('begins no further chore once it is about to end, and tells the one under way', async () => {
    const { snapshot } = fakeSnapshot();
    let later = 0;
    const told = new Promise<void>((resolve) =>
      snapshot.afterRefresh((signal) => {
        snapshot.endChores();
        if (signal.aborted) resolve();
      }),
    );
    snapshot.afterRefresh(() => {
      later += 1;
    });
    await snapshot.refresh();
    await told;
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(later).toBe(0);
  });
});
