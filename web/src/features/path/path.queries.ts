import type { CostTable } from '@disha/contract/way-costs';
import type { State } from '@disha/contract/taxonomy';
import { DoorsNearby } from '@disha/eligibility/plan/doors';
import { CollegesNearby } from '@disha/eligibility/plan/places';
import { readSentRules, type RuleBook, type SentRuleBook } from '@disha/eligibility/sent-rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { currentLocale } from '../../messages/locale.ts';
import { verdictTexts } from '../../messages/verdicts.ts';
import { verdictWords } from '../../messages/verdict-words.ts';

export type { RuleBook };

/** What is known of places, doors and fees without a college being named. */
interface TaughtAndCosts {
  places: CollegesNearby;
  doors: Pick<DoorsNearby, 'doorsOf'>;
  costs: CostTable;
}

interface Where {
  course: string;
  state?: State | undefined;
  district?: string | undefined;
}

/** More than are shown: those for women or men alone are left out here, so that the server is not told who asks. */
const asked = '18';

export const pathQueries = {
  /** The same for everybody, and asked for with nothing of anybody in it. */
  rules: () =>
    queryOptions({
      queryKey: ['path', 'rules'],
      queryFn: async ({ signal }): Promise<RuleBook> => {
        // With the words that tell a verdict: one that is missed while the page stands would hide all of it for a moment.
        const { locale } = currentLocale();
        const told = Promise.all([verdictTexts.load(locale), verdictWords.load(locale)]).catch(() => undefined);
        const [{ book, names, words }] = await Promise.all([call('GET /path/rules', { signal }), told]);
        return readSentRules({ book: book as SentRuleBook, names, words });
      },
      staleTime: Infinity,
      gcTime: Infinity,
    }),
  /** Where each course is taught, by what it is entered, and what it costs: small tables, the same for all of a state. */
  taught: (state: State | undefined) =>
    queryOptions({
      queryKey: ['path', 'taught', state],
      queryFn: async ({ signal }): Promise<TaughtAndCosts> => {
        const { table, costs, doors } = await call('GET /path/places', { query: state === undefined ? {} : { state }, signal });
        const places = new CollegesNearby(table);
        return { places, costs, doors: new DoorsNearby(doors, places.atlas) };
      },
      staleTime: Infinity,
      gcTime: Infinity,
      structuralSharing: false,
    }),
  /** Colleges that teach a course, nearest and surest first. Of the student only the place goes along, as with a filter of the list. */
  places: ({ course, state, district }: Where) =>
    queryOptions({
      queryKey: ['path', 'places', course, state, district],
      queryFn: async ({ signal }) => {
        const near = district === undefined ? {} : { near: district, order: 'reach' as const };
        const query = { course, basis: 'any' as const, limit: asked, ...near, ...(state === undefined ? {} : { state }) };
        return (await call('GET /colleges', { query, signal })).colleges;
      },
    }),
  /** The present name of a district: of the student nothing but that leaves the screen, and nothing the phone. */
  home: ({ state, district }: Omit<Where, 'course'>) =>
    queryOptions({
      queryKey: ['path', 'home', state, district],
      queryFn: async () => (await import('@disha/contract/districts')).atHome({ state, district }).district ?? null,
      staleTime: Infinity,
    }),
  /** How a state admits. */
  state: (slug: string) =>
    queryOptions({
      queryKey: ['path', 'states', slug],
      queryFn: async ({ signal }) => (await call('GET /states/:slug', { params: { slug }, signal })).state,
    }),
};
