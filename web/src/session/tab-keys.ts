/**
 * What opens a link that was followed in this tab: it stood behind the # of the address, and is taken out of there. It is forgotten with
 * whatever else the tab remembers (`forgetTab`).
 */
import { tabKeysKey } from './stored-keys.ts';

function read(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(tabKeysKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function keepTabKey(id: string, key: string): void {
  try {
    sessionStorage.setItem(tabKeysKey, JSON.stringify({ ...read(), [id]: key }));
  } catch {
    // The caller knows it until the page is left.
  }
}

export function tabKey(id: string): string | undefined {
  const key = read()[id];
  return typeof key === 'string' ? key : undefined;
}
