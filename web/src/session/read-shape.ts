/** Reads anything by a shape of the contract, leniently: what is not understood is left out and told, the rest stays. Without zod. */
import type { Shape, ValueOf } from '@disha/contract/shape';

/** Told the dotted key of what is there and not understood; '' for a part of the value itself. */
type Unread = (key: string) => void;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function pastDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return isReal && date.getTime() <= Date.now() ? value : undefined;
}

function read(shape: Shape, value: unknown, unread: Unread): unknown {
  switch (shape.kind) {
    case 'choice':
      return shape.of.find((known) => known === value);
    case 'number': {
      const isGood = typeof value === 'number' && value >= shape.least && value <= shape.most;
      return isGood && (!shape.isWhole || Number.isInteger(value)) ? value : undefined;
    }
    case 'yesNo':
      return typeof value === 'boolean' ? value : undefined;
    case 'day':
      return pastDay(value);
    case 'name': {
      const name = typeof value === 'string' ? value.trim() : '';
      return name !== '' && name.length <= shape.longest ? name : undefined;
    }
    case 'id':
      return typeof value === 'string' && value.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : undefined;
    case 'several': {
      if (!Array.isArray(value)) return undefined;
      const known = shape.of.filter((id) => value.includes(id));
      if (known.length < new Set(value).size) unread('');
      return known;
    }
    case 'parts':
      return readParts(shape, value, unread);
    case 'rows': {
      if (!Array.isArray(value)) return undefined;
      // One that cannot be read does not take the others along.
      const rows = value.map((one, at) => read(shape.row, one, (below) => unread(`${at}.${below}`)));
      for (const [at, one] of rows.entries()) if (one === undefined) unread(String(at));
      return rows.filter((one) => one !== undefined).slice(0, shape.most);
    }
    case 'byName':
      return isObject(value)
        ? Object.fromEntries(
            Object.entries(value).flatMap(([key, one]) => {
              const known = read(shape.each, one, (below) => unread(`${key}.${below}`));
              if (known === undefined) unread(key);
              return known === undefined ? [] : [[key, known]];
            }),
          )
        : undefined;
  }
}

function readParts({ parts, needed }: Extract<Shape, { kind: 'parts' }>, value: unknown, unread: Unread): object | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).flatMap(([key, own]) => {
    if (own === undefined) return [];
    const shape = Object.hasOwn(parts, key) ? parts[key] : undefined;
    const part = shape && read(shape, own, (below) => unread(below === '' ? key : `${key}.${below}`));
    if (part !== undefined) return [[key, part] as const];
    unread(key);
    return [];
  });
  const found: Record<PropertyKey, unknown> = Object.fromEntries(entries);
  return needed.every((key) => key in found) ? found : undefined;
}

interface ReadValue<T> {
  /** Null where it is nothing of the kind. */
  value: T | null;
  /** Dotted keys of what was there and is not understood. */
  unread: readonly string[];
}

export function readShape<S extends Shape>(shape: S, given: unknown): ReadValue<ValueOf<S>> {
  const unread = new Set<string>();
  const value = (read(shape, given, (key) => unread.add(key)) as ValueOf<S> | undefined) ?? null;
  return { value, unread: [...unread] };
}

/** What a browser has kept as a list: of any text, also a broken one, the rows that can be read. `T` is the shape's ValueOf. */
export const readRows =
  <T>(row: Shape, most: number) =>
  (text: string | null): readonly T[] => {
    try {
      const value = read({ kind: 'rows', row, most }, JSON.parse(text ?? '[]'), () => undefined);
      return (value as readonly T[] | undefined) ?? [];
    } catch {
      return [];
    }
  };
