import { vi } from 'vitest';

/** What the browser keeps on the device, as a map a test can look into; gone with `vi.unstubAllGlobals()`. */
export function stubDeviceStorage(kept: Map<string, string>, isFull: () => boolean = () => false): void {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull()) throw new Error('full');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  // Its keys are what it holds, as a browser's own.
  const listed = new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) => (kept.has(String(key)) ? { enumerable: true, configurable: true, value: '' } : undefined),
  });
  vi.stubGlobal('localStorage', listed);
}
