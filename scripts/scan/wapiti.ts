/** wapiti, over the pages and everything that can be asked by an address. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram, type Target, type Tokens } from './programs.ts';

/** The others ask a host of the scanner's makers, or fetch lists from the network; nothing here leaves this machine. */
const modules = [
  ...['backup', 'blindsql', 'brute_login_form', 'buster', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file'],
  ...['htaccess', 'http_headers', 'methods', 'permanentxss', 'redirect', 'shellshock', 'sql', 'xss'],
];

/** What a scanner says that is so on purpose, and why. */
const answered: [says: RegExp, because: string][] = [
  [
    /X-XSS-Protection is not set/,
    'sent as 0 on purpose: the old filter it switched on did more harm than good, and no browser has it any more',
  ],
];

const pages = [
  ...['/', '/courses', '/colleges', '/exams', '/exams/jee-main', '/privacy'],
  ...['/auth/login', '/auth/signup', '/quiz/start', '/profile', '/dashboard'],
];

const options =
  '--scope folder -d 3 --max-links-per-page 30 --max-files-per-dir 12 ' +
  '--max-scan-time 600 --max-attack-time 120 --flush-session --no-bugreport';

type Findings = Record<string, { method: string; path: string; info: string; parameter: string | null }[]>;

/** How many findings are not answered. */
export async function wapiti(base: string, targets: readonly Target[], folder: string, tokens: Tokens): Promise<number> {
  const report = join(folder, 'wapiti.json');
  const starts = [
    ...pages.map((path) => base + path),
    ...targets.filter(({ method }) => method === 'GET').map(({ url }) => url.replaceAll('*', '')),
  ];
  const args = [
    ...['-u', `${base}/`, '-m', modules.join(','), ...options.split(' '), '--store-session', join(folder, 'wapiti')],
    ...['-H', `Authorization: Bearer ${tokens.student}`, '-f', 'json', '-o', report],
    ...starts.flatMap((url) => ['-s', url]),
  ];
  const text = await runProgram('wapiti', args, 45 * 60_000, join(folder, 'wapiti.log'));
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Record<'vulnerabilities' | 'anomalies', Findings>;
  let open = 0;
  let closed = 0;
  for (const [what, found] of Object.entries({ ...vulnerabilities, ...anomalies })) {
    for (const { method, path, info, parameter } of found) {
      const answer = answered.find(([says]) => says.test(info))?.[1];
      if (answer === undefined) open += 1;
      else closed += 1;
      console.log(`  ${what}: ${method} ${path} ${parameter ?? ''}: ${info}${answer === undefined ? '' : ` (${answer})`}`);
    }
  }
  const addresses = /found (\d+) URLs/.exec(text)?.[1] ?? 'some';
  console.log(`wapiti: ${addresses} addresses and forms, ${modules.length} modules, ${open} findings, ${closed} answered`);
  return open;
}
