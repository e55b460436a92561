/** The real server application on a database of its own, with the facts that are shipped. One a worker: it takes seconds to begin. */
import type { Role } from '@disha/contract/roles';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../server/src/app.ts';
import { openPool } from '../server/src/db/connect.ts';
import { readAdmissionFacts } from '../server/src/catalog/shipped/admission-facts.ts';
import { readCounselFiles } from '../server/src/catalog/shipped/counsel-files.ts';
import { readCrowds } from '../server/src/catalog/shipped/crowd-files.ts';
import { readPlacements } from '../server/src/catalog/shipped/placement-files.ts';
import { readFeeFiles } from '../server/src/catalog/fees/fee-files.ts';
import { readEnv } from '../server/src/env.ts';
import { readRuleFiles } from '../server/src/features/path/rule-files.ts';
import { UsersRepository } from '../server/src/identity/users.repository.ts';
import { emailKeyOf } from '../server/src/identity/users.ts';
import type {} from '../server/src/testing/global-setup.ts';
import { startGoogle } from '../server/src/testing/google-signer.ts';
import { shippedCatalog } from '../server/src/testing/shipped-catalog.ts';
import { shippedStates } from '../server/src/testing/shipped-states.ts';
import { shippedFolder } from '../server/src/testing/small-catalog.ts';

export const journeysToken = 'journeys-admin-token';

type Server = Awaited<ReturnType<typeof begin>>;

async function newDatabase(): Promise<pg.ClientConfig> {
  const database = `journeys_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  await client.query(`create database ${database} template disha`);
  await client.end();
  return { ...inject('postgres'), database };
}

async function begin() {
  const [connection, catalog, google] = await Promise.all([newDatabase(), shippedCatalog(), startGoogle()]);
  const { db } = openPool({ ...connection, max: 4 });
  const env = readEnv({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ADMIN_TOKEN: journeysToken, ...google.env });
  const [fees, placements, counsel, admissions, crowds] = await Promise.all([
    readFeeFiles(shippedFolder),
    readPlacements(shippedFolder),
    readCounselFiles(shippedFolder),
    readAdmissionFacts(shippedFolder),
    readCrowds(shippedFolder),
  ]);
  const rules = readRuleFiles(shippedFolder);
  const facts = { rules, fees, placements, counsel, admissions, crowds, states: shippedStates(), catalogFolder: shippedFolder };
  // The page runs in the server's process, and what it draws in one go would be counted as the server's.
  const { app, shared } = await buildApp({ db, env, now: () => new Date(), webFolder: null, tooBusyMs: 0, ...facts });
  await shared.catalog.replaceShipped(catalog, 'journeys');
  await shared.snapshot.refresh();
  await shared.snapshot.whole();
  // Counting what all colleges teach takes seconds, and a page would wait for it.
  await app.inject('/api/path/places');
  return {
    app,
    db,
    google,
    settled: () => shared.snapshot.settled(),
    giveRole: (email: string, role: Role) => new UsersRepository(db).setRole(emailKeyOf(email), role),
  };
}

const worker = globalThis as { journeysServer?: Promise<Server> };

/** Kept beside the modules: those are read anew for every page. It ends with the worker, as its database does with the run. */
export const server = (): Promise<Server> => (worker.journeysServer ??= begin());
