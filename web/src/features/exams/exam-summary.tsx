import type { ExamCard } from '@disha/contract/exams.card';
import { ClipboardList } from 'lucide-react';
import { summaryOf, type CatalogItem } from '../../catalog/shared/item-summary.ts';
import { ChipRow, CutDescription, FactRows, ShortName } from '../../catalog/shared/summary-parts.tsx';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { Chip } from '../../ui/chip.tsx';
import { examsQueries } from './exams.queries.ts';

type FoundExam = CatalogItem & Pick<ExamCard, 'examMonths'>;

const descriptionShown = 80;

function Facts({ item: exam }: { item: ExamCard }) {
  const { summary } = useText(examsTexts);
  const { streams } = useText(taxonomyTexts);
  const format = useFormat();
  return (
    <>
      <ShortName name={exam.shortName} than={exam.name} />
      <ChipRow>
        {exam.streams.map((stream) => (
          <Chip key={stream}>{streams[stream]}</Chip>
        ))}
      </ChipRow>
      <FactRows
        rows={[
          ...(exam.examMonth === undefined ? [] : [[summary.examMonth, format.month(exam.examMonth)] as const]),
          [summary.eligibility, exam.eligibility],
        ]}
      />
      <CutDescription text={exam.description} atMost={descriptionShown} />
    </>
  );
}

export const examSummary = summaryOf<ExamCard, FoundExam>({
  Icon: ClipboardList,
  isMarked: true,
  Facts,
  useLine: () => {
    const { streams } = useText(taxonomyTexts);
    const format = useFormat();
    return (exam) =>
      [
        exam.streams.map((stream) => streams[stream]).join(', '),
        ...(exam.examMonth === undefined ? [] : [format.month(exam.examMonth)]),
      ].join(' · ');
  },
  useNote: () => {
    const format = useFormat();
    return (exam) => format.list(exam.examMonths.map(format.month));
  },
  load: async (queryClient, id) => (await queryClient.fetchQuery(examsQueries.detail(id))).exam,
  comparison: async () => (await import('./exam-comparison.tsx')).examComparison,
});
