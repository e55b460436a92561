import type { FeeBandRow } from '@disha/contract/fees.files';

export const sampleBand = (said: Partial<FeeBandRow> = {}): FeeBandRow => ({
  id: 'a-band',
  courses: ['engineering'],
  what: 'tuition',
  type: 'private',
  state: '',
  colleges: [],
  seat: 'any',
  scope: 'Every seat',
  from: 50_000,
  to: 90_000,
  per: 'year',
  year: '2025-26',
  note: '',
  sources: ['Fee committee 2025'],
  certainty: 'A',
  asOf: '2026-11',
  ...said,
});
