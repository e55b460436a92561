/**
 * npm run scan [-- sqlmap|wapiti [PATTERN]]: runs two scanners, where they are installed, against a new server on this
 * machine, whose database is thrown away; PATTERN picks endpoints. What to try comes from the server's own description
 * of its API. Fails on a finding.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../cluster/folder.ts';
import { ensureBuilt, root, stop } from '../prepare.mjs';
import { killRunning, versionOf, type Tokens } from './programs.ts';
import { sqlmap } from './sqlmap.ts';
import { targetsOf, type QuizTarget } from './targets.ts';
import { wapiti } from './wapiti.ts';

function startServer(port: number, folder: string, adminToken: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    ADMIN_TOKEN: adminToken,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
  };
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('ready:')) resolve(child);
      else if (String(chunk).includes('"level":50')) console.log(`  the server logged an error: ${String(chunk).slice(0, 500)}`);
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** A student with one quiz result, whose account the scanners attack. */
async function newVictim(base: string, admin: string): Promise<Tokens> {
  const post = async <T>(path: string, sent: unknown, token?: string): Promise<T> => {
    const response = await fetch(`${base}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(sent),
    });
    return ((await response.json()) as { data: T }).data;
  };
  const student = { name: 'Asha Kumari', email: 'scan@example.in', password: 'Secret1', class: '10', state: 'Bihar', stream: 'arts' };
  const { token, user } = await post<{ token: string; user: { id: string } }>('/auth/register', student);
  const { data } = (await (await fetch(`${base}/api/quiz/class10`)).json()) as { data: { quiz: QuizTarget } };
  const sheet = { quizId: data.quiz.id, answers: data.quiz.questions.map(({ options }) => options[0]) };
  const { attemptId } = await post<{ attemptId: string }>('/quiz/class10/submit', sheet, token);
  return { admin, student: token, userId: user.id, attemptId };
}

const [only, word = ''] = process.argv.slice(2);
const scanners = ['sqlmap', 'wapiti']
  .filter((name) => only === undefined || only === name)
  .map((name) => ({ name, version: versionOf(name) }));
const installed = scanners.filter(({ version }) => version !== undefined);
for (const { name } of scanners.filter(({ version }) => version === undefined))
  console.log(`${name} is not installed (Debian: apt-get install ${name})`);
if (installed.length === 0) stop('Nothing to scan with.');

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'disha-scan-'));
const admin = randomBytes(24).toString('hex');
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const server = await startServer(port, folder, admin);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    killRunning();
    server.kill('SIGTERM');
    process.exit(1);
  });
const started = Date.now();
let findings = 0;
try {
  const tokens = await newVictim(base, admin);
  const targets = (await targetsOf(base, tokens)).filter(({ name }) => new RegExp(word).test(name));
  for (const { name, version } of installed) {
    console.log(`${name} ${version}`);
    findings += name === 'sqlmap' ? await sqlmap(targets, folder) : await wapiti(base, targets, folder, tokens);
  }
  if (!(await fetch(`${base}/api/ready`)).ok) findings += 1;
} finally {
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  await new Promise((resolve) => server.on('exit', resolve));
}
const result = findings === 0 ? 'nothing found' : `${findings} FINDINGS, see ${folder}`;
console.log(`${result} in ${Math.round((Date.now() - started) / 1000)} s`);
if (findings === 0) rmSync(folder, { recursive: true, force: true });
process.exit(findings === 0 ? 0 : 1);
