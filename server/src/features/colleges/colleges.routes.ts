import { pagination } from '@disha/contract/catalog';
import { collegeListQuery, collegesEndpoints, type CollegeCard } from '@disha/contract/colleges';
import { limits } from '@disha/contract/limits';
import { z } from 'zod';
import { pageOf } from '../../catalog/page.ts';
import { warm } from '../../catalog/search.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot.ts';
import type { SharedAnswer } from '../../http/answer.ts';
import { AppError } from '../../http/errors.ts';
import type { Serve } from '../../http/serve.ts';
import { collegeFilters, collegeOf, collegeSorts, collegeStats, inCity, viewColleges } from './colleges.view.ts';

export interface CollegesParts {
  snapshot: CatalogSnapshot;
}

type ListQuery = z.output<typeof collegeListQuery>;

/** Cards are made field by field in the view; checking thousands of them again for every search would cost more than the search. */
const listData = z.object({ colleges: z.array(z.custom<CollegeCard>()), pagination });

export function serveColleges(serve: Serve, { snapshot }: CollegesParts): void {
  const view = () => snapshot.derive(viewColleges);
  const schemaOf = <Name extends keyof typeof collegesEndpoints>(name: Name) => collegesEndpoints[name].data;

  const list = ({ search: typed, type, state, city, course, sortBy, sortOrder, page, limit }: ListQuery) => {
    const words = typed?.trim() ?? '';
    // Nothing searched is sorted by name, whether or not that was said: one answer for both.
    const sort = sortBy ?? (words === '' ? 'name' : undefined);
    const key = `colleges ${JSON.stringify([words, type, state, city, course, sort, sortOrder, page, limit])}`;
    return snapshot.answer(key, listData, () => {
      const { cards, documents, search } = view();
      const tests = [
        ...(type === undefined ? [] : [(card: (typeof cards)[number]) => card.type === type]),
        ...(state === undefined ? [] : [(card: (typeof cards)[number]) => card.location.state === state]),
        ...(city === undefined ? [] : [inCity(city)]),
        ...(course === undefined
          ? []
          : [(card: (typeof cards)[number]) => documents.get(card._id)?.courses.some(({ courseId }) => courseId === course) === true]),
      ];
      const found = words === '' ? cards : search.select(words);
      const wanted = tests.length === 0 ? found : found.filter((card) => tests.every((test) => test(card)));
      const sorted = sort === undefined || (sort === 'name' && words === '') ? wanted : wanted.toSorted(collegeSorts[sort]);
      const { items, pagination } = pageOf(sort !== undefined && sortOrder === 'desc' ? sorted.toReversed() : sorted, page, limit);
      return { message: 'Colleges', data: { colleges: items, pagination } };
    });
  };

  let prepared: SharedAnswer | undefined;
  snapshot.afterRefresh(async (signal) => {
    await warm(view().search);
    const whole = list(collegeListQuery.parse({ limit: String(limits.listLimit) }));
    if (whole === prepared) return;
    if (prepared?.hash === whole.hash) whole.takeFrom(prepared);
    else await whole.prepare(signal);
    prepared = whole;
  });

  serve(collegesEndpoints, {
    'GET /colleges': ({ query }) => list(query),
    'GET /colleges/filters': () =>
      snapshot.answer('colleges/filters', schemaOf('GET /colleges/filters'), () => ({
        message: 'College filters',
        data: collegeFilters(view().cards),
      })),
    'GET /colleges/stats': () =>
      snapshot.answer('colleges/stats', schemaOf('GET /colleges/stats'), () => ({
        message: 'College counts',
        data: collegeStats(view().cards),
      })),
    'GET /colleges/:id': ({ params: { id } }) => {
      if (!view().documents.has(id)) throw new AppError('not_found', 'College not found');
      return snapshot.answer(`colleges/${id}`, schemaOf('GET /colleges/:id'), () => {
        const college = collegeOf(view(), id);
        if (!college) throw new AppError('not_found', 'College not found');
        return { message: 'College', data: { college } };
      });
    },
  });
}
