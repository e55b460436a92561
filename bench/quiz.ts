/**
 * npm run bench:quiz [-- --beside FOLDER]: processor time of a quiz sheet sent by a visitor, over HTTP, the sheets being the forty that
 * are read as a counsellor would. FOLDER is another checkout, built; both servers run and are asked in turn, in one run.
 */
import { counselSheets } from '@disha/guidance/fixtures/counsel-sheets';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../scripts/prepare.mjs';
import { cpuSeconds, median, printTable, startBenchServer, type StartedServer } from './server.ts';

const [, , ...words] = process.argv;
const besideAt = words.indexOf('--beside');
const beside = besideAt < 0 ? undefined : words[besideAt + 1];
const rounds = 9;
/** Each round sends all sheets so often. */
const times = 3;

const sheets = counselSheets.map(({ quizId, answers }) => ({
  path: `/quiz/${quizId.replace('-v1', '').replace('-', '/')}/submit`,
  body: JSON.stringify({ quizId, answers: answers.split(' ') }),
}));

async function sendAll({ address }: StartedServer): Promise<void> {
  for (const { path, body } of sheets) {
    const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  }
}

async function costMs(server: StartedServer): Promise<number> {
  const before = cpuSeconds(server.pid) ?? 0;
  for (let time = 0; time < times; time += 1) await sendAll(server);
  return (1000 * ((cpuSeconds(server.pid) ?? 0) - before)) / (times * sheets.length);
}

/** What is read in after a start, closing ranks and indexes, is none of a sheet's cost. */
async function idle({ pid }: StartedServer): Promise<void> {
  for (let before = 0, now = cpuSeconds(pid) ?? 0; now - before > 0.3; before = now, now = cpuSeconds(pid) ?? 0) await wait(3000);
}

const homes = [...(beside === undefined ? [] : [{ version: 'before', home: beside }]), { version: 'now', home: root }];
const running: { version: string; server: StartedServer; costs: number[] }[] = [];
try {
  for (const { version, home } of homes) running.push({ version, server: await startBenchServer({}, undefined, home), costs: [] });
  for (const { server } of running) await idle(server);
  for (let time = 0; time < 10; time += 1) for (const { server } of running) await sendAll(server);
  for (let round = 0; round < rounds; round += 1) for (const { server, costs } of running) costs.push(await costMs(server));
  const first = median(running[0]?.costs ?? []);
  printTable(
    'A quiz sheet of a visitor, milliseconds of a processor',
    running.map(({ version, costs }) => ({
      version,
      least: Math.min(...costs).toFixed(2),
      median: median(costs).toFixed(2),
      'of the first': (median(costs) / first).toFixed(2),
    })),
  );
} finally {
  for (const { server } of running) await server.stop();
}
