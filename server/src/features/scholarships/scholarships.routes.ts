import { scholarship, type Scholarship } from '@disha/contract/scholarships.card';
import { scholarshipsEndpoints } from '@disha/contract/scholarships';
import { scholarshipList } from '@disha/contract/scholarships.list';
import { scholarshipCategories, scholarshipStages } from '@disha/contract/scholarships.words';
import { say } from '@disha/contract/say';
import { listQuestionOf } from '@disha/contract/list';
import { states } from '@disha/contract/taxonomy';
import type { CatalogParts } from '../../catalog/catalog.ts';
import { listAnswers } from '../../catalog/view/list.ts';
import { pageOf } from '../../catalog/view/page.ts';
import { passing } from '../../catalog/view/passing.ts';
import { AppError } from '../../http/errors.ts';
import { translationIn, type AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import { viewScholarships } from './scholarships.view.ts';

export function serveScholarships(serve: Serve, { snapshot }: CatalogParts): void {
  const view = (id?: string) => snapshot.view(viewScholarships, id);
  const schemaOf = <Name extends keyof typeof scholarshipsEndpoints>(name: Name) => scholarshipsEndpoints[name].data;
  const read = (id: string, language: AnswerLanguage): Scholarship => {
    const found = view(id).in(translationIn(language)).byId.get(id);
    if (!found) throw new AppError('not_found', say('scholarships.notFound'));
    return found;
  };
  const list = listAnswers({
    snapshot,
    list: scholarshipList,
    view: (language) => view().in(language),
    schema: schemaOf('GET /scholarships').extend({ scholarships: passing(scholarship).list }),
    answer: (cards, asked) => {
      const { items: scholarships, pagination } = pageOf(cards, asked);
      const { state } = listQuestionOf(scholarshipList, asked);
      const own = state === undefined ? {} : { ownKnown: view().cards.some((card) => card.state === state) };
      return { message: say('scholarships.listed'), data: { scholarships, pagination, ...own } };
    },
  });

  /** Those that have any, in their own order. */
  const counted = <Value extends string>(values: readonly Value[], of: (card: Scholarship) => readonly Value[]) =>
    values
      .map((value) => ({ value, count: view().cards.filter((card) => of(card).includes(value)).length }))
      .filter(({ count }) => count > 0);

  serve(scholarshipsEndpoints, {
    'GET /scholarships': ({ query, language }) => list(query, language),
    'GET /scholarships/filters': ({ language }) =>
      snapshot.answer(language, 'scholarships/filters', schemaOf('GET /scholarships/filters'), () => ({
        message: say('scholarships.filters'),
        data: {
          states: counted(states, (card) => card.states),
          stages: counted(scholarshipStages, (card) => card.stages),
          categories: counted(scholarshipCategories, (card) => card.categories),
          forGirls: view().cards.filter((card) => card.forGirls).length,
        },
      })),
    'GET /scholarships/:id': ({ params, language }) => {
      const { _id } = read(params.id, language);
      return snapshot.answer(language, `scholarships/${_id}`, schemaOf('GET /scholarships/:id'), () => ({
        message: say('scholarships.shown'),
        data: { scholarship: read(_id, language) },
      }));
    },
  });
}
