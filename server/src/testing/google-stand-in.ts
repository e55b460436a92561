/** Google for the length of a test file. */
import { atTheEnd } from './at-the-end.ts';
import { startGoogle, type GoogleStandIn } from './google-signer.ts';

export type { GoogleStandIn };

export async function googleStandIn(): Promise<GoogleStandIn> {
  const google = await startGoogle();
  atTheEnd(() => google.close());
  return google;
}
