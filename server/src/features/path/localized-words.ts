/** What a book only points to, in words: the tests of states and the steps of routes that have no page. */
import type { CareerFile } from '@disha/contract/careers.files';
import type { StateFile } from '@disha/contract/states.files';
import type { Language } from '@disha/contract/languages';
import type { Book } from '@disha/eligibility/types';
import { untranslated, type Translations } from '../../catalog/translations.ts';

interface LocalizedParts {
  states?: readonly StateFile[] | undefined;
  translations?: Translations | undefined;
  careers: () => readonly CareerFile[];
}

/** Every name of words in a book, each once. */
function pointed(book: Book): readonly string[] {
  const ofRoutes = book.careers.flatMap(({ routes }) => routes.flatMap(({ told = [] }) => told.flatMap(({ words }) => words ?? [])));
  const ofStates = Object.values(book.admissions ?? {}).flatMap((parts) =>
    Object.values(parts).flatMap((rows) => rows.flatMap(({ words }) => words ?? [])),
  );
  return [...new Set([...ofRoutes, ...ofStates])];
}

export function localizedWords({ states = [], translations = untranslated, careers }: LocalizedParts) {
  const bySlug = new Map(states.map((state) => [state.slug, state]));
  return (book: Book, language: Language): Readonly<Record<string, string>> => {
    const byId = new Map(careers().map((career) => [career.id, career]));
    const textOf = (at: string): string | undefined => {
      const [kind = '', id = '', route = '', step = ''] = at.split('/');
      const text =
        kind === 'states' ? bySlug.get(id)?.routes[Number(route)]?.how : byId.get(id)?.routes[Number(route)]?.steps[Number(step)]?.text;
      return text === undefined ? undefined : translations.of(language, kind, id)(text);
    };
    return Object.fromEntries(
      pointed(book).flatMap((at) => {
        const text = textOf(at);
        return text === undefined ? [] : [[at, text]];
      }),
    );
  };
}
