import { mkdirSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readTable } from '../csv.ts';
import { failsUntouched, register, smallCopy } from '../testing/small-copy.ts';

const place = { state: 'Goa', district: 'North Goa' };
const institutions = [
  { aishe_code: 'C-11', name: 'MANDOVI COLLEGE OF NURSING', ...place },
  { aishe_code: 'C-12', name: 'SAHYADRI ARTS AND SCIENCE COLLEGE', ...place },
  { aishe_code: 'C-13', name: 'ZUARI MAHAVIDYALAYA', ...place },
  { aishe_code: 'C-14', name: 'ZUARI MAHAVIDYALAYA', ...place },
  { aishe_code: 'C-15', name: 'HELD COLLEGE', ...place },
  { aishe_code: 'S-17', name: 'MANDOVI SHIKSHAN SANSTHA ADHYAPAK VIDYALAYA', ...place },
];
const offices = [{ o: 'Panaji H.O', p: '403001', i: 'NORTH GOA', s: 'GOA', a: 15.49, n: 73.82 }];

const enrichment = [
  'key,aishe_code,name_clean,state,district,city,kind,type,type_basis,established,affiliating_university,affiliation_basis,pincode,sources',
  'C-11,C-11,Mandovi College of Nursing,Goa,North Goa,,nursing,,,1998,Goa University,AICTE 2025-26,403001,AISHE 2025',
  'S-17,S-17,Mandovi Adhyapak Vidyalaya,Goa,North Goa,,,aided,AICTE 2025-26: Aided,,Goa University,AICTE 2025-26,,AICTE 2025-26',
  'aicte:7,,Terekhol Polytechnic,Goa,North Goa,,polytechnic,private,AICTE institution_type,,,,,AICTE 2025-26',
  'aicte:8,,Moved Polytechnic,Goa,North Goa,,polytechnic,private,AICTE institution_type,,,,,AICTE 2025-26',
];
const programmes = [
  'key,programme_as_published,level,discipline,intake,note,source',
  'C-12,BCA,UG,COMPUTER APPLICATIONS,60,,AICTE 2025-26',
  'S-17,BCA,UG,COMPUTER APPLICATIONS,60,,AICTE 2025-26',
  'aicte:7,CIVIL ENGINEERING,Diploma,ENGINEERING AND TECHNOLOGY,30,,AICTE 2025-26',
];
const joins = [
  'source,source_name,source_district,aishe_code,aishe_name,aishe_district',
  'AICTE 2025-26,SAHYADRI COLLEGE,NORTH GOA,C-12,SAHYADRI ARTS AND SCIENCE COLLEGE,North Goa',
  "AICTE 2025-26,MANDOVI SHIKSHAN SANSTHA'S,NORTH GOA,S-17,MANDOVI SHIKSHAN SANSTHA ADHYAPAK VIDYALAYA,North Goa",
];
const goa = 'catalog/register/goa.csv';
const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;

const copy = smallCopy(institutions, offices);
afterAll(copy.remove);
const build = () => copy.runTranslated('catalog/tools/directory/build.ts', copy.path('extracts'));

beforeEach(() => {
  copy.write('extracts/colleges-enrichment.csv', text(enrichment));
  copy.write('extracts/colleges-programmes.csv', text(programmes));
  copy.write('extracts/match-log.csv', text(joins));
  copy.write(
    'catalog/colleges.csv',
    text([
      'id,name,district,registerDistrict,state,aisheCode',
      'held-college,Held College,North Goa,,Goa,C-15',
      // A list has it in the district that the register has, too.
      'moved-polytechnic,Moved Polytechnic,South Goa,North Goa,Goa,S-99',
    ]),
  );
  copy.write(goa, 'id\nsahyadri-college-as-once-written-c-12\n');
});

const fails = () => failsUntouched(copy, build);

describe('the build of the register', () => {
  it('writes what the register, the lists and the names say, and the same bytes once more', async () => {
    const { code, said } = await build();
    expect(said).toContain('5 rows, 1 doubles left out');
    expect(code).toBe(0);
    const rows = readTable(
      copy.path(goa),
      'id',
      'name',
      'kinds',
      'courses',
      'byName',
      'district',
      'pincode',
      'type',
      'affiliation',
      'aisheCode',
      'otherCodes',
      'sources',
    );
    const by = (code: string) => rows.find(({ aisheCode }) => aisheCode === code);
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort());
    expect(by('C-11')).toMatchObject({ name: 'Mandovi College of Nursing', kinds: 'nursing', district: 'North Goa', pincode: '403001' });
    expect(by('C-11')).toMatchObject({ courses: '', byName: 'bsc-nursing' });
    // Its id was given before its name was written as it is now.
    expect(by('C-12')).toMatchObject({
      id: 'sahyadri-college-as-once-written-c-12',
      courses: 'bca:60',
      sources: 'AISHE 2025|AICTE 2025-26',
    });
    // A name that says no more than Mahavidyalaya says a degree college.
    expect(by('C-13')).toMatchObject({ courses: '', byName: '', kinds: 'degree-college', usual: 'mahavidyalaya', otherCodes: 'C-14' });
    expect(by('C-15')).toBeUndefined();
    expect(rows.filter(({ name }) => name === 'Moved Polytechnic')).toEqual([]);
    // The list names a society only: what it says is of another school of the society's.
    expect(by('S-17')).toMatchObject({ courses: '', type: '', affiliation: '', sources: 'AISHE 2025' });
    expect(by('')).toMatchObject({ id: 'terekhol-polytechnic-aicte-7', courses: 'diploma-civil-engineering:30', sources: 'AICTE 2025-26' });
    expect(readTable(copy.path('catalog/pincodes.csv'), 'district', 'pincodes')).toEqual([expect.objectContaining({ pincodes: '403001' })]);
    expect(copy.read('contract/src/colleges/districts.json')).toContain('North Goa');

    const first = copy.everything();
    await build();
    expect(copy.everything()).toEqual(first);
  });

  it('gives what a list says to the institution that it means, and lets a row stand alone', async () => {
    const rows = ['C-12,register,SAHYADRI COLLEGE,C-13,another', 'aicte:8,register,SAHYADRI ARTS AND SCIENCE COLLEGE,,another'];
    copy.write('catalog/tools/directory/not-joined.csv', text(['key,extract,list,is,why', ...rows]));
    const sister = 'aicte:8,,"Sahyadri Arts and Science College, Panaji",Goa,North Goa,,,private,AICTE institution_type,,,,,AICTE 2025-26';
    copy.write('extracts/colleges-enrichment.csv', text([...enrichment, sister]));
    copy.write('extracts/colleges-programmes.csv', text([...programmes, 'aicte:8,BBA,UG,MANAGEMENT,40,,AICTE 2025-26']));
    await build();
    const built = readTable(copy.path(goa), 'id', 'courses', 'aisheCode');
    expect(built.find(({ aisheCode }) => aisheCode === 'C-12')).toMatchObject({ courses: '' });
    expect(built.find(({ aisheCode }) => aisheCode === 'C-13')).toMatchObject({ courses: 'bca:60' });
    expect(built.find(({ id }) => id.endsWith('aicte-8'))).toMatchObject({ courses: 'bba:40' });
    copy.write('catalog/tools/directory/not-joined.csv', text(['key,extract,list,is,why', 'C-99,both,,,']));
  });

  it('gives what the list says to the institution of the register that a row is known to be', async () => {
    const header = 'key,is,list,register,how';
    copy.write('catalog/tools/directory/joined.csv', text([header, 'aicte:7,C-11,Terekhol Polytechnic,MANDOVI COLLEGE OF NURSING,read']));
    await build();
    const built = readTable(copy.path(goa), 'id', 'courses', 'aisheCode', 'established');
    expect(built.find(({ aisheCode }) => aisheCode === 'C-11')).toMatchObject({
      courses: 'diploma-civil-engineering:30',
      established: '1998',
    });
    expect(built.some(({ id }) => id.endsWith('aicte-7'))).toBe(false);
    copy.write('catalog/tools/directory/joined.csv', text([header]));
  });

  it('asks where the extracts are', async () => {
    const { code, said } = await copy.run('catalog/tools/directory/build.ts');
    expect(said).toContain('say where the extracts are');
    expect(code).toBe(1);
  });

  it('says which column a list lacks, and changes nothing', async () => {
    copy.write('extracts/colleges-enrichment.csv', text(enrichment.map((line) => line.replace(/^[^,]*,/, ''))));
    expect(await fails()).toContain('colleges-enrichment.csv has no column key');
  });

  it('changes nothing where the register knows a state that we do not', async () => {
    copy.write(register, JSON.stringify([...institutions, { aishe_code: 'C-16', name: 'FAR COLLEGE', state: 'Gao', district: 'Far' }]));
    expect(await fails()).toContain('far-college-c-16 lies in no state or territory: "Gao"');
    copy.write(register, JSON.stringify(institutions));
  });

  it('changes nothing where an id would be given twice', async () => {
    copy.write(
      'catalog/colleges.csv',
      'id,name,district,registerDistrict,state,aisheCode\nzuari-mahavidyalaya-c-13,Another,South Goa,,Goa,C-99\n',
    );
    expect(await fails()).toContain('zuari-mahavidyalaya-c-13 is given twice');
  });

  it('changes nothing where the last file cannot be written', async () => {
    mkdirSync(copy.path('catalog/shared-pincodes.csv.new'));
    expect(await fails()).toContain('shared-pincodes.csv.new');
  });
});
