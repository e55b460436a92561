/** Text of a file, or the first line that is no UTF-8. */
export function readUtf8(bytes: Buffer): { text: string } | { badLine: number } {
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    return { text: strict.decode(bytes) };
  } catch {
    let start = 0;
    for (let line = 1; ; line += 1) {
      const end = bytes.indexOf(0x0a, start);
      try {
        strict.decode(bytes.subarray(start, end === -1 ? undefined : end));
      } catch {
        return { badLine: line };
      }
      if (end === -1) return { badLine: line };
      start = end + 1;
    }
  }
}
