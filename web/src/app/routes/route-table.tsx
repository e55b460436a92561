/**
 * Every address and what stands there, as the features tell it: read by the router, by the renderer of pages, by the navigation, the
 * sitemap and the tests.
 */
import type { ComponentProps } from 'react';
import { matchPath } from 'react-router';
import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { ItemPage } from '../../catalog/item/report-link.tsx';
import { withSummaries } from '../../catalog/list/shown-catalog.ts';
import { loadTexts, type Locale } from '../../messages/locale.ts';
import type { RouteParams } from '../../ui/route-params.ts';
import { lazyScreen, lazyScreenOf, type LazyScreen } from '../lazy/lazy-screen.tsx';
import { isReadable } from '../pages/readable-path.ts';
import type { AppRoute, Below, Neighbours, Feature } from '../features/feature.ts';

/** What stands at every other address. */
export const notFound = lazyScreen(async () => (await import('../screens/not-found-screen.tsx')).NotFoundScreen);

export function routeTable(catalogs: readonly CatalogScreens[], features: readonly Feature[]): readonly AppRoute[] {
  const withParts = itemParts(features);
  const neighbours: Neighbours = {
    catalogs,
    withActions: (type, look, load) => withParts(type, look, load),
    detailOf: ({ name, detail, idParam }) => withParts(name, 'wide', detail, { type: name, idParam }),
  };
  return features.flatMap(({ routes }) => routes?.(neighbours) ?? []);
}

/** Puts a screen of items together with what the features give to every item; the code of these comes with the screen's. */
function itemParts(features: readonly Feature[]) {
  const registered = features.flatMap(({ itemActions }) => itemActions ?? []);
  const belowOf: Readonly<Partial<Record<string, () => Promise<Below>>>> = Object.assign({}, ...features.map(({ below }) => below));
  return (
    type: Parameters<Neighbours['withActions']>[0],
    look: Parameters<Neighbours['withActions']>[1],
    load: Parameters<Neighbours['withActions']>[2],
    item: ComponentProps<typeof ItemPage>['value'] = null,
  ): LazyScreen => {
    const actions = registered.filter(({ looks }) => looks.includes(look));
    const loadBelow = item === null ? undefined : belowOf[type];
    return lazyScreenOf(
      [load, async () => loadBelow?.(), ...actions.map(({ load: loadAction }) => loadAction)],
      (Screen, OfItem, ...buttons) => {
        const below = OfItem && ((id: string) => <OfItem id={id} />);
        const action: ItemAction = ({ id, name }) =>
          buttons.map((Button, place) => <Button key={place} type={type} id={id} name={name} look={look === 'line' ? 'icon' : look} />);
        return () => (
          <ItemPage value={item}>
            <Screen action={action} {...(below ? { below } : {})} />
          </ItemPage>
        );
      },
    );
  };
}

/** The search over everything, on every page: its code comes when it is wanted. */
export function searchDialog(catalogs: readonly CatalogScreens[]): LazyScreen<{ onClose: () => void }> {
  return lazyScreenOf(
    [async () => (await import('../../features/search/search-dialog.tsx')).SearchDialog, () => withSummaries(catalogs)],
    (SearchDialog, shown) =>
      ({ onClose }) => <SearchDialog catalogs={shown} onClose={onClose} />,
  );
}

export function routeAt(routes: readonly AppRoute[], pathname: string): AppRoute | undefined {
  return isReadable(pathname) ? routes.find(({ path }) => matchPath(path, pathname)) : undefined;
}

/** What the address says at the named places of its route, as people would write it: `/exams/a%20b` is the exam `a b`. */
export function paramsOf({ path }: AppRoute, pathname: string): RouteParams {
  const found = Object.entries(matchPath(path, pathname)?.params ?? {});
  return Object.fromEntries(found.map(([name, value]) => [name, value && decodeURIComponent(value)]));
}

/** Fetches the code of the screen at this address and what it says in the address' language, before anybody goes there. */
export async function preloadScreen(
  routes: readonly AppRoute[],
  { locale, pathname }: { locale: Locale; pathname: string },
): Promise<void> {
  await (routeAt(routes, pathname)?.screen ?? notFound).preload();
  await loadTexts(locale);
}
