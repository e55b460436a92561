import { say } from '@disha/contract/say';
import { searchEndpointsOf } from '@disha/contract/search';
import { viewIn } from '../../catalog/view/view.ts';
import { contractsOf, type Catalog } from '../../catalog/catalog.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import type { AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';

export interface SearchParts {
  snapshot: CatalogSnapshot;
  catalogs: readonly Catalog[];
}

const shown = 5;

export function serveSearch(serve: Serve, { snapshot, catalogs }: SearchParts): void {
  const table = searchEndpointsOf(contractsOf(catalogs));
  const groupOf = ({ contract, view, lead }: Catalog, words: string, language: AnswerLanguage) => {
    const hits = viewIn(snapshot.view(view), language).search.find(words) ?? [];
    return {
      best: (hits[0]?.score ?? 0) + lead,
      group: { type: contract.name, total: hits.length, items: hits.slice(0, shown).map(({ item }) => item as Record<string, unknown>) },
    };
  };
  const answered = (words: string, language: AnswerLanguage) =>
    snapshot.answer(language, `search ${words}`, table['GET /search'].data, () => {
      const found = catalogs.map((catalog) => groupOf(catalog, words, language)).filter(({ group }) => group.total > 0);
      return { message: say('search.found'), data: { groups: found.sort((a, b) => b.best - a.best).map(({ group }) => group) } };
    });
  serve(table, {
    'GET /search': ({ query, language }) => {
      const words = query.q?.trim() ?? '';
      const growing = catalogs.flatMap(({ view }) => snapshot.view(view).growing ?? []);
      return growing.length === 0 ? answered(words, language) : Promise.all(growing).then(() => answered(words, language));
    },
  });
}
