import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { letter } from './letters.ts';
import { limits } from './limits.ts';
import { fields, fieldsOf, isField, isStream, schoolClasses, streams } from './taxonomy.ts';
import { user } from './user.ts';

export const email = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(limits.email.max, 'Please provide a valid email address')
  .pipe(z.email('Please provide a valid email address'));

export const fullName = z
  .string('Name must be at least 2 characters long')
  .trim()
  .min(limits.name.min, 'Name must be at least 2 characters long')
  .max(limits.name.max, 'Name cannot exceed 50 characters')
  .regex(new RegExp(`^(?:${letter}| )+$`, 'u'), 'Name can only contain letters and spaces');

export const newPassword = z
  .string('Password must be at least 6 characters long')
  .min(limits.password.min, 'Password must be at least 6 characters long')
  .max(limits.password.max, 'Password cannot exceed 128 characters')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/\d/, 'Password must contain at least one number');

export const stateName = z
  .string('State name must be at least 2 characters long')
  .trim()
  .min(limits.state.min, 'State name must be at least 2 characters long')
  .max(limits.state.max, 'State name cannot exceed 50 characters')
  .regex(new RegExp(`^[ &]*${letter}(?:${letter}|[ &])*$`, 'u'), 'State name can only contain letters and spaces');

export const streamChoice = z.enum(streams, 'Stream must be one of: science_pcm, science_pcb, commerce, arts');
export const fieldChoice = z.enum(fields, 'Invalid field selection');

/** An untouched select sends an empty string, which means "not chosen". */
const emptyAsMissing = (value: unknown) => (value === '' || value === null ? undefined : value);

const registerFields = z.object({
  name: fullName,
  email,
  password: newPassword,
  class: z.preprocess(
    emptyAsMissing,
    z.enum(schoolClasses, { error: (issue) => (issue.input === undefined ? 'Class is required' : 'Class must be one of: 10, 12') }),
  ),
  state: stateName,
  stream: z.preprocess(emptyAsMissing, streamChoice.optional()),
  field: z.preprocess(emptyAsMissing, fieldChoice.optional()),
});

interface Choice {
  class?: unknown;
  stream?: unknown;
  field?: unknown;
}

// The dependent rules run even when another field has failed, so that a form shows everything at once.
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const at = (path: string, error: string) => ({ path: [path], error, when });

const isSchoolClass = (value: unknown) => (schoolClasses as readonly unknown[]).includes(value);
const hasStream = ({ class: chosen, stream }: Choice) => !isSchoolClass(chosen) || stream !== undefined;
const hasField = ({ class: chosen, stream, field }: Choice) => chosen !== '12' || !isStream(stream) || field !== undefined;
const fieldFitsStream = ({ class: chosen, stream, field }: Choice) =>
  chosen !== '12' || !isStream(stream) || !isField(field) || fieldsOf(stream).includes(field);

/** POST /auth/register, and the sign-up form less its second password. */
export const registerBody = registerFields
  .refine(hasStream, at('stream', 'Stream is required for Class 10 and 12 students'))
  .refine(hasField, at('field', 'Field of interest is required for Class 12 students'))
  .refine(fieldFitsStream, at('field', 'Invalid field selection'));
export type RegisterBody = z.output<typeof registerBody>;

export const signUpForm = registerFields
  .extend({ confirmPassword: z.string('Please confirm your password').min(1, 'Please confirm your password') })
  .refine(
    (form: Partial<{ password: string; confirmPassword: string }>) => !form.confirmPassword || form.password === form.confirmPassword,
    at('confirmPassword', "Passwords don't match"),
  )
  .refine(hasStream, at('stream', 'Stream is required for Class 10 and 12 students'))
  .refine(hasField, at('field', 'Field of interest is required for Class 12 students'))
  .refine(fieldFitsStream, at('field', 'Invalid field selection'));

export const loginBody = z.object({
  email,
  // No rule but presence: an old password must keep working when the rules for new ones change.
  password: z.string('Password is required').min(1, 'Password is required'),
});
export type LoginBody = z.output<typeof loginBody>;

export const googleBody = z.object({
  credential: z.string('Google credential is required').min(1, 'Google credential is required').max(8192, 'Google credential is required'),
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
