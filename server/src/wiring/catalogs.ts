import { shippedCounsellings } from '@disha/chances/shipped';
import { untranslated } from '../catalog/translations.ts';
import { serveBookmarks } from '../features/bookmarks/bookmarks.routes.ts';
import { serveSearch } from '../features/search/search.routes.ts';
import { serveStates } from '../features/states/states.routes.ts';
import type { BuiltApp } from './app.ts';

/** By whose ranks seats were given in a year that has happened. */
const rankedExams = new Set(shippedCounsellings.all.flatMap(({ lists }) => lists.map(({ examId }) => examId)));

export function wireCatalogs({ serve, parts, shared, bookmarks, fees, advice, now }: BuiltApp): void {
  const { snapshot, catalogs } = shared;
  for (const catalog of catalogs)
    catalog.serve(serve, {
      ...shared,
      fees,
      now,
      districtOfPin: parts.districtOfPin,
      placements: parts.placements,
      admissions: parts.admissions,
    });
  serveBookmarks(serve, { bookmarks, snapshot, catalogs });
  serveSearch(serve, { snapshot, catalogs, isRanked: (examId) => rankedExams.has(examId) });
  serveStates(serve, { states: parts.states ?? [], snapshot, examName: advice.examName, translations: parts.translations ?? untranslated });
}
