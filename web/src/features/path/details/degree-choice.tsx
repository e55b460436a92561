import { degreeFamilies } from '@disha/contract/passport';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../messages/locale.ts';
import { verdictWords } from '../../../messages/verdict-words.ts';
import { pathQueries } from '../path.queries.ts';
import { Choice, type StepProps } from './controls.tsx';

interface DegreeProps extends StepProps {
  family: 'degreeFamily' | 'secondFamily';
  course: 'degreeCourse' | 'secondCourse';
}

/** What kind of degree, and then which of our courses: MD takes MBBS, but M.Sc Physics takes a B.Sc that had Physics in it. */
export function DegreeChoice({ family, course, ...props }: DegreeProps) {
  const { families } = useText(verdictWords);
  const { data } = useQuery(pathQueries.rules());
  const told = props.sheet[family];
  const courses = (data?.book.courses ?? []).flatMap(({ id, gives }) =>
    typeof gives === 'object' && gives.family === told ? [{ value: id, label: data?.names.courses[id] ?? id }] : [],
  );
  return (
    <>
      <Choice
        {...props}
        name={family}
        options={degreeFamilies.map((value) => ({ value, label: families[value] }))}
        also={() => ({ [course]: '' })}
      />
      {/* Where a family has one course alone, the family has said it. */}
      {courses.length > 1 && <Choice {...props} name={course} options={courses.sort((a, b) => a.label.localeCompare(b.label))} />}
    </>
  );
}
