import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { ItemAction } from '../../catalog/item-action.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
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
