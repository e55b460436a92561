/** What a book only points to, in words: the tests of states, the steps of routes that have no page, what comes before a test. */
import type { CareerFile } from '@disha/contract/careers.files';
import type { CounselFiles } from '@disha/contract/counsel.files';
import type { StateFile } from '@disha/contract/states.files';
import type { Language } from '@disha/contract/languages';
import type { Book } from '@disha/eligibility/types';
import { untranslated, type Translations } from '../../catalog/translations.ts';

interface LocalizedParts {
  states?: readonly StateFile[] | undefined;
  counsel?: Pick<CounselFiles, 'prerequisites'> | undefined;
  translations?: Translations | undefined;
  careers: () => readonly CareerFile[];
}

/** Every name of words in a book, each once. */
function pointed(book: Book): readonly string[] {
  const ofRoutes = book.careers.flatMap(({ routes }) => routes.flatMap(({ told = [] }) => told.flatMap(({ words }) => words ?? [])));
  const ofStates = Object.values(book.admissions ?? {}).flatMap((parts) =>
    Object.values(parts).flatMap((rows) => rows.flatMap(({ words }) => words ?? [])),
  );
  return [...new Set([...ofRoutes, ...ofStates, ...book.prerequisites.map(({ needs }) => needs)])];
}

export function localizedWords({ states = [], counsel, translations = untranslated, careers }: LocalizedParts) {
  const bySlug = new Map(states.map((state) => [state.slug, state]));
  return (book: Book, language: Language): Readonly<Record<string, string>> => {
    const byId = new Map(careers().map((career) => [career.id, career]));
    const english = (kind: string, id: string, at: number, step: number) => {
      if (kind === 'states') return bySlug.get(id)?.routes[at]?.how;
      return kind === 'prerequisites' ? counsel?.prerequisites[at]?.needs : byId.get(id)?.routes[at]?.steps[step]?.text;
    };
    const textOf = (where: string): string | undefined => {
      const [kind = '', id = '', at = '', step = ''] = where.split('/');
      const text = english(kind, id, Number(at), Number(step));
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
