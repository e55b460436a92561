import type { Plan } from '@disha/contract/path';
import { examsOfWay, isWay } from '@disha/eligibility/plan/warnings';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { ItemLink } from './item-name.tsx';
import { planQueries } from './plan.queries.ts';

/** Course, what it is begun by, and where. */
export function WayFacts({ way }: { way: Plan['ways'][number] }) {
  const text = useText(planTexts).ways;
  const { course, colleges, note } = way;
  const exams = examsOfWay(way);
  if (!isWay(way)) return <p className="text-ink-soft">{note === undefined ? text.none : note}</p>;
  return (
    <div className="mt-1 grid gap-1">
      {course !== undefined && (
        <p>
          <ItemLink type="courses" id={course} />
        </p>
      )}
      <p>
        {exams.length === 0 ? <WithoutExam course={course} /> : text.byExam}
        {exams.map((id, index) => (
          <span key={id}>
            {index > 0 && ' ·'} <ItemLink type="exams" id={id} />
          </span>
        ))}
      </p>
      {colleges.length > 0 && (
        <>
          <p className="mt-1 text-sm text-ink-soft">{text.colleges}</p>
          <ul className="grid gap-1">
            {colleges.map((id) => (
              <li key={id}>
                <ItemLink type="colleges" id={id} />
              </li>
            ))}
          </ul>
        </>
      )}
      {note !== undefined && <p className="mt-1 whitespace-pre-line">{note}</p>}
    </div>
  );
}

/** Only a course that no exam is known of is said to be begun by marks. */
function WithoutExam({ course }: { course: string | undefined }) {
  const text = useText(planTexts).ways;
  const { data, isPending } = useQuery({ ...planQueries.course(course ?? ''), enabled: course !== undefined });
  if (course !== undefined && isPending) return '\u00a0';
  return data?.eligibility.entranceExams.length === 0 ? text.byMarks : text.examOpen;
}
