import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { judging } from '@disha/eligibility/check';
import { comingAdmission } from '@disha/eligibility/dates';
import { tellJudgement } from '@disha/eligibility/tell';
import { readSentRules, type SentRules } from '@disha/eligibility/sent-rules';
import { judgementTexts } from '@disha/eligibility/words/languages';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { beforeAll, describe, expect, it } from 'vitest';
import { students } from '../../../../eligibility/src/fixtures/students.fixture.ts';
import { careers, courses, examFiles } from '../../../../eligibility/src/testing/real-book.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { readRuleFiles } from './rule-files.ts';

const rules = readRuleFiles(join(import.meta.dirname, '..', '..', '..', '..', 'catalog'));
const pcb = ['physics', 'chemistry', 'biology', 'english'];
const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  // Without the colleges, of which no verdict speaks.
  server = await testApp({
    catalog: { courses, exams: examFiles, careers },
    parts: { rules, now: () => new Date('2026-11-16T10:00:00Z') },
    env: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => void lines.push(line) },
  });
});

const check = (body: unknown, headers: Record<string, string> = {}) => server.call('POST', '/path/check', { body, headers });
const one = (type: string, id: string) => ({ items: [{ type, id }] });

describe('POST /path/check', () => {
  it.each([
    ['a key that nobody knows', { colour: 'blue' }, 'colour'],
    ['a class that is none', { class: '9' }, 'class'],
    ['a subject that is none', { subjects: ['alchemy'] }, 'subjects'],
    ['marks in a subject that is none', { marks: { class12: { percent: 50, expected: false, subjects: { alchemy: 90 } } } }, 'alchemy'],
    ['marks beyond a hundred', { marks: { class10: { percent: 101, expected: false } } }, 'marks.class10.percent'],
    ['a day that is none', { birthDate: '2009-02-31' }, 'birthDate'],
    ['a degree of a family that is none', { degrees: [{ level: 'bachelor', family: 'alchemy' }] }, 'degrees.0.family'],
    ['a fourth degree', { degrees: Array.from({ length: 4 }, () => ({ level: 'bachelor' })) }, 'degrees'],
    ['a degree by a course that ends in none', { degrees: [{ level: 'bachelor', course: 'iti-fitter' }] }, 'degrees.0.course'],
    ['two first degrees that differ', { degree: { percent: 50 }, degrees: [{ level: 'bachelor', percent: 51 }] }, 'degree'],
    ['a state that is none', { state: 'Atlantis' }, 'state'],
    ['a budget beyond the limit', { budget: 10_000_001 }, 'budget'],
  ])('refuses %s and names it', async (_, details, named) => {
    const { status, body } = await check({ passport: details });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
    expect(JSON.stringify(body.errors)).toContain(named);
  });

  it('refuses a birth date that is still to come in India, and takes today’s', async () => {
    for (const birthDate of ['2026-11-17', '9999-12-31'])
      expect((await check({ passport: { birthDate } })).body).toMatchObject({
        code: 'invalid',
        errors: [{ path: 'passport.birthDate', message: 'The date of birth is still to come' }],
      });
    expect((await check({ passport: { birthDate: '2026-11-16' }, items: [] })).status).toBe(200);
  });

  it('refuses to be asked without student details, for too many items, and for an item there is not', async () => {
    expect((await check({})).status).toBe(400);
    expect((await check({ passport: {}, more: 1 })).status).toBe(400);
    const many = Array.from({ length: 401 }, () => ({ type: 'courses', id: 'mbbs' }));
    expect((await check({ passport: {}, items: many })).status).toBe(400);
    expect(await check({ passport: {}, ...one('courses', 'sorcery') })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await check({ passport: {}, items: [{ type: 'colleges', id: 'mbbs' }] })).status).toBe(400);
    expect((await check({ passport: { district: 'x'.repeat(70_000) } })).status).toBe(413);
  });

  it('tells the verdict with the rule, its source, what is missing and the nearest open doors', async () => {
    const details = { class: '12', passingYear: 2027, subjects: pcb };
    const { status, body, headers } = await check({ passport: details, ...one('courses', 'btech-civil-engineering') });
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    const [verdict] = body.data.verdicts;
    expect(verdict).toMatchObject({ type: 'courses', id: 'btech-civil-engineering', verdict: 'closed', missing: [], conditions: [] });
    expect(verdict.reasons[0]).toMatchObject({ text: 'Needs Mathematics in Class 12.', ruleId: expect.stringContaining('mathematics') });
    expect(verdict.reasons[0].source).toContain('AICTE');
    expect(verdict.nearest.length).toBeGreaterThan(0);
    expect((await check({ passport: details, ...one('courses', 'mbbs') })).body.data.verdicts[0]).toMatchObject({
      verdict: 'depends',
      missing: ['marks.class12.subjects', 'birthDate'],
      nearest: [],
    });
  });

  it('tells what an unconfirmed rule probably closes, with what is near, and says it of nothing else', async () => {
    const subjects = ['accountancy', 'business_studies', 'economics', 'english'];
    const told = async (id: string) => (await check({ passport: { class: '12', subjects }, ...one('exams', id) })).body.data.verdicts[0];
    const bcece = await told('bcece');
    expect(bcece).toMatchObject({ verdict: 'depends', probably: 'closed', missing: ['rule'] });
    expect(bcece.nearest.length).toBeGreaterThan(0);
    expect(await told('neet-ug')).not.toHaveProperty('probably');
  });

  it('tells degrees apart, and names by its number which one it would have to know', async () => {
    const told = async (details: object, id: string) =>
      (await check({ passport: { class: 'graduate', ...details }, ...one('courses', id) })).body.data.verdicts[0];
    expect(await told({ degrees: [{ level: 'bachelor', family: 'ba', percent: 54 }] }, 'md-dermatology')).toMatchObject({
      verdict: 'closed',
    });
    expect(await told({ degrees: [{ level: 'bachelor', course: 'mbbs' }] }, 'md-dermatology')).toMatchObject({ verdict: 'open_if' });
    expect(await told({ degree: { field: 'medicine' } }, 'md-dermatology')).toMatchObject({ missing: ['degrees.0.family'] });
    expect(await told({ degrees: [{ level: 'bachelor', family: 'ba' }] }, 'mba')).toMatchObject({ missing: ['degrees.0.percent'] });
    const same = { degree: { percent: 60 }, degrees: [{ level: 'bachelor', percent: 60 }] };
    expect(await told(same, 'mba')).toMatchObject({ verdict: 'open' });
  });

  it('says it in Hindi to whoever reads Hindi', async () => {
    const { body } = await check({ passport: { class: '12', subjects: pcb }, ...one('exams', 'jee-main') }, { 'accept-language': 'hi' });
    expect(body.data.verdicts[0].reasons[0].text).toBe('12वीं में गणित होना ज़रूरी है।');
  });

  it('gives all courses where nobody names items, and careers by their routes', async () => {
    const { body } = await check({ passport: { class: '12', subjects: pcb } });
    expect(body.data.verdicts).toHaveLength(server.shared.snapshot.items('courses').length);
    const careers = await check({ passport: { class: '12', subjects: pcb }, ...one('careers', 'civil-engineer') });
    expect(careers.body.data.verdicts[0].verdict).toMatch(/open|closed|depends/);
  });

  it('gives the browser, which weighs the same rules itself, the same bytes for every student of the counsellor', async () => {
    const { book } = readSentRules((await server.call('GET', '/path/rules')).body.data as SentRules);
    for (const { passport: details, told } of students) {
      const items = Object.keys(told).map((name) => ({ type: name.split('/')[0] as 'courses' | 'exams', id: name.split('/')[1] ?? '' }));
      const { judged } = judging(book, details, { year: 2027 });
      const own = items.map(({ type, id }) => {
        const item = book[type].find((other) => other.id === id);
        if (!item) throw new Error(`no ${type}/${id}`);
        return tellJudgement(judged(item), judgementTexts.en, everyTaxonomy.en.states);
      });
      const { body } = await check({ passport: details, items, year: 2027 });
      expect(JSON.stringify(body.data.verdicts)).toBe(JSON.stringify(own));
      const said = own.map(({ type, id, verdict, probably }) => [`${type}/${id}`, probably === 'closed' ? 'probably_closed' : verdict]);
      expect(Object.fromEntries(said)).toEqual(told);
    }
  });

  it('reckons with the coming summer, unless a year is named', async () => {
    expect(comingAdmission('2026-11-16')).toBe(2027);
    expect(comingAdmission('2027-05-01')).toBe(2027);
    const details = { class: '12', passingYear: 2024, subjects: ['physics', 'chemistry', 'mathematics'] };
    const at = async (year?: number) =>
      (await check({ passport: details, ...one('exams', 'jee-main'), year })).body.data.verdicts[0].verdict;
    expect(await at()).toBe('closed');
    expect(await at(2026)).not.toBe('closed');
  });

  it('writes no fact into the log', async () => {
    await check({ passport: { district: 'Kaimur-seen-nowhere', birthDate: '2009-06-15' } });
    await check({ passport: { colour: 'Kaimur-seen-nowhere' } });
    expect(lines.join('\n')).not.toMatch(/seen-nowhere|2009-06-15/);
  });
});

describe('GET /path/rules', () => {
  it('is at most 60 KB as it travels', async () => {
    const { body, headers } = await server.call('GET', '/path/rules');
    expect(brotliCompressSync(JSON.stringify(body), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length).toBeLessThanOrEqual(
      60 * 1024,
    );
    expect(headers['etag']).toBeDefined();
  });
});

describe('GET /path/doors', () => {
  const subjectChoices = (query: string) => server.call('GET', `/path/doors?${query}`);

  it('refuses subjects that are none', async () => {
    expect(await subjectChoices('subjects=alchemy')).toMatchObject({ status: 400, body: { errors: [{ path: 'subjects.0' }] } });
    expect((await subjectChoices('')).status).toBe(400);
  });

  it('counts what stays open by field, and what another choice gains and loses', async () => {
    const { body } = await subjectChoices('subjects=physics,chemistry,mathematics,english&compare=physics,chemistry,biology,english');
    const { open, compare, gained, lost } = body.data;
    expect(open.total).toBe(open.ids.length);
    expect(Object.values<number>(open.byField).reduce((sum, n) => sum + n, 0)).toBe(open.total);
    expect(lost).toContain('btech-civil-engineering');
    expect(gained).toContain('mbbs');
    expect(compare.ids).toContain('mbbs');
    expect(open.careers.ids).not.toContain('dentist');
    expect(open.ids).not.toContain('mba');
  });

  it('closes nothing by a subject more', async () => {
    const [few, more] = await Promise.all([
      subjectChoices('subjects=physics,chemistry'),
      subjectChoices('subjects=physics,chemistry,mathematics'),
    ]);
    expect(few?.body.data.open.ids.filter((id: string) => !more?.body.data.open.ids.includes(id))).toEqual([]);
  });
});
