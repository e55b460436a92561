/** Scripts run on Linux, macOS and Windows; what only one of them has stands in few files, each with its reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './prepare.mjs';
import { listSources } from './sources.ts';

const programs = 'sh|bash|cp|rm|mv|tar|mount|umount|which|chmod|ps|fc-list|apt-get';
const posixOnly = new RegExp(
  String.raw`/proc/|['"\`]/(tmp|usr|bin|etc|dev)\b|\bgetuid\b|\bchown(Sync)?\(|SIG(HUP|USR[12])|\b(spawn|exec)\w*\(\s*'(${programs})'`,
);

/** A folder ends with a slash. */
const reasons: Record<string, string> = {
  'scripts/cluster/': 'nginx, PgBouncer and a PostgreSQL of another user, as on the Linux machine that an operator runs',
  'scripts/faults/': 'a full disk is a mounted one, and processes are counted where Linux lists them',
  'scripts/chromium.mjs': 'looks where each system keeps a browser; fonts are asked for on Linux alone',
  'scripts/package/unpacked.ts': 'root starts the package as an ordinary user, and tar of the system reads it',
  'scripts/test.mjs': 'Linux tells what processors spent; the run goes without that line elsewhere',
};
const reasonOf = (file: string) => Object.keys(reasons).find((each) => (each.endsWith('/') ? file.startsWith(each) : file === each));

describe('scripts', () => {
  const scripts = listSources('ts', 'mjs').filter(([file]) => file.startsWith('scripts/') && !file.endsWith('.test.ts'));

  it('call nothing that only POSIX has, unless a reason stands here', () => {
    const calling = scripts.filter(([, text]) => posixOnly.test(text)).map(([file]) => file);
    expect(calling.filter((file) => reasonOf(file) === undefined)).toEqual([]);
    expect(Object.keys(reasons).filter((each) => !calling.some((file) => reasonOf(file) === each))).toEqual([]);
  });

  it.each([
    [`readFileSync('/proc/self/stat')`, true],
    [`spawnSync('sh', ['-c', line])`, true],
    [`process.kill(pid, 'SIGUSR2')`, true],
    [`join(tmpdir(), 'disha')`, false],
    [`spawnSync(process.execPath, args)`, false],
  ])('%s counts as POSIX only: %s', (code, expected) => {
    expect(posixOnly.test(code)).toBe(expected);
  });
});

describe('the workflows', () => {
  const folder = join(root, '.github', 'workflows');

  it.each(readdirSync(folder))('of %s pin each action by the commit, with its version beside it, and end in time', (file) => {
    const workflow = readFileSync(join(folder, file), 'utf8');
    const used = workflow.match(/uses: .*/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((each) => !/^uses: [\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(each))).toEqual([]);
    expect(workflow.match(/timeout-minutes: /g)?.length).toBe(workflow.match(/runs-on: /g)?.length);
  });

  it('run on the three systems and may only read', () => {
    const workflow = readFileSync(join(folder, 'test.yml'), 'utf8');
    expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
    for (const system of ['ubuntu', 'macos', 'windows']) expect(workflow).toContain(`${system}-latest`);
  });
});
