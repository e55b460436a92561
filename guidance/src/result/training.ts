/** How a career is trained for, as far as a list of suggestions has to know: by which way, through which gate, how long, and for whom. */
import type { CareerFile } from '@disha/contract/careers.files';
import type { Field } from '@disha/contract/taxonomy';

type Route = CareerFile['routes'][number];
type TrainingStep = Route['steps'][number];

export interface Training {
  /** The course most take, or what stands in its place: two careers with the same one are one way of training. */
  way: string;
  /** The one exam that every route goes through and that nothing can stand in for. */
  gate?: string | undefined;
  /** It can be begun after a short course. */
  isShort: boolean;
  /** By the shortest route. */
  years: number;
  /** Its interests: doctors of many kinds have the same. */
  profile: string;
}

/** Two years: a certificate, an ITI, a diploma after Class 12. */
const shortYears = 2;

/** "CUET UG, or Class 12 marks" is no gate that somebody could fail at. */
const isGate = ({ kind, id, text }: TrainingStep): boolean => kind === 'exam' && id !== undefined && !/ or /i.test(text);

function gateOf(routes: readonly Route[]): string | undefined {
  const [first = [], ...others] = routes.map(({ steps }) => steps.flatMap((step) => (isGate(step) ? (step.id ?? []) : [])));
  return first.find((exam) => others.every((exams) => exams.includes(exam)));
}

export function trainingOf({ routes, profile }: Pick<CareerFile, 'routes' | 'profile'>): Training {
  const usual = routes.find((route) => route.usual === 1) ?? routes[0];
  const step = usual?.steps.find(({ kind }) => kind === 'course') ?? usual?.steps.find(({ kind }) => kind === 'exam');
  return {
    way: step?.id ?? usual?.title ?? '',
    gate: gateOf(routes),
    isShort: routes.some(({ years }) => years <= shortYears),
    years: Math.min(...routes.map(({ years }) => years)),
    profile: profile.join(),
  };
}

/** What of a career a result asks for: lean enough to lie on a phone. */
export interface Work {
  id: string;
  /** In English; a result is told in the words of its language. */
  name: string;
  summary: string;
  fields: readonly Field[];
  /** How much of each letter it is made of. */
  profile: readonly number[];
  /** The letters that stand out. */
  interests: string;
  interestsFrom: CareerFile['interestsFrom'];
  training: Training;
  /** By route, the course it begins with; null where there is none. */
  begins: readonly (string | null)[];
}

const known = new WeakMap<CareerFile, Work>();

export function workOf(career: CareerFile): Work {
  const made = known.get(career);
  if (made) return made;
  const { id, name, summary, fields, profile, interests, interestsFrom, routes } = career;
  const begins = routes.map(({ steps }) => steps.find(({ kind }) => kind === 'course')?.id ?? null);
  const work = { id, name, summary, fields, profile, interests, interestsFrom, training: trainingOf(career), begins };
  known.set(career, work);
  return work;
}

export type TrainingAudience = 'all' | 'female' | 'male';
export type Opens = (course: string) => TrainingAudience | undefined;

/** Whom at least one route lets in; undefined where every one begins with a course that is closed to the stream. */
export function audienceOf({ begins }: Pick<Work, 'begins'>, opens: Opens): TrainingAudience | undefined {
  const open = new Set(begins.flatMap((course) => (course === null ? 'all' : opens(course)) ?? []));
  if (open.has('all') || open.size > 1) return 'all';
  return [...open][0];
}
