import type { ExamFile } from '@disha/contract/exams.files';
import { examCard, examsEndpoints } from '@disha/contract/exams';
import { examList } from '@disha/contract/exams.list';
import { countsOf } from '@disha/contract/list';
import type { Reasons } from '@disha/contract/reasons';
import { months, streams } from '@disha/contract/taxonomy';
import type { CatalogParts } from '../../catalog/catalog.ts';
import type { By } from '../../catalog/correction-plan.ts';
import { differences } from '../../catalog/corrections.ts';
import { listAnswers } from '../../catalog/list.ts';
import { pageOf } from '../../catalog/page.ts';
import { passing } from '../../catalog/passing.ts';
import { AppError } from '../../http/errors.ts';
import type { Serve } from '../../http/serve.ts';
import { viewExams } from './exams.view.ts';

const notFound = () => new AppError('not_found', 'Exam not found');
/** Whoever holds the operators' token, and does not say who that is. */
const operator = ({ by = 'operator', why, source }: Reasons): By => ({ who: by, why, source });

export function serveExams(serve: Serve, { snapshot, corrections }: CatalogParts): void {
  const view = () => snapshot.view(viewExams);
  const read = (id: string) => {
    const exam = view().byId.get(id);
    if (!exam) throw notFound();
    return exam;
  };
  const schemaOf = <Name extends keyof typeof examsEndpoints>(name: Name) => examsEndpoints[name].data;
  const counts = () => countsOf(examList, {}, view().cards);
  const list = listAnswers({
    snapshot,
    list: examList,
    view,
    schema: schemaOf('GET /exams').extend({ exams: passing(examCard).list }),
    answer: (cards, asked) => {
      const { items: exams, pagination } = pageOf(cards, asked);
      return { message: 'Exams', data: { exams, pagination } };
    },
  });

  serve(examsEndpoints, {
    'GET /exams': ({ query }) => list(query),
    'GET /exams/filters': () =>
      snapshot.answer('exams/filters', schemaOf('GET /exams/filters'), () => ({
        message: 'Exam filters',
        data: { streams: streams.filter((stream) => counts().stream.has(stream)) },
      })),
    'GET /exams/stats': () =>
      snapshot.answer('exams/stats', schemaOf('GET /exams/stats'), () => {
        const { stream: byStream, month: byMonth } = counts();
        return {
          message: 'Exam counts',
          data: {
            total: view().cards.length,
            byStream: streams.map((stream) => ({ stream, count: byStream.get(stream) ?? 0 })),
            byMonth: months.map((month) => ({ month, count: byMonth.get(month) ?? 0 })),
          },
        };
      }),
    'GET /exams/:id': ({ params }) => {
      const { _id } = read(params.id);
      return snapshot.answer(`exams/${_id}`, schemaOf('GET /exams/:id'), () => ({ message: 'Exam', data: { exam: read(_id) } }));
    },
    'POST /exams': async ({ body: { why, source, by, ...exam } }) => {
      if (!(await corrections.add('exams', exam, operator({ why, source, by }))))
        throw new AppError('conflict', 'An exam with this id already exists');
      await snapshot.refresh(['exams']);
      return { message: 'Exam created', data: { exam: read(exam.id) } };
    },
    'PUT /exams/:id': async ({ params, body: { why, source, by, ...exam } }) => {
      const given = Object.fromEntries(Object.entries(exam).filter(([, value]) => value !== undefined));
      const changes = (shown: ExamFile) => differences('exams', shown, { ...shown, ...given });
      if (!(await corrections.correct('exams', params.id, changes, operator({ why, source, by })))) throw notFound();
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
