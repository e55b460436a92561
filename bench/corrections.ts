/**
 * npm run bench:corrections [-- COUNT] [--beside FOLDER]: what it costs to correct a college of the shipped directory while three
 * processes show it, each a server as `npm start` makes it, on one PostgreSQL: processor time of all four, how long the answer takes
 * while readers ask, beside a bare statement and beside a student's changed name, when all three show it, and what they hold in memory
 * after COUNT of them. FOLDER is another checkout, built and of an older version, which is measured first, in the same run and with fewer
 * corrections.
 */
import { rmSync } from 'node:fs';
import { root } from '../scripts/prepare.mjs';
import { BenchedApp } from './benched-app.ts';
import { printTable, type BenchRow } from './server.ts';

const [, , ...words] = process.argv;
const besideAt = words.indexOf('--beside');
const beside = besideAt < 0 ? undefined : words[besideAt + 1];
const count = Number(words.find((word) => /^\d+$/.test(word)) ?? 1000);
/** Of an older version, which takes half a minute for each. */
const few = 4;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const ms = (value: number) => Number(value.toFixed(1));

async function measured(name: string, home: string, many: number): Promise<BenchRow> {
  const app = await BenchedApp.open(home);
  try {
    await app.round(0);
    const asked = await app.costOfAsking();
    await app.quiet();

    const costs: number[] = [];
    const seen: number[] = [];
    const before = app.cpuMs();
    app.polls = 0;
    const costRounds = Math.min(many, 100);
    for (let number = 1; number <= costRounds; number += 1) seen.push((await app.round(number)).seenMs);
    await app.quiet();
    costs.push((app.cpuMs() - before - app.polls * asked - app.idleMs()) / costRounds);

    const stop = app.readers();
    const [bare, answered, seenUnderLoad]: [number[], number[], number[]] = [[], [], []];
    const bareAnswers: number[] = [];
    const statuses = new Map<number, number>();
    for (let number = 1; number <= Math.min(many, 200); number += 1) {
      bare.push(await app.bareUpdate(number));
      bareAnswers.push(await app.bareAnswer(number));
      const round = await app.round(1000 + number);
      answered.push(round.answeredMs);
      seenUnderLoad.push(round.seenMs);
      statuses.set(round.status, (statuses.get(round.status) ?? 0) + 1);
    }
    await stop();

    const held: string[] = [await app.heldMb()];
    for (let part = 1; part <= 4 && many > few; part += 1) {
      for (let number = 0; number < many / 4; number += 1) await app.round(part * 10_000 + number);
      held.push(await app.heldMb());
    }
    return {
      version: name,
      'processor ms': ms(costs[0] ?? 0),
      'a bare statement p95': ms(percentile(bare, 0.95)),
      'a bare answer p95': ms(percentile(bareAnswers, 0.95)),
      'answered median': ms(percentile(answered, 0.5)),
      'answered p95': ms(percentile(answered, 0.95)),
      answers: [...statuses].map(([status, times]) => `${times} x ${status}`).join(', '),
      'shown median': ms(percentile(seen, 0.5)),
      'shown, with readers': ms(percentile(seenUnderLoad, 0.5)),
      'held MB': held.join(' > '),
    };
  } finally {
    await app.close();
    rmSync(app.folder, { recursive: true, force: true });
  }
}

const rows: BenchRow[] = [];
if (beside !== undefined) rows.push(await measured('before', beside, few));
rows.push(await measured('now', root, count));
printTable(`A corrected college in three processes; milliseconds; ${count} corrected at last`, rows);
const [was, is] = rows.map((row) => Number(row['processor ms']));
if (is !== undefined) console.log(`\nprocessor time: 1/${Math.round((was ?? 0) / is)} of before`);
