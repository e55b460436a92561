import { initialsOf } from '@disha/contract/initials';
import { avatarLook } from '@disha/contract/limits';
import type { User } from '@disha/contract/user';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { sessionTexts } from '../messages/session.ts';
import { useText } from '../messages/locale.ts';

/** What to call somebody, and the letters that stand for them, when no name is known too. */
export function personName(
  user: Pick<User, 'name'> | null,
  text: { displayName: string; initials: string },
): { name: string; initials: string } {
  const name = user?.name.trim() ?? '';
  const letters = initialsOf(name);
  return { name: name === '' ? text.displayName : name, initials: letters === '' ? text.initials : letters };
}

export function usePersonName(user: Pick<User, 'name'> | null): { name: string; initials: string } {
  return personName(user, useText(sessionTexts));
}

export function ownAvatar(user: Pick<User, 'avatar' | 'profile'> | null): string | null {
  return user?.avatar ?? user?.profile.avatar ?? null;
}

/** A picture made from the name by the avatar service the server names. */
export function generatedAvatar(serviceUrl: string, name: string): string {
  const query = new URLSearchParams({
    name,
    size: String(avatarLook.size),
    background: avatarLook.background,
    color: avatarLook.color,
    bold: String(avatarLook.bold),
  });
  return `${serviceUrl}${serviceUrl.includes('?') ? '&' : '?'}${query.toString()}`;
}

export const settingsQuery = {
  queryKey: ['settings'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /settings', { signal }),
  staleTime: Infinity,
} as const;

/** The person's own picture, else the generated one; null until it is known, which shows the initials. */
export function useAvatar(user: User | null): string | null {
  const own = ownAvatar(user);
  const { name } = usePersonName(user);
  const { data } = useQuery({ ...settingsQuery, enabled: user !== null && own === null });
  if (own !== null) return own;
  return user !== null && data ? generatedAvatar(data.settings.avatarServiceUrl, name) : null;
}
