/** A scholarship's window comes every year: what is said of the last one is good until the next opens. */
import type { ScholarshipFile } from '@disha/contract/scholarships.files';
import { goodFor, monthsOn, type DueField } from '../../catalog/corrections/due.ts';

export function scholarshipDue({ asOf, window }: ScholarshipFile, today: string): DueField[] {
  const checked = monthsOn(`${asOf}-01`, goodFor.fee);
  const ofYear = window.year === null ? undefined : `20${window.year.slice(-2)}-07-31`;
  const goodUntil = ofYear !== undefined && ofYear < checked ? ofYear : checked;
  if (goodUntil >= today) return [];
  // Of a year that is over the next window must be found; where no year is named, the season may still hold.
  const confirmed = window.year === null ? { field: 'asOf', to: today.slice(0, 7) } : undefined;
  return [{ field: 'window.text', value: window.text, goodUntil, confirmed }];
}
