/** How a career is trained for, as far as a list of suggestions has to know: by which way, through which gate, how long, and for whom. */
import type { CareerFile } from '@disha/contract/careers.files';

type Route = CareerFile['routes'][number];
type TrainingStep = Route['steps'][number];

export interface Training {
  /** The course most take, or what stands in its place: two careers with the same one are one way of training. */
  way: string;
  /** The one exam that every route goes through and that nothing can stand in for. */
  gate: string | undefined;
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

const known = new WeakMap<CareerFile, Training>();

export function trainingOf(career: CareerFile): Training {
  const made = known.get(career);
  if (made) return made;
  const { routes } = career;
  const usual = routes.find((route) => route.usual === 1) ?? routes[0];
  const step = usual?.steps.find(({ kind }) => kind === 'course') ?? usual?.steps.find(({ kind }) => kind === 'exam');
  const training = {
    way: step?.id ?? usual?.title ?? '',
    gate: gateOf(routes),
    isShort: routes.some(({ years }) => years <= shortYears),
    years: Math.min(...routes.map(({ years }) => years)),
    profile: career.profile.join(),
  };
  known.set(career, training);
  return training;
}

export type Opens = (course: string) => 'all' | 'female' | 'male' | undefined;

/** Whom at least one route lets in; undefined where every one begins with a course that is closed to the stream. */
export function doorOf({ routes }: CareerFile, opens: Opens): 'all' | 'female' | 'male' | undefined {
  const doors = routes.map(({ steps }) => {
    const course = steps.find(({ kind }) => kind === 'course')?.id;
    return course === undefined ? 'all' : opens(course);
  });
  const open = new Set(doors.flatMap((door) => door ?? []));
  if (open.has('all') || open.size > 1) return 'all';
  return [...open][0];
}
