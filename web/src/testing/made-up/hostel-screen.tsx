import { useQuery } from '@tanstack/react-query';
import { DetailFrame, DetailHead } from '../../catalog/item/detail-page.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { useText } from '../../messages/locale.ts';
import { useParams } from '../../ui/route-params.ts';
import { hostelsQueries, hostelsTexts, type Hostel } from './hostels.queries.ts';

export function HostelScreen({ action }: { action?: ItemAction }) {
  const text = useText(hostelsTexts);
  const { hostelId = '' } = useParams();
  const query = useQuery(hostelsQueries.detail(hostelId));
  return (
    <DetailFrame
      path="/hostels"
      text={text}
      query={query}
      whole={query.data?.hostel}
      card={undefined as Hostel | undefined}
      description={({ name }) => name}
      action={action}
    >
      {({ name, beds }, { action: buttons }) => (
        <DetailHead name={name} list={{ path: '/hostels', place: text.place }} action={buttons}>
          {`${beds} beds`}
        </DetailHead>
      )}
    </DetailFrame>
  );
}
