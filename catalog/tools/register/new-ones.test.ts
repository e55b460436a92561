/** What is proposed of an unread college: its name, its district, what others of its name are. */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../contract/src/taxonomy.ts';
import { bytesOf, readInputs } from './inputs.ts';
import { Likenesses } from './like.ts';
import { pinIn, RegisterPlaces } from './place.ts';
import { institution } from './testing.ts';
import { NameTidier } from './tidy.ts';

const many = <Made>(count: number, make: (at: number) => Made): Made[] => Array.from({ length: count }, (_, at) => make(at));

describe('a name', () => {
  const tidier = new NameTidier([
    ...many(40, (at) => institution(`C-${at}`, 'Sri Sai College of Nursing, Sherghati')),
    ...many(3, (at) => institution(`C-${100 + at}`, "IIMT Society's B.Ed. College, Tekari")),
    ...many(400, (at) => institution(`C-${1000 + at}`, 'Government Medical College, Gaya Ji')),
  ]);
  const tidied = (name: string, district = 'Gaya Ji') => tidier.tidy({ name, state: 'Bihar', district });

  it.each([
    ['SRI SAI COLLEGE OF NURSING', 'Sri Sai College of Nursing'],
    ['GOVT. COLLEGE OF NURSING SHERGHATI', 'Government College of Nursing, Sherghati'],
    ['IIMT SOCIETYS B.ED. COLLEGE, TEKARI-824236', "IIMT Society's B.Ed. College, Tekari"],
    ['M S RAMAIAH COLLEGE OF NURSING', 'M.S. Ramaiah College of Nursing'],
    ['M.S.Ramaiah College of Nursing & Research', 'M.S. Ramaiah College of Nursing and Research'],
    ['Magadh College of Nursing, Near Bus Stand, Station Road, Gaya', 'Magadh College of Nursing'],
    ['MAGADH COLLEGE OF NURSING, SHERGHATI, GAYA JI', 'Magadh College of Nursing, Sherghati'],
    ['Magadh College of Nursing (Autonomous)', 'Magadh College of Nursing'],
    ['GOVERNMENT MEDICAL COLLEGE', 'Government Medical College, Gaya Ji'],
  ])('%s is %s', (raw, name) => expect(tidied(raw)).toBe(name));
});

describe('a district', () => {
  const state: State = 'Andhra Pradesh';
  const divided = { state, registerDistrict: 'Krishna' };
  const places = new RegisterPlaces(
    [
      institution('C-1', 'Loyola College, Vijayawada', { ...divided, district: 'NTR' }),
      institution('C-2', 'Noble College, Machilipatnam', { state, district: 'Krishna' }),
      institution('C-3', 'A Degree College', { state, district: 'Krishna', districtBasis: 'register' }),
      institution('C-4', 'Gaya College'),
    ],
    (pin) => (pin === '520001' ? { state, name: 'NTR' } : undefined),
  );
  const found = (name: string, district: string, pincode = '', there: State = state) =>
    places.find({ name, state: there, district, pincode });

  it('that was divided is told by the town, then by the PIN, else it is the register’s and said to be', () => {
    expect(found('New College, Vijayawada', 'Krishna')).toEqual({ district: 'NTR', districtBasis: '' });
    expect(found('New College', 'KRISHNA', '520001')).toEqual({ district: 'NTR', districtBasis: '' });
    expect(found('New College', 'Krishna')).toEqual({ district: 'Krishna', districtBasis: 'register' });
  });

  it('stands under its present name, and is empty where the state has none of the name', () => {
    expect(found('New College', 'Gaya', '', 'Bihar')).toEqual({ district: 'Gaya Ji', districtBasis: '' });
    expect(found('New College', 'Nowhere', '', 'Bihar')).toEqual({ district: '', districtBasis: '' });
  });

  it('is read from a PIN at the end alone', () => {
    expect(pinIn('Gaya College, Gaya - 823 001.')).toBe('823001');
    expect(pinIn('Government College 823001 Gaya')).toBe('');
  });
});

describe('what a college is', () => {
  const likenesses = new Likenesses([
    ...many(5, (at) => institution(`C-${at}`, `Town${at} College of Nursing`, { kinds: 'nursing', courses: 'bsc-nursing:name' })),
    ...many(5, (at) => institution(`S-${at}`, `Town${at} School of Nursing`, { kinds: 'nursing', usual: '' })),
    ...many(30, (at) => institution(`C-${100 + at}`, `Town${at} Mahila Mahavidyalaya`, { kinds: 'degree-college', openTo: 'women' })),
    ...many(5, (at) => institution(`C-${200 + at}`, `Town${at} Academy`, { kinds: at < 3 ? 'law' : '' })),
    institution('C-300', 'Listed College of Nursing', { kinds: 'pharmacy', courses: 'bpharm:60' }),
  ]);
  const of = (aisheCode: string, name: string) => likenesses.of({ aisheCode, name });

  it('is what all others of its ending and code are', () => {
    expect(of('C-9', 'Magadh College of Nursing, Gaya')).toMatchObject({ kinds: 'nursing', courses: 'bsc-nursing:name', openTo: '' });
    expect(of('S-9', 'Magadh School of Nursing')).toMatchObject({ kinds: 'nursing', courses: '' });
    expect(of('C-9', 'Magadh Mahila Mahavidyalaya')).toMatchObject({ kinds: 'degree-college', openTo: 'women' });
  });

  it('is not told where they differ, or where there are none', () => {
    expect(of('C-9', 'Magadh Academy')).toMatchObject({ kinds: '', usual: '', courses: '', type: '' });
    expect(of('U-9', 'Magadh College of Nursing')).toMatchObject({ kinds: '' });
  });
});

describe('an input', () => {
  it('of every package is the file that was read', () => {
    for (const input of readInputs()) expect(bytesOf(input).length).toBeGreaterThan(1_000_000);
  });

  it('that is another file is told by its sum', () => {
    const folder = mkdtempSync(join(tmpdir(), 'disha-input-'));
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data', 'list.json'), '[]');
    const input = { package: 'a-list', version: '1.0.0', file: 'data/list.json', sha256: 'abc', gives: 'a list' };
    expect(() => bytesOf(input, folder)).toThrow('another file than was read');
    rmSync(folder, { recursive: true });
  });
});
