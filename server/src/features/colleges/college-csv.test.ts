import { describe, expect, it } from 'vitest';
import { Scheduler } from '../../catalog/scheduler.ts';
import { worded } from '../../http/language.ts';
import { readCollegeCsv, readCollegeCsvInTicks, type ImportContext } from './college-csv.ts';
import { tidyName } from '../../catalog/sheets/tidy.ts';
import { sampleCollege } from '../../testing/sample-catalog.ts';

const context: ImportContext = {
  known: [sampleCollege({ aisheCode: 'U-0306', management: 'government', type: 'government' })],
  courseIds: new Set(['mbbs']),
  asOf: '2026-11',
};
const read = (text: string | Buffer, more: Partial<ImportContext> = {}) => readCollegeCsv(Buffer.from(text), { ...context, ...more });
const reasons = (text: string | Buffer, more?: Partial<ImportContext>) =>
  read(text, more).problems.map(({ line, message }) => `${line}: ${worded(message, 'en').message}`);

describe('an operator’s CSV', () => {
  it('is read in our own columns', () => {
    const { colleges, problems } = read(
      [
        'id,name,type,state,city,pincode,website,aliases,courses',
        'my-college,"My College, Pune",private,Maharashtra,Pune,411001,example.org,MCP|My,mbbs',
        '',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(colleges).toMatchObject([
      {
        id: 'my-college',
        name: 'My College, Pune',
        website: 'https://example.org',
        aliases: ['MCP', 'My'],
        courses: [{ courseId: 'mbbs', intake: null }],
        sources: ['Operator'],
        asOf: '2026-11',
      },
    ]);
  });

  it('is read in the columns of AISHE, with ids and tidy names made for it', () => {
    const rows = [
      'Aishe Code,Name,State,District,Website,Year Of Establishment,Location,College Type,Management,University Name',
      'C-1,GOVT. COLLEGE OF ARTS AND SCIENCE,ORISSA,Puri,,1962,Urban,Affiliated College,State Government,Utkal University',
      'C-2,GOVT. COLLEGE OF ARTS AND SCIENCE,Odisha,Cuttack,www.x.ac.in,,Rural,Affiliated College,Private Un-Aided,Utkal University',
      'U-0306,IIT Bombay,Maharashtra,Mumbai,,,,,Central Government,',
    ];
    const { colleges, already, problems } = read(rows.join('\n'));
    expect(problems).toEqual([]);
    expect(already).toBe(1);
    expect(colleges).toMatchObject([
      {
        id: 'govt-college-of-arts-and-science',
        name: 'Govt. College of Arts and Science',
        state: 'Odisha',
        district: 'Puri',
        type: 'government',
        established: '1962',
        aisheCode: 'C-1',
        affiliation: 'Utkal University',
        sources: ['AISHE'],
      },
      { id: 'govt-college-of-arts-and-science-cuttack', type: 'private', website: 'https://www.x.ac.in' },
    ]);
  });

  it('needs a type from somewhere', () => {
    expect(reasons('name,state\nSome College,Goa\nGovernment College,Goa')).toEqual([expect.stringMatching(/^2: .*--type/)]);
    expect(read('name,state\nSome College,Goa', { defaultType: 'private' }).colleges).toMatchObject([{ type: 'private' }]);
  });

  it.each([
    ['no rows', 'name,state\n', ['1: there is no row below the column names']],
    ['an empty file', '', ['1: the file is empty']],
    ['wrong columns', 'title,place\nA,B', ['1: columns are missing: name, state; there are: title, place']],
    ['a column twice', 'name,state,name\nA,Goa,B', ['1: the column name stands twice']],
    [
      'a state that does not exist',
      'name,state,type\nA,Goa,private\nB,Atlantis,private',
      ['3: there is no state or union territory "Atlantis"'],
    ],
    ['a row too short', 'name,state,type\nA,Goa', ['2: 2 cells, but there are 3 columns']],
    ['duplicate ids', 'id,name,state,type\na,A,Goa,private\nb,B,Goa,private\na,C,Goa,private', ['4: the id a stands in line 2 already']],
    [
      'duplicate codes',
      'aishe_code,name,state,type\nC-9,A,Goa,private\nC-9,B,Goa,private',
      ['3: the AISHE code C-9 stands in line 2 already'],
    ],
    ['a PIN of another state', 'name,state,type,pincode\nA,Goa,private,411001', ['2: PIN 411001 is not in Goa']],
    ['a course nobody knows', 'name,state,type,courses\nA,Goa,private,magic', ['2: there is no course magic']],
    ['no name', 'name,state,type\n,Goa,private', ['2: name is empty']],
    ['an id that is none', 'id,name,state,type\nA B,A,Goa,private', ['2: id "A B" cannot be used']],
    [
      'a name too long',
      `name,state,type,shortName\nA,Goa,private,${'x'.repeat(61)}`,
      [`2: shortName "${'x'.repeat(61)}" is longer than 60 characters`],
    ],
    ['an open quote', 'name,state,type\n"A,Goa,private\nB,Goa,private', ['2: a quote is opened and never closed']],
  ])('%s is refused with line and reason', (_, text, expected) => {
    const result = read(text);
    expect(result.problems.map(({ line, message }) => `${line}: ${worded(message, 'en').message}`)).toEqual(expected);
  });

  it('bad UTF-8 is refused at its line', () => {
    const bytes = Buffer.concat([Buffer.from('name,state,type\nA,Goa,private\nCaf'), Buffer.from([0xe9]), Buffer.from(',Goa,private\n')]);
    expect(reasons(bytes)).toEqual([expect.stringMatching(/^3: .*UTF-8/)]);
  });

  it('one bad row among ten thousand is named by its line', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `College ${index},${index === 7654 ? 'Nowhere' : 'Goa'},private`);
    expect(reasons(['name,state,type', ...rows].join('\n'))).toEqual(['7656: there is no state or union territory "Nowhere"']);
  });

  it('counts lines inside quoted cells', () => {
    expect(reasons('name,state,type,address\nA,Goa,private,"one\ntwo"\nB,Nowhere,private,x')).toEqual([
      '4: there is no state or union territory "Nowhere"',
    ]);
  });
});

describe('tidyName', () => {
  it.each([
    ['ANDAMAN COLLEGE (ANCOL)', 'Andaman College (Ancol)'],
    ['Already Tidy  College ', 'Already Tidy College'],
    ['St.John\u0092s College', 'St.John’s College'],
    ['S.K. COLLEGE OF ENGG., PUNE', 'S.K. College of Engg., Pune'],
  ])('%s becomes %s', (from, to) => {
    expect(tidyName(from)).toBe(to);
  });
});

it('a long file is taken apart in turns, before its rows are looked at', async () => {
  let turns = 0;
  const scheduler = Object.assign(new Scheduler(), {
    yieldToEventLoop: () => {
      turns += 1;
      return Promise.resolve();
    },
  });
  const file = `name,state,type\n${'College,Goa,private\n'.repeat(5000)}"never closed`;
  const { problems } = await readCollegeCsvInTicks(Buffer.from(file), context, scheduler);
  expect(problems).toHaveLength(1);
  expect(turns).toBeGreaterThan(10);
});
