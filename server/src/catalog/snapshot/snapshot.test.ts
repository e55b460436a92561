import { catalogs as contracts, type CatalogName } from '@disha/contract/catalogs';
import type { ExamFile } from '@disha/contract/exams.files';
import { say } from '@disha/contract/say';
import { z } from 'zod';
import { describe, expect, it, vi } from 'vitest';
import { catalogsWith, sampleCollege, sampleExam } from '../../testing/sample-catalog.ts';
import type { ViewMaker } from '../view/view.ts';
import type { ServedCatalog } from '../catalog.ts';
import type { CatalogRepository } from '../catalog.repository.ts';
import type { CatalogContent } from '../documents.ts';
import type { RowChange, RowChanges } from './rows.ts';
import { CatalogSnapshot } from './snapshot.ts';

const said = say('http.notFound');

function snapshotOf(catalogs: readonly ServedCatalog[] = []) {
  const content = catalogsWith({ colleges: [sampleCollege()], exams: [sampleExam()] });
  const repository = {
    moment: async () => ({ horizon: '1', of: 'this run' }),
    all: (kind: keyof CatalogContent) => Promise.resolve(content[kind]),
    some: async (kind: keyof CatalogContent, ids: readonly string[]) =>
      new Map(content[kind].filter(({ id }) => ids.includes(id)).map((doc) => [doc.id, doc])),
  } as unknown as CatalogRepository;
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  return { content, errors, repository, snapshot: new CatalogSnapshot(repository, catalogs, undefined, undefined, { onError }) };
}

/** A catalog of the contract with a view of a test's own. */
function viewing<View>(name: CatalogName, view: ViewMaker<View>): ServedCatalog {
  const contract = contracts.find((each) => each.name === name);
  return { contract, view } as unknown as ServedCatalog;
}

describe('the snapshot', () => {
  it('makes anew only what was made from the catalogs that changed', async () => {
    let made = { colleges: 0, exams: 0 };
    const colleges = async ({ colleges }: CatalogContent) => ((made = { ...made, colleges: made.colleges + 1 }), colleges.length);
    const exams = async ({ exams }: CatalogContent) => ((made = { ...made, exams: made.exams + 1 }), exams.length);
    const { snapshot } = snapshotOf([viewing('colleges', colleges), viewing('exams', exams)]);
    await snapshot.refresh();
    const answers = () => ({
      colleges: snapshot.answer('en', 'colleges', z.number(), () => ({ message: said, data: snapshot.view(colleges) })),
      exams: snapshot.answer('en', 'exams', z.number(), () => ({ message: said, data: snapshot.view(exams) })),
      both: snapshot.answer('en', 'both', z.number(), () => ({ message: said, data: snapshot.view(colleges) + snapshot.view(exams) })),
      unknown: snapshot.answer('en', 'unknown', z.number(), () => ({ message: said, data: 1 })),
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
    const count = async ({ exams }: CatalogContent) => exams.length;
    const { content, snapshot } = snapshotOf([viewing('exams', count)]);
    await snapshot.refresh();
    const broken = content.exams;
    Object.defineProperty(content, 'exams', {
      configurable: true,
      get: () => {
        throw new Error('connection terminated');
      },
    });
    await expect(snapshot.refresh(['exams'])).rejects.toThrow('connection terminated');
    expect(snapshot.view(count)).toBe(1);
    Object.defineProperty(content, 'exams', { configurable: true, value: [...broken, sampleExam({ id: 'other' })] });
    await snapshot.refresh(['exams']);
    expect(snapshot.view(count)).toBe(2);
  });

  it('answers from the old view while a new one is made', async () => {
    let letGo: () => void = () => undefined;
    let rounds = 0;
    const slow = async ({ exams }: CatalogContent) => {
      rounds += exams.length;
      if (rounds > 1) await new Promise<void>((resolve) => (letGo = resolve));
      return rounds;
    };
    const { snapshot } = snapshotOf([viewing('exams', slow)]);
    await snapshot.refresh();
    const answer = () => snapshot.answer('en', 'rounds', z.number(), () => ({ message: said, data: snapshot.view(slow) }));
    const old = answer();
    const refreshed = snapshot.refresh();
    while (rounds < 2) await new Promise((resolve) => setImmediate(resolve));
    expect(snapshot.view(slow)).toBe(1);
    expect(answer()).toBe(old);
    letGo();
    await refreshed;
    expect(snapshot.view(slow)).toBe(2);
    expect(answer()).not.toBe(old);
  });

  it('reads once for everybody who asks before it begins', async () => {
    const { content, snapshot } = snapshotOf([viewing('exams', async () => 0)]);
    await snapshot.refresh();
    let read = 0;
    const { exams } = content;
    Object.defineProperty(content, 'exams', { get: () => ((read += 1), exams) });
    await Promise.all([snapshot.refresh(['exams']), snapshot.refresh(['exams']), snapshot.refresh(['exams'])]);
    expect(read).toBe(1);
  });

  it('follows rows that were changed, added and removed, and reads no others', async () => {
    const names = async ({ exams }: CatalogContent) => exams.map(({ id, name }) => `${id} ${name}`);
    const { content, repository, snapshot } = snapshotOf([viewing('exams', names)]);
    await snapshot.refresh();
    const read = vi.spyOn(repository, 'some');
    const exams = [sampleExam({ id: 'clat', name: 'CLAT' }), sampleExam({ name: 'Renamed' }), sampleExam({ id: 'zoo', name: 'ZOO' })];
    Object.defineProperty(content, 'exams', { configurable: true, value: exams });
    snapshot.follow({ kind: 'exams', ids: ['zoo', 'jee-main'] });
    snapshot.follow({ kind: 'exams', ids: ['clat', 'jee-main', 'never-there'] });
    snapshot.follow({ kind: 'nothing of ours', ids: ['x'] });
    await snapshot.settled();
    expect(snapshot.view(names)).toEqual(['clat CLAT', 'jee-main Renamed', 'zoo ZOO']);
    expect(read.mock.calls).toEqual([['exams', ['zoo', 'jee-main', 'clat', 'never-there']]]);
    Object.defineProperty(content, 'exams', { configurable: true, value: [] });
    snapshot.follow({ kind: 'exams', ids: ['jee-main'] });
    await snapshot.settled();
    expect(snapshot.view(names)).toEqual(['clat CLAT', 'zoo ZOO']);
  });

  it('waits with a changed row for what is made of it and still grows, and for nothing else', async () => {
    let grown: () => void = () => undefined;
    const growing = new Promise<void>((resolve) => (grown = resolve));
    const colleges = async ({ colleges: docs }: CatalogContent) => ({ names: docs.map(({ name }) => name), growing });
    const exams = async ({ exams: docs }: CatalogContent) => docs.map(({ name }) => name);
    const { content, snapshot } = snapshotOf([viewing('colleges', colleges), viewing('exams', exams)]);
    await snapshot.refresh();
    Object.assign(content, { exams: [sampleExam({ name: 'Renamed' })], colleges: [sampleCollege({ name: 'Renamed, too' })] });
    snapshot.follow({ kind: 'exams', ids: ['jee-main'] });
    await snapshot.settled();
    expect(snapshot.view(exams)).toEqual(['Renamed']);
    snapshot.follow({ kind: 'colleges', ids: ['iit-bombay'] });
    await new Promise((resolve) => setImmediate(resolve));
    expect(snapshot.view(colleges).names).not.toContain('Renamed, too');
    grown();
    await snapshot.settled();
    expect(snapshot.view(colleges).names).toEqual(['Renamed, too']);
  });

  it('forgets the answers about a changed row and about the whole, and no other', async () => {
    const view = async ({ exams }: CatalogContent): Promise<unknown> => ({
      names: new Map(exams.map(({ id, name }) => [id, name])),
      updateRows: async (rows: RowChanges, next: CatalogContent) => ({
        view: await view(next),
        ids: (rows.get('exams') ?? []).map(({ id }) => id),
      }),
    });
    const { content, snapshot } = snapshotOf([viewing('exams', view), viewing('colleges', async () => 0)]);
    const both = [sampleExam(), sampleExam({ id: 'clat', name: 'CLAT' })];
    Object.defineProperty(content, 'exams', { configurable: true, value: both });
    await snapshot.refresh();
    const names = (id?: string) => (snapshot.view(view, id) as { names: Map<string, string> }).names;
    const answered = (key: string, make: () => unknown) => snapshot.answer('en', key, z.unknown(), () => ({ message: said, data: make() }));
    const answers = () => [
      answered('jee', () => names('jee-main').get('jee-main')),
      answered('clat', () => names('clat').get('clat')),
      answered('all', () => names().size),
    ];
    const [jee, clat, all] = answers();
    Object.defineProperty(content, 'exams', { value: [sampleExam({ name: 'Renamed' }), both[1]] });
    snapshot.follow({ kind: 'exams', ids: ['jee-main'] });
    await snapshot.settled();
    expect(answers().map((answer, index) => answer === [jee, clat, all][index])).toEqual([false, true, false]);
    expect((await answers()[0]?.body('identity'))?.toString()).toContain('Renamed');
  });

  it('of a change that lists show forgets the lists it is in, and of one they do not show none', async () => {
    const view = async ({ exams }: CatalogContent): Promise<unknown> => ({
      exams,
      updateRows: async (rows: RowChanges, next: CatalogContent) => {
        const changed = (rows.get('exams') ?? []) as readonly RowChange<ExamFile>[];
        const cards = changed.filter(({ before, after }) => before?.name !== after?.name).flatMap(({ before, after }) => [before, after]);
        return { view: await view(next), ids: changed.map(({ id }) => id), cards };
      },
    });
    const { content, snapshot } = snapshotOf([viewing('exams', view), viewing('colleges', async () => 0)]);
    const put = (...exams: ExamFile[]) => Object.defineProperty(content, 'exams', { configurable: true, value: exams });
    const other = sampleExam({ id: 'clat', name: 'CLAT' });
    put(other, sampleExam({ name: 'JEE' }));
    await snapshot.refresh();
    const exams = (id?: string) => (snapshot.view(view, id) as { exams: readonly ExamFile[] }).exams;
    const listed = (letter: string) => {
      const isOf = ({ name }: { name: string }) => name.startsWith(letter);
      const make = () => ({ message: said, data: exams().filter(isOf) });
      return snapshot.answer('en', `of ${letter}`, z.unknown(), make, () => ({
        catalog: 'exams',
        isOf: isOf as (card: object) => boolean,
      }));
    };
    const whole = () => snapshot.answer('en', 'all', z.unknown(), () => ({ message: said, data: exams().length }));
    const one = () => snapshot.answer('en', 'jee', z.unknown(), () => ({ message: said, data: exams('jee-main').length }));
    const answers = () => [listed('C'), listed('J'), listed('N'), whole(), one()];
    const staysAfter = async (exam: ExamFile) => {
      const before = answers();
      put(other, exam);
      snapshot.follow({ kind: 'exams', ids: ['jee-main'] });
      await snapshot.settled();
      return answers().map((answer, index) => answer === before[index]);
    };
    expect(await staysAfter(sampleExam({ name: 'JEE', note: 'A word' }))).toEqual([true, true, true, true, false]);
    expect(await staysAfter(sampleExam({ name: 'NEW' }))).toEqual([true, false, false, false, false]);
    await snapshot.refresh(['exams']);
    const before = answers();
    await snapshot.refresh(['exams']);
    expect(answers().map((answer, index) => answer === before[index])).toEqual([false, false, false, false, false]);
  });

  it('asks again for rows that could not be read, and serves what it has meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const names = async ({ exams }: CatalogContent) => exams.map(({ name }) => name);
    const { content, errors, repository, snapshot } = snapshotOf([viewing('exams', names)]);
    await snapshot.refresh();
    const lost = new Error('connection terminated');
    vi.spyOn(repository, 'some').mockRejectedValueOnce(lost);
    Object.defineProperty(content, 'exams', { value: [sampleExam({ name: 'Renamed' })] });
    snapshot.follow({ kind: 'exams', ids: ['jee-main'] });
    await snapshot.settled();
    expect([errors, snapshot.view(names)]).toEqual([[lost], [sampleExam().name]]);
    vi.runAllTimers();
    vi.useRealTimers();
    await snapshot.settled();
    expect(snapshot.view(names)).toEqual(['Renamed']);
  });
});
