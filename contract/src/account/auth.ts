import { z } from 'zod';
import { endpoints } from '../http/endpoint.ts';
import { letter } from '../letters.ts';
import { limits } from '../limits.ts';
import { say } from '../say.ts';
import { beyondSchool, fields, fieldsOf, isField, isStream, schoolClasses, streams } from '../taxonomy.ts';
import { user } from './user.ts';
import type { Said } from '../words.ts';

export const email = z
  .string(say('email.required'))
  .trim()
  .min(1, say('email.required'))
  .max(limits.email.max, say('email.invalid'))
  .pipe(z.email(say('email.invalid')));

export const fullName = z
  .string(say('name.short'))
  .trim()
  .min(limits.name.min, say('name.short'))
  .max(limits.name.max, say('name.long'))
  .regex(new RegExp(`^(?:${letter}| )+$`, 'u'), say('name.letters'));

export const newPassword = z
  .string(say('password.short'))
  .min(limits.password.min, say('password.short'))
  .max(limits.password.max, say('password.long'))
  .regex(/[a-z]/, say('password.lower'))
  .regex(/[A-Z]/, say('password.upper'))
  .regex(/\d/, say('password.number'));

export const stateName = z
  .string(say('state.short'))
  .trim()
  .min(limits.state.min, say('state.short'))
  .max(limits.state.max, say('state.long'))
  .regex(new RegExp(`^[ &]*${letter}(?:${letter}|[ &])*$`, 'u'), say('state.letters'));

export const streamChoice = z.enum(streams, say('stream.oneOf', { values: streams.join(', ') }));
export const fieldChoice = z.enum(fields, say('field.invalid'));

/** An untouched select sends an empty string, which means "not chosen". */
const emptyAsMissing = (value: unknown) => (value === '' || value === null ? undefined : value);

const classErrors = {
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? say('class.required') : say('class.oneOf', { values: schoolClasses.join(', ') }),
};

const registerFields = z.object({
  /** A student's: no word of who they are. */
  who: z.null().optional(),
  name: fullName,
  email,
  password: newPassword,
  class: z.preprocess(emptyAsMissing, z.enum(schoolClasses, classErrors)),
  state: stateName,
  stream: z.preprocess(emptyAsMissing, streamChoice.optional()),
  field: z.preprocess(emptyAsMissing, fieldChoice.optional()),
});

const notBeside = z.preprocess(emptyAsMissing, z.never(say('who.alone')).optional());

/** Somebody in no class of a school, who has no stream or field to choose either. */
const registerBeyondSchool = z.object({
  who: z.enum(beyondSchool),
  name: fullName,
  email,
  password: newPassword,
  class: notBeside,
  state: stateName,
  stream: notBeside,
  field: notBeside,
});

interface StudyChoice {
  class?: unknown;
  stream?: unknown;
  field?: unknown;
}

// The dependent rules run even when another field has failed, so that a form shows everything at once.
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const at = (path: string, error: Said) => ({ path: [path], error, when });

const isSchoolClass = (value: unknown) => (schoolClasses as readonly unknown[]).includes(value);
const hasStream = ({ class: chosen, stream }: StudyChoice) => !isSchoolClass(chosen) || stream !== undefined;
const hasField = ({ class: chosen, stream, field }: StudyChoice) => chosen !== '12' || !isStream(stream) || field !== undefined;
const fieldFitsStream = ({ class: chosen, stream, field }: StudyChoice) =>
  chosen !== '12' || !isStream(stream) || !isField(field) || fieldsOf(stream).includes(field);

const registerStudent = registerFields
  .refine(hasStream, at('stream', say('stream.required')))
  .refine(hasField, at('field', say('field.required')))
  .refine(fieldFitsStream, at('field', say('field.invalid')));

/** POST /auth/register: a student's body, or that of somebody past school, who says `who` instead of a class. */
export const registerBody = z.discriminatedUnion('who', [registerStudent, registerBeyondSchool], {
  error: (issue) => (issue.code === 'invalid_union' ? say('who.oneOf', { values: beyondSchool.join(', ') }) : undefined),
});
export type RegisterBody = z.output<typeof registerBody>;

/** One list asks for the class, and has those in it who are in none. */
const classOrWho = z.preprocess(emptyAsMissing, z.enum([...schoolClasses, ...beyondSchool], classErrors));

export const signUpForm = registerFields
  .omit({ who: true })
  .extend({ class: classOrWho, confirmPassword: z.string(say('password.confirm')).min(1, say('password.confirm')) })
  .refine(
    (form: Partial<{ password: string; confirmPassword: string }>) => !form.confirmPassword || form.password === form.confirmPassword,
    at('confirmPassword', say('password.differ')),
  )
  .refine(hasStream, at('stream', say('stream.required')))
  .refine(hasField, at('field', say('field.required')))
  .refine(fieldFitsStream, at('field', say('field.invalid')));

export const loginBody = z.object({
  email,
  // No rule but presence: an old password must keep working when the rules for new ones change.
  password: z.string(say('password.required')).min(1, say('password.required')),
});
export type LoginBody = z.output<typeof loginBody>;

export const googleBody = z.object({
  credential: z.string(say('credential.required')).min(1, say('credential.required')).max(8192, say('credential.required')),
});

const session = z.object({ user, token: z.string() });
export type SessionData = z.infer<typeof session>;

export const authEndpoints = endpoints({
  'POST /auth/register': { summary: 'Create an account', access: 'anyone', body: registerBody, data: session, status: 201 },
  'POST /auth/login': { summary: 'Sign in with email and password', access: 'anyone', body: loginBody, data: session },
  'POST /auth/logout': { summary: 'Revoke the token that is sent', access: 'optional', data: z.object({}) },
  'POST /auth/google': {
    summary: 'Sign in with a Google ID credential',
    access: 'anyone',
    body: googleBody,
    data: session.extend({ requiresProfileCompletion: z.boolean().optional() }),
  },
});
