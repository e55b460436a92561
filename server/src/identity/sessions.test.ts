/**
 * Between the check of a password and the session it opens lie tens of milliseconds. Whatever happens in them, no session stays
 * open by something that does not open the account any more, and no caller is answered by a failure of ours.
 */
import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../db/connect.ts';
import { googleStandIn, type GoogleStandIn } from '../testing/google-stand-in.ts';
import { holdNewSessions, holdRow } from '../testing/hold.ts';
import { registeredStudent, studentBody, type RegisteredStudent } from '../testing/registered-student.ts';
import { testApp, type CallResult, type TestApp } from '../testing/test-app.ts';

describe('a session and what opens it', () => {
  let google: GoogleStandIn;
  let one: TestApp;
  /** Another process on the same database. */
  let two: TestApp;
  beforeAll(async () => {
    google = await googleStandIn();
    one = await testApp({ env: google.env });
    const { db, pool } = openPool({ ...one.connection, max: 8 });
    two = await testApp({ env: google.env, database: { db, pool, connection: one.connection } });
    return () => pool.end();
  });

  type Ask = (on: TestApp, student: RegisteredStudent) => Promise<CallResult>;
  const login: Ask = (on, { email, password }) => on.call('POST', '/auth/login', { body: { email, password } });
  const renew: Ask = (on, { token, password }) =>
    on.call('POST', '/auth/change-password', { token, body: { currentPassword: password, newPassword: 'Newer2b' } });
  const leave: Ask = (on, { token, password }) => on.call('POST', '/auth/delete-account', { token, body: { password } });
  const comeByGoogle: Ask = async (on, { email }) =>
    on.call('POST', '/auth/google', { body: { credential: await google.sign({ sub: `of ${email}`, email }) } });
  const leaveGoogle: Ask = async (on, { email, token }) =>
    on.call('POST', '/auth/delete-account', { token, body: { credential: await google.sign({ sub: `of ${email}`, email }) } });

  const ofGoogle = async (): Promise<RegisteredStudent> => {
    const email = String(studentBody()['email']);
    const answer = await comeByGoogle(one, { email } as RegisteredStudent);
    return { ...answer.body.data, email, password: '' };
  };
  const sessionsOf = async ({ user }: RegisteredStudent) =>
    (await one.pool.query('select 1 from sessions where user_id = $1', [user.id])).rowCount;
  const isIn = async ({ body }: CallResult) =>
    body.success === true && (await two.call('GET', '/auth/profile', { token: String(body.data.token) })).status === 200;

  const anotherHash = '$argon2id$v=19$m=19456,t=2,p=1$2aC7IKmg205vgV6F9Xvi8g$2JHaumGW6pKLKLFK5gxCp1nQHpggiHDQlQVtsOMhPIg';
  const endSessions = 'delete from sessions where user_id = $1';
  const changePassword = [`update users set password_hash = '${anotherHash}' where id = $1`, endSessions];
  const giveAway = ["update users set password_hash = null, google_subject = 'taker ' || id where id = $1", endSessions];
  const remove = ['delete from users where id = $1'];

  describe('is refused when that changed after it was checked', () => {
    it.each([
      ['a login, and the password was changed', login, changePassword],
      ['a login, and Google took the account', login, giveAway],
      ['a login, and the account was deleted', login, remove],
      ['a change of the password, and it was changed', renew, changePassword],
      ['a change of the password, and Google took the account', renew, giveAway],
      ['a change of the password, and the account was deleted', renew, remove],
      ['deleting the account, and the password was changed', leave, changePassword],
      ['deleting the account, and Google took it', leave, giveAway],
    ])('%s', async (_what, ask, meanwhile) => {
      const student = await registeredStudent(one);
      const row = await holdRow(one, student.user.id);
      const asked = ask(one, student);
      await row.awaitedBy(1);
      await row.letGo(...meanwhile);
      expect((await asked).body).toEqual({
        success: false,
        ...(ask === login
          ? { code: 'bad_credentials', message: 'Invalid email or password', messageId: 'auth.wrongPassword' }
          : { code: 'unauthenticated', message: 'Your session has ended. Please sign in again.', messageId: 'http.sessionEnded' }),
      });
      expect(await sessionsOf(student)).toBe(0);
      const { rowCount } = await one.pool.query('select 1 from users where id = $1', [student.user.id]);
      expect(rowCount).toBe(meanwhile === remove ? 0 : 1);
    });

    it('a sign-up, and Google took the account before its first session', async () => {
      const body = studentBody();
      await one.pool.query(`
        create function take() returns trigger language plpgsql as $$
          begin update users set google_subject = 'taker', password_hash = null where id = new.id; return null; end $$;
        create trigger take after insert on users for each row execute function take()`);
      const answer = await one.call('POST', '/auth/register', { body });
      await one.pool.query('drop trigger take on users');
      expect([answer.status, answer.body.message]).toEqual([409, 'An account with this email already exists']);
      const { rowCount } = await one.pool.query('select 1 from sessions join users on users.id = user_id where email = $1', [
        body['email'],
      ]);
      expect(rowCount).toBe(0);
    });
  });

  describe('and Google, whose word stays good', () => {
    it('makes the account anew that was deleted in between', async () => {
      const student = await ofGoogle();
      const row = await holdRow(one, student.user.id);
      const asked = comeByGoogle(one, student);
      await row.awaitedBy(1);
      await row.letGo(...remove);
      const answer = await asked;
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({ requiresProfileCompletion: true, user: { email: student.email, class: null } });
      expect(answer.body.data.user.id).not.toBe(student.user.id);
      expect(await isIn(answer)).toBe(true);
    });

    it('makes one anew too where the account to be taken was deleted', async () => {
      const student = await registeredStudent(one);
      const row = await holdRow(one, student.user.id);
      const asked = comeByGoogle(one, student);
      await row.awaitedBy(1);
      await row.letGo(...remove);
      const answer = await asked;
      expect([answer.status, answer.body.message]).toEqual([200, 'Welcome! Your account is ready.']);
      expect(await isIn(answer)).toBe(true);
    });

    it('opens the account that the same person made in between under another e-mail, and leaves this one alone', async () => {
      const student = await registeredStudent(one);
      const row = await holdRow(one, student.user.id);
      const asked = comeByGoogle(one, student);
      await row.awaitedBy(1);
      await row.letGo(`
        insert into users (email, email_key, name, google_subject)
        select 'other.' || email, 'other.' || email, name, 'of ' || email from users where id = $1`);
      const answer = await asked;
      expect([answer.status, answer.body.data.user.email]).toEqual([200, `other.${student.email}`]);
      expect((await login(two, student)).status).toBe(200);
    });
  });

  describe('on two processes at once, whichever comes first', () => {
    /** Both have been checked and wait at the person's row, in this order. */
    const meet = async (student: RegisteredStudent, first: Ask, second: Ask): Promise<[CallResult, CallResult]> => {
      const row = await holdRow(one, student.user.id);
      const answers = [first(one, student)];
      await row.awaitedBy(1);
      answers.push(second(two, student));
      await row.awaitedBy(2);
      await row.letGo();
      return Promise.all(answers) as Promise<[CallResult, CallResult]>;
    };

    it.each([
      ['a change of the password', renew, 1],
      ['a takeover by Google', comeByGoogle, 1],
      ['deleting', leave, 0],
    ])('%s leaves no session that the old password opened', async (_what, change, left) => {
      const before = await registeredStudent(one);
      const [changed, refused] = await meet(before, change, login);
      expect([changed.status, refused.status]).toEqual([200, 401]);
      expect(await sessionsOf(before)).toBe(left);

      const after = await registeredStudent(one);
      const [opened, changedThen] = await meet(after, login, change);
      expect([opened.status, changedThen.status]).toEqual([200, 200]);
      expect(await isIn(opened)).toBe(false);
      expect(await sessionsOf(after)).toBe(left);
    });

    it('deleting leaves no session that Google opened', async () => {
      const before = await ofGoogle();
      const [, made] = await meet(before, leaveGoogle, comeByGoogle);
      expect([made.status, made.body.message]).toEqual([200, 'Welcome! Your account is ready.']);
      expect(await sessionsOf(before)).toBe(0);

      const after = await ofGoogle();
      const [opened, deleted] = await meet(after, comeByGoogle, leaveGoogle);
      expect([opened.status, deleted.status]).toEqual([200, 200]);
      expect([await isIn(opened), await sessionsOf(after)]).toEqual([false, 0]);
    });

    it('of two changes of the password one is done, and its session alone goes on', async () => {
      const student = await registeredStudent(one);
      const [done, refused] = await meet(student, renew, renew);
      expect([done.status, refused.status]).toEqual([200, 401]);
      expect([await isIn(done), await sessionsOf(student)]).toEqual([true, 1]);
    });

    it('a takeover by Google leaves no session of a change of the password that was nearly done', async () => {
      const student = await registeredStudent(one);
      const barrier = await holdNewSessions(one);
      const renewing = renew(one, student);
      await barrier.awaitedBy(1);
      const taking = comeByGoogle(two, student);
      await barrier.awaitedBy(2);
      await barrier.letGo();
      const [renewed, taken] = await Promise.all([renewing, taking]);
      expect([await isIn(renewed), await isIn(taken), await sessionsOf(student)]).toEqual([false, true, 1]);
    });

    it('two sign-ins both open where the first makes a hash of an older cost anew', async () => {
      const student = await registeredStudent(one);
      const old = await hash(student.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
      await one.pool.query('update users set password_hash = $2 where id = $1', [student.user.id, old]);
      const answers = await meet(student, login, login);
      expect(await Promise.all(answers.map(isIn))).toEqual([true, true]);
      const { rows } = await one.pool.query<{ hash: string }>('select password_hash as hash from users where id = $1', [student.user.id]);
      expect(rows[0]!.hash).toContain('$m=19456,t=2,p=1$');
    });

    it('a sign-in that would make such a hash anew does not bring the old password back', async () => {
      const student = await registeredStudent(one);
      const old = await hash(student.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
      await one.pool.query('update users set password_hash = $2 where id = $1', [student.user.id, old]);
      const [done, refused] = await meet(student, renew, login);
      expect([done.status, refused.status]).toEqual([200, 401]);
      expect((await login(one, student)).status).toBe(401);
      expect((await login(one, { ...student, password: 'Newer2b' })).status).toBe(200);
    });
  });
});
