import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ReadLimit } from './read-limit.ts';

const folder = mkdtempSync(join(tmpdir(), 'disha-room-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

it('reads each file as it is, side by side, also one that is larger than the feature', async () => {
  const room = new ReadLimit(8);
  const paths = [file('a', 'one'), file('none', ''), file('b', 'two'), file('large', 'larger than the room')];
  const read = await Promise.all(paths.map((path) => room.read(path)));
  expect(read.map(String)).toEqual(['one', '', 'two', 'larger than the room']);
});

it('uses the same buffer again after it is emptied', async () => {
  const room = new ReadLimit(8);
  const before = await room.read(file('before', 'before'));
  room.empty();
  const after = await room.read(file('after', 'after'));
  expect([String(after), after.buffer === before.buffer]).toEqual(['after', true]);
});

it('says so when a file is not there', async () => {
  await expect(new ReadLimit(8).read(join(folder, 'missing'))).rejects.toThrow('ENOENT');
});
