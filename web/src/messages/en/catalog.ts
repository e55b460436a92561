/** What the catalogs say in the same words. */
export const texts = {
  filters: 'Filters',
  clearFilter: 'Clear Filter',
  clearSearch: 'Clear search',
  fromProfile: 'from your profile',
  sortBy: 'Sort by',
  confirm: 'Confirm on the official site before you rely on it.',
  source: (sources: string) => `Source: ${sources}.`,
  newest: (when: string) => `The newest of it is of ${when}.`,
  report: 'Report a mistake',
  openToMe: 'Check my eligibility',
  isOpenToMe: 'Is it open to me?',
  openUnknown: 'What is open to you could not be checked now, so all of them are here.',
  back: (place: string) => `All ${place}`,
  share: {
    label: 'Share',
    copied: 'The address is copied. Paste it wherever you like.',
    byHand: (url: string) => `Copy this address: ${url}`,
  },
  moreStreams: 'more streams',
  more: (count: number) => `+${count} more`,
};
