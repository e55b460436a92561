import { vi } from 'vitest';

/** What the browser keeps on the device, as a map a test can look into; gone with `vi.unstubAllGlobals()`. */
export function stubDeviceStorage(kept: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}
