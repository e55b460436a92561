import type { ExamFile } from '@disha/contract/exams.files';
import type { examYearEndpoints } from '@disha/contract/exams.year';
import { say } from '@disha/contract/say';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { translationIn } from '../../http/language.ts';
import type { Handlers } from '../../http/serve.ts';
import { comingYear, examYearEvents } from './exam-year.ts';
import { viewExams } from './exams.view.ts';

export const examYear = (snapshot: CatalogSnapshot, now = () => new Date()): Handlers<typeof examYearEndpoints> => ({
  'GET /desk/year': ({ query: { year = comingYear(now()) }, language }) => {
    const { byId } = snapshot.view(viewExams).in(translationIn(language));
    const exams = (snapshot.items('exams') as readonly ExamFile[]).map((exam) => ({
      id: exam.id,
      name: byId.get(exam.id)?.shortName ?? exam.shortName,
      events: examYearEvents(exam, year),
    }));
    return { message: say('desk.year'), data: { year, exams: exams.sort((a, b) => (a.name < b.name ? -1 : 1)) } };
  },
});
