import { dataCoverages } from '@disha/contract/colleges.words';
import { collegesEndpoints, type collegeListQuery } from '@disha/contract/colleges';
import { durationInMonths } from '@disha/contract/duration';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { CollegeCard } from '@disha/contract/colleges.card';
import { collegeList, coverageRank } from '@disha/contract/colleges.list';
import { arrange, filterOf, type ListQuestion } from '@disha/contract/list';
import { say } from '@disha/contract/say';
import type { State } from '@disha/contract/taxonomy';
import { indianDay } from '@disha/contract/indian-day';
import { comingAdmission } from '@disha/eligibility/dates';
import { z } from 'zod';
import type { CatalogParts } from '../../catalog/catalog.ts';
import { entryAt } from '../../catalog/college-entry.ts';
import { listAnswers, type ListParts } from '../../catalog/view/list.ts';
import { pageOf, type Sliced } from '../../catalog/view/page.ts';
import { AppError, invalidAt } from '../../http/errors.ts';
import { translationIn } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import type { ShownCollege } from './college-cards.ts';
import { collegeImport } from './desk-import.ts';
import { collegeFilters, collegeOf, collegeStats, groundCounts, kindCounts, viewColleges } from './colleges.view.ts';
import { districtAsked, nearAsked, nearness, type DistrictPlace } from './places.ts';
import type { FacetPage } from './facet-indexes.ts';
import { teachingBasis } from './taught.ts';
import { teachesWanted, wantedRank, testOf, usualOf, wantedOf, type WantedCourses } from './wanted.ts';

/**
 * A card is made field by field of a document that was checked when it came, and says nothing else (`shown-cards.test.ts`): checked once
 * more, it was a fifth of a page that no request had asked for before.
 */
const listData = collegesEndpoints['GET /colleges'].data.extend({ colleges: z.array(z.custom<CollegeCard>()) });

type Query = z.output<typeof collegeListQuery>;

export function serveColleges(serve: Serve, { snapshot, districtOfPin, catalog, fees, placements, admissions, now }: CatalogParts): void {
  const importing = collegeImport({ snapshot, catalog });
  const view = (id?: string) => snapshot.view(viewColleges, id);
  const schemaOf = <Name extends keyof typeof collegesEndpoints>(name: Name) => collegesEndpoints[name].data;

  /** The question with every place under its present name, so that two ways to ask the same are one. */
  function placed({ near, district, basis, ...query }: Query): ListQuestion {
    const asked: ListQuestion = { ...query, basis: basis === 'all' ? undefined : basis };
    const { places, courses } = view();
    if (query.order !== undefined)
      for (const [name, value] of Object.entries({ course: query.course, near }))
        if (value === undefined) throw invalidAt(name, say('value.required', { name }));
    if (query.course !== undefined && !courses.has(query.course)) throw invalidAt('course', say('colleges.noCourse'));
    if (district !== undefined) {
      const { state, name } = districtAsked(district, query.state, places);
      Object.assign(asked, { state, district: name });
    }
    if (near !== undefined) {
      const { state, name } = nearAsked(near, query.state, places, districtOfPin);
      asked['near'] = `${state}|${name}`;
      // A plan's places go on beyond the state: it says which district is meant, and keeps nothing out.
      if (query.order !== undefined) asked['state'] = undefined;
    }
    return asked;
  }

  const placeOf = ({ near }: ListQuestion): DistrictPlace | undefined => {
    const [state = '', name = ''] = typeof near === 'string' ? near.split('|') : [];
    return name === '' ? undefined : { state: state as State, name };
  };

  const also = (asked: ListQuestion) => testOf(asked, view().courses);
  const kindsThere = ({ counts, state, district }: ListQuestion) => {
    if (counts === undefined || district === undefined) return {};
    const here = view().facetIndexes.chosen({ state, district }, undefined)?.cards;
    const cards = here ? here.slice(0, here.length) : [];
    return { kinds: kindCounts(cards), grounds: groundCounts(cards) };
  };
  /** Beside what words found: how many of all that they find are known to teach it, and of how many it is usual. */
  const countsAmongFound = (asked: ListQuestion, wanted: WantedCourses) => {
    const { courses, search, cards } = view();
    const { course: _course, field: _field, basis: _basis, ...others } = asked;
    const found = arrange(collegeList, others, { found: search.select(String(asked.search)), all: cards });
    const counts = { known: 0, usual: 0 };
    for (const card of found) {
      const rank = wantedRank(card, wanted, courses);
      if (rank !== undefined) counts[rank === 0 ? 'known' : 'usual'] += 1;
    }
    return counts;
  };
  const months = (courseId: string) => durationInMonths(view().courses.get(courseId)?.duration ?? '');
  /** What a plan reads of one college, beside what everybody sees. */
  const forPlan = (college: CollegeDocument, course: string) => {
    const { keeper = '' } = college;
    const cost = fees.book.costAt(college, course, months(course));
    const entry = entryAt({ admissions, fees: fees.book, months, year: comingAdmission(indianDay(now())) }, college, course);
    return { ...entry, ...(cost ? { cost } : {}), ...(keeper === '' ? {} : { keeper }) };
  };
  const shownCard = (card: ShownCollege, wanted: WantedCourses | undefined, isForPlan: boolean) => {
    if (!wanted) return card.shown();
    const { courses } = view();
    const known = teachesWanted(card.document, wanted, courses);
    if (known) {
      const more = isForPlan ? forPlan(card.document, known.courseId) : {};
      return card.shown({ course: known.courseId, basis: teachingBasis(known), ...more });
    }
    const usual = usualOf(card.profile, wanted, courses);
    const more = usual && isForPlan ? forPlan(card.document, usual.course) : {};
    return card.shown(usual && { course: usual.course, basis: 'kind', how: usual.how, ...more });
  };
  const answer = (cards: Sliced<ShownCollege>, asked: ListQuestion, counts?: FacetPage['counts']) => {
    const { items, pagination } = pageOf(cards, asked);
    const wanted = wantedOf(asked);
    return {
      message: say('colleges.listed'),
      data: {
        colleges: items.map((card) => shownCard(card, wanted, asked['basis'] === 'any')),
        pagination,
        ...kindsThere(asked),
        ...(wanted ? { counts: counts ?? countsAmongFound(asked, wanted) } : {}),
      },
    };
  };

  const parts: ListParts<ShownCollege, typeof listData> = {
    snapshot,
    list: collegeList,
    view: () => view(),
    schema: listData,
    also,
    answer,
    // Words weigh all against each other. Of a district also the kinds are told that are not asked for.
    concerns: ({ counts, ...asked }) =>
      filterOf(collegeList, asked.search !== undefined ? {} : counts === undefined ? asked : { state: asked['state'] }),
    ready: (asked) => {
      const chosen = view().facetIndexes.chosen(asked, placeOf(asked));
      return chosen && answer(chosen.cards, asked, chosen.counts);
    },
    ranked: (asked) => {
      const near = placeOf(asked);
      const wanted = asked['basis'] === 'any' ? wantedOf(asked) : undefined;
      const { courses } = view();
      const shareOf = (card: ShownCollege) => (wanted ? (wantedRank(card, wanted, courses) ?? 0) : 0);
      if (!near) return wanted && shareOf;
      const farness = nearness(near);
      const ranks = new Map<ShownCollege['location'], number>();
      // What is known of everywhere before what is usual; then district by district, and within one those of which most is known.
      const farthest = 1_000_000;
      return (card) => {
        const { location, layer } = card;
        const rank = ranks.get(location) ?? farness({ state: location.state, name: location.district });
        ranks.set(location, rank);
        const share = shareOf(card);
        return (((share === 0 ? 0 : farthest) + rank) * 3 + share) * dataCoverages.length + coverageRank(layer);
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
        data: collegeFilters(view().facetIndexes.listed, asked),
      }));
    },
    'GET /colleges/stats': ({ language }) =>
      snapshot.answer(language, 'colleges/stats', schemaOf('GET /colleges/stats'), () => ({
        message: say('colleges.counts'),
        data: collegeStats(view().facetIndexes.listed),
      })),
    'POST /desk/import/colleges': importing,
    'GET /colleges/:id': ({ params: { id }, language }) => {
      if (!view().documents.has(id)) throw new AppError('not_found', say('colleges.notFound'));
      return snapshot.answer(language, `colleges/${id}`, schemaOf('GET /colleges/:id'), () => {
        const document = view(id).documents.get(id);
        const facts = collegeOf(view(id), id, translationIn(language));
        if (!document || !facts) throw new AppError('not_found', say('colleges.notFound'));
        const costs = fees.book.ofCollege(document, translationIn(language));
        return {
          message: say('colleges.shown'),
          data: { college: { ...facts, fees: costs, placements: [...(placements?.get(id) ?? [])] } },
        };
      });
    },
  });
}
