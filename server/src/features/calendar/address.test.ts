import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogsWith, sampleDate, sampleExam } from '../../testing/sample-catalog.ts';
import { registeredStudent, type RegisteredStudent } from '../../testing/registered-student.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const dated = (id: string) =>
  sampleExam({
    id,
    shortName: id.toUpperCase(),
    dates: { '2027-1-exam': sampleDate({ from: '2027-04-11', to: '2027-04-11', status: 'announced', certainty: 'A' }) },
  });

const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    env: { LOG_LEVEL: 'trace' },
    logTo: { write: (line) => lines.push(line) },
    parts: { now: () => new Date('2026-11-16T06:00:00Z') },
  });
  await server.shared.catalog.replaceShipped(catalogsWith({ exams: [dated('nda'), dated('cds')] }), 'exams');
  await server.shared.snapshot.refresh();
});

const bookmark = (student: RegisteredStudent, action: 'add' | 'remove', itemId: string) =>
  server.call('POST', `/bookmarks/${action}`, { token: student.token, body: { type: 'exams', itemId } });
/** As a calendar asks: with nothing but the address. */
const fetched = (address: string) => server.app.inject({ method: 'GET', url: address });
const made = async (student: RegisteredStudent): Promise<string> => {
  const { status, body } = await server.call('POST', '/calendar/address', { token: student.token });
  expect(status).toBe(201);
  return body.data.address as string;
};
const namesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part).uid.split('.')[0]);
const examsAt = async (address: string) => {
  const answer = await fetched(address);
  expect(answer.statusCode).toBe(200);
  return namesIn(answer.body).sort();
};

describe('a private calendar address', () => {
  it('is of whoever is signed in, and of nobody else', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) expect((await server.call(method, '/calendar/address')).status).toBe(401);
    const [one, other] = [await registeredStudent(server), await registeredStudent(server)];
    await bookmark(one, 'add', 'nda');
    await bookmark(other, 'add', 'cds');
    const [mine, theirs] = [await made(one), await made(other)];
    expect(await examsAt(mine)).toEqual(['nda']);
    expect(await examsAt(theirs)).toEqual(['cds']);
    await server.call('DELETE', '/calendar/address', { token: one.token });
    expect(await examsAt(theirs)).toEqual(['cds']);
    expect((await server.call('GET', '/calendar/address', { token: one.token })).body.data).toEqual({ since: null });
    expect((await server.call('GET', '/calendar/address', { token: other.token })).body.data).toEqual({
      since: '2026-11-16T06:00:00.000Z',
    });
  });

  it('follows the bookmarks, those of exams alone', async () => {
    const student = await registeredStudent(server);
    const address = await made(student);
    expect(await examsAt(address)).toEqual([]);
    await bookmark(student, 'add', 'nda');
    await bookmark(student, 'add', 'cds');
    expect(await examsAt(address)).toEqual(['cds', 'nda']);
    await bookmark(student, 'remove', 'nda');
    expect(await examsAt(address)).toEqual(['cds']);
  });

  it('has 256 bits of chance, and is stored only as a hash', async () => {
    const student = await registeredStudent(server);
    const address = await made(student);
    const token = /^\/api\/calendar\/([\w-]+)\.ics$/.exec(address)?.[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await server.pool.query('select row_to_json(t)::text as row from calendar_addresses t');
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('ends when a new one is asked for, when it is given up, and with the account', async () => {
    const student = await registeredStudent(server);
    const first = await made(student);
    const second = await made(student);
    expect(second).not.toBe(first);
    expect((await fetched(first)).statusCode).toBe(404);
    expect((await fetched(second)).statusCode).toBe(200);
    expect((await server.call('DELETE', '/calendar/address', { token: student.token })).status).toBe(200);
    expect((await fetched(second)).statusCode).toBe(404);
    const third = await made(student);
    await server.call('POST', '/auth/delete-account', { token: student.token, body: { password: student.password } });
    expect((await fetched(third)).statusCode).toBe(404);
  });

  it('tells nothing but dates of exams', async () => {
    const student = await registeredStudent(server, { name: 'Zubeida Quasar', email: 'zubeida.calendar@example.in' });
    await bookmark(student, 'add', 'nda');
    const { body, headers } = await fetched(await made(student));
    const shown = `${body}${JSON.stringify(headers)}`;
    for (const secret of ['ubeida', 'uasar', student.user._id, student.token, 'Bihar']) expect(shown).not.toContain(secret);
  });

  it('is kept and listed by nobody, whatever is answered', async () => {
    const student = await registeredStudent(server);
    const address = await made(student);
    for (const at of [address, address.replace('.ics', 'x.ics'), `${address}?lang=xx`, '/api/calendar/nothing']) {
      const { headers } = await fetched(at);
      expect(headers['cache-control'], at).toContain('no-store');
      expect(headers['x-robots-tag'], at).toContain('noindex');
    }
  });

  it('answers every guess alike', async () => {
    const student = await registeredStudent(server);
    const address = await made(student);
    const guesses = ['a'.repeat(43), '-'.repeat(43), address.slice('/api/calendar/'.length, -5), 'x', '%00', "' or 1=1"];
    for (const guess of guesses) {
      const { statusCode, body } = await fetched(`/api/calendar/${encodeURIComponent(guess)}.ics`);
      expect([statusCode, JSON.parse(body).message], guess).toEqual([404, 'There is no calendar at this address. It may have been ended']);
    }
    expect((await server.app.inject({ method: 'PUT', url: address })).statusCode).toBe(405);
  });

  it('is never in the log, in whatever spelling it is asked for', async () => {
    const student = await registeredStudent(server);
    const address = await made(student);
    const token = address.slice('/api/calendar/'.length, -'.ics'.length);
    for (const at of [
      address,
      `${address}?lang=hi`,
      address.replace('calendar', '%63alend%61r'),
      address.replace('/calendar/', '//calendar//'),
      address.replace('/calendar/', '%2Fcalendar%2F'),
      address.replace('.ics', '%FF.ics'),
      address.replace('/calendar/', '/Calendar/'),
      `${address}/more`,
    ])
      await fetched(at);
    await server.pool.query('alter table calendar_addresses rename to calendar_addresses_gone');
    expect((await fetched(address)).statusCode).toBe(500);
    await server.pool.query('alter table calendar_addresses_gone rename to calendar_addresses');
    const log = lines.join('');
    expect(log).toContain('/api/calendar/***');
    expect(log).not.toContain(token);
  });
});

describe('the dates of chosen exams', () => {
  it('are answered, and what is in no catalog is named', async () => {
    const { status, body } = await server.call('GET', '/calendar?exams=nda,nothing,nda');
    expect(status).toBe(200);
    expect(body.data.unknown).toEqual(['nothing']);
    expect(body.data.exams).toEqual([
      expect.objectContaining({
        _id: 'nda',
        shortName: 'NDA',
        dates: [expect.objectContaining({ id: '2027-1-exam', from: '2027-04-11' })],
      }),
    ]);
  });

  it.each(['', 'exams=', 'exams=,', 'exams=nda&exams=cds', `exams=${Array.from({ length: 101 }, (_, at) => `e${at}`).join(',')}`])(
    'are refused for %s',
    async (query) => {
      const { status, body } = await server.call('GET', `/calendar?${query}`);
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'exams']);
    },
  );
});
