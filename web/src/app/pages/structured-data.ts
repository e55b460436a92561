/**
 * What search engines read of a page, in the words of schema.org. Made where pages are drawn by the server only: a browser
 * has no use for it. Only facts that the page shows.
 */
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { detailPattern, type CatalogScreens, type StructuredFacts } from '../../catalog/shared/catalog.ts';
import { commonTexts } from '../../messages/common.ts';
import { homeTexts } from '../../messages/home.ts';
import { intlTag } from '@disha/contract/languages';
import type { Locale } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';

interface DescribedPage {
  pathname: string;
  locale: Locale;
}

export async function structuredData(
  catalogs: readonly CatalogScreens[],
  page: DescribedPage,
  known: QueryClient,
): Promise<string | undefined> {
  const facts = await factsOf(catalogs, page, known);
  // `<` is written so that no text can end the element.
  return facts && JSON.stringify({ '@context': 'https://schema.org', ...withoutBlanks(facts) }).replaceAll('<', '\\u003c');
}

async function factsOf(
  catalogs: readonly CatalogScreens[],
  { pathname, locale }: DescribedPage,
  known: QueryClient,
): Promise<StructuredFacts | undefined> {
  if (pathname === paths.home)
    return {
      '@type': 'WebSite',
      name: commonTexts.in(locale).productName,
      description: homeTexts.in(locale).description,
      inLanguage: intlTag(locale),
    };
  for (const catalog of catalogs) {
    const id = matchPath(detailPattern(catalog), pathname)?.params[catalog.idParam];
    if (id !== undefined) return (await catalog.facts?.())?.(id, known);
  }
  return undefined;
}

function withoutBlanks(facts: StructuredFacts): StructuredFacts {
  const isBlank = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
  const inner = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? withoutBlanks(value as StructuredFacts) : value;
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([, value]) => !isBlank(value))
      .map(([key, value]) => [key, inner(value)]),
  );
}
