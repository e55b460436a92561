/** Reads the settings, opens the database, loads the catalog, listens; closes with grace. */
import { readCounselFiles } from './catalog/shipped/counsel-files.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { ImageFile } from './catalog/snapshot/image.ts';
import { readPincodes } from './catalog/shipped/pincodes.ts';
import { ShippedCatalog } from './catalog/shipped/shipped.ts';
import { BadCatalog } from './catalog/shipped/shipped-folder.ts';
import { readAdmissionFacts } from './catalog/shipped/admission-facts.ts';
import { readCrowds } from './catalog/shipped/crowd-files.ts';
import { readPlacements } from './catalog/shipped/placement-files.ts';
import { readFeeFiles } from './catalog/fees/fee-files.ts';
import { readStateFiles } from './catalog/shipped/state-files.ts';
import { ShippedTranslations } from './catalog/translations.ts';
import { listenForChanges } from './catalog/snapshot/listen.ts';
import { catalogs } from './catalogs.ts';
import { openDatabase } from './db/connect.ts';
import { loadCutoffs, type CutoffLoading } from './features/chances/load-cutoffs.ts';
import { BadSettings, readSettings } from './env.ts';
import { readRuleFiles } from './features/path/rule-files.ts';
import { startRounds } from './features/reminders/reminders.rounds.ts';
import { startPurging } from './purge.ts';
import { insideAddress } from './http/rate-limit.ts';
import { Tightening } from './http/tightening.ts';
import { bufferedLog } from './ops/buffered-log.ts';
import { clearAway, clearAwayAtRest } from './ops/clear-away.ts';
import { StartError } from './ops/start-error.ts';
import { keepTickShape } from './ops/tick-shape.ts';

/** Longer than a request may take. */
const longestStopMs = 10_500;
const leaving = { askMs: 1500, lingerMs: 1000, longestMs: longestStopMs };
/** What is stored one after another is read together, and whoever stored it waits for it as well. */
const gatherMs = 30;
/** A corrected college is on its page at once; lists and searches have it so much later, with what else was corrected meanwhile. */
const listsLagMs = 500;
/** Until a long answer that was asked for is compressed tightly. */
const untilTightMs = 1000;
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Only as it is built, in one file: that alone tells which program it is. */
function imagesIn(dataDir: string): { images?: ImageFile } {
  const program = fileURLToPath(import.meta.url);
  if (!program.endsWith('.js')) return {};
  return { images: new ImageFile(join(dataDir, 'catalogs.image'), createHash('sha256').update(readFileSync(program)).digest('hex')) };
}

const versionIn = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

async function start(): Promise<void> {
  await keepTickShape();
  const env = readSettings(root);
  const catalogFolder = env.CATALOG_DIR ?? join(root, 'catalog');
  const states = readStateFiles(catalogFolder);
  const rules = readRuleFiles(catalogFolder);
  const counsel = await readCounselFiles(catalogFolder);
  const fees = await readFeeFiles(catalogFolder);
  const crowds = await readCrowds(catalogFolder);
  const admissions = await readAdmissionFacts(catalogFolder);
  const placements = await readPlacements(catalogFolder);
  const translations = new ShippedTranslations(catalogFolder);
  const districtOfPin = readPincodes(catalogFolder);
  const shipped = new ShippedCatalog(catalogFolder, catalogs);
  const database = await openDatabase(env, (message) => console.error(message));
  const { app, shared, drain, rounds } = await buildApp({
    db: database.db,
    pool: database.pool,
    env,
    now: () => new Date(),
    webFolder: env.SERVE_WEB === 'on' ? join(root, 'web') : null,
    states,
    rules,
    counsel,
    fees,
    crowds,
    admissions,
    translations,
    districtOfPin,
    placements,
    catalogFolder,
    openDataFolder: join(env.DATA_DIR, 'open-data'),
    version: versionIn(join(root, 'package.json')),
    logTo: bufferedLog(),
    ...imagesIn(env.DATA_DIR),
  });
  shared.snapshot.gatherMs = gatherMs;
  shared.snapshot.lists.longestMs = listsLagMs;
  const tightening = new Tightening({
    waitMs: untilTightMs,
    onError: (error) => app.log.warn({ err: error }, 'a long answer could not be compressed tightly'),
  });
  shared.bodies.tightening = tightening;

  const close = async () => {
    stopPurging();
    stopReminding();
    await tightening.stop();
    await shared.outbox.stop();
    await cutoffs?.stop();
    // A connection that never sends the rest of its request must not keep us from stopping.
    const lastCall = setTimeout(() => app.server.closeAllConnections(), longestStopMs).unref();
    await app.close();
    clearTimeout(lastCall);
    await listening?.stop();
    await database.close();
  };
  const stopPurging = startPurging(shared, (error) => app.log.warn({ err: error }, 'ended sessions could not be removed'));
  const stopReminding = startRounds(rounds.remind, (error) => app.log.warn({ err: error }, 'nobody could be reminded'));
  let listening: ReturnType<typeof listenForChanges> | undefined;
  let cutoffs: CutoffLoading | undefined;
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      // A person at the keyboard need not wait; a balancer that still sends us requests must not see one fail.
      (signal === 'SIGTERM' ? drain.begin(leaving).then(close) : close()).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }

  try {
    await shipped.loadInto(shared.catalog);
    await shared.snapshot.refresh();
    const whole = shared.snapshot
      .whole()
      .then(() => shared.snapshot.keptForNextStart())
      .catch((error: unknown) => app.log.warn({ err: error }, 'the catalogs could not be kept for the next start'));
    listening = listenForChanges(database.connection, shared.snapshot, (error) =>
      app.log.warn({ err: error }, 'catalog changes cannot be heard'),
    );
    await app.listen({ port: env.PORT, host: env.HOST }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        throw new StartError(`Port ${env.PORT} on ${env.HOST} is already in use. Choose another one: PORT=${env.PORT + 1} npm start`);
      if (error.code === 'EACCES')
        throw new StartError(`Port ${env.PORT} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`);
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        throw new StartError(`HOST ${env.HOST} is not an address of this machine.`);
      throw error;
    });
    // By which doors courses are entered takes seconds to count: it is begun before anybody asks.
    void app.inject({ url: '/api/path/places', remoteAddress: insideAddress });
    shared.outbox.start();
    const onFailure = (error: unknown) => app.log.error({ err: error }, 'the closing ranks could not be loaded');
    cutoffs = loadCutoffs(catalogFolder, database.db, { after: whole.then(clearAway), onFailure });
    // Reading them, and be it only to see that they are the same, leaves as much behind again.
    cutoffs.done.then(() => closing || clearAwayAtRest(), onFailure);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  console.log(`Disha is ready: http://${env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST}:${port}`);
}

start().catch((error: unknown) => {
  const expected = error instanceof StartError || error instanceof BadSettings || error instanceof BadCatalog;
  console.error(expected ? error.message : error);
  process.exit(1);
});
