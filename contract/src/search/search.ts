import { mostReadings, readingKinds, understoodWhats } from '@disha/search/reader/reading';
import { z } from 'zod';
import { catalogNamesOf, spelledOut, type CatalogDescriptor, type Catalogs } from '../catalog/catalog.descriptor.ts';
import { catalogs } from '../catalogs.ts';
import { endpoints } from '../http/endpoint.ts';
import { say } from '../say.ts';

type GroupOf<Descriptor extends CatalogDescriptor> = z.ZodObject<{
  type: z.ZodLiteral<Descriptor['name']>;
  total: z.ZodNumber;
  items: z.ZodArray<Descriptor['found']>;
}>;
type GroupsOf<List extends Catalogs> = { [Index in keyof List]: GroupOf<List[Index]> };

/** A place of ours that the words may mean, the best first: what a student says of themselves stands in the fragment alone. */
const searchReading = z.object({
  kind: z.enum(readingKinds),
  href: z.string().regex(/^\/(?!\/)/),
  understood: z.array(z.object({ what: z.enum(understoodWhats), text: z.string() })),
});

/** A few of each catalog; `total` is how many its own page would list for the same words. */
export function searchGroupOf<List extends Catalogs>(list: List): z.ZodDiscriminatedUnion<GroupsOf<List>> {
  const groups = list.map(({ name, found }) => z.object({ type: z.literal(name), total: z.number().int(), items: z.array(found) }));
  return z.discriminatedUnion('type', groups as never) as unknown as z.ZodDiscriminatedUnion<GroupsOf<List>>;
}

export function searchEndpointsOf<List extends Catalogs>(list: List) {
  return endpoints({
    'GET /search': {
      summary:
        `What the words mean, then every catalog (${spelledOut(catalogNamesOf(list))}) for the same words; ` +
        'the group that fits best comes first, empty ones are left out',
      access: 'anyone',
      query: z.object({
        q: z
          .string()
          .max(200, say('value.long', { name: 'q', max: 200 }))
          .optional(),
      }),
      data: z.object({
        readings: z.array(searchReading).max(mostReadings),
        /** Words that none of the readings has understood. */
        notUnderstood: z.array(z.string()),
        /** A short name that nothing of ours has: an exam that we do not have, most likely. What was found is only spelled alike. */
        unknownName: z.string().optional(),
        groups: z.array(searchGroupOf(list)),
      }),
    },
  });
}

const searchGroup = searchGroupOf(catalogs);
export type SearchGroup = z.infer<typeof searchGroup>;
