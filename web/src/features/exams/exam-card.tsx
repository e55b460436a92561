import type { ListedExam } from '@disha/contract/exams.card';
import type { ReactNode } from 'react';
import { CatalogRow, rowLine, type RowPlace } from '../../catalog/list/catalog-row.tsx';
import { MarkOnCard } from '../../catalog/list/mark-places.tsx';
import { catalogTexts } from '../../messages/catalog.ts';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { CertaintyMark } from '../../ui/certainty-mark.tsx';

const shown = 2;

export function ExamCardItem({ exam, action, place }: { exam: ListedExam; action?: ReactNode; place?: RowPlace | undefined }) {
  const text = useText(examsTexts);
  const catalog = useText(catalogTexts);
  const { streams } = useText(taxonomyTexts);
  const stateName = useStateName();
  const format = useFormat();
  const when = exam.examMonths.length === 0 ? text.irregular : format.list(exam.examMonths.map(format.month));
  const moreSubjects = exam.syllabus.length - shown;
  return (
    <CatalogRow
      to={paths.exam(exam._id)}
      title={exam.name}
      subtitle={[exam.shortName === exam.name ? undefined : exam.shortName, exam.conductingBody].filter(Boolean).join(' · ')}
      action={action}
      place={place}
    >
      <p className={rowLine}>
        {exam.purpose !== 'admission' && `${text.purposes[exam.purpose]} · `}
        {exam.state !== undefined && (
          <>
            <span className="sr-only">{text.detail.stateLabel}: </span>
            {`${stateName(exam.state)} · `}
          </>
        )}
        {exam.streams
          .slice(0, shown)
          .map((stream) => streams[stream])
          .join(', ')}
        {exam.streams.length > shown && (
          <span className="relative">
            {` +${format.number(exam.streams.length - shown)}`}
            <span className="sr-only">{catalog.moreStreams}</span>
          </span>
        )}
        <span className="text-ink-soft"> · {when}</span>
        {exam.examMonths.length > 0 && <CertaintyMark mark="usual" fact={when} className="relative" />}
      </p>
      <p className={rowLine}>
        <span className="sr-only">{text.subjects}: </span>
        {exam.syllabus.slice(0, shown).join(', ')}
        {moreSubjects > 0 && <span className="text-ink-soft"> {catalog.more(moreSubjects)}</span>}
      </p>
      <MarkOnCard type="exams" id={exam._id} />
    </CatalogRow>
  );
}
