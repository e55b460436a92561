/** 500 mails, two processes that are killed in the middle, and a mail server that refuses, stalls, hangs up and forgets to say thanks. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../server/src/db/embedded.ts';
import { startMailServer, type MailServer, type MailServerBehaviour } from '../../server/src/testing/mail-server.ts';
import { dataFolder, ended, startServer, type Started } from '../../server/src/testing/started-server.ts';
import { sendCall } from './load.ts';
import type { Report } from './report.ts';

const written = { urgent: 100, notices: 300, asked: 100 };
const all = written.urgent + written.notices + written.asked;
/** Three senders in each of two processes. */
const sendersInAll = 6;
const longestMs = 6 * 60_000;
const addressOf = (number: number) => `student.${number}@example.in`;
const numberOf = (address: string) => Number(/\d+/.exec(address)?.[0]);

/** How the first try of each mail is treated; every later one is taken. */
function mannerOf(number: number): MailServerBehaviour {
  if (number % 20 === 3) return 'refuse';
  if (number % 25 === 7) return 'drop';
  if (number % 25 === 11) return 'swallow';
  return number % 125 === 9 ? 'stall' : 'take';
}

function misbehave(server: MailServer): Record<MailServerBehaviour, number> {
  const counts: Record<MailServerBehaviour, number> = { take: 0, refuse: 0, 'refuse for ever': 0, stall: 0, drop: 0, swallow: 0 };
  const tried = new Set<string>();
  /** Between RCPT and DATA, where the same try is asked about again. */
  const under = new Map<string, MailServerBehaviour>();
  server.manner = (to) => {
    const going = under.get(to);
    if (going !== undefined) {
      under.delete(to);
      return going;
    }
    const manner = tried.has(to) ? 'take' : mannerOf(numberOf(to));
    tried.add(to);
    counts[manner] += 1;
    if (manner !== 'refuse' && manner !== 'stall') under.set(to, manner);
    return manner;
  };
  return counts;
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `insert into users (email, email_key, name)
     select 'student.' || n || '@example.in', 'student.' || n || '@example.in', 'Asha' from generate_series(0, $1::int - 1) n`,
    [all],
  );
  // The least needed first, so that the order they come in is not the order they were written in.
  await client.query(
    `insert into mails (kind, user_id, address, params, priority, created_at, expires_at)
     select case when n < $1 then 'reset' else 'password-changed' end, users.id, users.email, '{}', case when n < $1 then 0 else 2 end,
       now() - n * interval '1 second', now() + interval '25 minutes'
     from users, lateral (select substring(email from '\\d+')::int as n) as numbered where n < $2`,
    [written.urgent, written.urgent + written.notices],
  );
}

export async function checkMails(report: Report, kills: number): Promise<void> {
  report.heading(`${all} mails, two processes, kill -9 ${kills} times, a mail server that misbehaves`);
  const database = await startEmbedded({ dataDir: dataFolder() });
  const { host, port, user } = database.connection as pg.ClientConfig;
  const DATABASE_URL = `postgres://${user}@localhost:${port}/disha?host=${encodeURIComponent(host!)}`;
  const mailServer = await startMailServer();
  const counts = misbehave(mailServer);
  const env = { DATABASE_URL, SMTP_URL: mailServer.url, PUBLIC_URL: 'https://disha.example', RATE_LIMIT: 'off' };
  const client = new pg.Client(database.connection as pg.ClientConfig);
  try {
    // Migrates, and leaves before anything is there to be sent.
    const first = await startServer(env);
    first.child.kill('SIGTERM');
    await ended(first.child);
    await client.connect();
    await fill(client);
    const began = performance.now();
    const processes: Started[] = [await startServer(env), await startServer(env)];
    const acknowledged = await askWhileKilling(processes, env, mailServer, kills);
    const left = await untilSent(client, mailServer, began);
    tell(report, mailServer, counts, { acknowledged, left, seconds: Math.round((performance.now() - began) / 1000), kills });
    for (const { child } of processes) child.kill('SIGTERM');
    await Promise.all(processes.map(({ child }) => ended(child)));
  } finally {
    await client.end();
    await mailServer.close();
    await database.stop();
  }
}

/** Asks for a hundred links on the way, and kills a process whenever some more have been taken. Returns whom a link was promised. */
async function askWhileKilling(processes: Started[], env: Record<string, string>, server: MailServer, kills: number): Promise<Set<string>> {
  const promised = new Set<string>();
  let next = written.urgent + written.notices;
  for (let round = 0; round < kills; round += 1) {
    const enough = server.taken.length + 25;
    const giveUp = performance.now() + 20_000;
    while (server.taken.length < enough && performance.now() < giveUp) {
      if (next < all && next < written.urgent + written.notices + (round + 1) * (written.asked / kills)) {
        const email = addressOf(next);
        const asked = sendCall(processes[next % 2]!.address!, { method: 'POST', path: '/api/auth/forgot-password', body: { email } });
        const status = await asked.then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) promised.add(email);
        next += 1;
      } else await wait(20);
    }
    const victim = round % 2;
    processes[victim]!.child.kill('SIGKILL');
    await ended(processes[victim]!.child);
    processes[victim] = await startServer(env);
  }
  return promised;
}

async function untilSent(client: pg.Client, server: MailServer, began: number): Promise<number> {
  for (;;) {
    const left = Number((await client.query('select count(*) from mails')).rows[0].count);
    if (left === 0 || performance.now() - began > longestMs) return left;
    const before = server.taken.length;
    await wait(500);
    // The test does not wait an hour for what an hour's pause would send.
    if (server.taken.length === before) await client.query("update mails set due_at = now() where due_at > now() + interval '65 seconds'");
  }
}

interface Figures {
  acknowledged: ReadonlySet<string>;
  left: number;
  seconds: number;
  kills: number;
}

function tell(
  report: Report,
  { taken }: MailServer,
  counts: Record<MailServerBehaviour, number>,
  { acknowledged, left, seconds, kills }: Figures,
): void {
  const wanted = [...Array.from({ length: written.urgent + written.notices }, (_, at) => addressOf(at)), ...acknowledged];
  const idsOf = new Map<string, Set<string>>();
  for (const { to, messageId } of taken) idsOf.set(to, (idsOf.get(to) ?? new Set()).add(messageId));
  const lost = wanted.filter((address) => !idsOf.has(address));
  const repeats = taken.length - idsOf.size;
  const excused = counts.swallow + kills * (sendersInAll / 2);
  const isNotice = (to: string) => numberOf(to) >= written.urgent && numberOf(to) < written.urgent + written.notices;
  const isUrgent = (to: string) => numberOf(to) < written.urgent && mannerOf(numberOf(to)) === 'take';
  const urgent = [...taken.entries()].filter(([, { to }]) => isUrgent(to)).map(([at]) => at);
  // What a killed process held in its hands waits for its second try, while others' first ones go on.
  const lastUrgent = urgent.at(-1 - (kills * sendersInAll) / 2) ?? 0;
  const early = taken.slice(0, lastUrgent).filter(({ to }) => isNotice(to)).length;
  report.line('mails wanted, and taken by the mail server', `${wanted.length}, ${idsOf.size}`);
  report.line('first tries refused, stalled, dropped, swallowed', [counts.refuse, counts.stall, counts.drop, counts.swallow].join(', '));
  report.line('lost', lost.length, lost.length === 0 && left === 0);
  report.line('repeats, and deaths behind DATA that may cause one', `${repeats}, at most ${excused}`, repeats <= excused);
  const strange = [...idsOf.values()].filter((ids) => ids.size > 1).length;
  report.line('repeats under another Message-ID', strange, strange === 0);
  report.line('less needed ones before the last urgent first try', early, early <= sendersInAll);
  report.line('until all were sent', `${seconds} s`);
}
