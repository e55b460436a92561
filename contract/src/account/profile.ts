import { z } from 'zod';
import { fieldChoice, fullName, googleBody, loginBody, newPassword, stateName, streamChoice } from './auth.ts';
import { belongings } from './belongings.ts';
import { oneOf } from '../catalog/catalog.ts';
import { endpoints } from '../http/endpoint.ts';
import { languages } from '../languages.ts';
import { say } from '../say.ts';
import { beyondSchool, studentClasses, fieldsOf, isBeyondSchool, isField, isStream, schoolClasses } from '../taxonomy.ts';
import { user } from './user.ts';

const inNoClass = ['parent', 'teacher'] as const;

/** PUT /auth/profile: everything optional; an absent key stays as it is. */
export const profileBody = z.object({
  name: fullName.optional(),
  class: z.enum(studentClasses, say('class.oneOf', { values: studentClasses.join(', ') })).optional(),
  state: stateName.optional(),
  stream: streamChoice.optional(),
  field: fieldChoice.optional(),
  /** Instead of a class; a graduate has one. */
  who: z.enum(inNoClass, oneOf('who', inNoClass)).optional(),
  language: z.enum(languages, oneOf('language', languages)).nullable().optional(),
});
export type ProfileBody = z.output<typeof profileBody>;

const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const chosen = (value: unknown) => value !== undefined && value !== '';

/** The complete-profile form; its messages differ from sign-up's. An untouched select is an empty string. */
export const completeProfileForm = z
  .object({
    state: z.string(say('state.required')).trim().min(1, say('state.required')).pipe(stateName),
    class: z.enum([...schoolClasses, ...beyondSchool], say('class.required')),
    stream: z.union([z.literal(''), streamChoice]).optional(),
    field: z.union([z.literal(''), fieldChoice]).optional(),
  })
  .refine((form) => isBeyondSchool(form.class) || chosen(form.stream), { path: ['stream'], error: say('stream.missing'), when })
  .refine((form) => form.class !== '12' || chosen(form.field), { path: ['field'], error: say('field.missing'), when })
  .refine((form) => form.class !== '12' || !isStream(form.stream) || !isField(form.field) || fieldsOf(form.stream).includes(form.field), {
    path: ['field'],
    error: say('field.invalid'),
    when,
  });

/** Deleting asks again who is there: the password, or a fresh Google credential for accounts without one. */
export const deleteAccountBody = z
  .object({ password: loginBody.shape.password.optional(), credential: googleBody.shape.credential.optional() })
  .refine((body) => body.password !== undefined || body.credential !== undefined, { path: ['password'], error: say('password.required') });
export type DeleteAccountBody = z.output<typeof deleteAccountBody>;

/** An intruder who found the old password, or a signed-in phone, must not stay inside: the old one is asked for, and every session ends. */
const changePasswordBody = z.object({ currentPassword: loginBody.shape.password, newPassword });
export type ChangePasswordBody = z.output<typeof changePasswordBody>;

/** Everything we hold about a person, as they may take it away. */
const accountExport = z.object({
  exportedAt: z.iso.datetime(),
  user,
  signInMethods: z.array(z.enum(['password', 'google'])),
  sessions: z.array(
    z.object({
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
    }),
  ),
  ...belongings,
});
export type AccountExport = z.infer<typeof accountExport>;

export const profileEndpoints = endpoints({
  'GET /auth/profile': { summary: 'The signed-in person', access: 'student', data: z.object({ user, hasPassword: z.boolean() }) },
  'PUT /auth/profile': {
    summary: 'Change name, class, state, stream, field or language',
    access: 'student',
    body: profileBody,
    data: z.object({ user, token: z.string() }),
  },
  'POST /auth/change-password': {
    summary: 'Change the password; every session ends and this one goes on under a new token',
    access: 'student',
    body: changePasswordBody,
    data: z.object({ user, token: z.string() }),
  },
  'GET /auth/export': {
    summary: 'Everything stored about the signed-in person',
    access: 'student',
    data: z.object({ export: accountExport }),
  },
  'POST /auth/delete-account': {
    summary: 'Delete the account and everything in it, at once',
    access: 'student',
    body: deleteAccountBody,
    data: z.object({}),
  },
});
