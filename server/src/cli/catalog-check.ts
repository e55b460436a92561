/** npm run catalog:check: the figures of the catalog, and every broken thing by name. Fails when something must be corrected. */
import { indianDay } from '@disha/contract/indian-day';
import { gateFacts } from '@disha/guidance/gates';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCatalog, type FieldCoverage } from '../catalog/check/check.ts';
import { readShippedCatalog } from '../catalog/shipped/shipped.ts';
import { BadCatalog, ShippedFolder } from '../catalog/shipped/shipped-folder.ts';
import { checkDirectory } from '../catalog/check/check-directory.ts';
import { checkTeaching } from '../catalog/check/check-teaching.ts';
import { readPincodes } from '../catalog/shipped/pincodes.ts';
import { readSharedPincodes } from '../catalog/check/shared-pincodes.ts';
import { checkCutoffNames, type NamedInstitutes } from '../catalog/check/check-cutoff-names.ts';
import { checkChannels } from '../catalog/check/check-channels.ts';
import { checkCrowds } from '../catalog/check/check-crowds.ts';
import { checkCounsel } from '../catalog/check/check-counsel.ts';
import { checkPrerequisites } from '../catalog/check/check-prerequisites.ts';
import { checkPriors } from '../catalog/check/check-priors.ts';
import { checkPlacements } from '../catalog/check/check-placements.ts';
import { readPlacementRows } from '../catalog/shipped/placement-files.ts';
import { readChannelFiles } from '../catalog/shipped/channel-files.ts';
import { readCounselFiles } from '../catalog/shipped/counsel-files.ts';
import { readPriorFiles } from '../catalog/shipped/prior-files.ts';
import { readCrowdRows } from '../catalog/shipped/crowd-files.ts';
import { checkMoney, type FilledSeats } from '../catalog/check/check-money.ts';
import { FeeBook } from '../catalog/fees/fees.ts';
import { checkKeepers } from '../catalog/check/check-keepers.ts';
import { readKeeperFiles } from '../catalog/shipped/keeper-files.ts';
import { checkFees } from '../catalog/check/check-fees.ts';
import { readFeeFiles } from '../catalog/fees/fee-files.ts';
import { checkRules } from '../catalog/check/check-rules.ts';
import { checkStates } from '../catalog/check/check-states.ts';
import { readStateFiles } from '../catalog/shipped/state-files.ts';
import { catalogs } from '../catalogs.ts';
import { checkPlaces } from '../features/colleges/check-places.ts';
import { readRuleFiles } from '../features/path/rule-files.ts';

const path = process.argv[2] ?? join(import.meta.dirname, '..', '..', '..', 'catalog');
const folder = new ShippedFolder(path);

const columns = {
  courses: 'courses',
  undergraduate: 'undergraduate',
  afterDegree: 'after a degree',
  exams: 'exams',
  colleges: 'colleges',
} as const satisfies Partial<Record<keyof FieldCoverage, string>>;
const counted = Object.entries(columns) as [keyof typeof columns, string][];

function table(title: string, rows: readonly FieldCoverage[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length), title.length);
  console.log(`\n${[title.padEnd(width), ...counted.map(([, heading]) => heading)].join('  ')}`);
  for (const row of rows) {
    const cells = counted.map(([column, heading]) => String(row[column]).padStart(heading.length));
    console.log([row.name.padEnd(width), ...cells].join('  '));
  }
}

try {
  const content = await readShippedCatalog(folder, catalogs);
  const report = checkCatalog(content, catalogs);
  const states = readStateFiles(path);
  const ofStates = checkStates(states, content);
  const cutoffs = readdirSync(join(path, 'cutoffs')).filter((name) => name.endsWith('.csv'));
  const channels = await readChannelFiles(path);
  const ofChannels = checkChannels(channels, { ...content, states, cutoffs: cutoffs.map((name) => name.replace('.csv', '')) }, indianDay());
  const counsel = await readCounselFiles(path);
  const ofPrerequisites = checkPrerequisites(counsel.prerequisites, content);
  const ofCounsel = checkCounsel(counsel, content);
  const ofRules = checkRules(readRuleFiles(path), content);
  const fees = await readFeeFiles(path);
  const ofFees = checkFees(fees, content);
  const ofKeepers = checkKeepers(await readKeeperFiles(folder), content.colleges);
  const ofPlacements = checkPlacements(await readPlacementRows(path), content.colleges);
  const ofCrowds = checkCrowds(
    await readCrowdRows(path),
    { exams: content.exams, wanted: Object.values(gateFacts).map(({ exam }) => exam) },
    indianDay(),
  );
  const ofPriors = checkPriors(
    await readPriorFiles(path),
    { ...content, states, groups: channels.groups, crowds: await readCrowdRows(path) },
    indianDay(),
  );
  const ofDirectory = checkDirectory(content, {
    districtOf: readPincodes(path),
    isShared: readSharedPincodes(path),
  });
  const ofTeaching = checkTeaching(content.colleges);
  const ofPlaces = await checkPlaces(content);
  const tables = readdirSync(join(path, 'cutoffs'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(path, 'cutoffs', name), 'utf8')) as NamedInstitutes & FilledSeats);
  const ofMoney = checkMoney(new FeeBook(fees), content, tables);
  const ofCutoffNames = checkCutoffNames(
    tables,
    content.colleges.flatMap(({ city = '', district = '' }) => [city, district]),
  );
  const reports = [
    report,
    ofDirectory,
    ofTeaching,
    ofPlaces,
    ofStates,
    ofChannels,
    ofPrerequisites,
    ofCounsel,
    ofFees,
    ofKeepers,
    ofMoney,
    ofPlacements,
    ofCrowds,
    ofPriors,
    ofCutoffNames,
    ofRules,
  ];
  const figures = reports.flatMap((each) => each.figures);
  const problems = reports.flatMap((each) => each.problems);
  const width = Math.max(...figures.map(({ label }) => label.length));
  for (const { label, value, ok } of figures) console.log(`${ok ? 'ok  ' : 'FAIL'}  ${label.padEnd(width)}  ${value}`);
  table('Stream', report.streams);
  table('Field', report.fields);
  if (problems.length > 0) console.log(`\n${problems.join('\n')}`);
  process.exitCode = figures.every(({ ok }) => ok) ? 0 : 1;
} catch (error) {
  if (!(error instanceof BadCatalog)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
