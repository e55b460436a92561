/**
 * What a package is started by, with Node alone: `node disha.mjs` becomes the server, `node disha.mjs backup FILE` and its like become
 * the command of that name.
 */
import { readFileSync } from 'node:fs';

const { version, commands } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const [name] = process.argv.splice(2, 1);
const program = name === undefined ? 'main.js' : commands[name] && `commands/${commands[name]}.js`;
if (program === undefined) {
  console.error(`Disha ${version} knows no command ${name}. It knows: ${Object.keys(commands).join(', ')}; none starts the server.`);
  process.exit(1);
}
await import(new URL(`server/dist/${program}`, import.meta.url).href);
