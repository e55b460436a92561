import { readSentRules, type SentRules } from '@disha/eligibility/sent-rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { careers, courses, examFiles, ruleTables as shipped } from '../../../../eligibility/src/testing/real-book.ts';
import { linesOfRules } from '../../catalog/shipped/rule-lines.ts';
import { listenForChanges } from '../../catalog/snapshot/listen.ts';
import { atTheEnd } from '../../testing/at-the-end.ts';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/** A busy machine may take longer than the second that is promised. */
const soon = { timeout: 15_000, interval: 20 };
const why = { reason: 'The regulations changed', source: 'NMC, 2026' };
const mbbs = { certainty: 'A', after: '12', subjects: 'physics chemistry bio english', gives: 'mbbs' } as const;
/** As they ship, in the documents themselves. */
const ruled = <Doc extends { id: string }>(docs: readonly Doc[], lines: (typeof shipped)['courses']) =>
  docs.map((doc) => {
    const own = lines
      .get(doc.id)
      ?.map(({ id: _id, text: _text, ...cells }) => Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')));
    return own ? { ...doc, rules: own } : doc;
  });

let server: TestApp;
let other: TestApp;
let editor: TestStudent;
let operator: TestStudent;
beforeAll(async () => {
  const now = () => new Date('2026-11-16T10:00:00Z');
  const catalog = { courses: ruled(courses, shipped.courses), exams: ruled(examFiles, shipped.exams), careers };
  server = await testApp({ catalog: catalog as never, parts: { now } });
  other = await testApp({ database: server, parts: { now } });
  const listening = listenForChanges(server.connection, other.shared.snapshot, () => undefined);
  atTheEnd(() => listening.stop());
  editor = await newStudent(server, { role: 'editor', name: 'Meera Iyer' });
  operator = await newStudent(server, { role: 'operator' });
});

const details = {
  class: '12',
  passingYear: 2027,
  subjects: ['physics', 'chemistry', 'biology', 'english'],
  birthDate: '2009-06-15',
  category: 'general',
  disability: false,
};
const marks = { class12: { percent: 65, expected: false, subjects: { physics: 65, chemistry: 65, biology: 65, english: 65 } } };
const judgedAt = async (at: TestApp, id = 'mbbs') => {
  const body = { passport: { ...details, marks }, items: [{ type: 'courses', id }] };
  return (await at.call('POST', '/path/check', { body })).body.data.verdicts[0] as { verdict: string; reasons: { source: string }[] };
};
const verdictAt = async (at: TestApp) => (await judgedAt(at)).verdict;
const sourcesAt = async (at: TestApp, id?: string) => [...new Set((await judgedAt(at, id)).reasons.map(({ source }) => source))];
const bookAt = async (at: TestApp) => readSentRules((await at.call('GET', '/path/rules')).body.data as SentRules).book;
const correct = (value: unknown, { id = 'mbbs', token = editor.token, lang = 'en', catalog = 'courses' } = {}) =>
  server.call('POST', `/desk/corrections?lang=${lang}`, { token, body: { catalog, id, field: 'rules', value, ...why } });
const meaning = (rules: unknown, { id = 'mbbs', token = editor.token, lang = 'en', catalog = 'courses' } = {}) =>
  server.call('POST', `/desk/rules/meaning?lang=${lang}`, { token, body: { catalog, id, rules } });

describe('a rule at the desk', () => {
  it('stands among the fields of its course, line by line', async () => {
    const { item } = (await server.call('GET', '/desk/items/courses/mbbs', { token: editor.token })).body.data;
    const field = item.fields.find((each: { field: string }) => each.field === 'rules');
    expect(field).toMatchObject({ takes: 'objects', optional: true, correction: null });
    expect(linesOfRules('mbbs', field.value)).toMatchObject(shipped.courses.get('mbbs')?.map(({ text: _, ...line }) => line) ?? []);
  });

  it('once corrected decides in every process, and no longer when it is taken back', async () => {
    const before = await bookAt(server);
    expect(await verdictAt(server)).not.toBe('closed');
    const { status, body } = await correct([{ ...mbbs, marks: 'physics+chemistry+bio: 90' }]);
    expect(status).toBe(201);
    await vi.waitFor(async () => {
      for (const each of [server, other]) expect(await verdictAt(each)).toBe('closed');
    }, soon);
    for (const each of [server, other]) {
      const { all } = (await bookAt(each)).courses.find(({ id }) => id === 'mbbs') ?? {};
      expect(all).toContainEqual(expect.objectContaining({ kind: 'subject_marks', least: 90 }));
    }
    const taken = await server.call('DELETE', `/desk/corrections/${body.data.correction.id}`, {
      token: editor.token,
      body: { reason: 'A trial' },
    });
    expect(taken.status).toBe(200);
    await vi.waitFor(async () => {
      for (const each of [server, other]) expect(await bookAt(each)).toEqual(before);
    }, soon);
    const { entries } = (await server.call('GET', '/desk/audit?limit=5', { token: operator.token })).body.data;
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'taken_back', catalog: 'courses', itemId: 'mbbs', field: 'rules', by: 'Meera Iyer' },
      { action: 'corrected', catalog: 'courses', itemId: 'mbbs', field: 'rules', by: 'Meera Iyer', ...why },
    ]);
  });

  it('is quoted from the source that its correction names, and from its course’s own again when that is taken back', async () => {
    const own = await sourcesAt(server, 'bds');
    expect(own).not.toEqual([why.source]);
    const { body } = await correct([{ ...mbbs, gives: 'bds', marks: 'physics+chemistry+bio: 90' }], { id: 'bds' });
    await vi.waitFor(async () => {
      for (const each of [server, other]) expect(await sourcesAt(each, 'bds')).toEqual([why.source]);
    }, soon);
    // A process that starts later reads all of it at once.
    const later = await testApp({ database: server });
    expect(await sourcesAt(later, 'bds')).toEqual([why.source]);
    await server.call('DELETE', `/desk/corrections/${body.data.correction.id}`, { token: editor.token, body: { reason: 'A trial' } });
    await vi.waitFor(async () => {
      for (const each of [server, other]) expect(await sourcesAt(each, 'bds')).toEqual(own);
    }, soon);
  });

  it.each([
    ['a bar that is no number', [{ ...mbbs, marks: '4x5' }], 'rules.0.marks', 'Line 1, marks: “4x5” cannot be read'],
    [
      'a subject that is none',
      [mbbs, { way: 'arts', subjects: 'english alchemy' }],
      'rules.1.subjects',
      'Line 2, subjects: “alchemy” cannot be read',
    ],
    ['a relaxation for nobody', [{ ...mbbs, age: '17..25 on 12-31 wizards=30' }], 'rules.0.age', 'Line 1, age: “wizards” cannot be read'],
    ['a degree there is none of', [{ ...mbbs, degree: 'btech>>4' }], 'rules.0.degree', 'Line 1, degree: “btech>>4” cannot be read'],
    ['a check that is none', [{ ...mbbs, check: 'horoscope' }], 'rules.0.check', 'Line 1, to check: “horoscope” cannot be read'],
    ['what it does not end in', [{ ...mbbs, gives: 'wizardry' }], 'rules.0.gives', 'Line 1, ends in: “wizardry” cannot be read'],
    ['more than all', [{ ...mbbs, marks: '450' }], 'rules.0.marks', 'Line 1, marks: “450” cannot be read'],
    ['more for whom it is eased', [{ ...mbbs, marks: '50 scst=60' }], 'rules.0.marks', 'Line 1, marks: “60” cannot be read'],
    ['more than all in a degree', [{ ...mbbs, degree: 'bsc 500' }], 'rules.0.degree', 'Line 1, degree: “500” cannot be read'],
    ['an age that ends before it begins', [{ ...mbbs, age: '40..20' }], 'rules.0.age', 'Line 1, age: “20” cannot be read'],
    ['an age counted on no day', [{ ...mbbs, age: '17.. on 13-45' }], 'rules.0.age', 'Line 1, age: “13-45” cannot be read'],
    [
      'more subjects than it names',
      [{ ...mbbs, subjects: '3of:physics/hindi' }],
      'rules.0.subjects',
      'Line 1, subjects: “3of:physics/hindi” cannot be read',
    ],
    ['no attempt', [{ ...mbbs, check: 'attempts:0' }], 'rules.0.check', 'Line 1, to check: “0” cannot be read'],
    ['two lines for all', [mbbs, mbbs], 'rules.1.way', 'Exactly one line has no way: it holds what all ask'],
    ['no certainty', [{ after: '12' }], 'rules.0.certainty', 'Line 1: say how certain it is'],
  ])('is refused with %s, and the place is named', async (_, rules, path, message) => {
    for (const answer of [await correct(rules), await meaning(rules)])
      expect([answer.status, answer.body.errors]).toMatchObject([400, [{ path, message }]]);
    expect((await bookAt(server)).courses.find(({ id }) => id === 'mbbs')?.gives).toMatchObject({ family: 'mbbs' });
  });

  it('is refused in the words of the page', async () => {
    const { body } = await correct([{ ...mbbs, marks: '4x5' }], { lang: 'hi' });
    expect(body.errors[0].message).toBe('पंक्ति 1, अंक: “4x5” पढ़ा नहीं जा सकता');
  });

  it('of an exam takes its certainty from the exam, and no other door lets a rule in unread', async () => {
    expect((await meaning([{ after: '12' }], { catalog: 'exams', id: 'neet-ug' })).status).toBe(200);
    const sent = { rules: [{ after: 'nonsense' }], ...{ why: 'A trial', source: 'this test' } };
    await server.call('PUT', '/exams/neet-ug', { token: operator.token, body: sent });
    expect((await bookAt(server)).exams.find(({ id }) => id === 'neet-ug')?.all.length).toBeGreaterThan(1);
  });

  it('is told in words before it is stored, with the verdicts it would change', async () => {
    const current = (await server.call('GET', '/desk/items/courses/mbbs', { token: editor.token })).body.data.item.fields;
    const same = (await meaning(current.find((each: { field: string }) => each.field === 'rules').value)).body.data;
    expect(same.changed).toEqual([]);
    const rules = [
      { ...mbbs, certainty: 'B', age: '17..25 on 12-31 scst=30', person: 'female?', check: 'medical attempts:4' },
      { way: 'science', marks: 'physics+chemistry+bio: 90 scst=40 obc=?' },
      { way: 'graduates', degree: 'bsc[zoology]>=3 55 held' },
    ];
    const { lines, students, changed } = (await meaning(rules)).body.data;
    expect(lines).toEqual([
      {
        way: '',
        texts: [
          'After Class 12.',
          'Needs Physics in Class 12.',
          'Needs Chemistry in Class 12.',
          'Needs Biology or Biotechnology in Class 12.',
          'Needs English in Class 12.',
          'Between 17 and 25 years old. Counted on 12-31. Otherwise for SC 30, ST 30.',
          'Most places are for women.',
          'Check the medical standards: eyesight, height and fitness are tested.',
          'It can be sat 4 times at most; some groups may more often.',
        ],
      },
      {
        way: 'science',
        texts: [
          'At least 90% in Physics, Chemistry and Biology or Biotechnology together. ' +
            'Otherwise for SC 40, ST 40, OBC (NCL) (the notice says how much).',
        ],
      },
      {
        way: 'graduates',
        texts: [
          'Takes only B.Sc in Zoology. Asks for a degree of 3 years. At least 55% in the degree. ' +
            'The degree must be finished by the day the notice names.',
        ],
      },
    ]);
    expect(students).toBeGreaterThan(50);
    expect(changed.length).toBeGreaterThan(0);
    const inHindi = (await meaning(rules, { lang: 'hi' })).body.data.lines[1].texts[0];
    expect(inHindi).toContain('कम से कम 90%');
    expect((await bookAt(server)).courses.find(({ id }) => id === 'mbbs')?.ways).toEqual([[]]);
  });

  it('is nobody’s but the editors’, and of what there is', async () => {
    const student = await newStudent(server);
    expect((await correct([mbbs], { token: student.token })).status).toBe(403);
    expect((await meaning([mbbs], { token: student.token })).status).toBe(403);
    expect((await meaning([mbbs], { id: 'sorcery' })).status).toBe(404);
    expect((await meaning([mbbs], { catalog: 'careers' })).status).toBe(400);
    expect((await meaning([])).status).toBe(400);
  });
});
