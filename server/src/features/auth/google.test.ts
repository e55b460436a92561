import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { googleStandIn, type GoogleStandIn } from '../../testing/google-stand-in.ts';
import { registeredStudent } from '../../testing/registered-student.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { fittingName } from './auth.service.ts';

describe('Google sign-in', () => {
  let server: TestApp;
  let google: GoogleStandIn;
  beforeAll(async () => {
    google = await googleStandIn();
    server = await testApp({ env: google.env });
  });
  const signIn = (credential: unknown, on = server) => on.call('POST', '/auth/google', { body: { credential } });

  it('makes an account for a new person and asks for the rest', async () => {
    const answer = await signIn(await google.sign({ sub: '42', email: 'Ravi@Example.in' }));
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      requiresProfileCompletion: true,
      user: {
        email: 'Ravi@Example.in',
        name: 'Ravi Verma',
        class: null,
        state: null,
        stream: null,
        field: null,
        emailVerified: true,
        avatar: 'https://lh3.googleusercontent.com/a/picture',
      },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/subject|passwordHash|"42"/);
    const { token } = answer.body.data;
    expect((await server.call('GET', '/auth/profile', { token })).body.data).toMatchObject({ hasPassword: false });
    await server.call('PUT', '/auth/profile', { token, body: { class: '10', state: 'Goa', stream: 'arts' } });

    const again = await signIn(await google.sign({ sub: '42', email: 'new-address@example.in' }));
    expect(again.body.data).toMatchObject({ requiresProfileCompletion: false, user: { email: 'Ravi@Example.in', stream: 'arts' } });
    expect(again.body.data.user._id).toBe(answer.body.data.user._id);
  });

  it('asks again until the profile is complete, but never a graduate', async () => {
    const claims = { sub: '43', email: 'later@example.in' };
    const { token } = (await signIn(await google.sign(claims))).body.data;
    expect((await signIn(await google.sign(claims))).body.data.requiresProfileCompletion).toBe(true);
    await server.call('PUT', '/auth/profile', { token, body: { class: 'graduate' } });
    expect((await signIn(await google.sign(claims))).body.data.requiresProfileCompletion).toBe(false);
  });

  it('opens the account of the same verified e-mail, and shuts out whoever made it with a password', async () => {
    const maker = await registeredStudent(server, { class: '12', stream: 'science_pcm', field: 'computer_it' });
    const answer = await signIn(await google.sign({ email: maker.email.toUpperCase() }));
    expect(answer.body.data).toMatchObject({
      requiresProfileCompletion: false,
      user: { _id: maker.user._id, name: maker.user.name, stream: 'science_pcm' },
    });
    expect(answer.body.message).toContain('not with the old password');
    expect((await server.call('GET', '/auth/profile', { token: maker.token })).status).toBe(401);
    expect((await server.call('POST', '/auth/login', { body: maker })).status).toBe(401);
  });

  it('opens a confirmed account beside its password, and signs nobody out', async () => {
    const owner = await registeredStudent(server);
    await server.db.execute(sql`update users set email_verified_at = now() where id = ${owner.user._id}`);
    const answer = await signIn(await google.sign({ sub: 'beside', email: owner.email }));
    expect(answer.body).toMatchObject({ message: 'Signed in with Google. Your password goes on opening this account too.' });
    expect(answer.body.data.user._id).toBe(owner.user._id);
    expect((await server.call('GET', '/auth/profile', { token: owner.token })).status).toBe(200);
    expect((await server.call('POST', '/auth/login', { body: owner })).status).toBe(200);
    expect((await signIn(await google.sign({ sub: 'beside', email: 'elsewhere@example.in' }))).body.data.user._id).toBe(owner.user._id);
    expect((await signIn(await google.sign({ sub: 'stranger', email: owner.email }))).status).toBe(409);
  });

  it('does not hand an account to another Google account of the same e-mail', async () => {
    await signIn(await google.sign({ sub: 'first', email: 'moved@example.in' }));
    const answer = await signIn(await google.sign({ sub: 'second', email: 'moved@example.in' }));
    expect(answer.status).toBe(409);
  });

  it('makes one account when the same person comes ten times at once', async () => {
    const credentials = await Promise.all(Array.from({ length: 10 }, () => google.sign({ sub: 'many', email: 'many@example.in' })));
    const answers = await Promise.all(credentials.map((credential) => signIn(credential)));
    expect(new Set(answers.map(({ body }) => body.data.user._id)).size).toBe(1);
  });

  const now = Math.floor(Date.now() / 1000);
  it.each<[string, Record<string, unknown>]>([
    ['for another application', { aud: 'another-client' }],
    ['of another issuer', { iss: 'https://accounts.example.com' }],
    ['that has expired', { iat: now - 7200, exp: now - 3600 }],
    ['without an expiry', { exp: undefined }],
    ['of an e-mail that is not verified', { email_verified: false }],
    ['that says nothing of verification', { email_verified: undefined }],
    ['without an e-mail', { email: undefined }],
    ['of something that is no e-mail', { email: 'asha' }],
    ['without a subject', { sub: undefined }],
  ])('refuses a token %s', async (_what, claims) => {
    const answer = await signIn(await google.sign({ email: 'refused@example.in', ...claims }));
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ success: false, code: 'bad_credentials', message: 'Google login failed', messageId: 'google.failed' });
    expect((await server.db.execute(sql`select 1 from users where email_key = 'refused@example.in'`)).rows).toHaveLength(0);
  });

  it('refuses a forged token, an unsigned one, and nonsense', async () => {
    const [header, payload] = (await google.sign()).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const credential of [await google.forge(), unsigned, `${header}.${payload}.`, 'a.b.c', 'nonsense', '😀'.repeat(100)]) {
      expect((await signIn(credential)).status).toBe(401);
    }
    for (const credential of [undefined, null, '', 42, ['x'], 'x'.repeat(9000)]) {
      const answer = await signIn(credential);
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0]).toMatchObject({ path: 'credential', message: 'Google credential is required' });
    }
  });

  it.each(['on', 'off'])(
    'takes a credential once, from whichever process, for sign-in and for deleting together, limits %s',
    async (limits) => {
      const database = server;
      const [one, two] = [
        await testApp({ env: { ...google.env, RATE_LIMIT: limits }, database }),
        await testApp({ env: { ...google.env, RATE_LIMIT: limits }, database }),
      ];
      const credential = await google.sign({ sub: `once ${limits}`, email: `once-${limits}@example.in` });
      const first = await signIn(credential, one);
      expect(first.status).toBe(200);
      expect((await signIn(credential, two)).status).toBe(401);
      const token = first.body.data.token as string;
      expect((await one.call('POST', '/auth/delete-account', { token, body: { credential } })).status).toBe(401);
      expect(
        (await signIn(await google.sign({ sub: `once ${limits}`, email: `once-${limits}@example.in`, nonce: 'another' }), two)).status,
      ).toBe(200);
    },
  );

  it('says so when Google is not set up, and when its keys are out of reach', async () => {
    const without = await testApp();
    expect((await signIn('x', without)).status).toBe(403);
    const unreachable = await testApp({ env: { ...google.env, GOOGLE_JWKS_URL: 'http://127.0.0.1:9/jwks.json' } });
    const answer = await signIn(await google.sign(), unreachable);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.body.message).not.toMatch(/fetch|ECONN/);
  });

  it('keeps only pictures of Google', async () => {
    for (const picture of [
      'http://lh3.googleusercontent.com/a',
      'https://evil.example/a.png',
      'https://googleusercontent.com.evil.example/',
      'javascript:alert(1)',
      42,
      'x',
    ]) {
      const answer = await signIn(await google.sign({ picture }));
      expect(answer.body.data.user.avatar).toBeNull();
    }
  });

  it.each([
    ['Ravi Verma', 'Ravi Verma'],
    ['Asha K. (Class 10-B)', 'Asha K Class B'],
    ['आशा कुमारी', 'आशा कुमारी'],
    ["Sinéad O'Connor", 'Sinéad O Connor'],
    ['മോഹന്\u200d ദാസ്', 'മോഹന്\u200d ദാസ്'],
    ['র\u200d\u09cdযাম', 'র\u200d\u09cdযাম'],
    ['\u0301Asha \u0301K\u200dumari', 'Asha Kumari'],
    ['\u202eAsha\u202c   Rao\n', 'Asha Rao'],
    ['x'.repeat(80), 'x'.repeat(50)],
    // No letter is cut apart, from its sign or in itself.
    [`${'x'.repeat(49)}कि`, 'x'.repeat(49)],
    [`${'x'.repeat(49)}𑄌`, 'x'.repeat(49)],
    ['\u0301\u0301', 'Student'],
    ['A', 'Student'],
    ['😀😀', 'Student'],
    ['', 'Student'],
    [null, 'Student'],
  ])('turns the name %j into %j', (name, fitting) => {
    expect(fittingName(name)).toBe(fitting);
  });
});
