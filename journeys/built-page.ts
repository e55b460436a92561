/** The web application as built for the journeys: each file is compiled once a worker and run anew for every visit, whose memory it is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as Start from '../web/src/app/start/start.tsx';

type Exports = Record<string, unknown>;
type Run = (exports: Exports, require: (name: string) => unknown) => void;

const web = join(import.meta.dirname, '..', 'web');
const folder = join(web, 'dist-journeys');
/** Libraries are the web application's own. */
const require = createRequire(join(web, 'package.json'));
const libraries = new Map<string, unknown>();
/** Each is looked for once: every visit asks for all of them again. */
function installed(name: string): unknown {
  if (!libraries.has(name)) libraries.set(name, require(name));
  return libraries.get(name);
}

const compiled = new Map<string, Run>();
function compile(file: string): Run {
  const known = compiled.get(file);
  if (known) return known;
  const filename = join(folder, file);
  const run = compileFunction(readFileSync(filename, 'utf8'), ['exports', 'require'], { filename }) as Run;
  compiled.set(file, run);
  return run;
}

const isPure = (file: string) => /^(pure|rolldown-runtime)-/.test(file);
const pure = new Map<string, Exports>();

/** What starts a page, with modules of its own. */
export function loadBuiltPage(): typeof Start {
  const visited = new Map<string, Exports>();
  const ask = (by: string) => (name: string) => {
    if (!name.startsWith('./')) return installed(name);
    const file = name.slice(2);
    if (isPure(by) && !isPure(file)) throw new Error(`${by} would keep ${file} of an earlier visit`);
    return load(file);
  };
  const load = (file: string): Exports => {
    const modules = isPure(file) ? pure : visited;
    const known = modules.get(file);
    if (known) return known;
    const exports: Exports = {};
    modules.set(file, exports);
    compile(file)(exports, ask(file));
    return exports;
  };
  return load('start.cjs') as unknown as typeof Start;
}
