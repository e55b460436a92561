/**
 * A tar file in the POSIX form (ustar). It is written here and not by a program of the system, because tar of macOS and of Windows knows
 * no option for the order and the times. The same entries make the same bytes: every entry has one time, and belongs to nobody by name.
 */
import { readFile } from 'node:fs/promises';

export type TarEntry =
  | { path: string; kind: 'folder' }
  | { path: string; kind: 'link'; target: string }
  | { path: string; kind: 'file'; content: Buffer | { of: string }; isProgram: boolean };

const block = 512;
const longest = { name: 100, prefix: 155, linkname: 100 };
const typeOf = { file: '0', link: '2', folder: '5' };

/** A long path stands in two fields, parted at a slash. */
function split(path: string): { name: string; prefix: string } {
  if (Buffer.byteLength(path) <= longest.name) return { name: path, prefix: '' };
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(name) <= longest.name && Buffer.byteLength(prefix) <= longest.prefix) return { name, prefix };
  }
  throw new Error(`This path is too long for a tar file: ${path}`);
}

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

function header(entry: TarEntry, size: number, seconds: number): Buffer {
  const { name, prefix } = split(entry.kind === 'folder' ? `${entry.path}/` : entry.path);
  const linkname = entry.kind === 'link' ? entry.target : '';
  if (Buffer.byteLength(linkname) > longest.linkname) throw new Error(`This link is too long for a tar file: ${linkname}`);
  const isOpen = entry.kind === 'folder' || entry.kind === 'link' || entry.isProgram;
  const head = Buffer.alloc(block);
  head.write(name, 0);
  head.write(octal(isOpen ? 0o755 : 0o644, 8), 100);
  head.write(octal(0, 8), 108);
  head.write(octal(0, 8), 116);
  head.write(octal(size, 12), 124);
  head.write(octal(seconds, 12), 136);
  // The sum counts its own field as spaces.
  head.write(' '.repeat(8), 148);
  head.write(typeOf[entry.kind], 156);
  head.write(linkname, 157);
  head.write('ustar\0' + '00', 257);
  head.write(prefix, 345);
  head.write(
    `${octal(
      head.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
  );
  return head;
}

export const archiveBytes = async ({ content }: Extract<TarEntry, { kind: 'file' }>): Promise<Buffer> =>
  Buffer.isBuffer(content) ? content : readFile(content.of);

/** Entries in the order of their paths, whatever order they come in. */
export async function* tar(entries: readonly TarEntry[], seconds: number): AsyncGenerator<Buffer> {
  for (const entry of [...entries].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const bytes = entry.kind === 'file' ? await archiveBytes(entry) : Buffer.alloc(0);
    yield header(entry, bytes.length, seconds);
    yield bytes;
    yield Buffer.alloc((block - (bytes.length % block)) % block);
  }
  yield Buffer.alloc(2 * block);
}
