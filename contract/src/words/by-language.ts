import { over, type WrittenDraft } from '../draft.ts';
import { defaultLanguage, languages, type Language } from '../languages.ts';

/** As Node says it, and as the builder does. */
const isNotThere = (error: unknown) => error instanceof Error && /cannot find module|unknown variable dynamic import/i.test(error.message);

/**
 * The same file of every language, found by its folder, so that a new language is a folder and no list knows of it. What it does
 * not say yet is said in English. For the server; the browser fetches one alone.
 */
export async function byLanguage<T>(load: (language: Language) => Promise<unknown>): Promise<Readonly<Record<Language, T>>> {
  const { texts: english } = (await load(defaultLanguage)) as { texts: T };
  const inLanguage = async (language: Language): Promise<T> => {
    const written = (await load(language).catch((error: unknown) => {
      if (isNotThere(error)) return { texts: english };
      throw error;
    })) as WrittenDraft<T>;
    return 'texts' in written ? written.texts : over(english, written.some);
  };
  const each = languages.map(async (language) => [language, await inLanguage(language)] as const);
  return Object.fromEntries(await Promise.all(each)) as Record<Language, T>;
}
