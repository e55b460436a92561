/** Graduates begin behind the foundation test of the institutes of accountants and secretaries, where the degree is good enough. */
import { degreesHeld, type Degree, type StudentDetails } from '@disha/contract/passport';
import type { ItemId } from './types.ts';

/** In per cent. */
export interface EntryBar {
  commerce: number;
  others: number;
}

const bars: Readonly<Record<string, EntryBar>> = {
  'chartered-accountancy': { commerce: 55, others: 60 },
  ...{ 'company-secretary': { commerce: 0, others: 0 }, 'cost-management-accountancy': { commerce: 0, others: 0 } },
};

const isOver = ({ commerce, others }: EntryBar, { family }: Degree, percent: number) =>
  percent >= (family === 'bcom' || family === 'mcom' ? commerce : others);

export const directEntryOf = (item: Pick<ItemId, 'id'> | undefined): EntryBar | undefined => bars[item?.id ?? ''];

/** Taken after Class 12 and by graduates alike. */
export const isForGraduatesToo = (item: Pick<ItemId, 'id'>): boolean => directEntryOf(item) !== undefined;

/** Sure to. */
export function entersDirectly(details: StudentDetails, { id }: Pick<ItemId, 'id'>): boolean {
  const bar = bars[id];
  if (bar === undefined || details.class !== 'graduate') return false;
  return degreesHeld(details).some((degree) => isOver(bar, degree, degree.percent ?? 0));
}

/** Unless the per cent is told, and too low. */
export function mayEnterDirectly(details: StudentDetails, { id }: Pick<ItemId, 'id'>): boolean {
  const bar = bars[id];
  if (bar === undefined || details.class !== 'graduate') return false;
  const degrees = degreesHeld(details);
  return degrees.length === 0 || degrees.some((degree) => isOver(bar, degree, degree.percent ?? 100));
}
