/** Compresses the built files once, so that no request has to. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worth = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** @param {string} folder */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && worth.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      if (bytes.length < 512) return;
      writeFileSync(
        `${path}.br`,
        await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      );
      writeFileSync(`${path}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}
