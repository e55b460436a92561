/** npm run backup -- FILE */
import { backup } from './backup-commands.ts';
import { runOnFile } from './run-command.ts';

await runOnFile('Name the file: npm run backup -- disha.backup.gz', backup);
