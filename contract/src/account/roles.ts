/** What an account may do beyond its own things. Given by a command alone. Plain data: the browser loads it without zod. */
export const roles = ['student', 'editor', 'operator'] as const;
export type Role = (typeof roles)[number];

export const isRole = (text: unknown): text is Role => (roles as readonly unknown[]).includes(text);

/** Each may what those before it may. */
export const mayActAs = (role: Role, wanted: Role): boolean => roles.indexOf(role) >= roles.indexOf(wanted);
