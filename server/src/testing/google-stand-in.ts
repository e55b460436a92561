/** Google for the length of a test file. */
import { afterAll } from 'vitest';
import { startGoogle, type GoogleStandIn } from './google-signer.ts';

export type { GoogleStandIn };

export async function googleStandIn(): Promise<GoogleStandIn> {
  const google = await startGoogle();
  afterAll(() => google.close());
  return google;
}
