/** npm start: installs and builds what is missing, then becomes the server. */
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled('start');
await ensureBuilt();
// The server runs in this very process, so that a signal or a kill reaches it and nothing in between.
const server = '../server/dist/main.js';
await import(server);
