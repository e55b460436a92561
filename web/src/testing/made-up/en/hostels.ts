export const texts = {
  title: 'Hostels',
  place: 'hostels',
  lead: 'Where to live',
  searchLabel: 'Search hostels',
  searchHint: 'By name',
  count: (shown: string, isOne: boolean) => (isOne ? '1 hostel' : `${shown} hostels`),
  loading: 'Loading hostels',
  none: 'No hostels',
  noneHint: 'Try other words',
  detail: { loading: 'Loading', notFound: 'No such hostel', notFoundHint: 'It may have closed', browse: 'Browse hostels' },
};
