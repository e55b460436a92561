/** npm run dump [-- FOLDER]: the whole catalog as open data, into a folder of its version; under DATA_DIR/open-data, which is served. */
import { join, resolve } from 'node:path';
import { BackupError } from '../db/backup-error.ts';
import { dump } from './dump-command.ts';
import { runCommand } from './run-command.ts';

await runCommand((env, root) => {
  const [folder, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new BackupError('Name one folder at most: npm run dump -- FOLDER');
  const parent = folder === undefined ? join(env.DATA_DIR, 'open-data') : resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
  return dump(env, env.CATALOG_DIR ?? join(root, 'catalog'), parent);
});
