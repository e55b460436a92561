import { useQuery } from '@tanstack/react-query';
import { chancesLinkTexts } from '../../messages/chances-link.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { LinkRow, RowList } from '../../ui/row-list.tsx';
import { chancesQueries } from './chances.queries.ts';

/** From an exam to where its rank may lead; nothing where no counselling that goes by it has closing ranks. */
export function ChancesLink({ id }: { id: string }) {
  const text = useText(chancesLinkTexts);
  const { data } = useQuery(chancesQueries.exams());
  if (!data?.exams.includes(id)) return null;
  return (
    <RowList className="border-t-0 print:hidden">
      <LinkRow to={paths.chancesBy(id)} title={text.link} />
    </RowList>
  );
}
