import { z } from 'zod';
import { languages } from '../languages.ts';
import { roles } from './roles.ts';
import { beyondSchool, studentClasses, fields, streams } from '../taxonomy.ts';

/** What a signed-in person sees of themselves. Never a hash, never a Google subject. */
export const user = z.object({
  _id: z.uuid(),
  id: z.uuid(),
  email: z.string(),
  /** Somebody has shown that they read mail there. */
  emailVerified: z.boolean(),
  name: z.string(),
  class: z.enum(studentClasses).nullable(),
  /** Who is in no class of a school; null for students. A graduate has a class of that name, parents and teachers have none. */
  who: z.enum(beyondSchool).nullable(),
  state: z.string().nullable(),
  stream: z.enum(streams).nullable(),
  field: z.enum(fields).nullable(),
  /** What mails and offers speak; null until chosen. */
  language: z.enum(languages).nullable(),
  /** What the account may do beyond its own things. */
  role: z.enum(roles),
  avatar: z.string().nullable(),
  profile: z.object({ avatar: z.string().nullable() }),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof user>;
