import type { Course, CourseCard } from '@disha/contract/courses';
import { yearlyMoney } from '@disha/contract/money';
import { useShortRupees } from '../../catalog/shared/use-rupees.ts';
import { coursesTexts } from '../../messages/courses.ts';
import { useFormatDuration } from '../../messages/duration.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { CertaintyMark } from '../../ui/certainty-mark.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const monthsOf = (duration: CourseCard['duration']) =>
  typeof duration === 'string' ? undefined : duration.years * 12 + duration.months || undefined;

/** How long, after what, by which door, what a year costs and where: what most want to know of a course. */
export function CourseFigures({ course, whole }: { course: CourseCard; whole: Course | undefined }) {
  const { detail } = useText(coursesTexts);
  const { entries } = useText(taxonomyTexts);
  const duration = useFormatDuration();
  const format = useFormat();
  const rupees = useShortRupees();
  const money = whole && yearlyMoney(whole.fees, monthsOf(course.duration));
  const { known, usual } = whole?.places ?? { known: course.collegeCount, usual: 0 };
  const exams = whole?.eligibility.entranceExams ?? [];
  const marks = whole?.eligibility.minimumPercentage ?? null;
  const waiting = <Skeleton className="mt-1 h-4 w-20" />;
  return (
    <KeyFigures
      figures={[
        { label: detail.duration, value: duration(course.duration) || undefined },
        { label: detail.begins, value: entries[course.entry] },
        {
          label: detail.door,
          value: whole ? (exams[0]?.shortName ?? detail.byMarks) : waiting,
          note: exams.length > 1 ? detail.orMore(exams.length - 1) : undefined,
        },
        { label: detail.minimumMarks, value: whole ? (marks === null ? detail.noMinimum : detail.percent(marks)) : waiting },
        {
          label: detail.year,
          value: whole
            ? money && (money.from === money.to ? rupees(money.to) : `${rupees(money.from)}–${rupees(money.to).replace('₹', '')}`)
            : waiting,
          mark: money && <CertaintyMark mark="usual" fact={detail.year} />,
          note: whole && !money ? detail.askFirst : undefined,
        },
        {
          label: detail.collegeCount,
          value: known + usual === 0 ? undefined : known > 0 ? format.number(known) : format.number(usual),
          mark: known + usual > 0 && <CertaintyMark mark={known > 0 ? 'official' : 'usual'} fact={detail.collegeCount} />,
          note:
            known > 0 && usual > 0 ? (
              <>
                {`+ ${format.number(usual)}`}
                <CertaintyMark mark="usual" fact={detail.collegeCount} />
              </>
            ) : undefined,
        },
      ]}
    />
  );
}
