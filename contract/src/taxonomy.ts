/** The words both sides agree on: classes, streams, fields, states. Plain data, so that the browser can load it without zod. */

export const studentClasses = ['10', '12', 'graduate'] as const;
export type StudentClass = (typeof studentClasses)[number];

export const schoolClasses = ['10', '12'] as const;
export type SchoolClass = (typeof schoolClasses)[number];

/** Who comes with no class of a school. */
export const beyondSchool = ['graduate', 'parent', 'teacher'] as const;
export type BeyondSchool = (typeof beyondSchool)[number];

export function isBeyondSchool(value: unknown): value is BeyondSchool {
  return (beyondSchool as readonly unknown[]).includes(value);
}

export const streams = ['science_pcm', 'science_pcb', 'commerce', 'arts'] as const;
export type Stream = (typeof streams)[number];

export const streamNames: Record<Stream, string> = {
  science_pcm: 'Science (PCM)',
  science_pcb: 'Science (PCB)',
  commerce: 'Commerce',
  arts: 'Arts',
};

export const fieldsByStream = {
  science_pcm: ['engineering_technology', 'architecture_design', 'pure_sciences_research', 'computer_it', 'defence_military'],
  science_pcb: ['medicine', 'allied_health', 'biotechnology', 'veterinary_science', 'agriculture_environment'],
  commerce: ['business_management', 'finance_accounting', 'economics_analytics', 'law_commerce', 'entrepreneurship'],
  arts: ['social_sciences', 'psychology', 'journalism_media', 'fine_arts_design', 'law_arts', 'civil_services'],
} as const satisfies Record<Stream, readonly string[]>;

export type Field = (typeof fieldsByStream)[Stream][number];

export const fields: readonly Field[] = streams.flatMap((stream): readonly Field[] => fieldsByStream[stream]);

export const fieldNames: Record<Field, string> = {
  engineering_technology: 'Engineering & Technology',
  architecture_design: 'Architecture & Design',
  pure_sciences_research: 'Pure Sciences & Research',
  computer_it: 'Computer Science & IT',
  defence_military: 'Defence & Military',
  medicine: 'Medicine',
  allied_health: 'Allied Health',
  biotechnology: 'Biotechnology',
  veterinary_science: 'Veterinary Science',
  agriculture_environment: 'Agriculture & Environment',
  business_management: 'Business & Management',
  finance_accounting: 'Finance & Accounting',
  economics_analytics: 'Economics & Analytics',
  law_commerce: 'Law (Commerce)',
  entrepreneurship: 'Entrepreneurship',
  social_sciences: 'Social Sciences',
  psychology: 'Psychology',
  journalism_media: 'Journalism & Media',
  fine_arts_design: 'Fine Arts & Design',
  law_arts: 'Law (Arts)',
  civil_services: 'Civil Services',
};

export function isStream(value: unknown): value is Stream {
  return (streams as readonly unknown[]).includes(value);
}

export function isField(value: unknown): value is Field {
  return (fields as readonly unknown[]).includes(value);
}

export function fieldsOf(stream: Stream): readonly Field[] {
  return fieldsByStream[stream];
}

export function streamOf(field: Field): Stream {
  const found = streams.find((stream) => fieldsOf(stream).includes(field));
  if (!found) throw new Error(`no stream holds the field ${field}`);
  return found;
}

export const states = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;
export type State = (typeof states)[number];

export const isState = (value: unknown): value is State => (states as readonly unknown[]).includes(value);

/** "Tamil Nadu" is found at tamil-nadu, "Kaimur (Bhabua)" at kaimur-bhabua. */
export const placeSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
export const stateSlug = placeSlug;

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export type Month = (typeof months)[number];

export function isMonth(value: unknown): value is Month {
  return (months as readonly unknown[]).includes(value);
}

export const courseLevels = ['undergraduate', 'postgraduate', 'diploma', 'certificate'] as const;
export type CourseLevel = (typeof courseLevels)[number];

/** What must be passed before a course. */
export const minimumClasses = ['8', '10', '12', 'graduate'] as const;
export type MinimumClass = (typeof minimumClasses)[number];

/** When a course is begun or an exam sat. */
export const entries = ['after 10', 'after 12', 'after graduation'] as const;
export type Entry = (typeof entries)[number];

/** Whatever its level, it asks for a degree first. */
export const isAfterDegree = ({ entry }: { entry: Entry }) => entry === 'after graduation';

/** No student here is younger than Class 10: what is open from Class 8 on is open to them too. */
const entryOfClass: Record<MinimumClass, Entry> = { '8': 'after 10', '10': 'after 10', '12': 'after 12', graduate: 'after graduation' };
export const entryAfter = (passed: MinimumClass): Entry => entryOfClass[passed];

/** How well a career grows. */
export const growths = ['excellent', 'good', 'average', 'limited'] as const;
export type Growth = (typeof growths)[number];

export const collegeTypes = ['government', 'private', 'deemed', 'autonomous'] as const;
export type CollegeType = (typeof collegeTypes)[number];
