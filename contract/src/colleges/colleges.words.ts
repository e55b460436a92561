/** How a college is told apart: what kind it is, how much is known of it, what its courses rest on. Plain data, without zod. */

/** Several may be true of one college. Read in its name, unless it is a university or an ITI of a list of its own. */
export const collegeKinds = [
  'university',
  'degree-college',
  'engineering',
  'polytechnic',
  'iti',
  'management',
  'computer-applications',
  'teacher-education',
  'physical-education',
  'special-education',
  'law',
  'medical',
  'dental',
  'ayurveda',
  'homoeopathy',
  'unani',
  'siddha',
  'yoga-naturopathy',
  'nursing',
  'pharmacy',
  'physiotherapy',
  'allied-health',
  'veterinary',
  'agriculture',
  'dairy',
  'fisheries',
  'forestry',
  'architecture',
  'design-fashion',
  'fine-arts',
  'music-dance',
  'journalism-media',
  'hotel-management',
  'tourism',
  'aviation',
  'maritime',
  'home-science',
  'social-work',
  'library-science',
  'sanskrit',
  'oriental-arabic',
  'theology',
  'research-institute',
] as const;
export type CollegeKind = (typeof collegeKinds)[number];

/** On what ground a college's courses are known: by a source that lists them, by its name, as usual for its kind, or not at all. */
export const teachingGrounds = ['listed', 'named', 'usual', 'unknown'] as const;
export type TeachingGround = (typeof teachingGrounds)[number];

interface TeachingFacts {
  layer: DataCoverage;
  degreesByName?: readonly string[] | undefined;
  degreesByKind?: readonly string[] | undefined;
}

export function teachingGroundOf({ layer, degreesByName, degreesByKind }: TeachingFacts): TeachingGround {
  if (layer === 'listed') return layer;
  return degreesByName ? 'named' : degreesByKind ? 'usual' : 'unknown';
}

/** The strongest first: a source lists its programmes; its name says what it is; no more is known than that it exists. */
export const dataCoverages = ['listed', 'kind', 'name'] as const;
export type DataCoverage = (typeof dataCoverages)[number];

/**
 * Why we say that a college teaches a course: a source lists it, or its name says so and no list has been read, or, weakest, others of
 * its kind do. The first two are known, the last is usual: they are never counted together.
 */
export const courseBases = ['register', 'name', 'kind'] as const;
export type CourseBasis = (typeof courseBases)[number];

/** Who keeps it, where a source says so. */
export const managements = ['government', 'aided', 'private', 'deemed'] as const;
export type Management = (typeof managements)[number];

/** How many of a kind teach it: most, many, or some, which is too few to be counted. */
export const howUsual = ['usually', 'often', 'sometimes'] as const;
export type HowUsual = (typeof howUsual)[number];

/**
 * Where its kind and code alone would say too much of what it usually teaches. `mahavidyalaya`, `college`: the name says no more than
 * that it is one; `diploma`: its name says that it gives diplomas, whatever its code; `none`: nothing usual can be said of it.
 */
export const usualGroups = ['mahavidyalaya', 'college', 'diploma', 'none'] as const;

/** Who may study there, where it is not everybody. */
export const openTo = ['women', 'men'] as const;
export type OpenTo = (typeof openTo)[number];

/** Its name says so, or a source; `said`: common knowledge with no source read, so that it neither filters nor counts. */
export const openToBases = ['name', 'source', 'said'] as const;

/** What its type rests on, where no register or list says it: its name, the law it was made by, or that everybody knows. */
export const typeBases = ['register', 'name', 'law', 'known'] as const;

/** "101+": the list of that year is known whole, and it is not among its first hundred. */
export const isBeyond = ({ rank }: { rank: string }): boolean => rank.endsWith('+');
