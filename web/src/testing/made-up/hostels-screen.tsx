import { useQuery } from '@tanstack/react-query';
import type { ItemAction } from '../../catalog/item-action.ts';
import { useText } from '../../messages/locale.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { hostelsNames } from './hostels-names.ts';
import { hostelsQueries } from './hostels.queries.ts';

export function HostelsScreen({ action }: { action?: ItemAction }) {
  const { title } = useText(hostelsNames);
  const { data } = useQuery(hostelsQueries.list());
  return (
    <Page title={[title]}>
      <PageHeader title={title} />
      <ul>
        {data?.hostels.map(({ _id, name }) => (
          <li key={_id}>
            <Link to={`/hostels/${_id}`}>{name}</Link>
            {action?.({ id: _id, name })}
          </li>
        ))}
      </ul>
    </Page>
  );
}
