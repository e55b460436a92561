/** The outbox on the real database and a real mail server, which at times is slow, refuses, or dies in the middle. */
import { sql } from 'drizzle-orm';
import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newStudent } from '../testing/new-student.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { dataFolder } from '../testing/started-server.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { folderTransport, NotSent, sendLimitMs, smtpTransport } from './mail-transport.ts';
import type { MailMessage, MailKind } from './mail-kind.ts';
import { Outbox, mailRetryPause, type Outcome } from './outbox.ts';

let server: TestApp;
let mailServer: MailServer;
let troubles: unknown[];
const waits = async () => (await server.shared.outbox.waiting()).waiting;
const makeDue = () => server.db.execute(sql`update mails set due_at = now()`);

const message = (to: string, more: Partial<MailMessage> = {}): MailMessage => ({
  to,
  language: 'en',
  subject: 'News',
  paragraphs: ['Hello'],
  ...more,
});
const plain: MailKind = { name: 'plain', priority: 5, goodForSeconds: 3600, compose: async ({ address }) => message(address) };

/** As patient as the application's: beside other work a mail may take its time, and nothing here waits for it to run out. */
function outbox(kinds: readonly MailKind[] = [plain], limitMs = sendLimitMs): Outbox {
  const made = new Outbox({
    db: server.db,
    transport: smtpTransport(mailServer.url, limitMs),
    from: { name: 'Disha', address: 'mail@disha.example' },
    onOutcome: (_outcome: Outcome, _kind, error) => error !== undefined && troubles.push(error),
  });
  made.register(...kinds);
  return made;
}
const write = (made: Outbox, address: string, more: { kind?: string; params?: unknown; userId?: string } = {}) =>
  made.add(server.db, { kind: 'plain', userId: null, address, language: 'en', ...more });

beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  await server.db.execute(sql`delete from mails`);
  mailServer = await startMailServer();
  troubles = [];
  return () => mailServer.close();
});

describe('a mail', () => {
  it('leaves as text and HTML, with nothing from elsewhere, and is then in no table', async () => {
    const kind = {
      ...plain,
      compose: async () =>
        message('asha@example.in', {
          subject: 'नमस्ते <b>',
          paragraphs: ['1 < 2 & "3"'],
          action: { label: 'Open', url: 'https://disha.example/x?a=1&b=2' },
        }),
    };
    const made = outbox([kind]);
    await write(made, 'asha@example.in');
    expect(await made.sendNext()).toBe('sent');
    expect(await made.sendNext()).toBeUndefined();
    expect(await waits()).toBe(0);
    const [mail] = mailServer.taken;
    expect(mail?.to).toBe('asha@example.in');
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@disha\.example>$/);
    const source = mail?.source ?? '';
    expect(source).toContain('text/plain');
    expect(source).toContain('text/html');
    expect(source).toContain('1 &lt; 2 &amp; &quot;3&quot;');
    expect(source).not.toMatch(/<img|<link|<script|src=|url\(/i);
  });

  it('is not written when its cause fails', async () => {
    const made = outbox();
    await expect(
      server.db.transaction(async (tx) => {
        await made.add(tx, { kind: 'plain', userId: null, address: 'a@example.in', language: 'en' });
        throw new Error('no');
      }),
    ).rejects.toThrow();
    expect(await waits()).toBe(0);
  });

  it('goes before those that are less needed, and after those that came earlier', async () => {
    const urgent = { ...plain, name: 'urgent', priority: 0 };
    const made = outbox([plain, urgent]);
    for (const [address, kind] of [
      ['1@x.in', 'plain'],
      ['2@x.in', 'plain'],
      ['3@x.in', 'urgent'],
      ['4@x.in', 'urgent'],
    ] as const)
      await write(made, address, { kind });
    while ((await made.sendNext()) !== undefined);
    expect(mailServer.taken.map(({ to }) => to)).toEqual(['3@x.in', '4@x.in', '1@x.in', '2@x.in']);
  });

  it('goes with the account it is about', async () => {
    const { id } = await newStudent(server);
    await write(outbox(), 'a@example.in', { userId: id });
    await server.db.execute(sql`delete from users where id = ${id}`);
    expect(await waits()).toBe(0);
  });

  it('into a folder is a file of its own', async () => {
    const folder = dataFolder();
    const made = new Outbox({ db: server.db, transport: folderTransport(folder), from: { name: '', address: 'mail@localhost' } });
    made.register(plain);
    await write(made, 'a@example.in');
    await made.sendNext();
    const [file = ''] = readdirSync(folder);
    expect(file).toMatch(/\.eml$/);
    expect(readFileSync(`${folder}/${file}`, 'utf8')).toContain('To: a@example.in');
  });

  it('is not even written where mail is not set up', async () => {
    const made = new Outbox({ db: server.db, transport: null, from: { name: '', address: 'mail@localhost' } });
    made.register(plain);
    await write(made, 'a@example.in');
    expect(await waits()).toBe(0);
  });
});

describe('a mail server that', () => {
  it.each(['refuse', 'refuse for ever', 'stall', 'drop'] as const)(
    'does %s gets it again, the first time within a minute',
    async (manner) => {
      const made = outbox();
      mailServer.manner = () => manner;
      await write(made, 'a@example.in');
      // Only who never gets an answer has to lose patience.
      expect(await (manner === 'stall' ? outbox([plain], 300) : made).sendNext()).toBe('failed');
      expect(troubles[0]).toBeInstanceOf(NotSent);
      expect(JSON.stringify(troubles[0]) + String(troubles[0])).not.toContain('a@example.in');
      expect(await made.sendNext()).toBeUndefined();
      const { rows } = await server.db.execute(sql`select extract(epoch from due_at - now())::float as seconds from mails`);
      expect(rows[0]?.['seconds']).toBeLessThan(60 - 40);
      mailServer.manner = () => 'take';
      await makeDue();
      expect(await made.sendNext()).toBe('sent');
      expect(mailServer.taken).toHaveLength(1);
    },
  );

  it('hangs up behind DATA gets it again under the same Message-ID', async () => {
    const made = outbox();
    mailServer.manner = () => 'swallow';
    await write(made, 'a@example.in');
    expect(await made.sendNext()).toBe('failed');
    mailServer.manner = () => 'take';
    await makeDue();
    expect(await made.sendNext()).toBe('sent');
    expect(new Set(mailServer.taken.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('is away is asked at growing pauses, and is given up after two days', async () => {
    const pauses = Array.from({ length: 10 }, (_, at) => mailRetryPause(at + 1));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    const made = outbox([{ ...plain, goodForSeconds: 30 * 24 * 3600 }]);
    await mailServer.close();
    await write(made, 'a@example.in');
    expect(await made.sendNext()).toBe('failed');
    await server.db.execute(sql`update mails set due_at = now(), expires_at = expires_at - interval '2 days'`);
    expect(await made.sendNext()).toBeUndefined();
    expect(await made.removeExpired()).toBe(1);
  });
});

describe('several processes', () => {
  it('send each mail once, whichever dies', async () => {
    const [one, two] = [outbox(), outbox()];
    for (let n = 0; n < 40; n += 1) await write(one, `${n}@x.in`);
    // Somebody who claimed one and was killed: the lease runs out.
    await server.db.execute(sql`update mails set attempts = 1, due_at = now() + interval '60 seconds' where address = '7@x.in'`);
    const all = async (made: Outbox) => {
      while ((await made.sendNext()) !== undefined);
    };
    await Promise.all([all(one), all(one), all(two), all(two)]);
    expect(mailServer.taken).toHaveLength(39);
    await makeDue();
    await Promise.all([all(one), all(two)]);
    expect(new Set(mailServer.taken.map(({ to }) => to)).size).toBe(40);
    expect(mailServer.taken).toHaveLength(40);
  });
});

describe('while it runs', () => {
  let made: Outbox;
  afterEach(() => made.stop());

  it('sends by itself what is written, and ends in peace', async () => {
    made = outbox();
    made.start();
    const came = new Promise<void>((resolve) => {
      mailServer.manner = () => {
        resolve();
        return 'take';
      };
    });
    await write(made, 'a@example.in');
    await came;
    await made.stop(sendLimitMs);
    expect(await waits()).toBe(0);
  });
});

describe('a kind of mail', () => {
  it('that is no longer needed is dropped; one that cannot be written is tried again', async () => {
    const made = outbox([
      { ...plain, name: 'over', compose: async () => null },
      { ...plain, name: 'broken', compose: () => Promise.reject(new Error('x')) },
    ]);
    await write(made, 'a@example.in', { kind: 'over' });
    expect(await made.sendNext()).toBe('dropped');
    expect(await waits()).toBe(0);
    await write(made, 'a@example.in', { kind: 'broken' });
    expect(await made.sendNext()).toBe('failed');
    expect(await waits()).toBe(1);
    expect(mailServer.taken).toEqual([]);
  });

  it('whose time has not come is asked again in a while', async () => {
    let answer: 'later' | MailMessage = 'later';
    const made = outbox([{ ...plain, compose: async () => answer }]);
    await write(made, 'a@example.in');
    expect(await made.sendNext()).toBe('later');
    expect(await made.sendNext()).toBeUndefined();
    expect(troubles).toEqual([]);
    answer = message('a@example.in');
    await makeDue();
    expect(await made.sendNext()).toBe('sent');
  });

  it('that is taken back while it is written is not sent', async () => {
    const { id } = await newStudent(server);
    const made: Outbox = outbox([
      {
        ...plain,
        compose: async ({ address }) => {
          await made.takeBack(server.db, id, 'plain');
          return message(address);
        },
      },
    ]);
    await write(made, 'a@example.in', { userId: id });
    expect(await made.sendNext()).toBe('dropped');
    expect(mailServer.taken).toEqual([]);
  });
});
