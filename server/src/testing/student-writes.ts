/** What students and visitors store. */
import { quizKeys, quizEntries } from '@disha/contract/quiz.keys';
import { withdrawHeader } from '@disha/contract/together.limits';
import { banks } from '@disha/guidance/quizzes';
import { expect } from 'vitest';
import { sql } from 'drizzle-orm';
import { registeredStudent } from './registered-student.ts';
import { firstOptions } from './sheets.ts';
import { adminToken, type TestApp } from './test-app.ts';
import { askServer, store, type TwoProcesses, type Write, type WriteName } from './written.ts';

const data = async (at: TestApp, path: string, token?: string) => (await askServer(at, `GET ${path}`, { token })).body.data;
const opens = (token: string) => async (at: TestApp) => (await askServer(at, 'GET /auth/profile', { token })).status;
const user = (token: string) => async (at: TestApp) => (await data(at, '/auth/profile', token)).user;
const signsIn = (email: string, password: string) => async (at: TestApp) =>
  (await askServer(at, 'POST /auth/login', { body: { email, password } })).status;
const opensNow = { read: opens, shows: 200 };

/** The link in the next mail to this person. */
const linkTo = async ({ one, box }: TwoProcesses, email: string) =>
  (await box.open(one)).filter(({ to }) => to === email).at(-1)?.token ?? '';

const plan = { goal: null, ways: [], steps: [{ id: 's1', text: 'Step 1', done: false }] };
const details = { birthDate: '2005-05-01' };
const sealed = (letter: string) => letter.repeat(60);

async function together(at: TestApp) {
  const { id, withdrawToken } = (await store(at, 'POST /together', { body: { sealed: sealed('a') } })).body.data;
  return { id: id as string, path: `/together/${id}`, headers: { [withdrawHeader]: withdrawToken as string } };
}

const quizzes = Object.fromEntries(
  quizKeys.map((key): [string, Write] => [
    `POST /quiz/${quizEntries[key].path}/submit`,
    async ({ one }) => {
      const { token } = await registeredStudent(one);
      const bank = Object.values(banks).find(({ targetClass, stream }) =>
        quizEntries[key].path.endsWith(targetClass === '10' ? 'class10' : String(stream).replace('science_', '')),
      );
      if (!bank) throw new Error(`no questions for ${key}`);
      await store(one, `POST /quiz/${quizEntries[key].path}/submit`, { token, body: { quizId: bank.id, answers: firstOptions(bank) } });
      return { read: async (at) => (await data(at, '/quiz/attempts', token)).attempts.length, shows: 1 };
    },
  ]),
) as Record<Extract<WriteName, `POST /quiz/${string}`>, Write>;

export const studentWrites = {
  ...quizzes,
  'POST /auth/register': async ({ one }) => {
    const { token } = await registeredStudent(one);
    return { ...opensNow, read: opens(token) };
  },
  'POST /auth/login': async ({ one }) => {
    const { email, password } = await registeredStudent(one);
    const { token } = (await store(one, 'POST /auth/login', { body: { email, password } })).body.data;
    return { ...opensNow, read: opens(token) };
  },
  'POST /auth/google': async ({ one, credential }) => {
    const { token } = (await store(one, 'POST /auth/google', { body: { credential: await credential() } })).body.data;
    return { ...opensNow, read: opens(token) };
  },
  'POST /auth/logout': async ({ one }) => {
    const { token } = await registeredStudent(one);
    await store(one, 'POST /auth/logout', { token });
    return { read: opens(token), shows: 401 };
  },
  'PUT /auth/profile': async ({ one }) => {
    const { token } = await registeredStudent(one);
    await store(one, 'PUT /auth/profile', { token, body: { name: 'Another Name' } });
    return { read: user(token), shows: expect.objectContaining({ name: 'Another Name' }) };
  },
  'POST /auth/change-password': async ({ one }) => {
    const { token, email, password } = await registeredStudent(one);
    await store(one, 'POST /auth/change-password', { token, body: { currentPassword: password, newPassword: 'Another2' } });
    return { read: signsIn(email, 'Another2'), shows: 200 };
  },
  'POST /auth/delete-account': async ({ one }) => {
    const { token, password } = await registeredStudent(one);
    await store(one, 'POST /auth/delete-account', { token, body: { password } });
    return { read: opens(token), shows: 401 };
  },
  'POST /auth/forgot-password': 'It sends a mail.',
  'POST /auth/reset-password': async (processes) => {
    const { email } = await registeredStudent(processes.one);
    await store(processes.one, 'POST /auth/forgot-password', { body: { email } });
    const token = await linkTo(processes, email);
    await store(processes.one, 'POST /auth/reset-password', { body: { token, password: 'Another2' } });
    return { read: signsIn(email, 'Another2'), shows: 200 };
  },
  'POST /auth/verify-email/send': 'It sends a mail.',
  'POST /auth/verify-email': async (processes) => {
    const { email, token } = await registeredStudent(processes.one);
    await processes.box.open(processes.one);
    await store(processes.one, 'POST /auth/verify-email/send', { token });
    await store(processes.one, 'POST /auth/verify-email', { body: { token: await linkTo(processes, email) } });
    return { read: user(token), shows: expect.objectContaining({ emailVerified: true }) };
  },
  'POST /auth/change-email': async (processes) => {
    const { one, box } = processes;
    const { token, email, password } = await registeredStudent(one);
    await box.open(one);
    const [body, fresh] = [{ email: `new.${email}`, password }, `new.${email}`];
    await store(one, 'POST /auth/change-email', { token, body });
    await store(one, 'POST /auth/verify-email', { body: { token: await linkTo(processes, fresh) } });
    return { read: signsIn(fresh, password), shows: 200 };
  },
  'DELETE /auth/sessions/:id': async ({ one }) => {
    const { token, email, password } = await registeredStudent(one);
    const there = (await store(one, 'POST /auth/login', { body: { email, password } })).body.data.token;
    const { sessions } = await data(one, '/auth/sessions', token);
    const { id } = sessions.find(({ current }: { current: boolean }) => !current);
    await store(one, `DELETE /auth/sessions/${id}`, { token });
    return { read: opens(there), shows: 401 };
  },
  'POST /auth/sessions/end-others': async ({ one }) => {
    const { token, email, password } = await registeredStudent(one);
    const there = (await store(one, 'POST /auth/login', { body: { email, password } })).body.data.token;
    await store(one, 'POST /auth/sessions/end-others', { token });
    return { read: opens(there), shows: 401 };
  },
  'PUT /plan': async ({ one }) => {
    const { token } = await registeredStudent(one);
    await store(one, 'PUT /plan', { token, body: { plan, version: 0 } });
    return { read: async (at) => (await data(at, '/plan', token)).plan.steps[0].text, shows: 'Step 1' };
  },
  'DELETE /plan': async ({ one }) => {
    const { token } = await registeredStudent(one);
    await store(one, 'PUT /plan', { token, body: { plan, version: 0 } });
    await store(one, 'DELETE /plan', { token });
    return { read: async (at) => (await data(at, '/plan', token)).plan, shows: null };
  },
  'PUT /path/passport': async ({ one }) => {
    const { token } = await registeredStudent(one);
    await store(one, 'PUT /path/passport', { token, body: { passport: details } });
    return { read: async (at) => (await data(at, '/path/passport', token)).passport, shows: expect.objectContaining(details) };
  },
  'DELETE /path/passport': async ({ one }) => {
    const { token } = await registeredStudent(one);
    await store(one, 'PUT /path/passport', { token, body: { passport: details } });
    await store(one, 'DELETE /path/passport', { token });
    return { read: async (at) => (await data(at, '/path/passport', token)).passport, shows: null };
  },
  'POST /path/check': 'It judges what it is sent.',
  'POST /path/propose': 'It proposes for what it is sent.',
  'POST /chances': 'It judges what it is sent.',
  'POST /chances/list': 'It judges what it is sent.',
  'POST /client-errors': 'It writes into the log.',
  'PUT /reminders': async ({ one }) => {
    const {
      token,
      user: { id },
    } = await registeredStudent(one);
    await one.db.execute(sql`update users set email_verified_at = now() where id = ${id}`);
    await store(one, 'PUT /reminders', { token, body: { on: true } });
    return { read: async (at) => (await data(at, '/reminders', token)).reminders.on, shows: true };
  },
  'POST /reminders/end': async (processes) => {
    const { one, box } = processes;
    const {
      token,
      email,
      user: { id },
    } = await registeredStudent(one);
    await one.db.execute(sql`update users set email_verified_at = now() where id = ${id}`);
    await store(one, 'PUT /reminders', { token, body: { on: true } });
    await store(one, 'POST /bookmarks/add', { token, body: { type: 'exams', itemId: 'jee-main' } });
    await box.open(one);
    await one.rounds.remind();
    await store(one, 'POST /reminders/end', { body: { token: await linkTo(processes, email) } });
    return { read: async (at) => (await data(at, '/reminders', token)).reminders.on, shows: false };
  },
  'POST /reports': async ({ one }) => {
    const { token } = await registeredStudent(one);
    const body = { type: 'exams', id: 'jee-main', field: 'officialLink', text: 'It leads nowhere', source: 'https://example.in/n' };
    const { id } = (await store(one, 'POST /reports', { token, body })).body.data.report;
    const ids = ({ reports }: { reports: { id: string }[] }) => reports.map((report) => report.id);
    return {
      read: async (at) => [ids(await data(at, '/reports/mine', token)), ids(await data(at, '/desk/reports?state=new', adminToken))],
      shows: [[id], expect.arrayContaining([id])],
    };
  },
  'POST /bookmarks/add': async ({ one }) => {
    const { token } = await registeredStudent(one);
    await store(one, 'POST /bookmarks/add', { token, body: { type: 'exams', itemId: 'jee-main' } });
    return { read: async (at) => JSON.stringify(await data(at, '/bookmarks', token)), shows: expect.stringContaining('jee-main') };
  },
  'POST /bookmarks/remove': async ({ one }) => {
    const { token } = await registeredStudent(one);
    const body = { type: 'exams', itemId: 'jee-main' };
    await store(one, 'POST /bookmarks/add', { token, body });
    await store(one, 'POST /bookmarks/remove', { token, body });
    return { read: async (at) => JSON.stringify(await data(at, '/bookmarks', token)), shows: expect.not.stringContaining('jee-main') };
  },
  'POST /calendar/address': async ({ one }) => {
    const { token } = await registeredStudent(one);
    await store(one, 'POST /calendar/address', { token });
    return { read: async (at) => (await data(at, '/calendar/address', token)).since, shows: expect.any(String) };
  },
  'DELETE /calendar/address': async ({ one }) => {
    const { token } = await registeredStudent(one);
    await store(one, 'POST /calendar/address', { token });
    await store(one, 'DELETE /calendar/address', { token });
    return { read: async (at) => (await data(at, '/calendar/address', token)).since, shows: null };
  },
  'POST /together': async ({ one }) => {
    const { path } = await together(one);
    return { read: async (at) => (await data(at, path)).student, shows: sealed('a') };
  },
  'PUT /together/:id/parent': async ({ one }) => {
    const { path } = await together(one);
    await store(one, `PUT ${path}/parent`, { body: { sealed: sealed('p'), version: 0 } });
    return { read: async (at) => JSON.stringify(await data(at, path)), shows: expect.stringContaining(sealed('p')) };
  },
  'PUT /together/:id/student': async ({ one }) => {
    const { path, headers } = await together(one);
    await store(one, `PUT ${path}/student`, { headers, body: { sealed: sealed('s') } });
    return { read: async (at) => (await data(at, path)).student, shows: sealed('s') };
  },
  'DELETE /together/:id': async ({ one }) => {
    const { path, headers } = await together(one);
    await store(one, `DELETE ${path}`, { headers });
    return { read: async (at) => (await askServer(at, `GET ${path}`)).status, shows: 404 };
  },
} satisfies Partial<Record<WriteName, Write>>;
