import type { User } from '@disha/contract/user';
import { isLanguage } from '@disha/contract/languages';
import { isField, isStream, type BeyondSchool, type StudentClass } from '@disha/contract/taxonomy';
import type { UserRow } from './users.repository.ts';

/** E-mails are compared without case. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();

/** A class that is chosen later says more than who somebody once was: a parent who studies on is a student. */
function whoIs({ class: chosen, who }: Pick<UserRow, 'class' | 'who'>): BeyondSchool | null {
  if (chosen === 'graduate') return 'graduate';
  return chosen === null ? who : null;
}

/** What a person sees of themselves: no hash, no Google subject. */
export function viewUser(row: UserRow): User {
  return {
    _id: row.id,
    id: row.id,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    name: row.name,
    class: row.class as StudentClass | null,
    who: whoIs(row),
    state: row.state,
    stream: isStream(row.stream) ? row.stream : null,
    field: isField(row.field) ? row.field : null,
    language: isLanguage(row.language) ? row.language : null,
    role: row.role,
    avatar: row.avatar,
    profile: { avatar: row.avatar },
    createdAt: row.createdAt.toISOString(),
  };
}
