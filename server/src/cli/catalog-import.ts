/** npm run catalog:import -- --colleges FILE.csv [--type TYPE] [--dry-run]: an operator's own colleges, all of them or none. */
import { collegeTypes, type CollegeType } from '@disha/contract/taxonomy';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CatalogRepository } from '../catalog/catalog.repository.ts';
import { openDatabase } from '../db/connect.ts';
import { BadSettings, readEnv } from '../env.ts';
import { StartError } from '../ops/start-error.ts';
import { importColleges } from '../features/colleges/import-colleges.ts';
import { progressBar } from './progress-bar.ts';

const usage = `Usage: npm run catalog:import -- --colleges FILE.csv [--type ${collegeTypes.join('|')}] [--dry-run]`;
const root = join(import.meta.dirname, '..', '..', '..');

function options() {
  try {
    const { values } = parseArgs({
      options: { colleges: { type: 'string' }, type: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    if (values.colleges === undefined) return undefined;
    if (values.type !== undefined && !(collegeTypes as readonly string[]).includes(values.type)) return undefined;
    return { file: values.colleges, defaultType: values.type as CollegeType | undefined, dryRun: values['dry-run'] };
  } catch {
    return undefined;
  }
}

async function run(): Promise<number> {
  const wanted = options();
  if (!wanted) {
    console.error(usage);
    return 2;
  }
  const envFile = join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const database = await openDatabase({ ...readEnv(), beside: true });
  try {
    const { lines, ok } = await importColleges({
      ...wanted,
      repository: new CatalogRepository(database.db),
      progress: (total) => progressBar('Importing', total),
      now: new Date(),
    });
    for (const line of lines) (ok ? console.log : console.error)(line);
    return ok ? 0 : 1;
  } finally {
    await database.close();
  }
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof StartError || error instanceof BadSettings ? error.message : error);
    process.exitCode = 1;
  },
);
