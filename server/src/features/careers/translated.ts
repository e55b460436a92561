/** A career in the words of another language. */
import type { CareerCard } from '@disha/contract/careers.card';
import type { Career } from '@disha/contract/careers';
import type { Language } from '@disha/contract/languages';
import type { Translate, Translations } from '../../catalog/translations.ts';

/** What the letters of its interests mean is said in the reader's language. */
export type Unworded = Omit<Career, 'interestNames'>;

export const translatedCareerCard = <Card extends CareerCard>(card: Card, say: Translate): Card => ({
  ...card,
  name: say(card.name),
  summary: say(card.summary),
});

/** What is told with its source keeps it: sources are not translated. */
const fact = <Fact extends { text: string }>(source: Fact, say: Translate): Fact => ({ ...source, text: say(source.text) });

type UnwordedStep = Unworded['routes'][number]['steps'][number];
const localizedStep = (
  { oneOf, ...step }: UnwordedStep,
  say: Translate,
  wordsOf: (kind: string, id: string) => Translate,
): UnwordedStep => ({
  ...fact(step, say),
  ...(oneOf && { oneOf: oneOf.map((exam) => ({ ...exam, shortName: wordsOf('exams', exam.examId)(exam.shortName) })) }),
});

export function translatedCareer(career: Unworded, language: Language, translations: Translations): Unworded {
  const wordsOf = (kind: string, id: string) => translations.of(language, kind, id);
  const say = wordsOf('careers', career._id);
  const { licence, pay, note } = career;
  return {
    ...translatedCareerCard(career, say),
    otherNames: career.otherNames.map(say),
    day: career.day.map(say),
    subjects: career.subjects.map(say),
    routes: career.routes.map((route) => ({
      ...route,
      title: say(route.title),
      steps: route.steps.map((step) => localizedStep(step, say, wordsOf)),
    })),
    courses: career.courses.map((course) => ({ ...course, name: wordsOf('courses', course.courseId)(course.name) })),
    exams: career.exams.map((exam) => ({ ...exam, shortName: wordsOf('exams', exam.examId)(exam.shortName) })),
    licence: licence && { ...licence, body: say(licence.body) },
    limits: career.limits.map((limit) => fact(limit, say)),
    pay: pay && fact(pay, say),
    related: career.related.map(({ careerId, name }) => ({ careerId, name: wordsOf('careers', careerId)(name) })),
    tryThis: career.tryThis.map(say),
    note: note === null ? null : say(note),
  };
}
