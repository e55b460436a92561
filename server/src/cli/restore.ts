/** npm run restore -- FILE */
import { restore } from './backup-commands.ts';
import { runOnFile } from './run-command.ts';

await runOnFile('Name the file: npm run restore -- disha.backup.gz', restore);
