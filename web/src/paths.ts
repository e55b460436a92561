import type { ScholarshipStage } from '@disha/contract/scholarships.words';
import type { Entry } from '@disha/contract/taxonomy';

const afterDegree = `?entry=${encodeURIComponent('after graduation' satisfies Entry)}`;

const asQuery = (parts: Record<string, string | undefined>): string =>
  Object.entries(parts)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');

/** Every URL of the application, written once. */
export const paths = {
  home: '/',
  login: '/auth/login',
  signup: '/auth/signup',
  forgot: '/auth/forgot',
  /** Opened from a mail, with ?token=. */
  reset: '/auth/reset',
  verify: '/auth/verify',
  endReminders: '/reminders/end',
  completeProfile: '/auth/complete-profile',
  quiz: '/quiz',
  quizStart: '/quiz/start',
  quizQuestion: '/quiz/question',
  quizReview: '/quiz/review',
  quizResults: '/quiz/results',
  /** An earlier result of one's own. */
  quizAttempt: (id: string) => `/quiz/results?attempt=${encodeURIComponent(id)}`,
  courses: '/courses',
  coursesAfterDegree: `/courses${afterDegree}`,
  course: (id: string) => `/courses/${encodeURIComponent(id)}`,
  careers: '/careers',
  career: (id: string) => `/careers/${encodeURIComponent(id)}`,
  careersOf: (field: string) => `/careers?field=${encodeURIComponent(field)}`,
  colleges: '/colleges',
  college: (id: string) => `/colleges/${encodeURIComponent(id)}`,
  collegesTeaching: (course: string, state?: string) =>
    `/colleges?course=${encodeURIComponent(course)}${state === undefined ? '' : `&state=${encodeURIComponent(state)}`}`,
  collegesIn: (state: string) => `/colleges?state=${encodeURIComponent(state)}`,
  collegesOfState: (slug: string) => `/colleges/in/${encodeURIComponent(slug)}`,
  collegesOfDistrict: (slug: string, district: string) => `/colleges/in/${encodeURIComponent(slug)}/${encodeURIComponent(district)}`,
  exams: '/exams',
  /** Without those that what somebody told of themselves closes. */
  openToMe: (list: '/courses' | '/exams' | '/careers') => `${list}?open=yes`,
  examsAfterDegree: `/exams${afterDegree}`,
  exam: (id: string) => `/exams/${encodeURIComponent(id)}`,
  scholarships: '/scholarships',
  scholarship: (id: string) => `/scholarships/${encodeURIComponent(id)}`,
  scholarshipsIn: (state: string) => `/scholarships?state=${encodeURIComponent(state)}`,
  scholarshipsAt: (stage: ScholarshipStage) => `/scholarships?stage=${stage}`,
  guides: '/guides',
  secondChances: '/guides?topic=second_chances',
  guide: (id: string) => `/guides/${encodeURIComponent(id)}`,
  states: '/states',
  state: (slug: string) => `/states/${encodeURIComponent(slug)}`,
  chances: '/chances',
  myList: '/chances/list',
  coursesIn: (kind: 'stream' | 'field', id: string) => `/courses?${kind}=${encodeURIComponent(id)}`,
  /** With the counselling that goes by the exam. */
  chancesBy: (exam: string) => `/chances?exam=${encodeURIComponent(exam)}`,
  path: '/path',
  pathDoors: '/path/doors',
  pathPlan: '/path/plan',
  /** With what is to be put into one of its ways: each empty where it is not known. The counselling is that of a seat. */
  planWith: (course: string, college: string, exam: string, counselling = '') =>
    `/path/plan?${asQuery({ course, college, exam, counselling: counselling === '' ? undefined : counselling })}`,
  /** With what it is to lead to. */
  planFor: (type: string, id: string) => `/path/plan?goal=${encodeURIComponent(`${type}:${id}`)}`,
  pathHow: '/path/how',
  pathChosen: '/path/chosen',
  /** What else there is near home, instead of a goal that is closed or out of reach. */
  pathInstead: '/path/instead',
  insteadOf: (type: string, id: string) => `/path/instead?of=${encodeURIComponent(`${type}:${id}`)}`,
  costs: '/costs',
  costsOf: (course: string) => `/costs?course=${encodeURIComponent(course)}`,
  costsAt: (college: string, course?: string) => `/costs?${asQuery({ college, course })}`,
  /** Of a way of the plan. */
  costsOfWay: (label: string) => `/costs?way=${encodeURIComponent(label)}`,
  compare: '/compare',
  /** Two to four of one kind, by their ids alone: it can be handed on. */
  compareOf: (type: string, ...ids: string[]) => `/compare?${type}=${ids.map(encodeURIComponent).join(',')}`,
  calendar: '/calendar',
  /** With the exams it is to show. */
  calendarWith: (exam: string) => `/calendar?exams=${encodeURIComponent(exam)}`,
  /** A shortlist weighed: the ids of its items alone, with commas between them. */
  decide: '/decide',
  decideOf: (type: string, ids: string) => `/decide?${type}=${ids}`,
  /** Two pages for paper. `/report` is where mistakes are told. */
  decideReport: '/decide/report',
  /** Two views of one shortlist; what opens them stands behind the #. */
  together: (id: string) => `/together/${id}`,
  profile: '/profile',
  dashboard: '/dashboard',
  /** What a visitor keeps on this phone. */
  kept: '/kept',
  /** What this phone keeps for reading without a network. */
  offline: '/offline',
  search: '/search',
  searchFor: (words: string) => `/search?${asQuery({ q: words })}`,
  privacy: '/privacy',
  /** A mistake in a fact. */
  report: '/report',
  reportOf: (type: string, id: string, field?: string) => `/report?${asQuery({ type, id, field })}`,
  desk: '/desk',
  deskItem: (catalog: string, id: string, field?: string, report?: string) =>
    `/desk?${asQuery({ tab: 'facts', catalog, id, field, report })}`,
  deskCounselling: (id: string) => `/desk?${asQuery({ tab: 'counsellings', id })}`,
  deskNew: (catalog: string) => `/desk?${asQuery({ tab: 'facts', new: catalog })}`,
} as const;
