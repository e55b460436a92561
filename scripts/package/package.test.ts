/** The package: a tar file of fixed bytes, with every package that the built server asks for, and the commands of an operator. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { root } from '../prepare.mjs';
import { commandsIn } from './contents.ts';
import { asksFor, neededPaths } from './packages.ts';
import { tar, type TarEntry } from './tar.ts';

const file = (path: string, text: string, isProgram = false): TarEntry => ({ path, kind: 'file', content: Buffer.from(text), isProgram });
const bytesOfTar = (entries: readonly TarEntry[]) => buffer(Readable.from(tar(entries, 1_700_000_000)));

/** Read as the POSIX standard lays the fields out, apart from the code that writes them. */
async function headersOf(entries: readonly TarEntry[]) {
  const bytes = await bytesOfTar(entries);
  const found = [];
  for (let at = 0; bytes[at] !== 0;) {
    const head = bytes.subarray(at, at + 512);
    const text = (from: number, length: number) => head.toString('utf8', from, from + length).replace(/\0.*$/s, '');
    const octal = (from: number, length: number) => Number.parseInt(text(from, length), 8);
    const sum = head.reduce((total, byte, place) => total + (place >= 148 && place < 156 ? 32 : byte), 0);
    const size = octal(124, 12);
    const [name, mode, type, target, prefix] = [text(0, 100), octal(100, 8).toString(8), text(156, 1), text(157, 100), text(345, 155)];
    const owner = `${octal(108, 8)}:${octal(116, 8)}`;
    const content = bytes.toString('utf8', at + 512, at + 512 + size);
    found.push({ name, prefix, mode, type, target, owner, time: octal(136, 12), isSumRight: sum === octal(148, 8), content });
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return found;
}

describe('the tar file', () => {
  it('has the same bytes in whatever order its entries come', async () => {
    const entries = [file('b', 'two'), { path: 'a', kind: 'folder' } as const, file('a/c', 'one')];
    expect((await bytesOfTar(entries)).equals(await bytesOfTar(entries.toReversed()))).toBe(true);
    expect((await headersOf(entries)).map(({ name }) => name)).toEqual(['a/', 'a/c', 'b']);
  });

  it('gives each entry the one time, no owner by name, its mode and a right sum', async () => {
    const common = { prefix: '', owner: '0:0', time: 1_700_000_000, isSumRight: true };
    const link: TarEntry = { path: 'link', kind: 'link', target: 'to' };
    expect(await headersOf([{ path: 'a', kind: 'folder' }, file('a/text', 'words'), link, file('run', '', true)])).toEqual([
      { ...common, name: 'a/', mode: '755', type: '5', target: '', content: '' },
      { ...common, name: 'a/text', mode: '644', type: '0', target: '', content: 'words' },
      { ...common, name: 'link', mode: '755', type: '2', target: 'to', content: '' },
      { ...common, name: 'run', mode: '755', type: '0', target: '', content: '' },
    ]);
  });

  it('parts a long path at a slash, and refuses one that does not fit', async () => {
    const [folder, name] = ['f'.repeat(120), 'n'.repeat(90)];
    expect(await headersOf([file(`${folder}/${name}`, '')])).toMatchObject([{ prefix: folder, name }]);
    await expect(headersOf([file('n'.repeat(101), '')])).rejects.toThrow('too long');
  });
});

describe('the packages of the server', () => {
  it.each([
    ['import{a}from"pg"', true],
    ['await import(`pg/lib/client`)', true],
    [`require('pg')`, true],
    ['import{a}from"pg-native"', false],
    ['const pg="pg"', false],
  ])('%s asks for pg: %s', (code, expected) => {
    expect(asksFor(code, 'pg')).toBe(expected);
  });

  const lock = {
    packages: {
      server: { dependencies: { a: '1', unused: '1' }, optionalDependencies: { 'postgres-here': '1', 'postgres-elsewhere': '1' } },
      'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'a-elsewhere': '1' } },
      'node_modules/a/node_modules/b': { peerDependencies: { p: '1', q: '1' }, peerDependenciesMeta: { q: { optional: true } } },
      'node_modules/b': {},
      'node_modules/p': {},
      'node_modules/postgres-here': {},
      'node_modules/postgres-elsewhere': {},
      'node_modules/a-elsewhere': {},
      'node_modules/unused': {},
    },
  };

  it('are those asked for, with what they need in turn, peers too, and nothing of another platform', () => {
    expect(neededPaths(lock, 'server', ['a'], (path) => !path.includes('elsewhere'))).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/p',
      'node_modules/postgres-here',
    ]);
  });

  it('stop the packaging where one that is needed is not installed', () => {
    expect(() => neededPaths(lock, 'server', ['a'], (path) => !path.endsWith('/p'))).toThrow('needs p, which is not installed');
  });
});

describe('the commands of a package', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

  it('go by the names that a checkout has for them, and each has its source', () => {
    const commands = commandsIn(scripts);
    expect(commands).toMatchObject({ backup: 'backup', restore: 'restore', 'catalog:import': 'catalog-import' });
    for (const command of Object.values(commands)) expect(existsSync(join(root, 'server', 'src', 'cli', `${command}.ts`))).toBe(true);
  });
});
