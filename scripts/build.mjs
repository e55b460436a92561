/** npm run build: installs and builds what is missing, as `npm start` does, and starts nothing. */
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled('start');
await ensureBuilt();
