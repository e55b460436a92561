/**
 * Builds what is missing and writes dist-package/disha-VERSION-PLATFORM.tar.gz for this platform, with its SHA-256 beside it. The same
 * commit on the same Node makes the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ensureBuilt, ensureInstalled, root } from '../prepare.mjs';
import { contentsOf } from './contents.ts';
import { archiveBytes, tar, type TarEntry } from './tar.ts';

/** Answers with the file that was written. */
export async function writePackage(): Promise<string> {
  ensureInstalled();
  await ensureBuilt();

  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const name = `disha-${version}-${process.platform}-${process.arch}`;
  const folder = join(root, 'dist-package');
  const file = join(folder, `${name}.tar.gz`);
  mkdirSync(folder, { recursive: true });

  /** Of the commit, since a browser knows by time and size whether it has a file: no two releases may have the same time. */
  const said = process.env['SOURCE_DATE_EPOCH'] ?? execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  const seconds = Number(said);

  const entries = contentsOf(root);
  const sums: string[] = [];
  const bytesIn: Record<string, number> = {};
  for (const entry of entries) {
    if (entry.kind !== 'file') continue;
    const bytes = await archiveBytes(entry);
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${entry.path}\n`);
    const part = /^(?:node_modules\/@[^/]+|(?:server|web)\/[^/]+|[^/]+)/.exec(entry.path)?.[0] ?? '';
    bytesIn[part] = (bytesIn[part] ?? 0) + bytes.length;
  }
  const checksums: TarEntry = { path: 'SHA256SUMS', kind: 'file', content: Buffer.from(sums.sort().join('')), isProgram: false };
  const inFolder = [...entries, checksums].map((entry) => ({ ...entry, path: `${name}/${entry.path}` }));
  const all: TarEntry[] = [{ path: name, kind: 'folder' }, ...inFolder];

  // Node writes neither a name nor a time into the head of a gzip file.
  await pipeline(Readable.from(tar(all, seconds)), createGzip({ level: 9 }), createWriteStream(file));

  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const sum = hash.digest('hex');
  writeFileSync(`${file}.sha256`, `${sum}  ${name}.tar.gz\n`);

  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const total = Object.values(bytesIn).reduce((a, b) => a + b, 0);
  console.log(`dist-package/${name}.tar.gz: ${megabytes(statSync(file).size)}, unpacked ${megabytes(total)} in ${sums.length} files`);
  for (const [part, bytes] of Object.entries(bytesIn).sort(([, a], [, b]) => b - a))
    if (bytes > 100_000) console.log(`  ${megabytes(bytes).padStart(9)}  ${part}`);
  console.log(`SHA-256 ${sum}`);
  return file;
}
