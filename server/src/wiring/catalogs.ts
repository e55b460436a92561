import { untranslated } from '../catalog/translations.ts';
import { serveBookmarks } from '../features/bookmarks/bookmarks.routes.ts';
import { serveSearch } from '../features/search/search.routes.ts';
import { serveStates } from '../features/states/states.routes.ts';
import type { House } from './house.ts';

export function wireCatalogs({ serve, parts, shared, bookmarks, fees, advice }: House): void {
  const { snapshot, catalogs } = shared;
  for (const catalog of catalogs) catalog.serve(serve, { ...shared, fees, districtOfPin: parts.districtOfPin });
  serveBookmarks(serve, { bookmarks, snapshot, catalogs });
  serveSearch(serve, { snapshot, catalogs });
  serveStates(serve, { states: parts.states ?? [], snapshot, examName: advice.examName, translations: parts.translations ?? untranslated });
}
