import { courseCard, coursesEndpoints, type Course } from '@disha/contract/courses';
import { courseList, isForField } from '@disha/contract/courses.list';
import type { Field } from '@disha/contract/taxonomy';
import type { CatalogParts } from '../../catalog/catalog.ts';
import { listAnswers } from '../../catalog/list.ts';
import { passing } from '../../catalog/passing.ts';
import { AppError } from '../../http/errors.ts';
import type { Serve } from '../../http/serve.ts';
import { viewCourses } from './courses.view.ts';
import { reasonFor, recommendedOrder } from './recommended.ts';

export function serveCourses(serve: Serve, { snapshot }: CatalogParts): void {
  const view = () => snapshot.view(viewCourses);
  const schemaOf = <Name extends keyof typeof coursesEndpoints>(name: Name) => coursesEndpoints[name].data;
  const list = listAnswers({
    snapshot,
    list: courseList,
    view,
    schema: schemaOf('GET /courses').extend({ courses: passing(courseCard).list }),
    answer: (courses) => ({ message: 'Courses', data: { courses, totalCourses: courses.length } }),
  });
  const ofField = (field: Field): Course[] =>
    view()
      .cards.filter((card) => isForField(card, field))
      .flatMap((card) => view().byId.get(card._id) ?? []);

  serve(coursesEndpoints, {
    'GET /courses': ({ query }) => list(query),
    'GET /courses/stream/:stream': ({ params: { stream } }) => list({ stream }),
    'GET /courses/field/:field': ({ params: { field } }) => list({ field }),
    'GET /courses/ai-recommended/field/:field': ({ params: { field } }) =>
      snapshot.answer(`courses/ai-recommended/${field}`, schemaOf('GET /courses/ai-recommended/field/:field'), () => {
        const courses = recommendedOrder(ofField(field), field).map((course) => ({ ...course, reason: reasonFor(course, field) }));
        return { message: 'Recommended courses', data: { courses, totalCourses: courses.length, aiGenerated: false } };
      }),
    'GET /courses/:id': ({ params: { id } }) => {
      if (!view().byId.has(id)) throw new AppError('not_found', 'Course not found');
      return snapshot.answer(`courses/${id}`, schemaOf('GET /courses/:id'), () => ({
        message: 'Course',
        data: { course: view().byId.get(id) as Course },
      }));
    },
  });
}
