/** npm run sbom [-- FILE]: the bill of materials of what ships, in CycloneDX, from the lock file alone; to the terminal or into a file. */
import { writeFileSync } from 'node:fs';
import { root, run, stop } from './prepare.mjs';

const { status, stdout } = run('npm', ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--loglevel=error'], { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, cwd: root });
if (status !== 0) stop('npm could not make the bill of materials; npm 10 or newer is needed.');
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(stdout);
else {
  writeFileSync(file, stdout);
  console.log(`${JSON.parse(stdout).components.length} components in ${file}`);
}
