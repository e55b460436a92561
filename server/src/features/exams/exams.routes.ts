import { examFile, type ExamFile } from '@disha/contract/exams.files';
import { examCard, type ExamCard } from '@disha/contract/exams.card';
import { examsEndpoints } from '@disha/contract/exams';
import { examList } from '@disha/contract/exams.list';
import { countsOf } from '@disha/contract/list';
import type { Reasons } from '@disha/contract/reasons';
import { purposes } from '@disha/contract/exams.words';
import { say } from '@disha/contract/say';
import { months, states, streams } from '@disha/contract/taxonomy';
import type { CatalogParts } from '../../catalog/catalog.ts';
import type { By } from '../../catalog/corrections/correction-plan.ts';
import { differences } from '../../catalog/corrections/corrections.ts';
import { listAnswers } from '../../catalog/view/list.ts';
import { pageOf } from '../../catalog/view/page.ts';
import { passing } from '../../catalog/view/passing.ts';
import { AppError } from '../../http/errors.ts';
import { translationIn, type AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import type { Staff } from '../../http/who-asks.ts';
import { writtenDown } from '../../identity/staff.ts';
import { examYear } from './exam-year.routes.ts';
import { viewExams } from './exams.view.ts';

const notFound = () => new AppError('not_found', say('exams.notFound'));
const byWhom = (caller: Staff, { why, source }: Reasons): By => ({ who: writtenDown(caller), why, source });

const counting = <Value>(values: readonly Value[], counts: ReadonlyMap<Value, number>) =>
  values.flatMap((value) => (counts.has(value) ? [{ value, count: counts.get(value) ?? 0 }] : []));

const filtersOf = ({ stream, purpose, state }: ReturnType<typeof countsOf<ExamCard, typeof examList.counts>>) => ({
  streams: streams.filter((one) => stream.has(one)),
  purposes: counting(purposes, purpose),
  states: counting(states, state),
});

/** As the file says it: what was shown and not written, `admission` for no purpose, is no change. */
function changed(shown: ExamFile, given: { [Key in keyof ExamFile]?: ExamFile[Key] | null | undefined }): ExamFile {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  const { note = shown.note, purpose, ...rest } = Object.fromEntries(said) as Partial<Omit<ExamFile, 'note'>> & { note?: string | null };
  const { note: _before, ...kept } = shown;
  return {
    ...kept,
    ...rest,
    ...(purpose !== undefined && (purpose !== 'admission' || shown.purpose !== undefined) && { purpose }),
    ...(note !== null && note !== undefined && { note }),
  };
}

export function serveExams(serve: Serve, { snapshot, corrections }: CatalogParts): void {
  const view = (id?: string) => snapshot.view(viewExams, id);
  const read = (id: string, language: AnswerLanguage) => {
    const exam = view(id).in(translationIn(language)).exam(id);
    if (!exam) throw notFound();
    return exam;
  };
  /** As it is stored: the view follows. */
  const stored = async (id: string, language: AnswerLanguage) => {
    const item = await corrections.read('exams', id);
    if (!item) throw notFound();
    return view().in(translationIn(language)).told(item.shown);
  };
  const schemaOf = <Name extends keyof typeof examsEndpoints>(name: Name) => examsEndpoints[name].data;
  const counts = () => countsOf(examList, {}, view().cards);
  const list = listAnswers({
    snapshot,
    list: examList,
    view: (language) => view().in(language),
    schema: schemaOf('GET /exams').extend({ exams: passing(examCard).list }),
    answer: (cards, asked) => {
      const { items: exams, pagination } = pageOf(cards, asked);
      return { message: say('exams.listed'), data: { exams, pagination } };
    },
  });

  serve(examsEndpoints, {
    ...examYear(snapshot),
    'GET /exams': ({ query, language }) => list(query, language),
    'GET /exams/filters': ({ language }) =>
      snapshot.answer(language, 'exams/filters', schemaOf('GET /exams/filters'), () => ({
        message: say('exams.filters'),
        data: filtersOf(counts()),
      })),
    'GET /exams/stats': ({ language }) =>
      snapshot.answer(language, 'exams/stats', schemaOf('GET /exams/stats'), () => {
        const { stream: byStream, month: byMonth } = counts();
        return {
          message: say('exams.counts'),
          data: {
            total: view().cards.length,
            byStream: streams.map((stream) => ({ stream, count: byStream.get(stream) ?? 0 })),
            byMonth: months.map((month) => ({ month, count: byMonth.get(month) ?? 0 })),
          },
        };
      }),
    'GET /exams/:id': ({ params, language }) => {
      const { _id } = read(params.id, language);
      return snapshot.answer(language, `exams/${_id}`, schemaOf('GET /exams/:id'), () => ({
        message: say('exams.shown'),
        data: { exam: read(_id, language) },
      }));
    },
    'POST /exams': async ({ caller, body: { why, source, by: _by, ...exam }, language }) => {
      if (!(await corrections.add('exams', exam, byWhom(caller, { why, source })))) throw new AppError('conflict', say('exams.idTaken'));
      return { message: say('exams.created'), data: { exam: await stored(exam.id, language) } };
    },
    'PUT /exams/:id': async ({ caller, params, body: { why, source, by: _by, ...exam }, language }) => {
      const changes = (shown: ExamFile) => differences(examFile, shown, changed(shown, exam));
      if (!(await corrections.correct('exams', params.id, changes, byWhom(caller, { why, source })))) throw notFound();
      return { message: say('exams.updated'), data: { exam: await stored(params.id, language) } };
    },
    'DELETE /exams/:id': async ({ caller, params, body }) => {
      if (!(await corrections.remove('exams', params.id, byWhom(caller, body)))) throw notFound();
      return { message: say('exams.deleted'), data: {} };
    },
  });
}
