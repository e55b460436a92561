import { collegeLayers } from '@disha/contract/college-words';
import { collegesEndpoints, type collegeListQuery } from '@disha/contract/colleges';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { collegeList, layerRank } from '@disha/contract/colleges.list';
import type { Asked, Test } from '@disha/contract/list';
import { say } from '@disha/contract/say';
import type { State } from '@disha/contract/taxonomy';
import type { z } from 'zod';
import type { CatalogParts } from '../../catalog/catalog.ts';
import { listAnswers, type ListParts } from '../../catalog/list.ts';
import { pageOf, type Sliced } from '../../catalog/page.ts';
import { AppError, invalidAt } from '../../http/errors.ts';
import { translationIn } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import type { ShownCollege } from './college-cards.ts';
import { collegeImport } from './desk-import.ts';
import { collegeFilters, collegeOf, collegeStats, kindCounts, viewColleges } from './colleges.view.ts';
import { districtAsked, nearAsked, nearness, type Place } from './places.ts';
import { basisOf } from './taught.ts';

const listData = collegesEndpoints['GET /colleges'].data;

type Query = z.output<typeof collegeListQuery>;

export function serveColleges(serve: Serve, { snapshot, districtOfPin, catalog, fees }: CatalogParts): void {
  const importing = collegeImport({ snapshot, catalog });
  const view = () => snapshot.view(viewColleges);
  const schemaOf = <Name extends keyof typeof collegesEndpoints>(name: Name) => collegesEndpoints[name].data;

  /** The question with every place under its present name, so that two ways to ask the same are one. */
  function placed({ near, district, basis, ...query }: Query): Asked {
    const asked: Asked = { ...query, basis: basis === 'all' ? undefined : basis };
    const { places, courses } = view();
    if (query.course !== undefined && !courses.has(query.course)) throw invalidAt('course', say('colleges.noCourse'));
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

  const placeOf = ({ near }: Asked): Place | undefined => {
    const [state = '', name = ''] = typeof near === 'string' ? near.split('|') : [];
    return name === '' ? undefined : { state: state as State, name };
  };

  const also = ({ course, field, basis }: Asked): Test<ShownCollege> | undefined => {
    if (course === undefined && field === undefined && basis === undefined) return undefined;
    const { courses } = view();
    const isAsked = (taught: CollegeDocument['courses'][number]) =>
      (course === undefined || taught.courseId === course) &&
      (field === undefined || courses.get(taught.courseId)?.field === field) &&
      (basis === undefined || basisOf(taught) === basis);
    return (card) => card.document.courses.some(isAsked);
  };
  const counted = ({ counts, state, district }: Asked) => {
    if (counts === undefined || district === undefined) return {};
    const { shelves } = view();
    const here = shelves.chosen({ state, district }, undefined, undefined);
    return { kinds: here ? kindCounts(here.slice(0, here.length)) : [] };
  };
  const answer = (cards: Sliced<ShownCollege>, asked: Asked) => {
    const { items: colleges, pagination } = pageOf(cards, asked);
    return { message: say('colleges.listed'), data: { colleges, pagination, ...counted(asked) } };
  };

  const parts: ListParts<ShownCollege, typeof listData> = {
    snapshot,
    list: collegeList,
    view,
    schema: listData,
    also,
    answer,
    ready: (asked) => {
      const chosen = view().shelves.chosen(asked, placeOf(asked), also(asked));
      return chosen && answer(chosen, asked);
    },
    ranked: (asked) => {
      const near = placeOf(asked);
      if (!near) return undefined;
      const rankOf = nearness(near);
      const ranks = new Map<ShownCollege['location'], number>();
      // Within a district those of which most is known come first.
      return ({ location, layer }) => {
        const rank = ranks.get(location) ?? rankOf({ state: location.state, name: location.district });
        ranks.set(location, rank);
        return rank * collegeLayers.length + layerRank(layer);
      };
    },
  };
  const list = listAnswers(parts);
  serve(collegesEndpoints, {
    'GET /colleges': ({ query, language }) => {
      const asked = placed(query);
      const { growing } = view();
      return query.search === undefined || !growing ? list(asked, language) : growing.then(() => list(asked, language));
    },
    'GET /colleges/filters': ({ query: { state, district }, language }) => {
      const place = district === undefined ? undefined : districtAsked(district, state, view().places);
      const asked = place ? { state: place.state, district: place.name } : { state };
      return snapshot.answer(language, `colleges/filters ${JSON.stringify(asked)}`, schemaOf('GET /colleges/filters'), () => ({
        message: say('colleges.filters'),
        data: collegeFilters(view().shelves.listed, asked),
      }));
    },
    'GET /colleges/stats': ({ language }) =>
      snapshot.answer(language, 'colleges/stats', schemaOf('GET /colleges/stats'), () => ({
        message: say('colleges.counts'),
        data: collegeStats(view().shelves.listed),
      })),
    'POST /desk/import/colleges': importing,
    'GET /colleges/:id': ({ params: { id }, language }) => {
      if (!view().documents.has(id)) throw new AppError('not_found', say('colleges.notFound'));
      return snapshot.answer(language, `colleges/${id}`, schemaOf('GET /colleges/:id'), () => {
        const document = view().documents.get(id);
        const facts = collegeOf(view(), id, translationIn(language));
        if (!document || !facts) throw new AppError('not_found', say('colleges.notFound'));
        return { message: say('colleges.shown'), data: { college: { ...facts, fees: fees.ofCollege(document, translationIn(language)) } } };
      });
    },
  });
}
