import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { temporaryCutoffs, josaa } from '../../testing/cutoffs-fixture.ts';
import { newStudent } from '../../testing/new-student.ts';
import { testApp } from '../../testing/test-app.ts';
import { CutoffsRepository } from './cutoffs.repository.ts';
import { loadCutoffs } from './load-cutoffs.ts';
import { Counsellings } from '@disha/chances/counsellings';
import { shippedCounsellings } from '@disha/chances/shipped';
import { RankedExams } from './ranked-exams.ts';
import { RanksState } from './ranks-state.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('is another once ranks are read in, and once a counselling is changed at the desk', async () => {
  const folder = temporaryCutoffs([josaa]);
  const server = await testApp({ parts: { catalogFolder: folder } });
  const cutoffs = new CutoffsRepository(server.db);
  const marks = [await cutoffs.mark()];
  await loadCutoffs(folder, server.db).done;
  marks.push(await cutoffs.mark());
  expect(await cutoffs.mark()).toBe(marks[1]);
  const { token } = await newStudent(server, { role: 'editor' });
  const body = { fields: { name: { en: 'JoSAA seats', hi: 'जोसा' } }, reason: 'A clearer name', source: 'JoSAA, 2026' };
  expect((await server.call('PUT', '/desk/counsellings/josaa', { token, body })).status).toBe(200);
  marks.push(await cutoffs.mark());
  // One that is taken away leaves nothing behind that is newer than the rest.
  await server.db.execute(sql`insert into counsellings (id, changes, changed_at) values ('goa', '{}', '2020-01-01')`);
  marks.push(await cutoffs.mark());
  await server.db.execute(sql`delete from counsellings where id = 'goa'`);
  expect(await cutoffs.mark()).toBe(marks[2]);
  expect(new Set(marks).size).toBe(4);
});

it('is read behind whoever asks, not more often than it has to be, and stays while it cannot be read', async () => {
  let [clock, asked] = [0, 0];
  let read = () => Promise.resolve('one');
  const mark = () => {
    asked += 1;
    return read();
  };
  const state = new RanksState({ mark }, () => clock);
  expect(state.last).toBe('');
  await settled();
  read = () => Promise.resolve('two');
  expect([state.last, state.last, asked]).toEqual(['one', 'one', 1]);
  clock = 2000;
  expect(state.last).toBe('one');
  await settled();
  read = () => Promise.reject(new Error('away'));
  clock = 4000;
  expect(state.last).toBe('two');
  await settled();
  expect([state.last, asked]).toEqual(['two', 3]);
});

it('has the exams of its counsellings read once for each of its marks, and kept while they cannot be read', async () => {
  let [mark, asked] = ['one', 0];
  let loaded = new Map([['josaa', 'a']]);
  let isAway = false;
  const exams = new RankedExams({
    book: { fresh: () => Promise.resolve(new Counsellings(shippedCounsellings.all)) },
    cutoffs: {
      checksums: () => {
        asked += 1;
        return isAway ? Promise.reject(new Error('away')) : Promise.resolve(loaded);
      },
    },
    state: { current: () => Promise.resolve(mark) },
  });
  const ofJosaa = await exams.known();
  expect(ofJosaa).toContain('jee-main');
  expect([await exams.known(), await exams.known(), asked]).toEqual([ofJosaa, ofJosaa, 1]);

  [mark, isAway] = ['two', true];
  loaded = new Map([['kcet', 'b']]);
  expect(await exams.known()).toEqual(ofJosaa);
  isAway = false;
  expect(await exams.known()).toEqual(['kcet']);
  expect([await exams.known(), asked]).toEqual([['kcet'], 3]);
});
