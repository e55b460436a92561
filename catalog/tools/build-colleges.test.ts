import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readTable } from './csv.ts';
import { failsUntouched, smallCopy } from './testing/small-copy.ts';

const offices = [{ o: 'Panaji H.O', p: '403001', i: 'NORTH GOA', s: 'GOA', a: 15.49, n: 73.82 }];
const institutions = [
  [
    'key,aishe_code,display_name,short_name,kind,type,type_basis,tier,city,district,state,pincode',
    'address,website,established,affiliating_university,nirf,sources',
  ].join(','),
  'C-21,C-21,Mandovi Institute of Technology,MIT Goa,college,private,AICTE,,Panaji,North Goa,Goa,403001,,,2001,,,AISHE-2025;AICTE-2025-26',
  'C-22,C-22,Mandovi Inst. of Technology,,college,,,,,North Goa,Goa,,,https://mandovi.example,,,Engineering 2025: 90,NIRF-2025',
  'C-23,C-23,Zuari Medical College,,college,government,unsourced,,Panaji,North Goa,Goa,,,,,,,AISHE-2025',
];
const programmes = [
  'college_key,course,level,programme,intake,source',
  'C-21,CIVIL ENGINEERING,UNDER GRADUATE,ENGINEERING AND TECHNOLOGY,30,AICTE-2025-26',
  'C-22,CIVIL ENGINEERING,UNDER GRADUATE,ENGINEERING AND TECHNOLOGY,30,AICTE-2025-26',
  'C-21,RIVER STUDIES,UNDER GRADUATE,ENGINEERING AND TECHNOLOGY,30,AICTE-2025-26',
];
const enrichment =
  'key,aishe_code,name_clean,state,district,city,kind,type,type_basis,established,affiliating_university,affiliation_basis,pincode,sources';
const text = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

const copy = smallCopy([], offices);
afterAll(copy.remove);
const build = () => copy.runTranslated('catalog/tools/build-colleges.ts', copy.path('registers'), copy.path('extracts'));

beforeEach(() => {
  copy.write('registers/institutions.csv', text(...institutions));
  copy.write('registers/institution-programmes.csv', text(...programmes));
  copy.write('registers/pincodes.csv', text('pincode,state', '403001,Goa'));
  copy.write('extracts/colleges-enrichment.csv', text(enrichment, `C-21${','.repeat(enrichment.split(',').length - 1)}`));
  copy.write(
    'extracts/colleges-programmes.csv',
    text('key,programme_as_published,level,discipline,intake,source', 'C-21,BCA,UG,COMPUTER APPLICATIONS,60,AICTE 2025-26'),
  );
  copy.write(
    'extracts/match-log.csv',
    text('source,source_name,source_district,aishe_code,aishe_name,aishe_district', 'AICTE 2025-26,ZUARI,GOA,C-21,ZUARI,North Goa'),
  );
  copy.write('catalog/tools/merges.csv', text('drop,keep,why', 'C-22,C-21,one institute under two codes'));
  copy.write('catalog/tools/ids.csv', text('key,id', 'C-23,zuari-medical-as-once-called'));
  copy.write('catalog/colleges.csv', text('id', 'as-it-was'));
  copy.write('catalog/college-courses.csv', text('collegeId', 'as-it-was'));
});

const fails = () => failsUntouched(copy, build);

describe('the build of the colleges', () => {
  it('writes each college once with what every list says of it, and the same bytes once more', async () => {
    const { code, said } = await build();
    expect(said).toContain('2 colleges');
    expect(code).toBe(0);
    const columns = ['id', 'name', 'city', 'district', 'website', 'nirf', 'aisheCode', 'others', 'sources'] as const;
    const [technical, medical] = readTable(copy.path('catalog/colleges.csv'), ...columns);
    expect(technical).toMatchObject({
      name: 'Mandovi Institute of Technology',
      city: 'Panaji',
      aisheCode: 'C-21',
      others: 'RIVER STUDIES',
    });
    expect(technical).toMatchObject({ website: 'https://mandovi.example', nirf: 'Engineering 2025: 90' });
    expect(technical?.sources.split('|')).toEqual(['AISHE 2025', 'AICTE 2025-26', 'NIRF 2025']);
    expect(medical).toMatchObject({ id: 'zuari-medical-as-once-called', name: 'Zuari Medical College', district: 'North Goa' });
    const pairs = readTable(copy.path('catalog/college-courses.csv'), 'collegeId', 'courseId', 'intake', 'basis');
    const of = (id = '') =>
      pairs.filter(({ collegeId }) => collegeId === id).map(({ courseId, intake, basis }) => [courseId, intake, basis]);
    expect(of(technical?.id)).toEqual([
      ['bca', '60', 'register'],
      ['btech-civil-engineering', '60', 'register'],
    ]);
    expect(of(medical?.id)).toEqual([['mbbs', '', 'name']]);

    const first = copy.everything();
    await build();
    expect(copy.everything()).toEqual(first);
  });

  it('says a type that has a source, and no other unless the name says it or the university is deemed', async () => {
    const more = (key: string, name: string, university: string) =>
      `${key},${key},${name},,college,private,unsourced (nothing read),,Panaji,North Goa,Goa,,,,,${university},,AISHE-2025`;
    const university = 'U-24,U-24,K.L.M. Academy,,university,deemed,UGC list: Deemed University,,Panaji,North Goa,Goa,,,,,,,AISHE-2025';
    const named = [more('C-25', 'Government College of Boats', ''), more('C-26', 'Sal School of Boats', 'KLM Academy (Panaji)')];
    copy.write('registers/institutions.csv', text(...institutions, university, ...named));
    const additions = 'key,id,name,shortName,aliases,kind,city,district,state,courses';
    const byHand = (key: string, name: string) => `${key},,${name},,,college,Panaji,North Goa,Goa,`;
    copy.write('catalog/tools/additions.csv', text(additions, byHand('C-27', 'School of Oars'), byHand('C-28', 'Government Oars')));
    expect((await build()).code).toBe(0);
    const types = readTable(copy.path('catalog/colleges.csv'), 'aisheCode', 'type').map(({ aisheCode, type }) => [aisheCode, type]);
    const read = { 'C-21': 'private', 'C-23': '', 'U-24': 'deemed', 'C-25': 'government', 'C-26': 'deemed' };
    expect(Object.fromEntries(types)).toEqual({ ...read, 'C-27': '', 'C-28': 'government' });
    copy.write('catalog/tools/additions.csv', text(additions));
  });

  it('says nothing that a list says of a namesake, and no type that no source gives', async () => {
    copy.write(
      'catalog/tools/directory/not-joined.csv',
      text('key,extract,list,is,why', 'C-21,colleges,MIT Pune,,another', 'C-9,register,,,'),
    );
    await build();
    const [technical, medical] = readTable(copy.path('catalog/colleges.csv'), 'id', 'type', 'pincode', 'established', 'sources');
    expect(technical).toMatchObject({ type: '', pincode: '', established: '2001' });
    // The other extract's row is the college's own.
    const pairs = readTable(copy.path('catalog/college-courses.csv'), 'collegeId', 'courseId');
    const taught = pairs.filter(({ collegeId }) => collegeId === technical?.id).map(({ courseId }) => courseId);
    expect(taught).toEqual(['bca', 'btech-civil-engineering']);
    expect(medical?.type).toBe('');
    copy.write('catalog/tools/directory/not-joined.csv', text('key,extract,list,is,why', 'C-9,both,,,'));
  });

  it('asks for both folders', async () => {
    const { code, said } = await copy.run('catalog/tools/build-colleges.ts', copy.path('registers'));
    expect(said).toContain('say where the two folders of register extracts are');
    expect(code).toBe(1);
  });

  it('says which list is empty, and changes nothing', async () => {
    copy.write('registers/institutions.csv', text(institutions[0] ?? ''));
    expect(await fails()).toContain('institutions.csv has no rows');
  });

  it('changes nothing where two colleges would have one id', async () => {
    copy.write('catalog/tools/ids.csv', text('key,id', 'C-21,the-same', 'C-23,the-same'));
    expect(await fails()).toContain('the-same is given twice');
  });

  it('changes nothing where a twin to be merged is not there', async () => {
    copy.write('catalog/tools/merges.csv', text('drop,keep,why', 'C-22,C-99,mistyped'));
    expect(await fails()).toContain('cannot merge C-22 into C-99');
  });
});
