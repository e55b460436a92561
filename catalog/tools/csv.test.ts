import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readList, readCsvTable, replaceFiles } from './csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalog-csv-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('a table that is handed in', () => {
  it('names the file and the column it lacks', () => {
    expect(() => readCsvTable(file('a.csv', 'key\nC-1\n'), 'key', 'state')).toThrow('a.csv has no column state');
  });

  it('may be empty where it is ours, not where it is a list', () => {
    const empty = file('b.csv', 'key\n');
    expect(readCsvTable(empty, 'key')).toEqual([]);
    expect(() => readList(empty, 'key')).toThrow('b.csv has no rows');
  });

  it('has as many cells in each row as in the first', () => {
    expect(() => readList(file('c.csv', 'key,state\nC-1\n'), 'key', 'state')).toThrow('1 ');
  });
});

it('files are replaced all together or not at all', () => {
  const [first, second] = [file('first.csv', 'old'), file('second.csv', 'old')];
  const texts = new Map([
    [first, 'new'],
    [second, 'new'],
  ]);
  mkdirSync(`${second}.new`);
  expect(() => {
    replaceFiles(texts);
  }).toThrow('second.csv.new');
  expect([readFileSync(first, 'utf8'), readFileSync(second, 'utf8')]).toEqual(['old', 'old']);
  expect(readdirSync(folder)).not.toContain('first.csv.new');
  rmSync(`${second}.new`, { recursive: true });
  replaceFiles(texts);
  expect([readFileSync(first, 'utf8'), readFileSync(second, 'utf8')]).toEqual(['new', 'new']);
});
