import { isField } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../../api/api-error.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { taxonomyTexts } from '../../../messages/taxonomy.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import { planQueries } from './plan.queries.ts';

export type NamedType = 'courses' | 'exams' | 'colleges' | 'careers' | 'fields';
interface ItemOfPlan {
  type: NamedType;
  id: string;
}

/** Ids are readable: until the name is here, the id's words will do. */
const words = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

/** What an item is called; whether it has left its catalog. */
export function useItemName({ type, id }: ItemOfPlan): { name: string; isGone: boolean } {
  const { fields } = useText(taxonomyTexts);
  const text = useText(planTexts);
  const course = useQuery({ ...planQueries.course(id), enabled: type === 'courses' });
  const exam = useQuery({ ...planQueries.exam(id), enabled: type === 'exams' });
  const college = useQuery({ ...planQueries.college(id), enabled: type === 'colleges' });
  const career = useQuery({ ...planQueries.career(id), enabled: type === 'careers' });
  if (type === 'fields') return { name: isField(id) ? fields[id] : id, isGone: !isField(id) };
  const isGone = [course, exam, college, career].some(({ error }) => isApiError(error, 'not_found'));
  const name = course.data?.name ?? exam.data?.shortName ?? college.data?.name ?? career.data?.name;
  return { name: isGone ? text.gone(words(id)) : (name ?? words(id)), isGone };
}

export function ItemName(item: ItemOfPlan) {
  return useItemName(item).name;
}

const addressOf: Readonly<Record<NamedType, (id: string) => string>> = {
  courses: paths.course,
  exams: paths.exam,
  colleges: paths.college,
  careers: paths.career,
  fields: () => paths.courses,
};

/** `isAlone`: on a line of its own, where a thumb has to find it; within a sentence it is a word. */
export function ItemLink({ type, id, isAlone = false }: ItemOfPlan & { isAlone?: boolean }) {
  const { name, isGone } = useItemName({ type, id });
  if (isGone || type === 'fields') return <span className="font-semibold">{name}</span>;
  return (
    <Link
      to={addressOf[type](id)}
      className={`font-semibold text-blue-deep underline underline-offset-4 ${isAlone ? 'inline-flex min-h-tap items-center' : ''}`}
    >
      {name}
    </Link>
  );
}
