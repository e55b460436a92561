import { homeFirst, isForField, isForStream } from '@disha/contract/course-filter';
import { coursesEndpoints, type Course, type CourseCard } from '@disha/contract/courses';
import type { Field } from '@disha/contract/taxonomy';
import type { CatalogSnapshot } from '../../catalog/snapshot.ts';
import { AppError } from '../../http/errors.ts';
import type { Serve } from '../../http/serve.ts';
import { viewCourses } from './courses.view.ts';
import { reasonFor, recommendedOrder } from './recommended.ts';

export interface CoursesParts {
  snapshot: CatalogSnapshot;
}

const listed = (courses: readonly CourseCard[], message = 'Courses') => ({
  message,
  data: { courses: [...courses], totalCourses: courses.length },
});

export function serveCourses(serve: Serve, { snapshot }: CoursesParts): void {
  const view = () => snapshot.derive(viewCourses);
  const schemaOf = <Name extends keyof typeof coursesEndpoints>(name: Name) => coursesEndpoints[name].data;
  const ofField = (field: Field): Course[] =>
    view()
      .cards.filter((card) => isForField(card, field))
      .flatMap((card) => view().byId.get(card._id) ?? []);

  serve(coursesEndpoints, {
    'GET /courses': ({ query }) => {
      const { search, stream, field, level } = query;
      return snapshot.answer(`courses ${JSON.stringify([search, stream, field, level])}`, schemaOf('GET /courses'), () => {
        const found = view()
          .search.select(search)
          .filter(
            (course) =>
              (stream === undefined || isForStream(course, stream)) &&
              (field === undefined || isForField(course, field)) &&
              (level === undefined || course.level === level),
          );
        const isHome = (course: CourseCard) =>
          (stream === undefined || course.stream === stream) && (field === undefined || course.field === field);
        return listed((search ?? '').trim() === '' ? homeFirst(found, isHome) : found);
      });
    },
    'GET /courses/stream/:stream': ({ params: { stream } }) =>
      snapshot.answer(`courses/stream/${stream}`, schemaOf('GET /courses/stream/:stream'), () =>
        listed(
          homeFirst(
            view().cards.filter((course) => isForStream(course, stream)),
            (course) => course.stream === stream,
          ),
        ),
      ),
    'GET /courses/field/:field': ({ params: { field } }) =>
      snapshot.answer(`courses/field/${field}`, schemaOf('GET /courses/field/:field'), () =>
        listed(homeFirst(ofField(field), (course) => course.field === field)),
      ),
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
