import type { ListedExam } from '@disha/contract/exams.card';
import { months } from '@disha/contract/taxonomy';
import type { ReactNode } from 'react';
import { CatalogCard, type CardPlace } from '../../catalog/list/catalog-card.tsx';
import { MarkOnCard } from '../../catalog/list/mark-places.tsx';
import { catalogTexts } from '../../messages/catalog.ts';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { MonthStrip } from '../../ui/month-strip.tsx';

const shown = 2;

export function ExamCardItem({ exam, action, place }: { exam: ListedExam; action?: ReactNode; place?: CardPlace | undefined }) {
  const text = useText(examsTexts);
  const catalog = useText(catalogTexts);
  const { streams } = useText(taxonomyTexts);
  const stateName = useStateName();
  const format = useFormat();
  const when = exam.examMonths.length === 0 ? text.irregular : text.usually(format.list(exam.examMonths.map(format.month)));
  const moreSubjects = exam.syllabus.length - shown;
  return (
    <CatalogCard
      to={paths.exam(exam._id)}
      title={exam.name}
      subtitle={[exam.shortName === exam.name ? undefined : exam.shortName, exam.conductingBody].filter(Boolean).join(' · ')}
      action={action}
      place={place}
    >
      <div className="flex flex-wrap gap-1.5">
        {exam.purpose !== 'admission' && <Chip tone="gold">{text.purposes[exam.purpose]}</Chip>}
        {exam.state !== undefined && (
          <Chip tone="line">
            <span className="sr-only">{text.detail.stateLabel}: </span>
            {stateName(exam.state)}
          </Chip>
        )}
        {exam.streams.slice(0, shown).map((stream) => (
          <Chip key={stream}>{streams[stream]}</Chip>
        ))}
        {exam.streams.length > shown && (
          <Chip tone="line">
            {`+${format.number(exam.streams.length - shown)}`}
            <span className="sr-only">{catalog.moreStreams}</span>
          </Chip>
        )}
      </div>
      <p className="text-sm">
        <span className="sr-only">{text.subjects}: </span>
        {exam.syllabus.slice(0, shown).join(', ')}
        {moreSubjects > 0 && <span className="text-ink-soft"> {catalog.more(moreSubjects)}</span>}
      </p>
      <MarkOnCard type="exams" id={exam._id} />
      <div className="mt-auto grid gap-1.5 pt-1">
        {exam.examMonths.length > 0 && (
          <MonthStrip letters={format.monthLetters} on={exam.examMonths.map((month) => months.indexOf(month))} label={when} />
        )}
        <p aria-hidden={exam.examMonths.length > 0} className="text-sm text-ink-soft">
          {when}
        </p>
      </div>
    </CatalogCard>
  );
}
