import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

describe('what a search means', () => {
  let server: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await testApp({
      env: { LOG_LEVEL: 'trace' },
      catalog: { courses: [sampleCourse()], exams: [sampleExam()], colleges: [sampleCollege()] },
      logTo: { write: (line) => lines.push(line) },
    });
  });
  const ask = (q: string, lang = 'en') => server.call('GET', `/search?q=${encodeURIComponent(q)}&lang=${lang}`);

  it('stands before what has the words, with what was understood', async () => {
    const { body } = await ask('jee main 62000');
    expect(Object.keys(body.data)).toEqual(['readings', 'notUnderstood', 'groups']);
    expect(body.data.readings[0]).toEqual({
      kind: 'chances',
      href: '/chances?exam=jee-main#rank=62000',
      understood: [
        { what: 'exam', text: sampleExam().shortName },
        { what: 'rank', text: '62000' },
      ],
    });
    expect(body.data.readings[1]).toMatchObject({ kind: 'exam', href: '/exams/jee-main' });
    expect(body.data.notUnderstood).toEqual([]);
  });

  it('says places in the language of whoever asks', async () => {
    const href = '/colleges?kinds=law&state=Kerala&district=Kozhikode';
    expect((await ask('law college calicut')).body.data.readings[0]).toMatchObject({
      href,
      understood: expect.arrayContaining([{ what: 'place', text: 'Kozhikode, Kerala' }]),
    });
    const { body } = await ask('लॉ कॉलेज कालीकट', 'hi');
    expect(body.data.readings[0].href).toBe(href);
    expect(body.data.readings[0].understood.at(-1).text).toMatch(/केरल$/);
  });

  it('names what nobody understood, and reads nothing into nothing', async () => {
    expect((await ask('jee main qwertyuiop')).body.data.notUnderstood).toEqual(['qwertyuiop']);
    expect((await ask('')).body.data).toMatchObject({ readings: [], notUnderstood: [] });
    expect((await server.call('GET', '/search')).body.data.readings).toEqual([]);
  });

  it('of words with a number, in whatever digits, is kept nowhere; of others it may be', async () => {
    for (const q of ['jee main 62000', 'जेईई मेन ६२०००', '12th']) expect((await ask(q)).headers['cache-control'], q).toBe('no-store');
    expect((await ask('jee main')).headers['cache-control']).toBe('public, no-cache');
  });

  it('is told to no log', async () => {
    lines.length = 0;
    await ask('jee main rank 918273 obc');
    await server.app.inject({ url: '/search?q=918273' });
    expect(lines.join('')).toContain('/api/search');
    expect(lines.join('')).not.toMatch(/918273|obc|jee/);
  });
});
