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

/** The strongest first: a source lists its programmes; its name says what it is; no more is known than that it exists. */
export const collegeLayers = ['listed', 'kind', 'name'] as const;
export type CollegeLayer = (typeof collegeLayers)[number];

/** Why we say that a college teaches a course: a source lists it, or its name says so and nobody has read a list. */
export const courseBases = ['register', 'name'] as const;
export type CourseBasis = (typeof courseBases)[number];

/** Who keeps it, where a source says so. */
export const managements = ['government', 'aided', 'private', 'deemed'] as const;
export type Management = (typeof managements)[number];
