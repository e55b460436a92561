import { useQuery } from '@tanstack/react-query';
import type { ItemAction } from '../../catalog/item-action.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useParams } from '../../ui/route-params.ts';
import { hostelsQueries } from './hostels.queries.ts';

export function HostelScreen({ action }: { action?: ItemAction }) {
  const { hostelId = '' } = useParams();
  const hostel = useQuery(hostelsQueries.detail(hostelId)).data?.hostel;
  return (
    <Page title={[hostel?.name ?? '']}>
      {hostel && <PageHeader title={hostel.name} action={action?.({ id: hostel._id, name: hostel.name })} />}
    </Page>
  );
}
