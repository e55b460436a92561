/** Whoever writes reads what they wrote: with the answer from the process that gave it, within a second from every other. */
import { api } from '@disha/contract/api';
import { accepted, type EndpointTable } from '@disha/contract/endpoint';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listenForChanges } from './catalog/snapshot/listen.ts';
import { noFees } from './catalog/fees/fee-files.ts';
import { loadCutoffs } from './features/chances/load-cutoffs.ts';
import { atTheEnd } from './testing/at-the-end.ts';
import { temporaryCutoffs, josaa } from './testing/cutoffs-fixture.ts';
import { deskWrites } from './testing/desk-writes.ts';
import { googleStandIn } from './testing/google-stand-in.ts';
import { mailbox } from './testing/mailbox.ts';
import { sampleCollege, sampleCourse, sampleDate, sampleExam, sampleScholarship } from './testing/sample-catalog.ts';
import { sampleBand } from './testing/sample-fees.ts';
import { studentWrites } from './testing/student-writes.ts';
import { testApp } from './testing/test-app.ts';
import type { TwoProcesses, Write, WriteName } from './testing/written.ts';

const writes: Record<WriteName, Write> = { ...studentWrites, ...deskWrites };
const aSecond = { timeout: 1000, interval: 10 };
const now = () => new Date('2026-11-17T12:00:00+05:30');

let processes: TwoProcesses;
beforeAll(async () => {
  const google = await googleStandIn();
  const box = mailbox();
  const catalogFolder = temporaryCutoffs([josaa]);
  const options = {
    env: { ...box.env, ...google.env },
    parts: {
      now,
      catalogFolder,
      fees: { ...noFees, bands: [sampleBand()], families: [{ family: 'engineering', courses: [sampleCourse().id] }] },
    },
  };
  const closes = sampleDate({ event: 'registration_closes', from: '2026-12-01', to: '2026-12-01', status: 'announced', certainty: 'A' });
  const one = await testApp({
    ...options,
    catalog: {
      exams: [sampleExam({ dates: { '2027-main-registration_closes': closes } })],
      courses: [sampleCourse()],
      colleges: [sampleCollege({ nirf: ['Engineering 2025: 3'] })],
      scholarships: [sampleScholarship()],
    },
  });
  const other = await testApp({ ...options, database: one });
  await loadCutoffs(catalogFolder, one.db).done;
  const both = [one, other];
  // As a server that is started has it.
  for (const { shared } of both) {
    shared.snapshot.gatherMs = 30;
    shared.snapshot.lists.longestMs = 500;
  }
  const listening = both.map((each) => listenForChanges(one.connection, each.shared.snapshot, () => undefined));
  atTheEnd(() => Promise.all(listening.map((each) => each.stop())));
  await vi.waitFor(async () => {
    const { rows } = await one.pool.query("select 1 from pg_stat_activity where query ilike 'listen %' and datname = current_database()");
    expect(rows).toHaveLength(2);
  });
  processes = { one, other, box, credential: () => google.sign() };
});

it('every write of the contract has its row', () => {
  expect(Object.keys(writes).sort()).toEqual(
    Object.keys(api)
      .filter((name) => !name.startsWith('GET '))
      .sort(),
  );
});

it('the description of the API says 202 of every act of the desk, and of no other request', async () => {
  const { paths } = (await processes.one.app.inject('/api/openapi.json')).json();
  const mayBeLate = Object.entries(api as EndpointTable).filter(([name, { access }]) => {
    const [method = '', path = ''] = name.split(' ');
    const { responses } = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    return accepted in responses !== (method !== 'GET' && (access === 'editor' || access === 'operator'));
  });
  expect(mayBeLate).toEqual([]);
});

describe('what was stored is read at once where it was stored, and within a second elsewhere', () => {
  it.each(Object.entries(writes).flatMap(([name, write]) => (typeof write === 'string' ? [] : [[name, write] as const])))(
    'after %s',
    async (_name, write) => {
      const { read, shows } = await write(processes);
      expect(await read(processes.one)).toEqual(shows);
      await vi.waitFor(async () => expect(await read(processes.other)).toEqual(shows), aSecond);
    },
  );
});
