import { collegesCatalog as contract } from '@disha/contract/colleges';
import type { Catalog } from '../../catalog/catalog.ts';
import { serveColleges } from './colleges.routes.ts';
import { shippedColleges } from './colleges.shipped.ts';
import { viewColleges } from './colleges.view.ts';

export const collegesCatalog = {
  contract,
  shipped: shippedColleges,
  view: viewColleges,
  lead: 0,
  notFound: 'College not found',
  serve: serveColleges,
} satisfies Catalog;
