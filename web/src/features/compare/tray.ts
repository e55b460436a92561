/** What somebody has chosen to compare: up to four of one kind, on this device alone. */
import { useSyncExternalStore } from 'react';
import { deviceValue } from '../../session/device-value.ts';
import { trayKey } from '../../session/stored-keys.ts';
import { most } from './address.ts';

export interface TrayItem {
  id: string;
  /** As it was shown when it was chosen. */
  name: string;
}

export interface TrayContents {
  type: string;
  items: readonly TrayItem[];
}

const nothing: TrayContents = { type: '', items: [] };
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,120}$/.test(value);

function itemIn(kept: unknown): TrayItem[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const { id, name } = kept as Partial<Record<keyof TrayItem, unknown>>;
  return isId(id) && typeof name === 'string' && name !== '' ? [{ id, name: name.slice(0, 300) }] : [];
}

function parse(text: string | null): TrayContents {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof TrayContents, unknown>> | null;
    if (kept === null || !isId(kept.type) || !Array.isArray(kept.items)) return nothing;
    return { type: kept.type, items: kept.items.flatMap(itemIn).slice(0, most) };
  } catch {
    return nothing;
  }
}

const store = deviceValue<TrayContents>(trayKey, parse);

/** One more that does not fit: another kind, or a fifth. Asked by the tray, which is in sight whenever there is anything to ask. */
export interface AddToTray extends TrayItem {
  type: string;
}
let asked: AddToTray | null = null;
const listeners = new Set<() => void>();
function ask(next: AddToTray | null): void {
  asked = next;
  for (const listener of listeners) listener();
}
function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The part that keeps the place of the tray has none of this code: it listens as if another tab had written. */
function tell(): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new StorageEvent('storage', { key: trayKey }));
}

function write(next: TrayContents): boolean {
  const isKept = next.items.length === 0 || store.write(next);
  if (next.items.length === 0) store.forget();
  tell();
  return isKept;
}

const without = ({ items }: TrayContents, id: string) => items.filter((item) => item.id !== id);

export const tray = {
  useContents: store.useValue,
  useAsked: (): AddToTray | null =>
    useSyncExternalStore(
      listen,
      () => asked,
      () => null,
    ),
  /** False where this browser keeps nothing beyond the page. What does not fit is asked about. */
  put: ({ type, id, name }: AddToTray): boolean => {
    const now = store.read();
    if (now.items.length > 0 && now.type !== type) ask({ type, id, name });
    else if (now.items.length >= most) ask({ type, id, name });
    else return write({ type, items: [...without(now, id), { id, name }] });
    return true;
  },
  drop: (type: string, id: string): void => {
    const now = store.read();
    if (now.type === type && now.items.some((item) => item.id === id)) write({ type, items: without(now, id) });
  },
  clear: (): void => {
    write(nothing);
  },
  /** What was asked about: in the place of another one, or begun anew with it. */
  answer: (isYes: boolean, insteadOf?: string): void => {
    const wanted = asked;
    ask(null);
    if (!isYes || wanted === null) return;
    const item = { id: wanted.id, name: wanted.name };
    const now = store.read();
    if (insteadOf === undefined) write({ type: wanted.type, items: [item] });
    else write({ type: now.type, items: now.items.map((one) => (one.id === insteadOf ? item : one)) });
  },
};
