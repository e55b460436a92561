/** Where the courses of the catalog that ships are taught, made from its files alone, as the server makes it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CollegeKind } from '@disha/contract/colleges.words';
import { districts as known } from '@disha/contract/districts';
import { hasOwnAdmission, isPublic } from '@disha/contract/own-admission';
import { KindTeaching } from '@disha/contract/kind-teaching';
import type { State } from '@disha/contract/taxonomy';
import type { PlacesTable } from '@disha/contract/taught-at';
import { placeBases, type PlaceBasis } from '../plan/knowledge.ts';
import { CollegesNearby, type PlaceCandidate } from '../plan/places.ts';
import { RowMaker, writtenDistrict, type Taker } from '../plan/places-table.ts';
import { courses } from './real-book.ts';
import { catalogFolder, splitList, readCsvRows, type TableRow } from './rows.ts';

const teaches = new KindTeaching();

function usualOf(row: TableRow, state: State, own: readonly (readonly [course: string, basis: PlaceBasis])[]): readonly string[] {
  const { kinds, type = '', usual = '', aisheCode = '', others, sources } = row;
  const { counted } = teaches.of({
    ...{ state, kinds: splitList(kinds) as CollegeKind[], type: type as 'government', usual: usual as 'none', sources: splitList(sources) },
    ...(aisheCode === '' ? {} : { aisheCode }),
    courses: own.map(([courseId, basis]) => ({ courseId, intake: null, ...(basis === 'name' ? { basis } : {}) })),
    otherProgrammes: splitList(others),
  });
  return [...counted.keys()];
}

/** "College 2025: 10|College 2024: 11" */
function bestRank(text = ''): number | undefined {
  const ranks = splitList(text).map((one) => Number.parseInt(one.split(': ')[1] ?? '', 10));
  return ranks.length === 0 ? undefined : Math.min(...ranks);
}

/** One for all the courses of a college: there are a million of those. */
export interface Taught {
  row: TableRow;
  courses: readonly string[];
  candidate: PlaceCandidate;
  taker: Taker;
}

export function* teaching(): Generator<Taught> {
  const topAt = new Map<string, string[]>();
  // The colleges that a course's own page names teach it, whether or not a register lists the pair.
  for (const { id, topColleges } of courses) for (const college of topColleges) topAt.set(college, [...(topAt.get(college) ?? []), id]);
  const slugs = new Map(known.map(({ state }) => [state.toLowerCase().replace(/[^a-z]+/g, '-'), state]));
  const registers = readdirSync(join(catalogFolder, 'register')).filter((name) => name.endsWith('.csv'));
  const all = registers
    .flatMap((name) => readCsvRows(`register/${name}`).map((row) => ({ row, state: slugs.get(name.replace('.csv', '')) as State })))
    // As the database has them.
    .sort((a, b) => ((a.row['id'] ?? '') < (b.row['id'] ?? '') ? -1 : 1));
  for (const { row, state } of all) {
    const { id: college = '', district = '', openTo = '' } = row;
    if (splitList(row['kinds']).includes('research-institute')) continue;
    const own = splitList(row['courses']).map((each): [string, PlaceBasis] => {
      const [course = '', mark] = each.split(':');
      return [course, mark === 'name' || mark === 'hand' ? 'name' : 'register'];
    });
    const told = new Set(own.map(([course]) => course));
    for (const course of topAt.get(college) ?? [])
      if (!told.has(course)) {
        own.push([course, 'register']);
        told.add(course);
      }
    const usual = usualOf(row, state, own).filter((course) => !told.has(course));
    const taker: Taker = openTo === 'women' ? 'women' : openTo === 'men' ? 'men' : 'all';
    const onlyFor = taker === 'all' ? undefined : taker;
    const kinds = splitList(row['kinds']) as CollegeKind[];
    const kept = {
      onlyFor,
      own: hasOwnAdmission({ id: college, kinds, type: row['type'] }),
      isPublic: isPublic({ type: row['type'] }) || row['management'] === 'aided',
      nirf: bestRank(row['nirf']),
    };
    for (const basis of placeBases) {
      const taught = basis === 'kind' ? usual : own.flatMap(([course, on]) => (on === basis ? [course] : []));
      if (taught.length > 0) yield { row, courses: taught, candidate: { college, state, district, basis, ...kept }, taker };
    }
  }
}

function make(): { places: CollegesNearby; candidates: ReadonlyMap<string, readonly PlaceCandidate[]> } {
  const centres = [...known].sort((a, b) => (a.state === b.state ? (a.name < b.name ? -1 : 1) : a.state < b.state ? -1 : 1));
  const numbers = new Map(centres.map(({ state, name }, number) => [`${state}|${name}`, number]));
  const rows = new Map<string, { row: RowMaker; count: number }>();
  const candidates = new Map<string, PlaceCandidate[]>();
  for (const { courses: taught, candidate, taker } of teaching()) {
    const number = numbers.get(`${candidate.state}|${candidate.district}`);
    for (const course of taught) {
      const at = rows.get(course) ?? { row: new RowMaker(centres.length), count: 0 };
      rows.set(course, at);
      at.count += 1;
      if (number !== undefined) at.row.put(number, taker, candidate.basis);
      const list = candidates.get(course) ?? [];
      candidates.set(course, list);
      list.push(candidate);
    }
  }
  const byState = new Map<string, string[]>();
  for (const centre of centres) byState.set(centre.state, [...(byState.get(centre.state) ?? []), writtenDistrict(centre)]);
  const table: PlacesTable = {
    districts: Object.fromEntries([...byState].map(([state, names]) => [state, names.join('|')])),
    courses: Object.fromEntries([...rows].map(([course, { row, count }]) => [course, [row.row(), count]])),
    anywhere: Object.fromEntries(courses.flatMap(({ id, anywhere }) => (anywhere === undefined ? [] : [[id, anywhere]]))),
  };
  return { places: new CollegesNearby(table), candidates };
}

export const { places: realPlaces, candidates: realCandidates } = make();
