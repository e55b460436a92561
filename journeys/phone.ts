import { vi } from 'vitest';

/** This phone, with some of what it offers to pages exchanged. */
export function phoneWith(parts: Record<string, unknown>): void {
  const changed = new Proxy(navigator, {
    get: (phone, name) => (Object.hasOwn(parts, name) ? parts[name as string] : Reflect.get(phone, name, phone)),
    has: (phone, name) => Object.hasOwn(parts, name) || Reflect.has(phone, name),
  });
  vi.stubGlobal('navigator', changed);
}
