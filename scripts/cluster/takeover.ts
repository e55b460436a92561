/** An account changes hands while somebody signs in to it with the old password as fast as they can: no old session may stay inside. */
import type { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendCall, Ledger, password, registerStudent, visitor, type LoadedStudent } from '../faults/load.ts';
import type { Report } from '../faults/report.ts';
import { startGoogle, type GoogleStandIn } from '../../server/src/testing/google-signer.ts';
import type { Postgres } from './postgres.ts';
import { startProcesses, type Process } from './servers.ts';

const atOnce = 4;
const attackers = 2;
const newPassword = 'Newer2b';
/** A login reads the account as soon as it has arrived, and then hashes for longer than this. */
const readMs = 20;

type Change = (address: string, student: LoadedStudent, agent: Agent) => Promise<{ status: number; body: { data: { token: string } } }>;

const byPassword: Change = (address, { token }, agent) =>
  sendCall(address, {
    method: 'POST',
    path: '/api/auth/change-password',
    token,
    agent,
    body: { currentPassword: password, newPassword },
  });

const byGoogle =
  (google: GoogleStandIn): Change =>
  async (address, { email }, agent) =>
    sendCall(address, { method: 'POST', path: '/api/auth/google', agent, body: { credential: await google.sign({ sub: email, email }) } });

class Trial {
  /** What logins were answered, by status. */
  readonly answers: Record<number, number> = {};
  /** Logins that had read the old password when the change was made, and were answered after it. */
  overtaken = 0;
  /** Accounts that changed hands. A machine too busy to answer (503) changed nothing that can be judged: another account is taken. */
  readonly changed: string[] = [];
  tried = 0;
  ownSessionsLost = 0;
  private readonly processes: readonly Process[];
  private readonly change: Change;
  private lastAddress = 0;

  constructor(processes: readonly Process[], change: Change) {
    this.processes = processes;
    this.change = change;
  }

  async run(times: number): Promise<void> {
    await Promise.all(
      Array.from({ length: atOnce }, async (_, lane) => {
        const share = Math.ceil((times - lane) / atOnce);
        for (let done = 0, tries = 0; done < share && tries < share * 3; tries += 1) if (await this.one()) done += 1;
      }),
    );
  }

  /** Each from an address of their own, so that the limits count them as different people. */
  private agent(address: string): Agent {
    this.lastAddress += 1;
    return visitor(
      address,
      `127.${20 + Math.floor(this.lastAddress / 62_500)}.${Math.floor(this.lastAddress / 250) % 250}.${(this.lastAddress % 250) + 1}`,
    );
  }

  private async one(): Promise<boolean> {
    this.tried += 1;
    const [first, second] = this.processes.map(({ address }) => address) as [string, string];
    const owner = this.agent(first);
    const student = await registerStudent(first, new Ledger(), owner);
    if (!student) return false;
    let isOver = false;
    /** Those not answered yet, and since when. */
    const onTheWay = new Map<object, number>();
    const attack = async (address: string) => {
      const agent = this.agent(address);
      while (!isOver) {
        const login = {};
        onTheWay.set(login, performance.now());
        const { status } = await sendCall(address, {
          method: 'POST',
          path: '/api/auth/login',
          agent,
          body: { email: student.email, password },
        });
        onTheWay.delete(login);
        this.answers[status] = (this.answers[status] ?? 0) + 1;
        if (status === 429) break;
      }
      agent.destroy();
    };
    const attacks = Array.from({ length: attackers }, (_, index) => attack(index % 2 === 0 ? first : second));
    // At any point of a login: while it reads, hashes, or opens.
    await wait(Math.random() * 80);
    const { status, body } = await this.change(second, student, owner);
    // Not those alone that were sent before it: changing a password hashes twice, and outlasts every login that is.
    const overtaken = [...onTheWay.values()].filter((sent) => performance.now() - sent > readMs).length;
    isOver = true;
    await Promise.all(attacks);
    if (status === 200) {
      this.changed.push(student.email);
      this.overtaken += overtaken;
      const own = await sendCall(first, { path: '/api/auth/profile', token: body.data.token, agent: owner });
      if (own.status === 401) this.ownSessionsLost += 1;
    }
    owner.destroy();
    return status === 200;
  }
}

export async function takeover(report: Report, postgres: Postgres, times: number): Promise<void> {
  const google = await startGoogle();
  try {
    for (const limits of ['off', 'on']) {
      report.heading(`an account changes hands under logins with the old password, two processes, limits ${limits}`);
      const processes = await startProcesses(2, { DATABASE_URL: postgres.url, RATE_LIMIT: limits, ...google.env });
      try {
        for (const [what, change] of [
          ['taken over by Google', byGoogle(google)],
          ['its password changed', byPassword],
        ] as const) {
          const trial = new Trial(processes, change);
          await trial.run(times);
          const [row] = await postgres.query(
            'select count(*)::int as count from sessions join users on users.id = user_id where email = any($1)',
            [trial.changed],
          );
          const { length } = trial.changed;
          const survived = Number(row?.['count']) - length + trial.ownSessionsLost;
          report.line(`${what}: accounts, of tried`, `${length}, ${trial.tried}`, length === times && trial.ownSessionsLost === 0);
          report.line('  logins that the change overtook', trial.overtaken, trial.overtaken > 0);
          report.line(
            '  logins by answer',
            Object.entries(trial.answers)
              .map(([status, count]) => `${status}: ${count}`)
              .join(', '),
            Object.keys(trial.answers).every((status) => ['200', '401', '429', '503'].includes(status)),
          );
          const wrong = processes.flatMap(({ complaints }) => Object.entries(complaints).map(([words, count]) => `${words} (${count})`));
          if (wrong.length > 0) report.line('  said by the processes', wrong.join('; '));
          report.line('  sessions of the old password that survived', survived, survived === 0);
        }
      } finally {
        for (const each of processes) await each.end('SIGTERM');
      }
    }
  } finally {
    await google.close();
  }
}
