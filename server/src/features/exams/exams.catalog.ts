import { examsCatalog as contract } from '@disha/contract/exams';
import { examFile, type ExamFile } from '@disha/contract/exams.files';
import { say } from '@disha/contract/say';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import { ruleFault, rulesOf, withRules } from '../../catalog/shipped/rule-lines.ts';
import { examDatesSheet } from './exam-dates.sheet.ts';
import { examDue } from './exam-due.ts';
import { serveExams } from './exams.routes.ts';
import { viewExams } from './exams.view.ts';

export const examsCatalog = {
  contract,
  shipped: {
    files: ['exams/', rulesOf('exams')],
    read: async (folder) => withRules(folder, 'exams', await folder.json('exams', examFile)),
  },
  faults: ({ rules, verification }: ExamFile) => ruleFault(rules, verification),
  view: viewExams,
  sheets: [examDatesSheet],
  due: (exam: ExamFile, today: string) => examDue(exam, today),
  lead: 4,
  notFound: say('exams.notFound'),
  serve: serveExams,
  advice: (snapshot) => ({
    examName: (id, language) => snapshot.view(viewExams).in(language).byId.get(id)?.shortName,
    datedExam: (id, language) => {
      const exam = snapshot.view(viewExams).in(language).exam(id);
      return exam && { id, name: exam.name, shortName: exam.shortName, officialLink: exam.officialLink, dates: exam.dates };
    },
  }),
} satisfies ServedCatalog;
