import { collegeLayers } from '@disha/contract/college-words';
import { collegeCard, collegesEndpoints, type CollegeCard, type collegeListQuery } from '@disha/contract/colleges';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { collegeList, layerRank } from '@disha/contract/colleges.list';
import { defaultLanguage } from '@disha/contract/languages';
import { limits } from '@disha/contract/limits';
import type { Asked } from '@disha/contract/list';
import { say } from '@disha/contract/say';
import type { State } from '@disha/contract/taxonomy';
import type { z } from 'zod';
import type { CatalogParts } from '../../catalog/catalog.ts';
import { listAnswers, listInTurns, type ListParts } from '../../catalog/list.ts';
import { pageOf } from '../../catalog/page.ts';
import { passing } from '../../catalog/passing.ts';
import type { SharedAnswer } from '../../http/answer.ts';
import { AppError } from '../../http/errors.ts';
import { translationIn } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import { collegeFilters, collegeOf, collegeStats, viewColleges } from './colleges.view.ts';
import { districtAsked, nearAsked, nearness } from './places.ts';
import { basisOf } from './taught.ts';

const listData = collegesEndpoints['GET /colleges'].data.extend({ colleges: passing(collegeCard).list });

type Query = z.output<typeof collegeListQuery>;

export function serveColleges(serve: Serve, { snapshot, districtOfPin }: CatalogParts): void {
  const view = () => snapshot.view(viewColleges);
  const schemaOf = <Name extends keyof typeof collegesEndpoints>(name: Name) => collegesEndpoints[name].data;

  /** The question with every place under its present name, so that two ways to ask the same are one. */
  function placed({ near, district, basis, ...query }: Query): Asked {
    const asked: Asked = { ...query, basis: basis === 'all' ? undefined : basis };
    const { places } = view();
    if (district !== undefined) {
      const { state, name } = districtAsked(district, query.state, places);
      Object.assign(asked, { state, district: name });
    }
    if (near !== undefined) {
      const { state, name } = nearAsked(near, query.state, places, districtOfPin);
      asked['near'] = `${state}|${name}`;
    }
    return asked;
  }

  const parts: ListParts<CollegeCard, typeof listData> = {
    snapshot,
    list: collegeList,
    view,
    schema: listData,
    also: ({ course, field, basis }) => {
      if (course === undefined && field === undefined && basis === undefined) return undefined;
      const { documents, courses } = view();
      const isAsked = (taught: CollegeDocument['courses'][number]) =>
        (course === undefined || taught.courseId === course) &&
        (field === undefined || courses.get(taught.courseId)?.field === field) &&
        (basis === undefined || basisOf(taught) === basis);
      return (card) => documents.get(card._id)?.courses.some(isAsked) === true;
    },
    ranked: ({ near }) => {
      if (typeof near !== 'string') return undefined;
      const [state = '', name = ''] = near.split('|');
      const rankOf = nearness({ state: state as State, name });
      // Within a district those of which most is known come first.
      return ({ location, layer }) => rankOf({ state: location.state, name: location.district }) * collegeLayers.length + layerRank(layer);
    },
    answer: (cards, asked) => {
      const { items: colleges, pagination } = pageOf(cards, asked);
      return { message: say('colleges.listed'), data: { colleges, pagination } };
    },
  };
  const list = listAnswers(parts);
  const prepare = listInTurns(parts);

  // In English alone: a second language would take as much memory again for what is read page by page.
  let prepared: SharedAnswer | undefined;
  snapshot.afterRefresh(async (signal) => {
    const whole = await prepare({ limit: limits.listLimit }, defaultLanguage);
    if (whole === prepared) return;
    if (prepared?.hash === whole.hash) whole.takeFrom(prepared);
    else await whole.prepare(signal);
    prepared = whole;
  });

  serve(collegesEndpoints, {
    'GET /colleges': ({ query, language }) => list(placed(query), language),
    'GET /colleges/filters': ({ query: { state, district }, language }) => {
      const place = district === undefined ? undefined : districtAsked(district, state, view().places);
      const asked = place ? { state: place.state, district: place.name } : { state };
      return snapshot.answer(language, `colleges/filters ${JSON.stringify(asked)}`, schemaOf('GET /colleges/filters'), () => ({
        message: say('colleges.filters'),
        data: collegeFilters(view().cards, asked),
      }));
    },
    'GET /colleges/stats': ({ language }) =>
      snapshot.answer(language, 'colleges/stats', schemaOf('GET /colleges/stats'), () => ({
        message: say('colleges.counts'),
        data: collegeStats(view().cards),
      })),
    'GET /colleges/:id': ({ params: { id }, language }) => {
      if (!view().documents.has(id)) throw new AppError('not_found', say('colleges.notFound'));
      return snapshot.answer(language, `colleges/${id}`, schemaOf('GET /colleges/:id'), () => {
        const college = collegeOf(view(), id, translationIn(language));
        if (!college) throw new AppError('not_found', say('colleges.notFound'));
        return { message: say('colleges.shown'), data: { college } };
      });
    },
  });
}
