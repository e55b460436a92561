/** Three days of reminders: two processes, kill -9 within a round and within sending, a mail server away twice, people who end them. */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbedded } from '../../server/src/db/embedded.ts';
import { dataFolder, ended, startServer, type Started } from '../../server/src/testing/started-server.ts';
import { sendCall } from './load.ts';
import { tellReminders } from './reminders-count.ts';
import { MailboxOfAll } from './reminders-mailbox.ts';
import { emailOf, clockIn, endingOf, examsNear, studentCount, type Ending, type SetClock } from './reminders-world.ts';
import type { Report } from './report.ts';

const endingAt = (ending: Ending) => Array.from({ length: studentCount }, (_, at) => at).filter((at) => endingOf(at) === ending);
/** With a try at once and then after 15 s, 1, 5, 15 and 30 min, an hour is over. */
const triesInAnHour = 6;
const longestMs = 180_000;

class Trial {
  readonly client: pg.Client;
  readonly box: MailboxOfAll;
  readonly env: Record<string, string>;
  readonly tokens: readonly string[];
  readonly endedAt = new Map<string, number>();
  processes: Started[] = [];

  constructor(client: pg.Client, box: MailboxOfAll, env: Record<string, string>) {
    this.client = client;
    this.box = box;
    this.env = env;
    this.tokens = Array.from({ length: studentCount }, () => randomBytes(32).toString('base64url'));
  }

  /** By name, so that the database can tell which of them is in the middle of something. */
  async start(name: number): Promise<Started> {
    const DATABASE_URL = `${this.env['DATABASE_URL']}&application_name=reminding-${name}`;
    const node = ['--import', fileURLToPath(new URL('shifted-clock.mjs', import.meta.url))];
    const started = await startServer({ ...this.env, DATABASE_URL }, { node });
    if (started.address === undefined) throw new Error(`did not start: ${started.output}`);
    return started;
  }

  async startBoth(): Promise<void> {
    this.processes = await Promise.all([this.start(0), this.start(1)]);
  }

  async stopBoth(): Promise<void> {
    for (const { child } of this.processes) child.kill('SIGTERM');
    await Promise.all(this.processes.map(({ child }) => ended(child)));
  }

  async killAndStartAgain(victim: number): Promise<void> {
    this.processes[victim]!.child.kill('SIGKILL');
    await ended(this.processes[victim]!.child);
    this.processes[victim] = await this.start(victim);
  }

  async count(from: string): Promise<number> {
    return Number((await this.client.query(`select count(*) from ${from}`)).rows[0].count);
  }

  async until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
    const giveUp = performance.now() + longestMs;
    while (!(await isSo())) {
      if (performance.now() > giveUp) throw new Error(`not within ${longestMs / 1000} s: ${what}`);
      await wait(50);
    }
  }

  untilAllHadTheirTurn(day: string): Promise<void> {
    return this.until(`all had their turn on ${day}`, async () => (await this.count(`reminders where told_until < '${day}'`)) === 0);
  }

  /** Skips the backoff: the test does not wait for the pauses between two tries. */
  makeDue(): Promise<unknown> {
    return this.client.query('update mails set due_at = now()');
  }

  /** With the press in an earlier mail. */
  async endFor(number: number): Promise<void> {
    const server = this.processes[number % 2]!.address!;
    const path = `/api/reminders/unsubscribe?token=${this.tokens[number]}`;
    const { status } = await sendCall(server, { method: 'POST', path }).catch(() => ({ status: 0 }));
    if (status === 200) this.endedAt.set(emailOf(number), Date.now());
  }

  async fill(exams: readonly string[], before: string): Promise<void> {
    const { rows } = await this.client.query<{ id: string; n: number }>(
      `insert into users (email, email_key, name, email_verified_at)
       select 'student.' || n || '@example.in', 'student.' || n || '@example.in', 'Asha', now() from generate_series(0, $1::int - 1) n
       returning id, substring(email from '\\d+')::int as n`,
      [studentCount],
    );
    await this.client.query("insert into reminders (user_id, language, told_until) select id, 'en', $1 from users", [before]);
    for (const [at, exam] of exams.entries())
      await this.client.query(
        `insert into bookmarks (user_id, type, item_id) select id, 'exams', $1 from users
         where $2 < 2 or substring(email from '\\d+')::int % 2 = 0`,
        [exam, at],
      );
    for (const { id, n } of rows)
      await this.client.query(
        `insert into mail_tokens (token_hash, purpose, user_id, address, expires_at)
         values ($1, 'reminders', $2, $3, now() + interval '1 year')`,
        [createHash('sha256').update(this.tokens[n]!).digest(), id, emailOf(n)],
      );
  }

  /** Holds a round up at its hundredth mail and kills its sender. Returns how many of its mails stayed without their mark. */
  async killInTheMiddleOfARound(day: string): Promise<number> {
    const { client } = this;
    await client.query('select pg_advisory_lock(1)');
    await client.query(`
      create function hold_up() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(1); return new; end $$;
      create sequence written;
      create trigger hold_up before insert on mails for each row when (nextval('written') = 100) execute function hold_up()`);
    await this.startBoth();
    let victim = -1;
    await this.until('a round is held up', async () => {
      const { rows } = await client.query<{ name: string }>(
        "select application_name as name from pg_stat_activity where wait_event = 'advisory'",
      );
      victim = Number(/\d/.exec(rows[0]?.name ?? '')?.[0] ?? -1);
      return victim >= 0;
    });
    this.processes[victim]!.child.kill('SIGKILL');
    await ended(this.processes[victim]!.child);
    await client.query('select pg_advisory_unlock(1)');
    await client.query('drop trigger hold_up on mails');
    await this.until(
      'the database knows',
      async () => (await this.count(`pg_stat_activity where application_name = 'reminding-${victim}'`)) === 0,
    );
    const halves = await this.count(`mails join reminders using (user_id) where told_until < '${day}'`);
    this.processes[victim] = await this.start(victim);
    return halves;
  }

  /** One refused try after another, until none is under way and each has a long pause before it. */
  async beAway(tries: number): Promise<void> {
    await this.until(`${tries} tries are refused`, async () => {
      await this.client.query('update mails set due_at = now() where attempts < $1 and due_at > now()', [tries]);
      return (await this.count("mails where due_at < now() + interval '65 seconds'")) === 0;
    });
  }

  async untilSent(): Promise<void> {
    await this.until('all are sent', async () => {
      // A killed process' minute is waited for; a pause after a refusal is not.
      await this.client.query("update mails set due_at = now() where due_at > now() + interval '65 seconds'");
      return (await this.count('mails')) === 0;
    });
  }
}

/** The first day: kill -9 in the round, the mail server away for an hour, then hanging up behind DATA, kill -9 while sending. */
async function firstDay(trial: Trial, day: string): Promise<number> {
  const halves = await trial.killInTheMiddleOfARound(day);
  await trial.untilAllHadTheirTurn(day);
  await trial.beAway(triesInAnHour);
  for (const number of endingAt('away')) await trial.endFor(number);
  await trial.box.open();
  await trial.makeDue();
  const leaving = endingAt('sending');
  for (const [at, number] of leaving.entries()) {
    await trial.until('some more are taken', () => trial.box.taken.length >= at * 8);
    await trial.endFor(number);
    if (at === Math.floor(leaving.length / 2)) await trial.killAndStartAgain(0);
  }
  await trial.untilSent();
  await trial.stopBoth();
  return halves;
}

/** The second: away again, until after midnight; what waited must not become a second mail of the third day. */
async function nextDays(trial: Trial, setClock: SetClock, [second, third]: readonly [string, string]): Promise<void> {
  await trial.box.close();
  setClock(second, '12:00');
  await trial.startBoth();
  await trial.untilAllHadTheirTurn(second);
  await trial.beAway(3);
  for (const number of endingAt('night')) await trial.endFor(number);
  setClock(third, '00:30');
  await trial.box.open();
  await wait(200);
  await trial.makeDue();
  await trial.until('each was looked at', async () => (await trial.count('mails where due_at <= now()')) === 0);
  await trial.stopBoth();
  setClock(third, '08:00');
  await trial.startBoth();
  await trial.untilAllHadTheirTurn(third);
  await trial.untilSent();
  await trial.stopBoth();
}

export async function checkReminders(report: Report): Promise<void> {
  report.heading(`reminders for ${studentCount} students on three days, two processes, kill -9 twice, a mail server away twice`);
  const began = performance.now();
  const database = await startEmbedded({ dataDir: dataFolder() });
  const { host, port, user } = database.connection as pg.ClientConfig;
  const client = new pg.Client(database.connection as pg.ClientConfig);
  const { CLOCK_FILE, setClock, days } = clockIn(dataFolder());
  const { CATALOG_DIR, exams } = examsNear(dataFolder(), days);
  const box = await MailboxOfAll.make();
  const trial = new Trial(client, box, {
    DATABASE_URL: `postgres://${user}@localhost:${port}/disha?host=${encodeURIComponent(host!)}`,
    ...{ SMTP_URL: box.url, PUBLIC_URL: 'https://disha.example', RATE_LIMIT: 'off', CLOCK_FILE, CATALOG_DIR },
  });
  try {
    const [first, second, third] = days;
    setClock(first, '12:00');
    // Migrates, and leaves before anybody is there to be reminded.
    const migrating = await trial.start(0);
    migrating.child.kill('SIGTERM');
    await ended(migrating.child);
    await client.connect();
    await trial.fill(
      exams.map(({ id }) => id),
      new Date(Date.parse(first) - 1).toISOString().slice(0, 10),
    );
    const halves = await firstDay(trial, first);
    await nextDays(trial, setClock, [second, third]);
    report.line('mails of a killed round that stayed', halves, halves === 0);
    tellReminders(report, { box, exams, endedAt: trial.endedAt, kills: 2 });
    report.line('until all were sent', `${Math.round((performance.now() - began) / 1000)} s`);
  } finally {
    await client.end();
    await box.close();
    await database.stop();
  }
}
