import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkCutoffNames, type NamedInstitutes } from './check-cutoff-names.ts';

const folder = fileURLToPath(new URL('../../../../catalog/cutoffs', import.meta.url));
const check = (name: string) => checkCutoffNames([{ id: 'kcet', institutes: [{ name }] }], ['Hubli', 'Surat']).problems;

it('those that ship are tidy', () => {
  const tables = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as NamedInstitutes);
  expect(tables.length).toBeGreaterThan(10);
  expect(checkCutoffNames(tables, [])).toMatchObject({ figures: [{ ok: true }], problems: [] });
});

it.each(['JNTUH University College of Engineering, Jagitial', 'M.S. Ramaiah Institute of Technology, Bangalore', 'AIIMS', 'COEP Pune'])(
  '%s is a name',
  (name) => {
    expect(check(name)).toEqual([]);
  },
);

it.each([
  ['BAPATLA ENGINEERING COLLEGE, BAPATLA', 'is in capitals'],
  ['GMC KOTA', 'is in capitals'],
  ['Karnatak Institute of Medical Sciences, HUBLI', 'has HUBLI in capitals'],
  [`${'Charotar University of Science and Technology, '.repeat(2)}Changa`, 'has 100 letters, 80 at most'],
  ['Agartala Government Medical College, Agartala 799006', 'carries a PIN'],
  ['Harsha Institute of Technology, Nelamangala Taluk', 'carries an address'],
])('%s: %s', (name, fault) => {
  expect(check(name)).toEqual([expect.stringContaining(`"${name}" ${fault}`)]);
});
