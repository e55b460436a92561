/**
 * A stranger who knows the password and the owner who acts against it, at the same moment and in two processes. In either order:
 * once the owner's act is done, nothing that the stranger asked for or holds opens or moves the account.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { endSessionsIn } from './cli/end-sessions-command.ts';
import { hashPassword } from './identity/passwords.ts';
import { UsersRepository, type UserRow } from './identity/users.repository.ts';
import { googleStandIn, type GoogleStandIn } from './testing/google-stand-in.ts';
import { mailbox } from './testing/mailbox.ts';
import { testApp, type CallResult, type TestApp } from './testing/test-app.ts';
import { openTestDatabase } from './testing/test-database.ts';

const password = 'Secret1';
const box = mailbox();
let google: GoogleStandIn;
let passwordHash: string;
beforeAll(async () => {
  google = await googleStandIn();
  passwordHash = await hashPassword(password);
});

interface Case {
  /** The owner's process, and the stranger's. */
  one: TestApp;
  two: TestApp;
  person: UserRow;
  owner: string;
  stranger: string;
  resetLink: string;
  changeLinks: readonly [string, string];
  strangers: string;
}

async function newCase(one: TestApp, two: TestApp): Promise<Case> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  const person = await new UsersRepository(one.db).insert({ email, emailKey: email, name: 'Asha Rao', passwordHash });
  if (!person) throw new Error('nobody');
  const session = async () => (await one.shared.sessions.start(person.id, { passwordHash }))?.token ?? '';
  const strangers = `stranger.${email}`;
  const link = (purpose: string, address: string) =>
    one.shared.mailTokens.make({
      purpose,
      userId: person.id,
      address,
      credential: person.credential,
      expiresAt: new Date(Date.now() + 600_000),
    });
  return {
    one,
    two,
    person,
    owner: await session(),
    stranger: await session(),
    resetLink: await link('reset', email),
    changeLinks: [await link('change', strangers), await link('change', strangers)],
    strangers,
  };
}

/** True when it was done. */
type OwnerActs = (at: Case) => Promise<boolean>;
const ownerActs: readonly OwnerActs[] = [
  async ({ one, resetLink: token }) =>
    (await one.call('POST', '/auth/reset-password', { body: { token, password: 'Another2' } })).status === 200,
  async ({ one, owner: token }) => {
    const body = { currentPassword: password, newPassword: 'Another2' };
    return (await one.call('POST', '/auth/change-password', { token, body })).status === 200;
  },
  async ({ one, person: { email } }) => {
    const credential = await google.sign({ sub: `of ${email}`, email });
    return (await one.call('POST', '/auth/google', { body: { credential } })).body.messageId === 'google.tookOver';
  },
  async ({ one, owner: token }) => (await one.call('POST', '/auth/sessions/end-others', { token })).status === 200,
  async ({ one, person }) => (await endSessionsIn(one.db, person.email).catch(() => '')) !== '',
];

const verify = ({ two }: Case, token: string) => two.call('POST', '/auth/verify-email', { body: { token } });
const addressOf = async ({ one, person }: Case) => (await new UsersRepository(one.db).byId(person.id))?.email;

/** What the stranger does at the same moment; what comes back is asked when both are done. */
type StrangerTries = (at: Case) => { answer: Promise<CallResult>; gotIn: (answer: CallResult, isDone: boolean) => Promise<boolean> };
const strangerTries: readonly StrangerTries[] = [
  // Opens one of two links: had it been first, the owner's own link and Google's word would find another account.
  (at) => ({
    answer: verify(at, at.changeLinks[0]),
    gotIn: async (answer) => {
      const isTheirs = (await addressOf(at)) === at.strangers;
      expect(answer.status).toBe(isTheirs ? 200 : 400);
      return (await verify(at, at.changeLinks[1])).status === 200;
    },
  }),
  // Asks for another link, while both processes send whatever there is.
  (at) => {
    const body = { email: at.strangers, password };
    const answer = at.two.call('POST', '/auth/change-email', { token: at.stranger, body });
    const sending = Promise.all([at.one.shared.outbox.sendNext(), at.two.shared.outbox.sendNext(), at.two.shared.outbox.sendNext()]);
    return {
      answer,
      gotIn: async () => {
        await sending;
        const tokens = (await box.open(at.one)).filter(({ to, token }) => to === at.strangers && token !== '').map(({ token }) => token);
        const answers = await Promise.all([...tokens, ...at.changeLinks].map((token) => verify(at, token)));
        return answers.some(({ status }) => status === 200);
      },
    };
  },
  (at) => ({
    answer: at.two.call('POST', '/calendar/address', { token: at.stranger }),
    gotIn: async ({ body }) => body.success === true && (await at.two.app.inject({ url: String(body.data.address) })).statusCode === 200,
  }),
  // Signs everybody else out, or so it was meant.
  (at) => ({
    answer: at.two.call('POST', '/auth/sessions/end-others', { token: at.stranger }),
    gotIn: async () => (await at.two.call('GET', '/auth/profile', { token: at.stranger })).status === 200,
  }),
];

describe.each(['on', 'off'])('with the limits %s', (limits) => {
  let one: TestApp;
  let two: TestApp;
  beforeAll(async () => {
    const env = { ...google.env, ...box.env, RATE_LIMIT: limits };
    one = await testApp({ env });
    two = await testApp({ env, database: openTestDatabase(one.connection) });
  });

  it('a hundred races leave the stranger outside', async () => {
    let done = 0;
    for (let race = 0; race < 100; race += 1) {
      const at = await newCase(one, two);
      const acting = ownerActs[race % ownerActs.length]!;
      const trying = strangerTries[Math.floor(race / ownerActs.length) % strangerTries.length]!;
      // Now one begins earlier, now the other, by up to a few turns of the event loop.
      const lead = Math.floor(race / 10) - 5;
      const wait = async (turns: number) => {
        for (let n = 0; n < turns; n += 1) await turn();
      };
      const owners = wait(lead).then(() => acting(at));
      await wait(-lead);
      const { answer, gotIn } = trying(at);
      const [isDone, answered] = await Promise.all([owners, answer]);
      const isIn = await gotIn(answered, isDone);
      // Where the stranger was first, the owner's own way may be closed, as it would be a minute later.
      if (isDone) expect([race, isIn]).toEqual([race, false]);
      done += isDone ? 1 : 0;
    }
    expect(done).toBeGreaterThan(50);
  }, 120_000);
});
