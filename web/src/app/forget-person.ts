/** Signing out: the next person at this browser finds nothing of the last one, with or without a line to fetch the rooms' code. */
import type { Catalog } from '../catalog/catalog.ts';
import { forgetOnDevice } from '../session/forget-on-device.ts';
import { forgetPathHere } from '../session/has-passport.ts';
import { keptOf, quizKey } from '../session/kept-keys.ts';

export function forgetPerson(catalogs: readonly Pick<Catalog, 'name' | 'forgetsFilters'>[]): void {
  const keys = (of: typeof catalogs, what: string) => of.map(({ name }) => `${name}-${what}`);
  const filtered = catalogs.filter(({ forgetsFilters }) => forgetsFilters);
  forgetOnDevice(quizKey, ...keys(filtered, keptOf.filters), ...keys(catalogs, keptOf.calendar), ...keys(catalogs, keptOf.costs));
  forgetPathHere();
}
