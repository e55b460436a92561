/** What of the shipped files wants to be looked up again: the list that `npm run facts:due` prints. Pure. */
import type { ServedCatalog } from '../catalog.ts';
import type { CatalogDocument } from '../documents.ts';
import { wholeItemDue } from '../corrections/due.ts';

interface ShippedDue {
  catalog: string;
  id: string;
  field: string;
  value: unknown;
  /** "2026-11-30" */
  goodUntil: string;
  /** The page to open. */
  link: string;
  /** How many items of any catalog lead students to it. */
  reach: number;
}

type Walked = Pick<ServedCatalog, 'due' | 'links' | 'isLarge'> & { contract: Pick<ServedCatalog['contract'], 'name'> };

/** Those that most students meet first, then those that wait longest. Of tens of thousands of rows no editor goes through each. */
export function shippedDue(
  catalogs: readonly Walked[],
  itemsOf: (name: string) => readonly CatalogDocument[],
  today: string,
): ShippedDue[] {
  const small = catalogs.filter(({ isLarge }) => isLarge !== true);
  const reach = new Map<string, number>();
  for (const { contract, links } of small)
    for (const item of itemsOf(contract.name))
      for (const { to, id } of links?.(item) ?? []) reach.set(`${to} ${id}`, (reach.get(`${to} ${id}`) ?? 0) + 1);
  return small
    .flatMap(({ contract: { name }, due = wholeItemDue }) =>
      itemsOf(name).flatMap((item) =>
        due(item, today).map(({ field, value, goodUntil }) => ({
          catalog: name,
          id: item.id,
          field,
          value,
          goodUntil,
          link: (item as { officialLink?: string }).officialLink ?? '',
          reach: reach.get(`${name} ${item.id}`) ?? 0,
        })),
      ),
    )
    .sort((a, b) => b.reach - a.reach || (a.goodUntil < b.goodUntil ? -1 : a.goodUntil > b.goodUntil ? 1 : 0));
}

/** The last value in a line: of a date its days and how sure they are. */
export function valueInALine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { from, to, status, amounts, text } = value as Record<string, unknown>;
  if (typeof from === 'string') return `${from}${from === to ? '' : ` to ${String(to)}`} (${String(status).replace('_', ' ')})`;
  if (Array.isArray(amounts) && amounts.length > 0)
    return amounts.map(({ who, rupees }: { who: string; rupees: number }) => `${who} ${rupees}`).join(', ');
  return typeof text === 'string' ? text : JSON.stringify(value);
}
