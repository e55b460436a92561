/** What a typed text may mean: a feature of ours with the keys of its list, and what was understood. */
export const readingKinds = [
  ...(['colleges', 'college', 'courses', 'course', 'careers', 'career', 'exams', 'exam', 'scholarships', 'scholarship'] as const),
  ...(['guides', 'guide', 'calendar', 'chances', 'quiz', 'doors', 'plan', 'states', 'costs', 'compare'] as const),
] as const;
type ReadingKind = (typeof readingKinds)[number];

export const understoodWhats = [
  ...(['course', 'career', 'exam', 'college', 'scholarship', 'guide', 'field', 'place', 'stage', 'kind'] as const),
  ...(['rank', 'percent', 'marks', 'fees', 'date', 'purpose', 'category'] as const),
] as const;
export type What = (typeof understoodWhats)[number];

export interface Understood {
  what: What;
  text: string;
}

export interface Reading {
  kind: ReadingKind;
  /** A path of ours without the prefix of a language; what is a student's own stands in its fragment. */
  href: string;
  understood: Understood[];
}

export const mostReadings = 3;

type Keys = Readonly<Record<string, string | undefined>>;

const written = (keys: Keys) =>
  Object.entries(keys)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`]))
    .join('&');

export function hrefOf(path: string, keys: Keys = {}, own: Keys = {}): string {
  const [query, fragment] = [written(keys), written(own)];
  return `${path}${query === '' ? '' : `?${query}`}${fragment === '' ? '' : `#${fragment}`}`;
}

/** The best first, no place twice, and none that cannot say what it understood. */
export function fewOf(readings: readonly Reading[]): Reading[] {
  const few: Reading[] = [];
  for (const reading of readings)
    if (
      reading.understood.length > 0 &&
      few.length < mostReadings &&
      !few.some(({ href }) => pathWithoutHash(href) === pathWithoutHash(reading.href))
    )
      few.push(reading);
  return few;
}

/** Without the fragment: what a student says of themselves makes no other place. */
export const pathWithoutHash = (href: string): string => href.split('#')[0] ?? href;
