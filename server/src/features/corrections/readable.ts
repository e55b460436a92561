import type { Correction } from '@disha/contract/corrections';
import type { NameStaff } from '../../identity/staff.ts';

/** With the names of those who made and ended them, as they are called today. */
export async function readable(rows: readonly Correction[], named: NameStaff): Promise<Correction[]> {
  const ends = await named(rows.map(({ closed }) => closed ?? { by: '' }));
  return (await named(rows)).map((row, at) => ({ ...row, closed: row.closed && { ...row.closed, by: ends[at]?.by ?? '' } }));
}
