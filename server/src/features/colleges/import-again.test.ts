/** A file that is imported twice changes nothing the second time, and no college stands twice. */
import { api } from '@disha/contract/api';
import type { EndpointTable } from '@disha/contract/endpoint';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleCollege, sampleCourse } from '../../testing/sample-catalog.ts';
import { adminToken as token, testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp({
    catalog: {
      courses: [sampleCourse()],
      colleges: [
        sampleCollege(),
        sampleCollege({
          id: 'gaya-college',
          name: 'Gaya College',
          state: 'Bihar',
          district: 'Gaya Ji',
          city: 'Gaya',
          aisheCode: 'C-1',
          pincode: '',
        }),
        sampleCollege({
          id: 'no-code',
          name: 'St. Mary’s College',
          state: 'Kerala',
          district: 'Thrissur',
          city: '',
          aisheCode: '',
          pincode: '',
        }),
        ...['one', 'other'].map((id) =>
          sampleCollege({ id, name: 'Government ITI', state: 'Goa', district: 'North Goa', city: '', aisheCode: `S-${id}`, pincode: '' }),
        ),
      ],
    },
  });
});

const send = (rows: readonly string[], query = '', head = 'name,state,district,city,type,website') =>
  server.call('POST', `/desk/import/colleges${query}`, {
    token,
    headers: { 'content-type': 'text/csv' },
    body: Buffer.from([head, ...rows].join('\n')),
  });
const total = async () => (await server.call('GET', '/colleges?limit=1')).body.data.pagination.totalCount as number;
const stored = async () =>
  (
    await server.pool.query(
      'select (select json_agg(i order by i.id) from catalog_items i), (select json_agg(c order by c.id) from catalog_corrections c)',
    )
  ).rows;
const counts = ({ body }: { body: { data: Record<string, unknown> } }) => {
  const { added, changed, unchanged, errorCount } = body.data;
  return { added, changed, unchanged, errorCount };
};

const file = [
  'My College,Goa,North Goa,Panaji,private,https://my.example',
  'My College,Goa,South Goa,Margao,private,',
  'Town College,Goa,,Ponda,private,',
  'A College Anywhere,Goa,,,private,',
  'Gaya College,Bihar,Gaya,Gaya,government,',
  'ST MARYS COLLEGE,Kerala,Thrissur,,private,https://marys.example',
];

describe('the same file', () => {
  it('twice changes nothing, at once and later, and a dry run says so', async () => {
    const before = await total();
    expect(counts(await send(file))).toEqual({ added: 4, changed: 1, unchanged: 1, errorCount: 0 });
    expect(await total()).toBe(before + 4);
    const once = await stored();
    expect(counts(await send(file, '?dryRun=true'))).toEqual({ added: 0, changed: 0, unchanged: 6, errorCount: 0 });
    expect(counts(await send(file))).toEqual({ added: 0, changed: 0, unchanged: 6, errorCount: 0 });
    expect(await stored()).toEqual(once);
    expect(await total()).toBe(before + 4);
  });

  it('sent again at once, before the first is shown, is told to change nothing', async () => {
    const payload = ['name,state,district,city,type,website', ...file].join('\n');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' };
    const again = async () =>
      counts({ body: (await server.app.inject({ method: 'POST', url: '/api/desk/import/colleges', headers, payload })).json() });
    expect(await again()).toEqual({ added: 4, changed: 1, unchanged: 1, errorCount: 0 });
    expect(await again()).toEqual({ added: 0, changed: 0, unchanged: 6, errorCount: 0 });
  });

  it('sent by two at the same moment is added once', async () => {
    const other = await testApp({ database: server });
    const before = await total();
    const headers = { 'content-type': 'text/csv' };
    const body = Buffer.from(['name,state,district,city,type,website', ...file].join('\n'));
    await Promise.all([server, other].map((each) => each.call('POST', '/desk/import/colleges', { token, headers, body })));
    await server.shared.snapshot.refresh();
    expect(await total()).toBe(before + 4);
  });
});

describe('a row', () => {
  it('that stands twice is added once; one that says something else stops the file', async () => {
    const row = 'My College,Goa,North Goa,Panaji,private,';
    expect(counts(await send([row, 'Other College,Goa,,,private,', row]))).toEqual({ added: 2, changed: 0, unchanged: 1, errorCount: 0 });
    const { status, body } = await send(['New College,Goa,North Goa,Panaji,private,', 'NEW COLLEGE,Goa,North Goa,,government,']);
    expect([status, body.data.errors]).toEqual([400, [{ line: 3, message: 'the same stands in line 2 already, and says something else' }]]);
  });

  it('with a code that stands twice is added once', async () => {
    const head = 'aisheCode,name,state,district';
    const row = 'C-77,Coded College,Goa,North Goa';
    expect(counts(await send([row, row], '', head))).toEqual({ added: 1, changed: 0, unchanged: 1, errorCount: 0 });
    expect(counts(await send([row], '', head))).toEqual({ added: 0, changed: 0, unchanged: 1, errorCount: 0 });
  });

  it('equal in name and district to a college of ours is that college, by an older name of the district too', async () => {
    const { body } = await send(['GAYA COLLEGE,Bihar,Gaya,,government,https://gaya.example']);
    expect(body.data).toMatchObject({ added: 0, changed: 1, changes: [{ id: 'gaya-college', fields: [{ field: 'website' }] }] });
    const { college } = (await server.call('GET', '/colleges/gaya-college')).body.data;
    expect(college).toMatchObject({
      name: 'Gaya College',
      location: { district: 'Gaya Ji' },
      contact: { website: 'https://gaya.example' },
    });
  });

  it('with another code than ours is another college, and one that may be either of two is asked about', async () => {
    const coded = await send(['C-2,Gaya College,Bihar,Gaya,government'], '', 'aisheCode,name,state,district,type');
    expect(counts(coded)).toMatchObject({ added: 1 });
    const { status, body } = await send(['Government ITI,Goa,North Goa,,government,']);
    expect([status, body.data.errors]).toEqual([
      400,
      [{ line: 2, message: '2 colleges are called "Government ITI"; write the id of the one that is meant' }],
    ]);
  });
});

describe('a key of the address that nobody knows', () => {
  const endpoints = api as EndpointTable;
  const writing = Object.keys(endpoints).filter((name) => !name.startsWith('GET '));

  it('stops an import: what was to be tried is not made', async () => {
    const before = await stored();
    for (const query of ['?dryrun=true', '?dry_run=true', '?dryRun=true&skipbad=true']) {
      const { status, body } = await send(file, query);
      expect([query, status, body.message]).toEqual([query, 400, expect.stringContaining('not known')]);
    }
    expect(await stored()).toEqual(before);
    expect((await send(file, '?dryRun=true&lang=hi')).status).toBe(200);
  });

  it('is refused by whatever writes', async () => {
    const answered: string[] = [];
    for (const name of writing) {
      const [method, path] = name.split(' ') as ['POST', string];
      const csv = endpoints[name as keyof typeof endpoints]?.csv === true;
      const { status } = await server.call(method, `${path.replaceAll(/:\w+/g, 'x')}?dryrun=true`, {
        token,
        ...(csv ? { headers: { 'content-type': 'text/csv' }, body: Buffer.from('name,state\n') } : { body: {} }),
      });
      answered.push(`${name} ${status}`);
    }
    expect(answered.length).toBeGreaterThan(20);
    expect(answered.filter((line) => !line.endsWith(' 400'))).toEqual([]);
  });
});
