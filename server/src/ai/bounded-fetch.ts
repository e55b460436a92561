/** A provider's answer is read only up to a limit and never followed elsewhere: the key goes to the configured address alone. */
const limitBytes = 256 * 1024;

class TooLarge extends Error {}

export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest of the download.
    if (size > limitBytes) throw new TooLarge('the answer is too large');
    chunks.push(chunk);
  }
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(new Blob(chunks as Uint8Array<ArrayBuffer>[]), { status: response.status, statusText: response.statusText, headers });
};
