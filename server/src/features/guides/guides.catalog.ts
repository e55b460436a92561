import { guidesCatalog as contract } from '@disha/contract/guides';
import { guideFile, type GuideFile } from '@disha/contract/guides.files';
import { say } from '@disha/contract/say';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import { guideFaults } from '../../catalog/check/check-guides.ts';
import { monthsOn, wholeItemDue, type DueField } from '../../catalog/corrections/due.ts';
import { serveGuides } from './guides.routes.ts';
import { viewGuides } from './guides.view.ts';

/** What is of one year is looked at when that is over; an editor who finds it the same says so for the next. */
function guideDue(guide: GuideFile, today: string): DueField[] {
  const { goodUntil } = guide;
  if (goodUntil === undefined || goodUntil >= today) return wholeItemDue(guide, today);
  return [{ field: 'goodUntil', value: goodUntil, goodUntil, confirmed: { field: 'goodUntil', to: monthsOn(today, 12) } }];
}

export const guidesCatalog = {
  contract,
  shipped: { files: ['guides/'], read: (folder) => folder.json('guides', guideFile) },
  view: viewGuides,
  links: ({ related, portalsOf }: GuideFile) => [
    ...related.map(({ type, id }, index) => ({ to: type, id, at: `related.${index}` })),
    ...(portalsOf === undefined ? [] : [{ to: 'guides' as const, id: portalsOf, at: 'portalsOf' }]),
  ],
  check: { least: 40, faults: (guides: readonly GuideFile[]) => guideFaults(guides) },
  due: (guide: GuideFile, today: string) => guideDue(guide, today),
  // A search for a word that others have too wants those; what only a guide is called is read as its name.
  lead: -105,
  notFound: say('guides.notFound'),
  serve: serveGuides,
} satisfies ServedCatalog;
