import type { ChanceLine, ChancesAsked } from '@disha/contract/chances';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { networkOnly } from '../../api/local-handlers.ts';
import { mine } from '../../api/query-client.ts';
import { chancesTexts } from '../../messages/chances.ts';
import type { Locale } from '../../messages/locale.ts';
import type { Brought, ListFilters, Question } from './list/my-lists.ts';

const fallback = (locale: Locale) => chancesTexts.in(locale).failed;

/** Lines that are asked for at once. */
const page = 100;
/** Paging of an answer that is read: each is most of a phone's screen high, and a reader who wants more asks. */
export const readAtOnce = 20;

export const chancesQueries = {
  counsellings: () =>
    queryOptions({
      queryKey: ['chances', 'counsellings'],
      queryFn: ({ signal }) => call('GET /chances/counsellings', { signal, fallback }),
    }),
  /** By whose rank a seat can be had: a few ids. */
  exams: () =>
    queryOptions({
      queryKey: ['chances', 'exams'],
      queryFn: ({ signal }) => call('GET /chances/exams', { signal, fallback }),
    }),
  /**
   * Asked when somebody presses "Show"; kept only by this page, for the way back to it, and gone with the person. `isAll`: they are put
   * into another order here, for which all of them are needed.
   */
  lines: (asked: ChancesAsked | undefined, isAll = false) =>
    infiniteQueryOptions({
      queryKey: [mine, 'chances', 'lines', asked, isAll],
      enabled: asked !== undefined,
      initialPageParam: undefined as string | undefined,
      queryFn: ({ signal, pageParam }) => {
        if (!asked) throw new Error('nothing was asked');
        const cursor = pageParam === undefined ? {} : { cursor: pageParam };
        return call('POST /chances', { body: { ...asked, limit: isAll ? page : readAtOnce, ...cursor }, signal, fallback });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  /** One page, for the student who has just pressed "Show" and wants the rank remembered. */
  page: (body: ChancesAsked) => call('POST /chances', { body, fallback }),
  /** Some lines as they are today, for a list that is kept on this device; sent when somebody asks for it. */
  brought: async (question: Question, ids: readonly string[]): Promise<Brought> => {
    const brought = { asked: ids, lines: [] as ChanceLine[], became: {} as Record<string, string>, gone: [] as string[] };
    for (let at = 0; at < ids.length; at += page) {
      const body = { ...question, ids: ids.slice(at, at + page), limit: page };
      const { lines, became = {}, gone = [] } = await call('POST /chances', { body, fallback });
      brought.lines.push(...lines);
      Object.assign(brought.became, became);
      brought.gone.push(...gone);
    }
    return brought;
  },
  /** Which lines to add, by their ids. */
  suggested: async (question: Question, filters: ListFilters, lines: readonly string[]): Promise<string[]> =>
    (await call('POST /chances/list', { body: { ...question, ...filters, lines: [...lines] }, fallback })).suggest.map(({ id }) => id),
  /** Beside a college's own facts: where nobody has it, that page is not missing. */
  ofCollege: (id: string) =>
    queryOptions({
      queryKey: ['chances', 'college', id],
      queryFn: ({ signal }) => call('GET /chances/colleges/:id', { params: { id }, signal, fallback, headers: networkOnly }),
    }),
};
