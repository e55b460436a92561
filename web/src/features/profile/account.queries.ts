import { queryOptions } from '@tanstack/react-query';
import { call, callWithMessage } from '../../api/call.ts';
import { mine } from '../../api/query-client.ts';
import { accountTexts } from '../../messages/account.ts';
import { asStudent } from '../../session/session.ts';

export const accountQueries = {
  sessions: () =>
    queryOptions({
      queryKey: [mine, 'sessions'],
      queryFn: ({ signal }) =>
        asStudent(() => call('GET /auth/sessions', { signal, fallback: (locale) => accountTexts.in(locale).sessions.failed })),
    }),
  reminders: () =>
    queryOptions({
      queryKey: [mine, 'reminders'],
      queryFn: ({ signal }) => call('GET /reminders', { signal, fallback: (locale) => accountTexts.in(locale).reminders.failed }),
    }),
};

export const sendVerification = () =>
  asStudent(() => callWithMessage('POST /auth/verify-email/send', { fallback: (locale) => accountTexts.in(locale).email.failed }));

export const changeEmail = (body: { email: string; password: string }) =>
  asStudent(() => callWithMessage('POST /auth/change-email', { body, fallback: (locale) => accountTexts.in(locale).email.failed }));

export const endSession = (id: string) =>
  asStudent(() =>
    callWithMessage('DELETE /auth/sessions/:id', { params: { id }, fallback: (locale) => accountTexts.in(locale).sessions.endFailed }),
  );

export const endOtherSessions = () =>
  asStudent(() => callWithMessage('POST /auth/sessions/end-others', { fallback: (locale) => accountTexts.in(locale).sessions.endFailed }));

export const setReminders = (on: boolean) =>
  callWithMessage('PUT /reminders', { body: { on }, fallback: (locale) => accountTexts.in(locale).reminders.failed });
