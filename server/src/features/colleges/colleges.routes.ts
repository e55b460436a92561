import { collegeCard, collegesEndpoints, type CollegeCard } from '@disha/contract/colleges';
import { collegeList } from '@disha/contract/colleges.list';
import { languages } from '@disha/contract/languages';
import { limits } from '@disha/contract/limits';
import { say } from '@disha/contract/say';
import type { CatalogParts } from '../../catalog/catalog.ts';
import { listAnswers, listInTurns, type ListParts } from '../../catalog/list.ts';
import { pageOf } from '../../catalog/page.ts';
import { passing } from '../../catalog/passing.ts';
import type { SharedAnswer } from '../../http/answer.ts';
import { AppError } from '../../http/errors.ts';
import type { Serve } from '../../http/serve.ts';
import { collegeFilters, collegeOf, collegeStats, viewColleges } from './colleges.view.ts';

const listData = collegesEndpoints['GET /colleges'].data.extend({ colleges: passing(collegeCard).list });

export function serveColleges(serve: Serve, { snapshot }: CatalogParts): void {
  const view = () => snapshot.view(viewColleges);
  const schemaOf = <Name extends keyof typeof collegesEndpoints>(name: Name) => collegesEndpoints[name].data;

  const parts: ListParts<CollegeCard, typeof listData> = {
    snapshot,
    list: collegeList,
    view,
    schema: listData,
    also: ({ course }) => {
      const { documents } = view();
      return course === undefined
        ? undefined
        : (card) => documents.get(card._id)?.courses.some((taught) => taught.courseId === course) === true;
    },
    answer: (cards, asked) => {
      const { items: colleges, pagination } = pageOf(cards, asked);
      return { message: say('colleges.listed'), data: { colleges, pagination } };
    },
  };
  const list = listAnswers(parts);
  const prepare = listInTurns(parts);

  for (const language of languages) {
    let prepared: SharedAnswer | undefined;
    snapshot.afterRefresh(async (signal) => {
      const whole = await prepare({ limit: limits.listLimit }, language);
      if (whole === prepared) return;
      if (prepared?.hash === whole.hash) whole.takeFrom(prepared);
      else await whole.prepare(signal);
      prepared = whole;
    });
  }

  serve(collegesEndpoints, {
    'GET /colleges': ({ query, language }) => list(query, language),
    'GET /colleges/filters': ({ language }) =>
      snapshot.answer(language, 'colleges/filters', schemaOf('GET /colleges/filters'), () => ({
        message: say('colleges.filters'),
        data: collegeFilters(view().cards),
      })),
    'GET /colleges/stats': ({ language }) =>
      snapshot.answer(language, 'colleges/stats', schemaOf('GET /colleges/stats'), () => ({
        message: say('colleges.counts'),
        data: collegeStats(view().cards),
      })),
    'GET /colleges/:id': ({ params: { id }, language }) => {
      if (!view().documents.has(id)) throw new AppError('not_found', say('colleges.notFound'));
      return snapshot.answer(language, `colleges/${id}`, schemaOf('GET /colleges/:id'), () => {
        const college = collegeOf(view(), id);
        if (!college) throw new AppError('not_found', say('colleges.notFound'));
        return { message: say('colleges.shown'), data: { college } };
      });
    },
  });
}
