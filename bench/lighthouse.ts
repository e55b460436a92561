/** Lighthouse's own scores, for information; undefined where it cannot be fetched or run. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './server.ts';

interface Report {
  categories: Record<string, { title: string; score: number }>;
}

export function lighthouse(address: string, chromePath: string): BenchRow | undefined {
  const file = join(tmpdir(), `disha-lighthouse-${process.pid}.json`);
  const categories = '--only-categories=performance,accessibility,best-practices,seo';
  const output = ['--quiet', '--output=json', `--output-path=${file}`];
  spawnSync('npx', ['--yes', 'lighthouse@12.8.2', address, ...output, '--chrome-flags=--headless --no-sandbox', categories], {
    env: { ...process.env, CHROME_PATH: chromePath },
    stdio: 'ignore',
    timeout: 180_000,
  });
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  return Object.fromEntries(Object.values(report.categories).map(({ title, score }) => [title, Math.round(score * 100)]));
}
