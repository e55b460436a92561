/**
 * npm run scan [-- sqlmap|wapiti [PATTERN]]: two scanners, where they are installed, against a server of their own on this machine
 * with a database that is thrown away; PATTERN picks endpoints. What to try comes from the server's own description of its API. Fails on a finding.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { URLSearchParams } from 'node:url';
import { ensureBuilt, ensureInstalled, root, stop } from './prepare.mjs';

const perTargetMs = 900_000;
/** They ask a host of the scanner's makers, or fetch lists from the network; nothing here leaves this machine. */
const wapitiModules = [
  'backup',
  'blindsql',
  'brute_login_form',
  'buster',
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
];

/** What a scanner says that is so on purpose, and why. */
const answered = [
  [
    /X-XSS-Protection is not set/,
    'sent as 0 on purpose: the old filter it switched on did more harm than good, and no browser has it any more',
  ],
];

const pages = [
  '/',
  '/courses',
  '/colleges',
  '/exams',
  '/exams/jee-main',
  '/privacy',
  '/auth/login',
  '/auth/signup',
  '/quiz/start',
  '/profile',
  '/dashboard',
];

/** Proper values, so that a request gets as far as it can before something in it is spoilt. */
const proper = {
  id: 'jee-main',
  search: 'engineering',
  q: 'engineering',
  stream: 'science_pcm',
  field: 'medicine',
  class: '10',
  state: 'Bihar',
  city: 'Patna',
  course: 'mbbs',
  page: '1',
  limit: '20',
  sortOrder: 'asc',
  name: 'Asha Kumari',
  email: 'scan.target@example.in',
  password: 'Wrong1x',
  credential: 'a.b.c',
  itemId: 'mbbs',
  asOf: '2026-11',
  officialLink: 'https://example.in/',
};

const versionOf = (program) => {
  const { status, stdout = '', stderr = '' } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? (/\d+\.\d+(\.\d+)?/.exec(stdout + stderr)?.[0] ?? 'of unknown version') : undefined;
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

function startServer(port, folder, adminToken) {
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
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('ready:')) resolve(child);
      else if (String(chunk).includes('"level":50')) console.log(`  the server logged an error: ${String(chunk).slice(0, 500)}`);
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

function sample(schema, key = '') {
  if (key in proper) return proper[key];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return sample(choice, key);
  if (schema.type === 'array') return schema.items ? [sample(schema.items)] : [];
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sample(each, name)]));
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  return schema.format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : 'a text';
}

/** Every endpoint that takes something: its path with the part marked, its query, its body. */
async function targetsOf(base, tokens) {
  const ask = async (path) => (await fetch(`${base}/api${path}`)).json();
  const { paths } = await ask('/openapi.json');
  const targets = [];
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { parameters, requestBody, security }] of Object.entries(operations)) {
      const values = (where) =>
        parameters.filter((each) => each.in === where).map(({ name, schema }) => [name, String(sample(schema, name))]);
      const mark = values('path').length > 0 ? '*' : '';
      const idOf = { '/quiz/attempts/{id}': tokens.attemptId, '/courses/{id}': 'mbbs', '/colleges/{id}': 'iit-bombay' };
      const url = `${base}/api${path.replace(/\{(\w+)\}/g, (_, name) => `${idOf[path] ?? proper[name] ?? 'x'}${mark}`)}`;
      const query = new URLSearchParams(values('query')).toString();
      const schema = requestBody?.content['application/json'].schema;
      const body = schema && sample(schema);
      if (body && path.startsWith('/quiz/')) {
        const { quiz } = (await ask(path.replace('/submit', ''))).data;
        // Of thirty answers the first stands for all: the star marks the places to try.
        Object.assign(body, {
          quizId: `${quiz.id}*`,
          answers: quiz.questions.map(({ options }, index) => (index === 0 ? `${options[0]}*` : options[0])),
          userId: `${tokens.userId}*`,
          attemptId: `${body.attemptId}*`,
        });
      }
      if (!mark && query === '' && !body) continue;
      const token = security.some((each) => 'adminToken' in each) ? tokens.admin : security.length > 0 ? tokens.student : undefined;
      targets.push({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        url: query === '' ? url : `${url}?${query}`,
        body: body && JSON.stringify(body),
        token,
      });
    }
  }
  const avatar = new URLSearchParams({ name: 'Asha', size: '128', background: 'fff', color: '000', bold: 'true' });
  return [
    ...targets,
    { name: 'GET /avatar', method: 'GET', url: `${base}/api/avatar?${avatar}` },
    { name: 'GET /colleges (page)', method: 'GET', url: `${base}/colleges?search=iit&state=Bihar` },
  ];
}

let running;
/** Runs a program, quietly, to its end or to its time. */
function run(program, args, limitMs, log) {
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    const timer = setTimeout(() => child.kill('SIGTERM'), limitMs);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    child.on('close', () => {
      clearTimeout(timer);
      writeFileSync(log, text);
      resolve(text);
    });
  });
}

async function sqlmap(targets, folder) {
  const counts = { clean: 0, found: 0, unfinished: 0 };
  for (const [index, { name, method, url, body, token }] of targets.entries()) {
    const started = Date.now();
    const args = [
      '-u',
      url,
      '--method',
      method,
      '--batch',
      '--level',
      '3',
      '--risk',
      '2',
      '--dbms',
      'PostgreSQL',
      '--ignore-code',
      '400,401,403,404,409',
      '--flush-session',
      '--disable-coloring',
      '--timeout',
      '15',
      '--retries',
      '1',
      '--output-dir',
      join(folder, 'sqlmap'),
    ];
    const text = await run(
      'sqlmap',
      [...args, ...(body ? ['--data', body] : []), ...(token ? ['--headers', `Authorization: Bearer ${token}`] : [])],
      perTargetMs,
      join(folder, `sqlmap-${index}.log`),
    );
    const parameters = new Set([...text.matchAll(/testing for SQL injection on (.+)/g)].map((match) => match[1]));
    // A suspicion from timing alone, which it then takes back, is none: hashing a password takes longer now and then.
    const verdict = text.includes('identified the following injection point')
      ? 'found'
      : text.includes('all tested parameters do not appear to be injectable')
        ? 'clean'
        : 'unfinished';
    counts[verdict] += 1;
    console.log(`  ${verdict.padEnd(10)} ${name}: ${parameters.size} places, ${Math.round((Date.now() - started) / 1000)} s`);
    if (verdict !== 'clean')
      console.log(
        text
          .split('\n')
          .filter((line) => /CRITICAL|Parameter|Payload|injectable/.test(line))
          .slice(-8)
          .map((line) => `      ${line}`)
          .join('\n'),
      );
  }
  console.log(
    `sqlmap: ${targets.length} endpoints, ${counts.clean} clean, ${counts.found} with a finding, ${counts.unfinished} not finished in time`,
  );
  return counts.found + counts.unfinished;
}

async function wapiti(base, targets, folder, tokens) {
  const report = join(folder, 'wapiti.json');
  const starts = [
    ...pages.map((path) => base + path),
    ...targets.filter(({ method }) => method === 'GET').map(({ url }) => url.replaceAll('*', '')),
  ];
  const args = [
    '-u',
    `${base}/`,
    '--scope',
    'folder',
    '-m',
    wapitiModules.join(','),
    '-d',
    '3',
    '--max-links-per-page',
    '30',
    '--max-files-per-dir',
    '12',
    '--max-scan-time',
    '600',
    '--max-attack-time',
    '120',
    '--flush-session',
    '--store-session',
    join(folder, 'wapiti'),
    '--no-bugreport',
    '-H',
    `Authorization: Bearer ${tokens.student}`,
    '-f',
    'json',
    '-o',
    report,
  ];
  const text = await run('wapiti', [...args, ...starts.flatMap((url) => ['-s', url])], 45 * 60_000, join(folder, 'wapiti.log'));
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'));
  const all = Object.entries({ ...vulnerabilities, ...anomalies }).filter(([, found]) => found.length > 0);
  let open = 0;
  let closed = 0;
  for (const [what, found] of all) {
    for (const { method, path, info, parameter } of found) {
      const [, answer] = answered.find(([pattern]) => pattern.test(info)) ?? [];
      if (answer === undefined) open += 1;
      else closed += 1;
      console.log(`  ${what}: ${method} ${path} ${parameter ?? ''}: ${info}${answer === undefined ? '' : ` (${answer})`}`);
    }
  }
  console.log(
    `wapiti: ${/found (\d+) URLs/.exec(text)?.[1] ?? 'some'} addresses and forms, ${wapitiModules.length} modules, ${open} findings, ${closed} answered`,
  );
  return open;
}

const [only, word = ''] = process.argv.slice(2);
const scanners = ['sqlmap', 'wapiti']
  .filter((name) => only === undefined || only === name)
  .map((name) => ({ name, version: versionOf(name) }));
const installed = scanners.filter(({ version }) => version !== undefined);
for (const { name } of scanners.filter(({ version }) => version === undefined))
  console.log(`${name} is not installed (Debian: apt-get install ${name})`);
if (installed.length === 0) stop('Nothing to scan with.');

ensureInstalled();
await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'disha-scan-'));
const admin = randomBytes(24).toString('hex');
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const server = await startServer(port, folder, admin);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    running?.kill('SIGKILL');
    server.kill('SIGTERM');
    process.exit(1);
  });
const started = Date.now();
let findings = 0;
try {
  const body = { name: 'Asha Kumari', email: 'scan@example.in', password: 'Secret1', class: '10', state: 'Bihar', stream: 'arts' };
  const post = async (path, sent, token) =>
    (
      await fetch(`${base}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(sent),
      })
    ).json();
  const { data } = await post('/auth/register', body);
  const { quiz } = (await (await fetch(`${base}/api/quiz/class10`)).json()).data;
  const { attemptId } = (
    await post('/quiz/class10/submit', { quizId: quiz.id, answers: quiz.questions.map(({ options }) => options[0]) }, data.token)
  ).data;
  const tokens = { admin, student: data.token, userId: data.user.id, attemptId };
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
console.log(
  `${findings === 0 ? 'nothing found' : `${findings} FINDINGS, see ${folder}`} in ${Math.round((Date.now() - started) / 1000)} s`,
);
if (findings === 0) rmSync(folder, { recursive: true, force: true });
process.exit(findings === 0 ? 0 : 1);
