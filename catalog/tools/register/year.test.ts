import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ShippedFolder } from '../../../server/src/catalog/shipped/shipped-folder.ts';
import { shippedColleges } from '../../../server/src/features/colleges/colleges.shipped.ts';
import { applyCommand, diffCommand } from './main.ts';
import { emptyLine, readRegisterSheet, sheetText, type SheetLine } from './sheet.ts';
import { readRegister, writeRegister } from './tables.ts';
import { exportText, institution, type ExportLine } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'disha-register-'));
const catalog = join(folder, 'catalog');
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const towns = ['Bodh Gaya', 'Sherghati', 'Tekari', 'Wazirganj', 'Manpur', 'Belaganj', 'Dobhi', 'Atri', 'Imamganj', 'Guraru'];
const where = { address: 'Station Road', city: 'Gaya', pincode: '823001' };
/** Forty that stand: nursing colleges that all are of one kind, a college of each other name, and one that another list knows. */
const standing = [
  ...towns.map((town, index) =>
    institution(`C-${100 + index}`, `${town} College of Nursing`, { kinds: 'nursing', courses: 'bsc-nursing:name' }),
  ),
  ...towns.map((town, index) => institution(`C-${200 + index}`, `${town} Degree College`, { kinds: 'degree-college', ...where })),
  ...towns.map((town, index) => institution(`S-${300 + index}`, `Government Polytechnic, ${town}`, { kinds: 'polytechnic' })),
  ...towns.map((town, index) =>
    institution(`C-${400 + index}`, `${town} Law College`, { kinds: 'law', state: 'Goa', district: 'North Goa' }),
  ),
  institution('C-500', 'Maa Gayatri College', { sources: 'AISHE 2025|AICTE 2025-26', courses: 'bca:60' }),
  institution('', 'Aditya Institute of Management', { id: 'aditya-institute-of-management-aicte-1', sources: 'AICTE 2025-26', read: '' }),
];
const said = (rows: typeof standing): ExportLine[] =>
  rows
    .filter(({ aisheCode }) => aisheCode !== '')
    .map(({ aisheCode: code, name, state, district }) => ({ code, name: name.toUpperCase(), state, district }));

const saidOf = (code: string, name: string, district = 'Gaya Ji', state = 'Bihar'): ExportLine => ({ code, name, state, district });
const come = towns.map((town, index) => saidOf(`C-${900 + index}`, `SHRI ${town.toUpperCase()} COLLEGE OF NURSING`));
const closing = new Set(['C-201', 'S-302', 'C-500']);
const renaming = new Map([
  ['C-105', 'MAGADH COLLEGE OF NURSING'],
  ['C-203', 'WAZIRGANJ ARTS & SCIENCE COLLEGE'],
]);
/** A year later: ten are new, three are gone, two have another name, one is in another district; one is only spelt otherwise. */
const nextYear = exportText([
  ...said(standing)
    .filter(({ code }) => !closing.has(code))
    .map((row) => ({ ...row, name: renaming.get(row.code) ?? row.name, ...(row.code === 'C-206' ? { district: 'Nawada' } : {}) }))
    .map((row) => (row.code === 'C-207' ? { ...row, name: 'Atri Degree  College.' } : row)),
  ...come,
]);

const real = join(import.meta.dirname, '..', '..');
const wishes = { file: at('new.csv'), out: at('sheet.csv'), year: '2027', catalog, month: '2027-11' };
const sheet = () => readRegisterSheet(readFileSync(at('sheet.csv'), 'utf8')).lines.map(({ cells }) => cells);
const decide = (decided: (line: SheetLine) => Partial<SheetLine>) =>
  writeFileSync(at('sheet.csv'), sheetText(sheet().map((line) => ({ ...line, ...decided(line) }))));
const yes = () => ({ do: 'yes' });
const diff = (text: string) => {
  writeFileSync(at('new.csv'), text);
  return diffCommand(wishes);
};
const apply = (dryRun = false) => applyCommand({ file: at('sheet.csv'), catalog, dryRun });
const files = () =>
  Object.fromEntries(readdirSync(join(catalog, 'register')).map((name) => [name, readFileSync(join(catalog, 'register', name), 'utf8')]));
const closedIds = () => readRegister(catalog).closed.map(({ id }) => id);
const byCode = () => new Map(readRegister(catalog).institutions.map((row) => [row.aisheCode, row]));

beforeEach(() => {
  rmSync(catalog, { recursive: true, force: true });
  mkdirSync(join(catalog, 'tools', 'register'), { recursive: true });
  mkdirSync(join(catalog, 'courses'));
  for (const id of ['bsc-nursing', 'bca']) writeFileSync(join(catalog, 'courses', `${id}.json`), '{}');
  cpSync(join(real, 'pincodes.csv'), join(catalog, 'pincodes.csv'));
  writeRegister(catalog, { institutions: standing, leftOut: [{ code: 'C-999', name: 'AN OFFICE', why: 'an office' }], closed: [] });
});

describe('a year of the register', () => {
  it('is told as what is new, closed, renamed and moved, and nothing else', () => {
    expect(diff(nextYear).lines[0]).toBe('48 institutions read: 10 new, 3 closed, 2 renamed, 1 moved.');
    const lines = sheet();
    expect(lines.every((line) => line.do === '')).toBe(true);
    expect(lines.find(({ code }) => code === 'C-900')).toMatchObject({
      change: 'new',
      name: 'Shri Bodh Gaya College of Nursing',
      district: 'Gaya Ji',
      kinds: 'nursing',
      courses: 'bsc-nursing:name',
      id: '',
    });
    expect(lines.find(({ code }) => code === 'C-500')).toMatchObject({ change: 'closed', note: 'another list has it: AICTE 2025-26' });
    expect(lines.find(({ code }) => code === 'C-203')).toMatchObject({
      change: 'renamed',
      name: 'Wazirganj Arts and Science College',
      was: 'Wazirganj Degree College',
    });
    expect(lines.find(({ code }) => code === 'C-206')).toMatchObject({ change: 'moved', district: 'Nawada', was: 'Gaya Ji, Bihar' });
  });

  it('changes nothing until somebody has said yes, nor in a dry run', () => {
    diff(nextYear);
    const before = files();
    expect(apply()).toMatchObject({ ok: true, lines: [expect.stringContaining('16 undecided'), 'Nothing is to be changed.'] });
    decide(yes);
    expect(apply(true).lines).toEqual([
      '10 new, 3 closed, 2 renamed, 1 moved, 0 refused, 0 already, 0 undecided.',
      'A dry run: nothing was changed.',
    ]);
    expect(files()).toEqual(before);
  });

  it('is taken over with every id as it was, and once: the same sheet and the same list change nothing more', async () => {
    const ids = new Map(standing.map(({ aisheCode, id }) => [aisheCode, id]));
    diff(nextYear);
    decide(yes);
    expect(apply().ok).toBe(true);
    const now = byCode();
    expect(now.size).toBe(ids.size + 10 - 3);
    for (const [code, { id }] of now) if (ids.has(code)) expect(id).toBe(ids.get(code));
    expect(now.get('C-105')).toMatchObject({
      name: 'Magadh College of Nursing',
      formerNames: 'Belaganj College of Nursing',
      asOf: '2027-11',
    });
    expect(now.get('C-206')).toMatchObject({ district: 'Nawada', name: 'Dobhi Degree College', address: '', city: '', pincode: '' });
    expect(now.get('C-203')).toMatchObject({ name: 'Wazirganj Arts and Science College', ...where });
    expect(now.get('C-900')).toMatchObject({ id: 'shri-bodh-gaya-college-of-nursing-c-900', sources: 'AISHE 2027', asOf: '2027-11' });
    const after = files();
    expect(apply().lines).toEqual([expect.stringContaining('16 already'), 'Nothing is to be changed.']);
    expect(diff(nextYear).lines[0]).toContain('0 new, 0 closed, 0 renamed, 0 moved');
    expect(files()).toEqual(after);
    rmSync(join(catalog, 'courses'), { recursive: true });
    const documents = await shippedColleges.read(new ShippedFolder(catalog));
    expect(documents).toHaveLength(standing.length + 10 - 3);
  });

  it('brings a college that closed back under its id, with what was known of it', () => {
    diff(nextYear);
    decide(yes);
    apply();
    expect(closedIds()).toContain('maa-gayatri-college-c-500');
    diff(exportText([...said(standing), ...come]));
    expect(sheet().find(({ code }) => code === 'C-500')).toMatchObject({ change: 'new', note: 'it closed and is back' });
    decide(({ code }) => (code === 'C-500' ? { do: 'yes' } : {}));
    apply();
    expect(byCode().get('C-500')).toMatchObject({
      id: 'maa-gayatri-college-c-500',
      courses: 'bca:60',
      sources: 'AISHE 2025|AICTE 2025-26',
    });
    // Else the next time it closes would be told as done already.
    expect(closedIds()).not.toContain('maa-gayatri-college-c-500');
    expect(closedIds()).toHaveLength(closing.size - 1);
  });

  it('leaves out what stands in the list of what is no college', () => {
    expect(diff(exportText([...said(standing), saidOf('C-999', 'AN OFFICE'), saidOf('C-998', 'A COLLEGE')])).ok).toBe(true);
    expect(sheet().map(({ code }) => code)).toEqual(['C-998']);
  });

  it('asks no second time what was refused', () => {
    diff(nextYear);
    decide(({ change }) => (change === 'closed' ? {} : { do: 'no' }));
    expect(apply().lines[0]).toBe('0 new, 0 closed, 0 renamed, 0 moved, 13 refused, 0 already, 3 undecided.');
    expect(diff(nextYear).lines[0]).toContain('0 new, 3 closed, 0 renamed, 0 moved');
  });
});

describe('a list of the register', () => {
  it('that has the colleges of one state alone says nothing of others', () => {
    const colleges = said(standing).filter(({ code, state }) => state === 'Goa' && code.startsWith('C'));
    expect(diff(exportText(colleges.slice(1))).lines[0]).toContain('0 new, 1 closed, 0 renamed, 0 moved');
    expect(diff(exportText(come)).lines[0]).toContain('10 new, 0 closed, 0 renamed, 0 moved');
    expect(diff(exportText(said(standing).filter((_, at) => at % 10 < 6))).lines[0]).toContain('0 new, 0 closed, 0 renamed, 0 moved');
  });

  it('gives its code to a college that was known without one, and no second college', () => {
    diff(exportText([...said(standing), saidOf('C-950', 'ADITYA INSTITUTE OF MANAGEMENT')]));
    expect(sheet()).toMatchObject([{ change: 'new', id: 'aditya-institute-of-management-aicte-1' }]);
    decide(yes);
    apply();
    expect(byCode().get('C-950')).toMatchObject({ id: 'aditya-institute-of-management-aicte-1', sources: 'AISHE 2027|AICTE 2025-26' });
    expect(byCode().size).toBe(standing.length);
  });

  it('is refused by its lines where it cannot be read', () => {
    const bad = diff(
      ['Aishe Code,Name,State,District', 'C-1,A,Bihar,Gaya', 'X1,B,Bihar,Gaya', 'C-3,,Bihar,Gaya', 'C-4,D,Nowhere,Gaya'].join('\n'),
    );
    expect(bad.ok).toBe(false);
    expect(bad.lines.slice(0, 3)).toEqual([
      'line 3: "X1" is no code of the register',
      'line 4: C-3 has no name',
      'line 5: no state is called "Nowhere"',
    ]);
    expect(existsSync(at('new.csv'))).toBe(true);
  });

  it('is refused where it has headings and nothing else, or nothing at all', () => {
    expect(diff('Aishe Code,Name,State,District\n')).toMatchObject({
      ok: false,
      lines: ['line 1: no institution stands under the headings', expect.anything()],
    });
    expect(diff('')).toMatchObject({ ok: false, lines: ['line 1: the file is empty', expect.anything()] });
  });

  it('that was saved as something else than UTF-8 with commas is told how to be saved', () => {
    const wrong = (text: string, as: (text: string) => string | Buffer = (same) => same) => {
      writeFileSync(at('sheet.csv'), as(text));
      writeFileSync(at('new.csv'), as(text));
      return [diffCommand(wishes), apply()];
    };
    const list = exportText(said(standing));
    const columns = sheetText([{ ...emptyLine, change: 'new' }]);
    const signs = { semicolons: ';', tabs: '\t' };
    for (const [name, sign] of Object.entries(signs))
      for (const text of [list, columns])
        for (const { ok, lines } of wrong(text.replaceAll(',', sign)))
          expect([ok, lines[0]]).toEqual([false, `line 1: the columns stand between ${name}: save it as CSV UTF-8 with commas`]);
    const codePage = (text: string) => Buffer.from(text.replace('Name', 'Collège'), 'latin1');
    for (const as of [(text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'), (text: string) => Buffer.from(text, 'utf16le'), codePage])
      for (const { ok, lines } of wrong(list, as))
        expect([ok, lines[0]]).toEqual([false, expect.stringContaining('is no UTF-8 text: save it as CSV UTF-8 with commas')]);
    expect(diff(`\uFEFF${list}`).ok).toBe(true);
  });
});

it('a sheet that is no table is refused by its line', () => {
  diff(nextYear);
  writeFileSync(at('sheet.csv'), `${readFileSync(at('sheet.csv'), 'utf8')}yes,"new"er,C-1\n`);
  expect(apply()).toMatchObject({ ok: false, lines: ['line 18: a quote ends before the cell does', expect.anything()] });
});

it('a sheet is refused as a whole, each fault by its line', () => {
  diff(nextYear);
  const before = files();
  const faults: Record<string, Partial<SheetLine>> = {
    'C-900': { do: 'maybe' },
    'C-901': { do: 'yes', district: 'Gaya Town' },
    'C-902': { do: 'yes', kinds: 'nurses' },
    'C-903': { do: 'yes', courses: 'bsc-nurse:name' },
    'C-904': { do: 'yes', name: ' ' },
    'C-105': { do: 'yes', id: 'another' },
  };
  decide(({ code }) => faults[code] ?? { do: 'yes' });
  const { ok, lines } = apply();
  expect(ok).toBe(false);
  const lineOf = (code: string) => `line ${sheet().findIndex((line) => line.code === code) + 2}: `;
  expect(lines).toEqual(
    expect.arrayContaining([
      `${lineOf('C-900')}"maybe" is neither yes nor no`,
      `${lineOf('C-901')}Bihar has no district Gaya Town`,
      expect.stringContaining(`${lineOf('C-902')}kinds`),
      `${lineOf('C-903')}there is no course bsc-nurse`,
      `${lineOf('C-904')}the name is empty`,
      `${lineOf('C-105')}there is no college another with the code C-105`,
      '6 lines are not good; nothing was changed.',
    ]),
  );
  expect(files()).toEqual(before);
});
