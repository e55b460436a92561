/** The colleges of the states whose packs are kept, searched and listed on the device by the list's own definition. */
import { collegeKinds } from '@disha/contract/colleges.words';
import type { CollegeCard } from '@disha/contract/colleges.card';
import type { PackedCollege, StatePack } from '@disha/contract/colleges.pack';
import { collegeList } from '@disha/contract/colleges.list';
import { arrange, type ListQuestion } from '@disha/contract/list';
import { stateSlug, states } from '@disha/contract/taxonomy';
import { Searcher } from '@disha/search/searcher';
import { localHandlers } from '../../api/local-handlers.ts';
import { packs } from '../../api/packs.ts';
import { collegeOf } from './stored-college.ts';

const searchers = new WeakMap<StatePack, Searcher<PackedCollege>>();

/** Of what is kept; of one state where it is asked for. */
async function keptStates(state: string | undefined): Promise<readonly StatePack[]> {
  const kept = new Set((await packs.kept()).map(({ name }) => name));
  const wanted = states.filter((name) => (state === undefined || name === state) && kept.has(`colleges-${stateSlug(name)}`));
  const opened = await Promise.all(wanted.map((name) => packs.open(`colleges-${stateSlug(name)}`)));
  return opened.filter((pack) => pack !== undefined) as StatePack[];
}

const teaches = ({ courses }: StatePack, course: string | undefined) => {
  const number = course === undefined ? -1 : courses.indexOf(course);
  return ({ more }: PackedCollege) => course === undefined || (more.known ?? []).some(([known]) => known === number);
};

function found(pack: StatePack, words: string): readonly PackedCollege[] {
  if (words.trim() === '') return pack.colleges;
  const searcher = searchers.get(pack) ?? new Searcher(pack.colleges, collegeList.searchable);
  searchers.set(pack, searcher);
  return searcher.select(words);
}

const cardOf = ({ more: _more, ...card }: PackedCollege): CollegeCard => card;

const pageOf = (text: string | undefined, otherwise: number) => Math.max(1, Number(text) || otherwise);

export const localColleges = localHandlers({
  'GET /colleges/:id': async ({ params: { id }, locale }) => {
    for (const pack of await keptStates(undefined)) {
      const packed = pack.colleges.find((college) => college._id === id);
      const college = packed && collegeOf(packed, pack, locale);
      if (college) return { college };
    }
    return undefined;
  },
  'GET /colleges': async ({ query }) => {
    // How far something is, what is usual and which field a course is of is not in a pack.
    if (query['near'] !== undefined || query['field'] !== undefined || query['basis'] === 'kind') return undefined;
    const kept = await keptStates(query['state']);
    if (kept.length === 0) return undefined;
    const { search = '', course, page, limit, counts: _counts, basis: _basis, order: _order, ...filters } = query;
    const there = kept.flatMap((pack) => found(pack, search).filter(teaches(pack, course)));
    const listed =
      search === '' && filters['kinds'] === undefined ? there.filter(({ kinds }) => !kinds.includes('research-institute')) : there;
    const asked = { ...filters, search } as ListQuestion;
    const all = arrange(collegeList, asked, { found: listed });
    const size = pageOf(limit, collegeList.pageSize ?? 20);
    const current = pageOf(page, 1);
    const pages = Math.max(1, Math.ceil(all.length / size));
    return {
      colleges: all.slice((current - 1) * size, current * size).map((card) => cardOf(card as PackedCollege)),
      pagination: {
        currentPage: current,
        totalPages: pages,
        totalCount: all.length,
        hasNextPage: current < pages,
        hasPrevPage: current > 1,
        limit: size,
      },
      ...(course === undefined ? {} : { counts: { known: all.length, usual: 0 } }),
    };
  },
  'GET /colleges/filters': async ({ query: { state } }) => {
    const kept = await keptStates(state);
    if (kept.length === 0) return undefined;
    const colleges = kept.flatMap((pack) => pack.colleges);
    const counted = <Value extends string>(values: readonly Value[]) => {
      const counts = new Map<Value, number>();
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      return counts;
    };
    const districts = counted(colleges.map(({ location }) => location.district).filter((name) => name !== ''));
    const kinds = counted(colleges.flatMap((card) => card.kinds));
    return {
      states: kept.map((pack) => pack.state),
      types: [...new Set(colleges.flatMap(({ type }) => type ?? []))].sort(),
      cities: [...new Set(colleges.map(({ location }) => location.city))].sort(),
      districts:
        state === undefined ? [] : [...districts].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name)),
      kinds: collegeKinds.flatMap((id) => (kinds.has(id) ? [{ id, count: kinds.get(id) ?? 0 }] : [])),
    };
  },
});
