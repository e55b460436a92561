/** The student details as a file, for another phone. */
import type { StudentDetails } from '@disha/contract/passport';
import { readDetails } from '../../../session/read-details.ts';

export const fileName = 'disha-passport.json';
const mark = 'disha-passport';
/** Far more than any file of student details needs. */
const mostBytes = 64 * 1024;

export function fileOf(details: StudentDetails): Blob {
  return new Blob([JSON.stringify({ kind: mark, version: 1, passport: details }, null, 2)], { type: 'application/json' });
}

export type Opened = { passport: StudentDetails; unread: readonly string[] } | 'not-a-passport' | 'unreadable';

export async function openDetailsFile(file: Pick<Blob, 'size' | 'text'>): Promise<Opened> {
  if (file.size > mostBytes) return 'not-a-passport';
  let text: string;
  try {
    text = await file.text();
  } catch {
    return 'unreadable';
  }
  try {
    const { kind, passport: inside } = JSON.parse(text) as { kind?: unknown; passport?: unknown };
    const { passport: details, unread } = readDetails(inside);
    if (kind !== mark || details === null || (Object.keys(details).length === 0 && unread.length > 0)) return 'not-a-passport';
    return { passport: details, unread };
  } catch {
    return 'not-a-passport';
  }
}
