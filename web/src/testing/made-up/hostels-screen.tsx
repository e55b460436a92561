import { useQuery } from '@tanstack/react-query';
import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import { CatalogRow } from '../../catalog/list/catalog-row.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { ListFrame } from '../../catalog/list/list-frame.tsx';
import type { RowSlots } from '../../catalog/list/row-grid.tsx';
import { useCatalogFilters } from '../../catalog/list/use-catalog-filters.ts';
import { useSearch, withSearch } from '../../catalog/search/use-search.ts';
import { useText } from '../../messages/locale.ts';
import { hostelList, hostelsQueries, hostelsTexts, type Hostel } from './hostels.queries.ts';

const row = ({ _id, name }: Hostel, slots: RowSlots) => <CatalogRow key={_id} to={`/hostels/${_id}`} title={name} {...slots} />;
const nothing = {};

export const hostelsScreen = () => withSearch(HostelsScreen);

export function HostelsScreen({ action }: { action?: ItemAction }) {
  const text = useText(hostelsTexts);
  const query = useQuery(hostelsQueries.list());
  const wishes = useCatalogFilters({ name: 'hostels' as CatalogScreens['name'], keys: [], auto: nothing });
  const { found, isComing } = useSearch(hostelList, query.data?.hostels, wishes.search);
  return <ListFrame text={text} wishes={wishes} query={query} items={found} isWaiting={isComing} row={row} action={action} selects={[]} />;
}
