/** npm run package: one file for this platform that runs where only Node is. */
import { writePackage } from './write.ts';

await writePackage();
