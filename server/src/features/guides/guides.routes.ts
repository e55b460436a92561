import { guideCard, type Guide } from '@disha/contract/guides.card';
import { guidesEndpoints } from '@disha/contract/guides';
import { guideList } from '@disha/contract/guides.list';
import { guideTopics } from '@disha/contract/guides.words';
import { say } from '@disha/contract/say';
import type { CatalogParts } from '../../catalog/catalog.ts';
import { listAnswers } from '../../catalog/view/list.ts';
import { pageOf } from '../../catalog/view/page.ts';
import { passing } from '../../catalog/view/passing.ts';
import { AppError } from '../../http/errors.ts';
import { translationIn, type AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import { viewGuides } from './guides.view.ts';

export function serveGuides(serve: Serve, { snapshot }: CatalogParts): void {
  const view = (id?: string) => snapshot.view(viewGuides, id);
  const schemaOf = <Name extends keyof typeof guidesEndpoints>(name: Name) => guidesEndpoints[name].data;
  const read = (id: string, language: AnswerLanguage): Guide => {
    const found = view(id).in(translationIn(language)).guide(id);
    if (!found) throw new AppError('not_found', say('guides.notFound'));
    return found;
  };
  const list = listAnswers({
    snapshot,
    list: guideList,
    view: (language) => view().in(language),
    schema: schemaOf('GET /guides').extend({ guides: passing(guideCard).list }),
    answer: (cards, asked) => {
      const { items: guides, pagination } = pageOf(cards, asked);
      return { message: say('guides.listed'), data: { guides, pagination } };
    },
  });

  serve(guidesEndpoints, {
    'GET /guides': ({ query, language }) => list(query, language),
    'GET /guides/filters': ({ language }) =>
      snapshot.answer(language, 'guides/filters', schemaOf('GET /guides/filters'), () => ({
        message: say('guides.filters'),
        data: {
          topics: guideTopics
            .map((value) => ({ value, count: view().cards.filter(({ topic }) => topic === value).length }))
            .filter(({ count }) => count > 0),
        },
      })),
    'GET /guides/:id': ({ params, language }) => {
      const { _id } = read(params.id, language);
      return snapshot.answer(language, `guides/${_id}`, schemaOf('GET /guides/:id'), () => ({
        message: say('guides.shown'),
        data: { guide: read(_id, language) },
      }));
    },
  });
}
