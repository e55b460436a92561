// oxlint-disable-next-line no-control-regex -- these are what it looks for
const unprintable = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** No link of ours has half a character or a line break in its path: the server has no page for such an address, and neither have we. */
export function isReadable(pathname: string): boolean {
  try {
    return !unprintable.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
