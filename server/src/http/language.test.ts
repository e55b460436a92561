import { languages } from '@disha/contract/languages';
import { texts } from '@disha/contract/words/en/texts';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sampleExam } from '../testing/sample-catalog.ts';
import { testApp } from '../testing/test-app.ts';
import { LocalizedLanguages } from './language.ts';

const { tests, people } = { tests: new LocalizedLanguages({ pseudo: true }), people: new LocalizedLanguages({ pseudo: false }) };

describe('the language a browser prefers', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['en-IN,en;q=0.9', 'en'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['en-IN,hi;q=0.9,en;q=0.8', 'en'],
    ['ta,hi;q=0.5,en;q=0.4', 'hi'],
    ['ta-IN,ta;q=0.9', 'en'],
    ['en-XA', 'en-XA'],
    ['EN-xa', 'en-XA'],
    ['en;q=0.5, en-XA;q=0.8', 'en-XA'],
    ['en-XA;q=0, en;q=0.1', 'en'],
    ['en-XA;q=no', 'en'],
  ])('of %j is %s', (header, language) => {
    expect(tests.preferred(header)).toBe(language);
  });

  it('is not looked for in what no browser sends', () => {
    expect(tests.preferred(`en-XA,${'x'.repeat(500)}`)).toBe('en');
  });

  it('is not the one of the tests where people are served', () => {
    expect(people.preferred('en-XA')).toBe('en');
  });
});

describe('an answer', async () => {
  const server = await testApp({ catalog: { exams: [sampleExam()] }, env: { PSEUDO_LANGUAGE: 'on' } });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { body, headers: got, status } = await server.call('GET', path, { headers });
    return { status, message: body.message as string, language: got['content-language'], vary: String(got['vary'] ?? '') };
  };

  it.each([
    '/quiz/class10',
    '/settings',
    '/exams',
    '/exams/nowhere',
    '/exams?limit=0',
    '/auth/profile',
    '/quiz/available/11',
    '/no/such/path',
  ])('to %s is in the language of the address, else of the header, else English', async (path) => {
    const joined = `${path}${path.includes('?') ? '&' : '?'}lang=`;
    const english = await ask(path);
    expect(english).toMatchObject({ language: 'en', vary: expect.stringContaining('accept-language') });
    const pseudo = await ask(path, { 'accept-language': 'en-XA' });
    expect(pseudo).toMatchObject({ language: 'en-XA', vary: expect.stringContaining('accept-language') });
    expect(pseudo.message).not.toBe(english.message);
    const { vary, ...named } = await ask(`${joined}en-XA`, { 'accept-language': 'en' });
    expect(named).toEqual({ status: english.status, message: pseudo.message, language: 'en-XA' });
    expect(vary).not.toContain('accept-language');
    expect(await ask(`${joined}en`, { 'accept-language': 'en-XA' })).toMatchObject({ language: 'en', message: english.message });
  });

  it.each(['EN', 'en-IN', '', 'xx', 'en&lang=en', '__proto__', 'HI', 'hi-IN'])(
    'in the language %j is refused, in the words of the header',
    async (lang) => {
      const { status, body, headers } = await server.call('GET', `/settings?lang=${lang}`);
      expect([status, body.code, body.errors[0].path, headers['content-language']]).toEqual([400, 'invalid', 'lang', 'en']);
      expect(body.message).toBe(`lang must be one of: ${languages.join(', ')}`);
      const inHindi = await ask(`/settings?lang=${lang}`, { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' });
      expect(inHindi).toMatchObject({ status: 400, language: 'hi', message: expect.stringMatching(/[\u0900-\u097f]/) });
      expect((await ask(`/settings?lang=${lang}`, { 'accept-language': 'en-XA' })).message).toMatch(/^ļàñĝ~* ɱûšţ/);
    },
  );

  it('is never in the language of the tests where people are served', async () => {
    const { call } = await testApp();
    expect((await call('GET', '/settings?lang=en-XA')).status).toBe(400);
    expect((await call('GET', '/settings', { headers: { 'accept-language': 'en-XA' } })).headers['content-language']).toBe('en');
  });
});

it('no feature of the tables overwrites another', async () => {
  const folder = dirname(fileURLToPath(import.meta.resolve('@disha/contract/words/en/texts')));
  const files = readdirSync(folder).filter((file) => !['texts.ts', 'taxonomy.ts', 'mails.ts'].includes(file));
  const tables = await Promise.all(
    files.map(async (file) => ((await import(pathToFileURL(join(folder, file)).href)) as { texts: object }).texts),
  );
  expect(tables.flatMap((table) => Object.keys(table)).toSorted()).toEqual(Object.keys(texts).toSorted());
});
