/** Reads catalog/shared-pincodes.csv: the further districts that a PIN reaches into. Only what checks the catalog asks for them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsvObjects } from '../sheets/csv.ts';

/** Whether some offices of the PIN lie in that district, though most lie elsewhere. */
export type SharedPin = (pincode: string, state: string, district: string) => boolean;

export function readSharedPincodes(catalog: string): SharedPin {
  const file = join(catalog, 'shared-pincodes.csv');
  if (!existsSync(file)) return () => false;
  const places = new Map<string, [first: number, last: number][]>();
  for (const { record } of parseCsvObjects(readFileSync(file, 'utf8'))) {
    const runs = (record['pincodes'] ?? '').split('|').map((run): [number, number] => {
      const [first = '', last = first] = run.split('-');
      return [Number(first), Number(last)];
    });
    places.set(`${record['state'] ?? ''}|${record['district'] ?? ''}`, runs);
  }
  return (pincode, state, district) =>
    (places.get(`${state}|${district}`) ?? []).some(([first, last]) => first <= Number(pincode) && Number(pincode) <= last);
}
