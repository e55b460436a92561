import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { mine } from '../../api/query-client.ts';
import { profileTexts } from '../../messages/profile.ts';
import { sessionTexts } from '../../messages/session.ts';
import { asStudent } from '../../session/session.ts';

export const profileQueries = {
  /** Whether deleting asks for a password or for Google. */
  account: () =>
    queryOptions({
      queryKey: [mine, 'account'],
      queryFn: ({ signal }) =>
        asStudent(() => call('GET /auth/profile', { signal, fallback: (locale) => sessionTexts.in(locale).profileFailed })),
    }),
};

export function exportAccount() {
  return asStudent(() => call('GET /auth/export', { fallback: (locale) => profileTexts.in(locale).data.downloadFailed }));
}

export function deleteAccount(body: { password: string } | { credential: string }) {
  return asStudent(() => call('POST /auth/delete-account', { body, fallback: (locale) => profileTexts.in(locale).data.deleteFailed }));
}
