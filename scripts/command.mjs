/** npm run backup and its like: builds the command with the server when something has changed, then becomes it. */
import { ensureInstalled, isServerBuilt, serverDoesNotBuild, stop } from './prepare.mjs';

const [name] = process.argv.splice(2, 1);
if (name === undefined) stop('Name the command.');
ensureInstalled('start');
if (!isServerBuilt()) stop(serverDoesNotBuild);
await import(`../server/dist/commands/${name}.js`);
