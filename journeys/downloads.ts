import { vi } from 'vitest';

/** What the page hands to the phone as a file; the link to it is not followed. */
export function downloads(): { last: () => Promise<string> } {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#file';
  });
  return { last: async () => (await files.at(-1)?.text()) ?? '' };
}
