import { careerCard } from '@disha/contract/careers.card';
import { careersEndpoints } from '@disha/contract/careers';
import { careerList } from '@disha/contract/careers.list';
import { careerSectors, interestLetters, parseInterests } from '@disha/contract/careers.words';
import { say } from '@disha/contract/say';
import { fields, fieldsOf, streams } from '@disha/contract/taxonomy';
import { agreement } from '@disha/guidance/result/agreement';
import type { CatalogParts } from '../../catalog/catalog.ts';
import { listAnswers } from '../../catalog/view/list.ts';
import { pageOf } from '../../catalog/view/page.ts';
import { passing } from '../../catalog/view/passing.ts';
import { AppError } from '../../http/errors.ts';
import { translationIn, worded, type AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import { viewCareers } from './careers.view.ts';

export function serveCareers(serve: Serve, { snapshot }: CatalogParts): void {
  const view = (id?: string) => snapshot.view(viewCareers, id);
  const schemaOf = <Name extends keyof typeof careersEndpoints>(name: Name) => careersEndpoints[name].data;
  const read = (id: string, language: AnswerLanguage) => {
    const career = view(id).in(translationIn(language)).career(id);
    if (!career) throw new AppError('not_found', say('careers.notFound'));
    return career;
  };
  const list = listAnswers({
    snapshot,
    list: careerList,
    view: (language) => view().in(language),
    schema: schemaOf('GET /careers').extend({ careers: passing(careerCard).list }),
    // The best agreement has the smallest rank.
    sorted: ({ sortBy, profile }) => {
      if (sortBy !== 'match' || typeof profile !== 'string') return undefined;
      const wanted = profile.split(',').map(Number);
      const { documents } = view();
      return ({ _id }) => -agreement(wanted, documents.get(_id)?.profile ?? []);
    },
    answer: (cards, asked) => {
      const { items: careers, pagination } = pageOf(cards, asked);
      return { message: say('careers.listed'), data: { careers, pagination } };
    },
  });

  /** Those that have any, in their own order. */
  const counted = <Value extends string>(values: readonly Value[], has: (card: (typeof careerCard)['_output'], value: Value) => boolean) =>
    values.map((value) => ({ value, count: view().cards.filter((card) => has(card, value)).length })).filter(({ count }) => count > 0);

  serve(careersEndpoints, {
    'GET /careers': ({ query: { profile, ...query }, language }) =>
      // A profile orders nothing else, so a request that sends it along asks the same question.
      list({ ...query, profile: query.sortBy === 'match' ? profile : undefined }, language),
    'GET /careers/filters': ({ language }) =>
      snapshot.answer(language, 'careers/filters', schemaOf('GET /careers/filters'), () => ({
        message: say('careers.filters'),
        data: {
          fields: counted(fields, (card, field) => card.fields.includes(field)),
          streams: counted(streams, (card, stream) => card.fields.some((field) => fieldsOf(stream).includes(field))),
          interests: counted(interestLetters, (card, letter) => card.interests.includes(letter)),
          sectors: counted(careerSectors, (card, sector) => card.sectors.includes(sector)),
        },
      })),
    'GET /careers/:id': ({ params, language }) => {
      const { _id } = read(params.id, language);
      return snapshot.answer(language, `careers/${_id}`, schemaOf('GET /careers/:id'), () => {
        const career = read(_id, language);
        const interestNames = parseInterests(career.interests).map((letter) => worded(say(`careers.interest.${letter}`), language).message);
        return { message: say('careers.shown'), data: { career: { ...career, interestNames } } };
      });
    },
  });
}
