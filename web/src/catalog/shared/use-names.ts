import type { CatalogNames } from '../../messages/catalog-names.ts';
import { useLocale } from '../../messages/locale.ts';
import type { CatalogScreens } from './catalog.ts';

/** Of several catalogs at once, in their order. */
export function useNames(catalogs: readonly Pick<CatalogScreens, 'names'>[]): readonly CatalogNames[] {
  const locale = useLocale();
  return catalogs.map(({ names }) => names.in(locale));
}
