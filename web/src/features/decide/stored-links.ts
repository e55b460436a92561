/** Links that were made here for a parent, with what opens and withdraws them: on this device alone, gone with the person. */
import { deviceValue } from '../../session/device-value.ts';
import { linksKey } from '../../session/stored-keys.ts';
import { readShortlist, type Shortlist } from './criteria.ts';
import { isKey } from './sealed-view.ts';

export interface StoredLink extends Shortlist {
  id: string;
  key: string;
  withdrawToken: string;
  until: string;
}

const most = 20;

function linkIn(value: unknown): StoredLink[] {
  const shortlist = readShortlist(value);
  const { id, key, withdrawToken, until } = (value ?? {}) as Record<string, unknown>;
  if (!shortlist || typeof id !== 'string' || typeof key !== 'string' || !isKey(id) || !isKey(key)) return [];
  if (typeof withdrawToken !== 'string' || typeof until !== 'string') return [];
  // What has ended opens nothing any more.
  return Date.parse(until) > Date.now() ? [{ ...shortlist, id, key, withdrawToken, until }] : [];
}

function parse(text: string | null): readonly StoredLink[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.slice(0, most).flatMap(linkIn) : [];
  } catch {
    return [];
  }
}

const kept = deviceValue<readonly StoredLink[]>(linksKey, parse);

export const useLinks = (): readonly StoredLink[] => kept.useValue();
export const keepLink = (link: StoredLink): boolean => kept.write([link, ...kept.read().filter(({ id }) => id !== link.id)].slice(0, most));
export const dropLink = (id: string): boolean => kept.write(kept.read().filter((link) => link.id !== id));
