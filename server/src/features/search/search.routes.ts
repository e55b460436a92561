import { say } from '@disha/contract/say';
import { searchEndpointsOf } from '@disha/contract/search';
import { withoutFewWords } from '@disha/search/leave-out';
import { viewIn } from '../../catalog/view/view.ts';
import { contractsOf } from '../../catalog/catalog.ts';
import type { AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import { createReader, type ReaderParts } from './reader.ts';

type SearchParts = ReaderParts;

const shown = 5;

const firstOf = (hits: readonly { item: object }[]) => hits.slice(0, shown).map(({ item }) => item as Record<string, unknown>);

/** Ranks and marks are told in numbers: such an answer is kept nowhere, neither here nor on its way. */
const hasNumber = /\p{Nd}/u;

export function serveSearch(serve: Serve, parts: SearchParts): void {
  const { snapshot, catalogs } = parts;
  const table = searchEndpointsOf(contractsOf(catalogs));
  const read = createReader(parts);
  const answerTo = (words: string, language: AnswerLanguage) => {
    const found = catalogs.map(({ contract, view, lead }) => {
      const hits = viewIn(snapshot.view(view), language).search.find(words) ?? [];
      return { type: contract.name, hits, best: (hits[0]?.score ?? 0) + lead };
    });
    const groups = found
      .filter(({ hits }) => hits.length > 0)
      .sort((a, b) => b.best - a.best)
      .map(({ type, hits }) => ({ type, total: hits.length, items: firstOf(hits) }));
    const { readings, notUnderstood, unknownName } = read(words, language, (name) => found.find(({ type }) => type === name)?.hits);
    const short = groups.length + readings.length > 0 || unknownName !== undefined ? undefined : collegeLike(words, language);
    return {
      message: say('search.found'),
      data: {
        readings,
        notUnderstood: [...(short?.leftOut ?? notUnderstood)],
        ...(unknownName === undefined ? {} : { unknownName }),
        groups: short ? [short.found] : groups,
      },
    };
  };
  /** Colleges have long names, which are typed with the village. Its list has none for all of the words: it is not led to. */
  const collegeLike = (words: string, language: AnswerLanguage) =>
    withoutFewWords(words, (fewer) => {
      const colleges = catalogs.find(({ contract }) => contract.name === 'colleges');
      const items = firstOf((colleges && viewIn(snapshot.view(colleges.view), language).search.find(fewer)) ?? []);
      return items.length === 0 ? undefined : { type: 'colleges', total: items.length, items };
    });
  const answered = (words: string, language: AnswerLanguage) =>
    hasNumber.test(words)
      ? answerTo(words, language)
      : snapshot.answer(language, `search ${words}`, table['GET /search'].data, () => answerTo(words, language));
  serve(table, {
    'GET /search': ({ query, language }) => {
      const words = query.q?.trim() ?? '';
      const growing = catalogs.flatMap(({ view }) => snapshot.view(view).growing ?? []);
      return growing.length === 0 ? answered(words, language) : Promise.all(growing).then(() => answered(words, language));
    },
  });
}
