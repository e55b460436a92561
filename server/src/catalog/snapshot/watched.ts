/** A view, and the catalogs it was made from: seen while it is made. */
import type { CatalogContent, CatalogDocument } from '../documents.ts';

export type Content = Readonly<Record<string, readonly CatalogDocument[]>>;

export interface Made {
  view: unknown;
  kinds: ReadonlySet<string>;
}

export async function made(make: (content: CatalogContent) => Promise<unknown>, content: Content): Promise<Made> {
  const kinds = new Set<string>();
  const watched = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(content).map(([name, docs]) => [
        name,
        {
          enumerable: true,
          get: () => {
            kinds.add(name);
            return docs;
          },
        },
      ]),
    ),
  );
  return { view: await make(watched as CatalogContent), kinds };
}
