/** Rows as columns, and a route as one short text: what is alike stands together, so that it travels in fewer bytes. */

type SentRow = Readonly<Record<string, unknown>>;
/** By key, each row's value in turn; null where a row has none. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

export function columnsOf(rows: readonly SentRow[]): Columns {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key] ?? null)]));
}

/** An answer that was kept by an older version has rows already. */
export function unpackColumns(sent: Columns | readonly SentRow[]): readonly SentRow[] {
  if (Array.isArray(sent)) return sent as readonly SentRow[];
  const columns = Object.entries(sent as Columns);
  const count = columns[0]?.[1].length ?? 0;
  return Array.from({ length: count }, (_, at) => {
    const row: Record<string, unknown> = {};
    for (const [key, values] of columns) {
      const value = values[at];
      if (value !== null && value !== undefined) row[key] = value;
    }
    return row;
  });
}

/** A place in its list; where the book has no such item, the id. */
export type SentRef = number | string;
interface SentStep {
  type: string;
  id?: SentRef | undefined;
  way?: string | undefined;
  oneOf?: readonly SentRef[] | undefined;
  words?: SentRef | undefined;
}
interface SentRoute {
  steps: readonly SentStep[];
  told?: readonly SentStep[] | undefined;
  usual?: number | undefined;
}

const letters: Readonly<Record<string, string>> = { courses: 'c', exams: 'e', careers: 'k' };
const types = new Map(Object.entries(letters).map(([type, letter]) => [letter, type]));
/** A place is its number; an id that no item has stands as it is, marked. */
const written = (at: SentRef) => (typeof at === 'number' ? String(at) : `=${at}`);
const placed = (text: string): SentRef => (text.startsWith('=') ? text.slice(1) : Number(text));

const stepText = ({ type, id, way, oneOf, words }: SentStep) =>
  [
    letters[type],
    id === undefined ? '' : written(id),
    way === undefined ? '' : `~${way}`,
    oneOf === undefined ? '' : `[${oneOf.map(written).join(',')}]`,
    words === undefined ? '' : `:${written(words)}`,
  ].join('');

const stepForm = /^(.)([^[:~]*)(?:~([^[:]*))?(?:\[(.*?)\])?(?::(.*))?$/;
function stepOf(text: string): SentStep {
  const [, letter = '', id = '', way, oneOf, words] = stepForm.exec(text) ?? [];
  return {
    type: types.get(letter) ?? 'courses',
    ...(id === '' ? {} : { id: placed(id) }),
    ...(way === undefined ? {} : { way }),
    ...(oneOf === undefined ? {} : { oneOf: oneOf === '' ? [] : oneOf.split(',').map(placed) }),
    ...(words === undefined ? {} : { words: placed(words) }),
  };
}

/** What is told holds the steps: those are the ones that are simply one of ours. */
const isTold = '*';

export const routeText = ({ steps, told, usual }: SentRoute): string =>
  [`${usual ?? ''}${told === undefined ? '' : isTold}`, ...(told ?? steps).map(stepText)].join(' ');

export function unpackRoute<T extends SentRoute>(sent: string | T): SentRoute {
  if (typeof sent !== 'string') return sent;
  const [head = '', ...parts] = sent.split(' ');
  const all = parts.map(stepOf);
  const usual = Number.parseInt(head, 10);
  return {
    steps: all.flatMap(({ type, id, way }) => (id === undefined ? [] : [{ type, id, ...(way === undefined ? {} : { way }) }])),
    ...(head.endsWith(isTold) ? { told: all } : {}),
    ...(Number.isNaN(usual) ? {} : { usual }),
  };
}
