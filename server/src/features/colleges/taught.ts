/** What a college teaches, and why we say so. */
import type { CollegeLayer, CourseBasis } from '@disha/contract/college-words';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { byEditors } from '@disha/contract/own-sources';

type Taught = CollegeDocument['courses'][number];

/** What is known by hand rests on no list that was read: it counts like a name. */
export const basisOf = ({ basis = 'register' }: Pick<Taught, 'basis'>): CourseBasis => (basis === 'register' ? basis : 'name');

/** The register of all institutions knows names and places, and no courses. */
const ofNames = /^AISHE\b/;
/** Lists of everything a college teaches at that level. Any other source knows a part: technical courses, or medicine alone. */
const ofEverything = /^(TNGASA|DU CSAS|Gujarat ITI|Maharashtra ITI)/;

const listsOf = ({ sources }: Pick<CollegeDocument, 'sources'>) => sources.filter((source) => !ofNames.test(source));

export function sourceOf(doc: Pick<CollegeDocument, 'sources'>, { basis = 'register' }: Pick<Taught, 'basis'>): string {
  if (basis === 'hand') return byEditors;
  const lists = basis === 'register' ? listsOf(doc) : [];
  return (lists.length > 0 ? lists : doc.sources).join(', ');
}

export const isListed = ({ courses, otherProgrammes = [] }: Pick<CollegeDocument, 'courses' | 'otherProgrammes'>) =>
  otherProgrammes.length > 0 || courses.some((course) => basisOf(course) === 'register');

export const isPartial = (doc: CollegeDocument) => isListed(doc) && !listsOf(doc).some((source) => ofEverything.test(source));

export function layerOf(doc: CollegeDocument): CollegeLayer {
  if (isListed(doc)) return 'listed';
  return (doc.kinds ?? []).length > 0 || doc.courses.length > 0 ? 'kind' : 'name';
}
