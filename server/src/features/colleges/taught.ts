/** What a college teaches, and why we say so. */
import type { DataCoverage } from '@disha/contract/colleges.words';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { byEditors } from '@disha/contract/own-sources';
import { isListed, listsOf } from '@disha/contract/kind-teaching';

type Taught = CollegeDocument['courses'][number];

/** What is known by hand rests on no list that was read: it counts like a name. */
export const teachingBasis = ({ basis = 'register' }: Pick<Taught, 'basis'>): 'register' | 'name' =>
  basis === 'register' ? basis : 'name';

export function teachingSource(doc: Pick<CollegeDocument, 'sources'>, { basis = 'register' }: Pick<Taught, 'basis'>): string {
  if (basis === 'hand') return byEditors;
  const lists = basis === 'register' ? listsOf(doc) : [];
  return (lists.length > 0 ? lists : doc.sources).join(', ');
}

export function dataCoverageOf(doc: CollegeDocument): DataCoverage {
  if (isListed(doc)) return 'listed';
  return (doc.kinds ?? []).length > 0 || doc.courses.length > 0 ? 'kind' : 'name';
}
