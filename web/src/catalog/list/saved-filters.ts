import { keysByFeature } from '../../session/stored-keys.ts';
import type { SavedFilters } from './filters.ts';
import { storedValue } from '../shared/stored-value.ts';

export function parseSaved(text: string | null): SavedFilters | null {
  if (text === null) return null;
  try {
    const { values, profile } = JSON.parse(text) as Partial<Record<keyof SavedFilters, unknown>>;
    if (typeof values !== 'object' || values === null || typeof profile !== 'string') return null;
    const words = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
    return { values: Object.fromEntries(words), profile };
  } catch {
    return null;
  }
}

const { read, write, useStored } = storedValue(keysByFeature.filters, parseSaved);
export { read as savedFilters, useStored as useSavedFilters, write as saveFilters };
