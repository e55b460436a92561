/** What a plan asks of the directory: where courses are taught, and which colleges to apply to. */
import type { PlacesTable } from '@disha/contract/taught-at';
import { hasOwnAdmission } from '@disha/contract/own-admission';
import { districtsMeant } from '@disha/contract/place-names';
import { nears, type Knowledge, type WayPlace, type Whereabouts } from '@disha/eligibility/plan/knowledge';
import { mostPlaces, toApply, type PlaceCandidate } from '@disha/eligibility/plan/places';
import type { EntryOf, TeachingCollege } from '../../catalog/advice.ts';
import { isPublicOrAided, type CollegeEntry } from '../../catalog/college-entry.ts';
import type { ShownCollege } from './college-cards.ts';
import type { CollegesView } from './colleges.view.ts';
import type { DistrictPlace } from './places.ts';
import { atlas } from './reach-order.ts';
import { teachingBasis } from './taught.ts';
import { taughtTable } from './taught-table.ts';
import { teachesWanted } from './wanted.ts';

/** Enough for most: of those near home few take only others. */
const atOnce = 64;

/** What costs time is worked out where somebody asks. */
function candidateOf(card: ShownCollege, course: string, { courses }: CollegesView, entryOf: EntryOf): PlaceCandidate {
  const known = teachesWanted(card.document, { course }, courses);
  const onlyFor = card.openTo ?? card.saidToBeFor;
  const { state, district } = card.location;
  const own = hasOwnAdmission({ ...card.document, id: card._id });
  let entry: CollegeEntry | undefined;
  const entered = () => (entry ??= entryOf(card.document, course));
  return {
    ...{ college: card._id, state, district, basis: known ? teachingBasis(known) : 'kind', onlyFor, own },
    ...{ isPublic: isPublicOrAided(card.document), nirf: card.nirf && Number.parseInt(card.nirf.rank, 10) },
    get fee() {
      return entered().fee;
    },
    get doors() {
      return entered().channels;
    },
  };
}

/** By its present name, whatever a student calls it. */
const presentName = ({ state, district }: Whereabouts) =>
  state === undefined || district === undefined ? district : (districtsMeant(district, state)[0]?.name ?? district);

function placesToApply(
  view: CollegesView,
  entryOf: EntryOf,
  ...[course, asked, upTo, ...how]: Parameters<Knowledge['placesOf']>
): readonly WayPlace[] {
  const at = { ...asked, district: presentName(asked) };
  const near: DistrictPlace | undefined = at.state === undefined ? undefined : { state: at.state, name: at.district ?? '' };
  const chosen = view.facetIndexes.chosen({ course, basis: 'any', ...(near ? { order: 'reach' } : {}) }, near)?.cards;
  const length = chosen?.length ?? 0;
  const candidates: PlaceCandidate[] = [];
  for (let from = 0; from < length; from += atOnce) {
    const cards = chosen?.slice(from, from + atOnce) ?? [];
    candidates.push(...cards.map((card) => candidateOf(card, course, view, entryOf)));
    const found = toApply(atlas, candidates, at, upTo, ...how);
    const last = candidates[candidates.length - 1];
    const isBeyond = near && last && nears.indexOf(atlas.nearOf(at, last)) > nears.indexOf(upTo);
    if (found.length === mostPlaces || isBeyond === true) return found;
  }
  return toApply(atlas, candidates, at, upTo, ...how);
}

function* teachingColleges({ cards, courses }: CollegesView): Generator<TeachingCollege> {
  for (const card of cards) {
    const { document, profile } = card;
    if (card.kinds.includes('research-institute')) continue;
    const taker = card.openTo ?? card.saidToBeFor ?? 'all';
    const known = document.courses.flatMap((taught) =>
      courses.has(taught.courseId) ? [[taught.courseId, teachingBasis(taught)] as const] : [],
    );
    yield { document, taker, known, usual: profile.counted.keys(), profile: profile.number };
  }
}

export function collegePlaces(view: () => CollegesView) {
  // Made once for each state of what lists are made from.
  const tables = new WeakMap<CollegesView['facetIndexes'], PlacesTable>();
  return {
    placesTable: (): PlacesTable => {
      const now = view();
      const table = tables.get(now.facetIndexes) ?? taughtTable(now);
      tables.set(now.facetIndexes, table);
      return table;
    },
    teachingColleges: () => teachingColleges(view()),
    collegeOf: (id: string) => view().documents.get(id),
    placesToApply: (entryOf: EntryOf, ...asked: Parameters<Knowledge['placesOf']>) => placesToApply(view(), entryOf, ...asked),
  };
}
