/** sqlmap, one endpoint after another. */
import { join } from 'node:path';
import { runProgram, type Target } from './programs.ts';

const perTargetMs = 900_000;
const options =
  '--batch --level 3 --risk 2 --dbms PostgreSQL --ignore-code 400,401,403,404,409 ' +
  '--flush-session --disable-coloring --timeout 15 --retries 1';

// A suspicion from timing alone, which it then takes back, is none: hashing a password takes longer now and then.
function verdictOf(text: string): 'found' | 'clean' | 'unfinished' {
  if (text.includes('identified the following injection point')) return 'found';
  return text.includes('all tested parameters do not appear to be injectable') ? 'clean' : 'unfinished';
}

/** How many endpoints are not clean. */
export async function sqlmap(targets: readonly Target[], folder: string): Promise<number> {
  const counts = { clean: 0, found: 0, unfinished: 0 };
  for (const [index, { name, method, url, body, token }] of targets.entries()) {
    const started = Date.now();
    const args = ['-u', url, '--method', method, ...options.split(' '), '--output-dir', join(folder, 'sqlmap')];
    if (body !== undefined) args.push('--data', body);
    if (token !== undefined) args.push('--headers', `Authorization: Bearer ${token}`);
    const text = await runProgram('sqlmap', args, perTargetMs, join(folder, `sqlmap-${index}.log`));
    const places = new Set([...text.matchAll(/testing for SQL injection on (.+)/g)].map((match) => match[1]));
    const verdict = verdictOf(text);
    counts[verdict] += 1;
    console.log(`  ${verdict.padEnd(10)} ${name}: ${places.size} places, ${Math.round((Date.now() - started) / 1000)} s`);
    const telling = text.split('\n').filter((line) => /CRITICAL|Parameter|Payload|injectable/.test(line));
    if (verdict !== 'clean') for (const line of telling.slice(-8)) console.log(`      ${line}`);
  }
  const { clean, found, unfinished } = counts;
  console.log(`sqlmap: ${targets.length} endpoints, ${clean} clean, ${found} with a finding, ${unfinished} not finished in time`);
  return found + unfinished;
}
