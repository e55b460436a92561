/** What an editor corrects at one process is on the public page of all of them within a second, and gone as soon when taken back. */
import { setTimeout as wait } from 'node:timers/promises';
import { sendCall } from '../faults/load.ts';
import { percentile, type Report } from '../faults/report.ts';
import { operatorToken, type Process } from './servers.ts';

/** Of the middle one. The first ones meet processes that still read in closing ranks; no request waits longer than `longestMs`. */
const promisedMs = 1000;
const longestMs = 3000;
const giveUpMs = 15_000;
/** An item of a catalog, and a field of it that stands on its page. A college is one of tens of thousands, and many name a course. */
const tried = [
  { catalog: 'exams', id: 'jee-main', field: 'conductingBody' },
  { catalog: 'colleges', id: 'iit-bombay', field: 'affiliation' },
  { catalog: 'courses', id: 'mbbs', field: 'name' },
] as const;

/** Milliseconds, from the answer of the desk on, until the page of every process is so. */
async function onEveryPage(processes: readonly Process[], path: string, isSo: (page: string) => boolean): Promise<number> {
  const started = performance.now();
  await Promise.all(
    processes.map(async ({ address }) => {
      while (!isSo(String((await sendCall(address, { path })).body))) {
        if (performance.now() - started > giveUpMs) throw new Error(`${address} does not show it after ${giveUpMs} ms`);
        await wait(5);
      }
    }),
  );
  return performance.now() - started;
}

/** Retry after 429: this is quicker than any editor, and a refused request waits as long as is said. Nothing of it is measured. */
async function unhurried(act: () => ReturnType<typeof sendCall>): ReturnType<typeof sendCall> {
  const answer = await act();
  if (answer.status !== 429) return answer;
  await wait(Number(answer.headers['retry-after'] ?? 1) * 1000);
  return unhurried(act);
}

export async function corrections(report: Report, processes: readonly Process[], count: number): Promise<void> {
  report.heading('corrections');
  for (const each of tried) await correctionsOf(report, processes, count, each);
}

async function correctionsOf(
  report: Report,
  processes: readonly Process[],
  count: number,
  { catalog, id, field }: (typeof tried)[number],
): Promise<void> {
  const path = `/${catalog}/${id}`;
  const why = { reason: 'A trial', source: 'this run' };
  const seen: number[] = [];
  const gone: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const value = `Trial number ${made} of this run`;
    const at = processes[made % processes.length] as Process;
    const body = { catalog, id, field, value, ...why };
    const answer = await unhurried(() =>
      sendCall(at.address, { method: 'POST', path: '/api/desk/corrections', token: operatorToken, body }),
    );
    if (answer.status !== 201) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    seen.push(await onEveryPage(processes, path, (page) => page.includes(value)));
    const back = processes[(made + 1) % processes.length] as Process;
    const taken = `/api/desk/corrections/${answer.body.data.correction.id}`;
    const gave = await unhurried(() => sendCall(back.address, { method: 'DELETE', path: taken, token: operatorToken }));
    if (gave.status !== 200) throw new Error(`${gave.status}: ${JSON.stringify(gave.body)}`);
    gone.push(await onEveryPage(processes, path, (page) => !page.includes(value)));
  }
  for (const [what, times] of Object.entries({ 'corrected at one; on every page': seen, 'taken back at another; off every page': gone })) {
    const longest = Math.max(...times);
    report.line(
      `${catalog}: ${what}, of ${count}`,
      `median ${percentile(times, 0.5)} ms, at most ${Math.round(longest)} ms`,
      percentile(times, 0.5) <= promisedMs && longest <= longestMs,
    );
  }
}
