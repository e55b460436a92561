import { join } from 'node:path';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { PathProposal } from '@disha/contract/path.proposal';
import { readSentRules, type SentRules } from '@disha/eligibility/sent-rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { careers, courses, examFiles, stateFiles } from '../../../../eligibility/src/testing/real-book.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { readRuleFiles } from './rule-files.ts';

const rules = readRuleFiles(join(import.meta.dirname, '..', '..', '..', '..', 'catalog'));
const college = (id: string, district: string, courseId: string, more: Partial<CollegeDocument> = {}): CollegeDocument => ({
  ...{ id, name: `College ${id}`, state: 'Bihar', district, kind: 'college', aisheCode: `C-${id}` },
  ...{ courses: [{ courseId, intake: 60 }], sources: ['AISHE 2025', 'DU CSAS 2025'], asOf: '2026-11' },
  ...more,
});
const ba = 'ba-programme-general';
const colleges = [
  college('gaya-ba', 'Gaya Ji', ba),
  college('gaya-women', 'Gaya Ji', ba, { openTo: 'women' }),
  college('patna-vet', 'Patna', 'bvsc-animal-husbandry'),
  college('patna-ba', 'Patna', ba),
];

const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    catalog: { courses, exams: examFiles, careers, colleges },
    parts: { rules, states: stateFiles, now: () => new Date('2026-11-17T10:00:00Z') },
    env: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => void lines.push(line) },
  });
});

const ask = (body: unknown, headers: Record<string, string> = {}) => server.call('POST', '/path/propose', { body, headers });
const planFor = async (body: unknown, headers?: Record<string, string>): Promise<PathProposal> => {
  const { status, body: answer } = await ask(body, headers);
  expect(status).toBe(200);
  return answer.data;
};
const noted = (type: string, ...ids: string[]) => ids.map((id) => ({ type, id }));
const clerk = {
  ...{ class: '12', passingYear: 2027, subjects: ['history', 'political_science', 'hindi'], birthDate: '2009-01-05', gender: 'male' },
  ...{ state: 'Bihar', district: 'Gaya Ji', move: 'state', marks: { class12: { percent: 58, expected: true } } },
};

describe('POST /path/propose', () => {
  it.each<[string, unknown, string]>([
    ['nothing', {}, 'passport'],
    ['a key that nobody knows', { passport: {}, wishes: {}, colour: 'blue' }, 'colour'],
    ['a passport of the wrong shape', { passport: { class: '9' }, wishes: {} }, 'class'],
    ['no wishes', { passport: {} }, 'wishes'],
    ['a wish for something that is no catalog', { passport: {}, wishes: { noted: [{ type: 'planets', id: 'mars' }] } }, 'type'],
    [
      'more than 200 wishes',
      { passport: {}, wishes: { noted: Array.from({ length: 201 }, () => ({ type: 'courses', id: 'mbbs' })) } },
      'noted',
    ],
    ['a field that is none', { passport: {}, wishes: { result: { fields: ['alchemy'], careers: [], courses: [] } } }, 'fields'],
    [
      'more than 20 ranks',
      { passport: {}, wishes: {}, ranks: Array.from({ length: 21 }, () => ({ counselling: 'josaa', list: 'x', value: 1 })) },
      'ranks',
    ],
    ['a rank without a number', { passport: {}, wishes: {}, ranks: [{ counselling: 'josaa', list: 'x' }] }, 'value'],
    ['a rank of 0', { passport: {}, wishes: {}, ranks: [{ counselling: 'josaa', list: 'jee-main', value: 0 }] }, 'ranks.0.value'],
    [
      'a rank of 0 within a category',
      { passport: {}, wishes: {}, ranks: [{ counselling: 'josaa', list: 'jee-main', value: 5, categoryValue: 0 }] },
      'ranks.0.categoryValue',
    ],
    ['a day that is none', { passport: {}, wishes: {}, today: '2026-02-31' }, 'today'],
    ['somebody who is not born yet', { passport: { birthDate: '2027-01-01' }, wishes: {} }, 'birthDate'],
  ])('refuses %s and names it', async (_, body, named) => {
    const { status, body: answer } = await ask(body);
    expect({ status, code: answer.code }).toEqual({ status: 400, code: 'invalid' });
    expect(JSON.stringify(answer.errors)).toContain(named);
  });

  it.each([
    ['wish', { wishes: { noted: noted('careers', 'wizard') } }],
    ['college', { wishes: { noted: noted('colleges', 'hogwarts') } }],
    ['career of the quiz', { wishes: { result: { fields: [], careers: ['wizard'], courses: [] } } }],
    ['counselling', { wishes: {}, ranks: [{ counselling: 'sorting-hat', list: 'main', value: 1 }] }],
    ['list of a counselling', { wishes: {}, ranks: [{ counselling: 'josaa', list: 'main', value: 1 }] }],
    ['seat', { wishes: { seats: [{ counselling: 'sorting-hat', line: 'x' }] } }],
  ])('knows no %s that is in no catalog', async (_, body) => {
    expect(await ask({ passport: {}, ...body })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('makes a plan of a goal, its ways with gate, place and reasons, and steps in words', async () => {
    const plan = await planFor({ passport: clerk, wishes: { noted: noted('careers', 'government-clerk') } });
    expect(plan.goal).toEqual({ type: 'careers', id: 'government-clerk' });
    expect(plan.ways.map(({ label, exams: gate, course }) => [label, gate, course])).toEqual([
      ['A', ['ssc-chsl'], undefined],
      ['B', ['bssc-inter-level'], undefined],
      ['C', [], ba],
    ]);
    const [, , sure] = plan.ways;
    expect(sure).toMatchObject({ sure: true, verdict: 'open', chance: null });
    // This server knows by no list whom its colleges take: what is sure is learned from home.
    expect(sure?.places).toEqual([]);
    for (const way of plan.ways) expect(way.reasons.length).toBeGreaterThan(0);
    const formerly = await planFor({ passport: { ...clerk, district: 'Gaya' }, wishes: { noted: noted('careers', 'government-clerk') } });
    expect(formerly.ways[2]?.places).toEqual(sure?.places);
    expect(plan.steps[0]).toEqual({
      text: expect.any(String),
      year: expect.any(Number),
      why: expect.any(String),
      certainty: expect.any(String),
    });
    expect(plan.leftWithNothing).toBeNull();
  });

  it('says what replaces a closed goal, and why, in the language asked for', async () => {
    const wishes = { noted: noted('courses', 'btech-civil-engineering', ba) };
    const details = { ...clerk, subjects: ['physics', 'chemistry', 'biology', 'english'] };
    const plan = await planFor({ passport: details, wishes });
    expect(plan).toMatchObject({
      goal: { id: ba },
      replaced: { type: 'courses', id: 'btech-civil-engineering', reason: 'Needs Mathematics in Class 12.' },
    });
    expect(plan.notTaken).toContainEqual({ type: 'courses', id: 'btech-civil-engineering', reason: 'Needs Mathematics in Class 12.' });
    const inHindi = await planFor({ passport: details, wishes }, { 'accept-language': 'hi' });
    expect(inHindi.replaced?.reason).toBe('12वीं में गणित होना ज़रूरी है।');
    expect(inHindi.steps.every(({ text }) => /[ऀ-ॿ]/.test(text))).toBe(true);
  });

  it('names no goal where nothing was wished for', async () => {
    expect(await planFor({ passport: clerk, wishes: {} })).toMatchObject({ goal: null, ways: [], notTaken: [], steps: [] });
  });

  it('is kept by nobody: not in a cache, not in a log', async () => {
    const { headers } = await ask({ passport: { ...clerk, category: 'sc' }, wishes: { noted: noted('careers', 'government-clerk') } });
    expect(headers['cache-control']).toContain('no-store');
    for (const secret of ['2009-01-05', 'Gaya', 'government-clerk', 'percent']) expect(lines.join('\n')).not.toContain(secret);
  });
});

it('sends the words of gates without a page with the rules', async () => {
  const { book, words } = readSentRules((await server.call('GET', '/path/rules')).body.data as SentRules);
  const rows = Object.values(book.admissions?.Bihar ?? {}).flat();
  expect(rows.map(({ how }) => how)).toContain('other');
  for (const { how, words: at } of rows) expect(at !== undefined).toBe(how === 'other');
  expect(rows.map(({ words: at }) => words[at ?? ''])).toContainEqual(expect.stringContaining('ITICAT'));
});
