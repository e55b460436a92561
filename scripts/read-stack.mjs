/** npm run stack < LOG: places in the built files, as a log has them, become places in the source. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

/** The last names of a path to a built file, its line and its column; built files have names that stand alone. */
const place = /(?:file:\/\/)?[\w./@-]*?((?:assets\/)?[\w.-]+\.js):(\d+):(\d+)/g;

const folders = ['web/dist-maps', 'web/dist-server', 'server/dist'].map((folder) => join(root, folder));

/**
 * A place without a map stays as it is.
 * @param {string} said
 * @param {string[]} mapFolders
 */
export function readStack(said, mapFolders = folders) {
  /** @type {Map<string, { map: SourceMap, folder: string } | undefined>} */
  const maps = new Map();
  const mapOf = (/** @type {string} */ name) => {
    if (!maps.has(name)) {
      const file = mapFolders.map((folder) => join(folder, `${name}.map`)).find(existsSync);
      maps.set(
        name,
        file === undefined ? undefined : { map: new SourceMap(JSON.parse(readFileSync(file, 'utf8'))), folder: dirname(file) },
      );
    }
    return maps.get(name);
  };
  return said.replaceAll(place, (whole, name, line, column) => {
    const found = mapOf(name);
    const entry = found?.map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !entry || !('originalSource' in entry)) return whole;
    const source = relative(root, resolve(found.folder, entry.originalSource));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(readStack(await text(process.stdin)));
