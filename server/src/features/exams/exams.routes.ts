import type { ExamFile } from '@disha/contract/catalog-files';
import { examsEndpoints, type ExamCard } from '@disha/contract/exams';
import { months, streamNames, streams } from '@disha/contract/taxonomy';
import type { By } from '../../catalog/correction-plan.ts';
import { differences } from '../../catalog/corrections.ts';
import type { CorrectionsRepository } from '../../catalog/corrections.repository.ts';
import { pageOf } from '../../catalog/page.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot.ts';
import { AppError } from '../../http/errors.ts';
import type { Serve } from '../../http/serve.ts';
import { viewExams } from './exams.view.ts';

export interface ExamsParts {
  snapshot: CatalogSnapshot;
  corrections: CorrectionsRepository;
}

const notFound = () => new AppError('not_found', 'Exam not found');
const operator = (reasons: Omit<By, 'who'>): By => ({ who: 'operator', ...reasons });
const compare = new Intl.Collator('en-IN').compare;
const streamsOf = (exam: ExamCard) => exam.streams.map((stream) => streamNames[stream]).join(' ');

export function serveExams(serve: Serve, { snapshot, corrections }: ExamsParts): void {
  const view = () => snapshot.derive(viewExams);
  const read = (id: string) => {
    const exam = view().byId.get(id);
    if (!exam) throw notFound();
    return exam;
  };
  const schemaOf = <Name extends keyof typeof examsEndpoints>(name: Name) => examsEndpoints[name].data;

  serve(examsEndpoints, {
    'GET /exams': ({ query }) => {
      const { search, stream, sortBy, sortOrder, page, limit } = query;
      return snapshot.answer(`exams ${JSON.stringify(query)}`, schemaOf('GET /exams'), () => {
        const found = view()
          .search.select(search)
          .filter((exam) => stream === undefined || exam.streams.includes(stream));
        const sorted =
          sortBy === undefined
            ? found
            : found.toSorted((a, b) => (sortBy === 'streams' ? compare(streamsOf(a), streamsOf(b)) : 0) || compare(a.name, b.name));
        const { items, pagination } = pageOf(sortOrder === 'desc' ? sorted.toReversed() : sorted, page, limit);
        return { message: 'Exams', data: { exams: items, pagination } };
      });
    },
    'GET /exams/filters': () =>
      snapshot.answer('exams/filters', schemaOf('GET /exams/filters'), () => ({
        message: 'Exam filters',
        data: { streams: streams.filter((stream) => view().byName.some((exam) => exam.streams.includes(stream))) },
      })),
    'GET /exams/stats': () =>
      snapshot.answer('exams/stats', schemaOf('GET /exams/stats'), () => {
        const exams = view().byName;
        return {
          message: 'Exam counts',
          data: {
            total: exams.length,
            byStream: streams.map((stream) => ({ stream, count: exams.filter((exam) => exam.streams.includes(stream)).length })),
            byMonth: months.map((month) => ({ month, count: exams.filter((exam) => exam.examMonths.includes(month)).length })),
          },
        };
      }),
    'GET /exams/:id': ({ params }) => {
      const { _id } = read(params.id);
      return snapshot.answer(`exams/${_id}`, schemaOf('GET /exams/:id'), () => ({ message: 'Exam', data: { exam: read(_id) } }));
    },
    'POST /exams': async ({ body: { why, source, ...exam } }) => {
      if (!(await corrections.add('exams', exam, operator({ why, source }))))
        throw new AppError('conflict', 'An exam with this id already exists');
      await snapshot.refresh(['exams']);
      return { message: 'Exam created', data: { exam: read(exam.id) } };
    },
    'PUT /exams/:id': async ({ params, body: { why, source, ...exam } }) => {
      const given = Object.fromEntries(Object.entries(exam).filter(([, value]) => value !== undefined));
      const changes = (shown: ExamFile) => differences('exams', shown, { ...shown, ...given });
      if (!(await corrections.correct('exams', params.id, changes, operator({ why, source })))) throw notFound();
      await snapshot.refresh(['exams']);
      return { message: 'Exam updated', data: { exam: read(params.id) } };
    },
    'DELETE /exams/:id': async ({ params, body }) => {
      if (!(await corrections.remove('exams', params.id, operator(body)))) throw notFound();
      await snapshot.refresh(['exams']);
      return { message: 'Exam deleted', data: {} };
    },
  });
}
