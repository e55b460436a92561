/** What an editor corrects at one process is on the public page of all of them within a second, and gone as soon when taken back. */
import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../faults/load.ts';
import { percentile, type Report } from '../faults/report.ts';
import { adminToken, type Process } from './servers.ts';

const promisedMs = 1000;
const giveUpMs = 15_000;
const id = 'jee-main';

/** Milliseconds, from the answer of the desk on, until the page of every process is so. */
async function onEveryPage(processes: readonly Process[], isSo: (page: string) => boolean): Promise<number> {
  const started = performance.now();
  await Promise.all(
    processes.map(async ({ address }) => {
      while (!isSo(String((await call(address, { path: `/exams/${id}` })).body))) {
        if (performance.now() - started > giveUpMs) throw new Error(`${address} does not show it after ${giveUpMs} ms`);
        await wait(5);
      }
    }),
  );
  return performance.now() - started;
}

export async function corrections(report: Report, processes: readonly Process[], count: number): Promise<void> {
  report.heading('corrections');
  const why = { reason: 'A trial', source: 'this run' };
  const seen: number[] = [];
  const gone: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const value = `Agency number ${made} of this run`;
    const at = processes[made % processes.length] as Process;
    const body = { catalog: 'exams', id, field: 'conductingBody', value, ...why };
    const answer = await call(at.address, { method: 'POST', path: '/api/desk/corrections', token: adminToken, body });
    if (answer.status !== 201) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    seen.push(await onEveryPage(processes, (page) => page.includes(value)));
    const back = processes[(made + 1) % processes.length] as Process;
    await call(back.address, { method: 'DELETE', path: `/api/desk/corrections/${answer.body.data.correction.id}`, token: adminToken });
    gone.push(await onEveryPage(processes, (page) => !page.includes(value)));
  }
  for (const [what, times] of Object.entries({ 'corrected at one; on every page': seen, 'taken back at another; off every page': gone })) {
    const longest = Math.max(...times);
    report.line(`${what}, of ${count}`, `median ${percentile(times, 0.5)} ms, at most ${Math.round(longest)} ms`, longest <= promisedMs);
  }
}
