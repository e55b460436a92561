import { collegesCatalog as contract } from '@disha/contract/colleges';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { say } from '@disha/contract/say';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { collegePlaces } from './college-places.ts';
import { serveColleges } from './colleges.routes.ts';
import { shippedColleges } from './colleges.shipped.ts';
import { nirfSheet } from './nirf.sheet.ts';
import { viewColleges } from './colleges.view.ts';

export const collegesCatalog = {
  contract,
  shipped: shippedColleges,
  isLarge: true,
  view: viewColleges,
  sheets: [nirfSheet],
  links: ({ courses }: CollegeDocument) => courses.map(({ courseId }, index) => ({ to: 'courses', id: courseId, at: `courses.${index}` })),
  lead: 0,
  notFound: say('colleges.notFound'),
  serve: serveColleges,
  advice: (snapshot: CatalogSnapshot) => collegePlaces(() => snapshot.view(viewColleges)),
} satisfies ServedCatalog;
