import { courseCard, coursesEndpoints, type CourseFacts } from '@disha/contract/courses';
import { courseList, isForField } from '@disha/contract/courses.list';
import { say } from '@disha/contract/say';
import type { Field } from '@disha/contract/taxonomy';
import type { CatalogParts } from '../../catalog/catalog.ts';
import { listAnswers } from '../../catalog/view/list.ts';
import { passing } from '../../catalog/view/passing.ts';
import { AppError } from '../../http/errors.ts';
import { translationIn, type AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import { viewCourses } from './courses.view.ts';
import { reasonFor, recommendedOrder } from './recommended.ts';

export function serveCourses(serve: Serve, { snapshot, fees }: CatalogParts): void {
  const view = (id?: string) => snapshot.view(viewCourses, id);
  const schemaOf = <Name extends keyof typeof coursesEndpoints>(name: Name) => coursesEndpoints[name].data;
  const list = listAnswers({
    snapshot,
    list: courseList,
    view: (language) => view().in(language),
    schema: schemaOf('GET /courses').extend({ courses: passing(courseCard).list }),
    answer: (courses) => ({ message: say('courses.listed'), data: { courses, totalCourses: courses.length } }),
  });
  const ofField = (field: Field, language: AnswerLanguage): CourseFacts[] => {
    const { cards, course } = view().in(translationIn(language));
    return cards.filter((card) => isForField(card, field)).flatMap((card) => course(card._id) ?? []);
  };

  serve(coursesEndpoints, {
    'GET /courses': ({ query, language }) => list(query, language),
    'GET /courses/stream/:stream': ({ params: { stream }, language }) => list({ stream }, language),
    'GET /courses/field/:field': ({ params: { field }, language }) => list({ field }, language),
    'GET /courses/ai-recommended/field/:field': ({ params: { field }, language }) =>
      snapshot.answer(language, `courses/ai-recommended/${field}`, schemaOf('GET /courses/ai-recommended/field/:field'), () => {
        const courses = recommendedOrder(ofField(field, language), field).map((course) => ({
          ...course,
          reason: reasonFor(course, field, translationIn(language)),
        }));
        return { message: say('courses.recommended'), data: { courses, totalCourses: courses.length, aiGenerated: false } };
      }),
    'GET /courses/:id': ({ params: { id }, language }) => {
      if (!view().byId.has(id)) throw new AppError('not_found', say('courses.notFound'));
      return snapshot.answer(language, `courses/${id}`, schemaOf('GET /courses/:id'), () => ({
        message: say('courses.shown'),
        data: {
          course: {
            ...(view(id).in(translationIn(language)).course(id) as CourseFacts),
            fees: fees.book.ofCourse(id, translationIn(language)),
          },
        },
      }));
    },
  });
}
