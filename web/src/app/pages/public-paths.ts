import type { AppDefinition } from '../app-definition.ts';

export interface PublicPaths {
  /** Addresses as they are. */
  pages: readonly string[];
  /** One for each item of a catalog, its id in the place of the last part: '/courses/:courseId'. */
  details: readonly { catalog: string; pattern: string }[];
}

/** Everything a search engine may list. */
export function listPublicPaths({ routes }: AppDefinition): PublicPaths {
  const listed = routes.filter(({ inSitemap }) => inSitemap);
  return {
    pages: listed.filter(({ detailOf }) => detailOf === undefined).flatMap(({ path, addresses }) => addresses ?? [path]),
    details: listed.flatMap(({ path, detailOf }) => (detailOf ? [{ catalog: detailOf.name, pattern: path }] : [])),
  };
}
