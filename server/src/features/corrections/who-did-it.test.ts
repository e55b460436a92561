import { beforeAll, describe, expect, it } from 'vitest';
import { sampleExam } from '../../testing/sample-catalog.ts';
import { adminToken as token, testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ catalog: { exams: [sampleExam()] } });
});

describe('who did it', () => {
  it.each(['asha', 'account:account:x', 'account:11111111-1111-4111-8111-111111111111', '', 7, null, { a: 1 }, 'x'.repeat(5000)])(
    'is never taken from the body: by %j is taken and ignored, on every way in',
    async (by) => {
      const wish = { kind: 'exams', id: 'jee-main', field: 'shortName', to: 'JEE', why: 'Read anew', source: 'A notice', by };
      const made = await server.call('POST', '/corrections', { token, body: wish });
      expect(made.body.data.correction).toMatchObject({ by: 'operator' });
      const body = { why: 'Ours', by };
      const taken = await server.call('POST', `/corrections/${made.body.data.correction.id}/take-back`, { token, body });
      expect(taken.body.data.correction).toMatchObject({ closed: { by: 'operator' } });
      expect((await server.call('PUT', '/exams/jee-main', { token, body: { ...body, note: 'New' } })).status).toBe(200);
      expect((await server.call('POST', '/exams', { token, body: { ...sampleExam({ id: 'own' }), ...body } })).status).toBe(201);
      expect((await server.call('DELETE', '/exams/own', { token, body })).status).toBe(200);
      const { rows } = await server.pool.query(
        `select distinct made_by, coalesce(closed_by, 'operator') as ended from catalog_corrections`,
      );
      expect(rows).toEqual([{ made_by: 'operator', ended: 'operator' }]);
    },
  );

  it('is readable for good, whatever was forged before', async () => {
    const forged = 'account:x';
    await server.pool.query(
      `insert into catalog_corrections (kind, item_id, change, field, to_value, made_by, state, closed_by, closed_at)
       values ('exams', 'jee-main', 'field', 'note', '"x"', $1, 'taken_back', $1, now())`,
      [forged],
    );
    await server.pool.query(`insert into audit_entries (by, action) values ($1, 'corrected')`, [forged]);
    await server.pool.query(
      `insert into reports (catalog, item_id, text, state, note, decided_by, decided_at)
       values ('exams', 'jee-main', 'x', 'declined', 'x', $1, now())`,
      [forged],
    );
    for (const [path, rows] of [
      ['/corrections', 'corrections'],
      ['/corrections/audit', 'entries'],
      ['/desk/corrections', 'corrections'],
      ['/desk/audit', 'entries'],
      ['/desk/reports', 'reports'],
    ] as const) {
      const { status, body } = await server.call('GET', path, { token });
      expect([path, status]).toEqual([path, 200]);
      expect([path, body.data[rows][0].by ?? body.data[rows][0].decided.by]).toEqual([path, 'operator']);
    }
  });
});
