/** What the contract knows of one catalog. Bookmarks, the search over everything and the endpoint table are made from a list of these. */
import type { z } from 'zod';
import type { EndpointKey, EndpointTable } from '../http/endpoint.ts';
import type { TextShape } from './translated.ts';

interface HeldById {
  parts: readonly string[];
  /** What stands for a part that is empty. */
  none: string;
}

export interface CatalogDescriptor {
  /** Its path below /api, the key of its list in an answer, and the type of its bookmarks: 'courses'. */
  name: string;
  /** The key of one item in an answer: 'course'. */
  item: string;
  /** What the table of the catalogs holds of an item: at least its id and the month of its last check. */
  document: z.ZodObject<{ id: z.ZodString; asOf: z.ZodString }>;
  /** Which of its texts every language says in words of its own, `satisfies TextsOf<...>`; none where all it has are official names. */
  translated: Readonly<Record<string, TextShape>>;
  /** Of what its items hold by id, as the dates of an exam: which parts of one make its id, in their order. */
  heldById?: Readonly<Record<string, HeldById>>;
  card: z.ZodObject;
  detail: z.ZodObject;
  listQuery: z.ZodObject;
  /** What a bookmark shows of an item. */
  bookmark: z.ZodObject;
  /** What the search over all catalogs shows of an item. */
  found: z.ZodObject;
  endpoints: EndpointTable;
}

export type Catalogs = readonly [CatalogDescriptor, ...CatalogDescriptor[]];

/** Keeps the exact types while checking the form. */
export function describeCatalog<const Descriptor extends CatalogDescriptor>(descriptor: Descriptor): Descriptor {
  return descriptor;
}

export type NameIn<List extends Catalogs> = List[number]['name'];

export function catalogNamesOf<List extends Catalogs>(catalogs: List): [NameIn<List>, ...NameIn<List>[]] {
  return catalogs.map(({ name }) => name) as [NameIn<List>, ...NameIn<List>[]];
}

/** What a name stands for, in a message or a list that a person reads. */
export const spelledOut = (names: readonly string[]) => names.join(', ');

/** One table from several: each endpoint keeps its own types. */
type EndpointsOf<List extends readonly CatalogDescriptor[]> = List extends readonly [
  infer First extends CatalogDescriptor,
  ...infer Rest extends readonly CatalogDescriptor[],
]
  ? First['endpoints'] & EndpointsOf<Rest>
  : unknown;

export function endpointsOf<List extends Catalogs>(catalogs: List): EndpointsOf<List> {
  return Object.assign({}, ...catalogs.map(({ endpoints }) => endpoints)) as EndpointsOf<List>;
}

/** Words that a catalog's own endpoints have taken (`GET /exams/filters`): an item of that id could never be read. */
export function reservedIds({ name, endpoints }: Pick<CatalogDescriptor, 'name' | 'endpoints'>): ReadonlySet<string> {
  const taken = (Object.keys(endpoints) as EndpointKey[]).map((endpoint) => endpoint.split(' ')[1]?.split('/') ?? []);
  return new Set(taken.flatMap(([, catalog, word]) => (catalog === name && word !== undefined && !word.startsWith(':') ? [word] : [])));
}
