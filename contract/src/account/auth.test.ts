import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { googleBody, loginBody, registerBody, signUpForm } from './auth.ts';
import { sayInWords } from '../words.ts';
import { texts } from '../words/en/validation.ts';
import { completeProfileForm, deleteAccountBody, profileBody } from './profile.ts';

const ten = { name: 'Asha Kumari', email: 'asha@example.in', password: 'Secret1', class: '10', state: 'Bihar', stream: 'arts' };
const twelve = { ...ten, class: '12', stream: 'science_pcb', field: 'medicine' };

const inEnglish = (said: string | undefined) => said && sayInWords(said, texts);

/** The first message for a path, as a form shows it. */
const messageAt = (schema: z.ZodType, value: unknown, path: string) =>
  inEnglish(schema.safeParse(value).error?.issues.find((issue) => issue.path[0] === path)?.message);

describe('sign-up', () => {
  const long = 'a'.repeat(51);
  it.each([
    ['name', 'A', 'Name must be at least 2 characters long'],
    ['name', long, 'Name cannot exceed 50 characters'],
    ['name', 'Asha 2', 'Name can only contain letters and spaces'],
    ['name', 'Asha\u0000', 'Name can only contain letters and spaces'],
    ['name', '\u0301\u0301', 'Name can only contain letters and spaces'],
    ['name', 'Asha \u0301', 'Name can only contain letters and spaces'],
    ['name', '\u0940\u0940', 'Name can only contain letters and spaces'],
    ['name', '\u200dआशा', 'Name can only contain letters and spaces'],
    ['name', 'आ\u200d\u200dशा', 'Name can only contain letters and spaces'],
    ['name', 'As\u200dha', 'Name can only contain letters and spaces'],
    ['email', '', 'Email is required'],
    ['email', '   ', 'Email is required'],
    ['email', 'asha', 'Please provide a valid email address'],
    ['email', `${'a'.repeat(250)}@b.in`, 'Please provide a valid email address'],
    ['password', 'Ab1', 'Password must be at least 6 characters long'],
    ['password', `Ab1${'x'.repeat(126)}`, 'Password cannot exceed 128 characters'],
    ['password', 'SECRET1', 'Password must contain at least one lowercase letter'],
    ['password', 'secret1', 'Password must contain at least one uppercase letter'],
    ['password', 'Secrets', 'Password must contain at least one number'],
    ['class', '', 'Class is required'],
    ['class', undefined, 'Class is required'],
    ['class', '11', 'Class must be one of: 10, 12'],
    ['state', 'B', 'State name must be at least 2 characters long'],
    ['state', long, 'State name cannot exceed 50 characters'],
    ['state', '<b>Bihar</b>', 'State name can only contain letters and spaces'],
    ['state', '\u0301\u0301', 'State name can only contain letters and spaces'],
    ['state', '& &', 'State name can only contain letters and spaces'],
    ['state', 'Goa &\u0301', 'State name can only contain letters and spaces'],
    ['stream', 'magic', 'Stream must be one of: science_pcm, science_pcb, commerce, arts'],
    ['stream', '', 'Stream is required for Class 10 and 12 students'],
    ['field', 'magic', 'Invalid field selection'],
    ['field', 'engineering_technology', 'Invalid field selection'],
    ['field', '', 'Field of interest is required for Class 12 students'],
  ])('%s %j: %s', (path, value, message) => {
    expect(messageAt(registerBody, { ...twelve, [path]: value }, path)).toBe(message);
    expect(messageAt(signUpForm, { ...twelve, confirmPassword: 'Secret1', [path]: value }, path)).toBe(message);
  });

  const { class: _class, stream: _stream, ...nobody } = ten;
  it.each(['graduate', 'parent', 'teacher'])('takes a %s without a class, and nothing of a class beside it', (who) => {
    expect(registerBody.parse({ ...nobody, who, class: '', stream: '', field: '' })).toEqual({ ...nobody, who });
    for (const [path, value] of Object.entries({ class: '12', stream: 'arts', field: 'medicine' })) {
      expect(messageAt(registerBody, { ...nobody, who, [path]: value }, path)).toBe(texts['who.alone']);
    }
    expect(messageAt(registerBody, { ...nobody, who, state: '' }, 'state')).toBe('State name must be at least 2 characters long');
    expect(signUpForm.safeParse({ ...nobody, class: who, stream: '', field: '', confirmPassword: 'Secret1' }).success).toBe(true);
  });

  it('takes a graduate by `who` alone, and nobody who is something else', () => {
    expect(messageAt(registerBody, { ...twelve, class: 'graduate' }, 'class')).toBe('Class must be one of: 10, 12');
    expect(messageAt(registerBody, { ...nobody, who: 'uncle' }, 'who')).toBe('Who you are must be one of: graduate, parent, teacher');
    expect(messageAt(registerBody, nobody, 'class')).toBe('Class is required');
    expect(registerBody.parse({ ...ten, who: null })).toMatchObject(ten);
  });

  it('wants the password twice and the same', () => {
    expect(messageAt(signUpForm, { ...ten, confirmPassword: '' }, 'confirmPassword')).toBe('Please confirm your password');
    expect(messageAt(signUpForm, { ...ten, confirmPassword: 'Secret2' }, 'confirmPassword')).toBe("Passwords don't match");
    expect(signUpForm.safeParse({ ...ten, confirmPassword: 'Secret1' }).success).toBe(true);
  });

  it('shows everything that is wrong at once', () => {
    const { error } = signUpForm.safeParse({ ...twelve, name: '', password: 'x', confirmPassword: 'y', stream: '' });
    expect([...new Set(error?.issues.map((issue) => issue.path[0]))]).toEqual(['name', 'password', 'confirmPassword', 'stream']);
  });

  it.each([
    'Jo',
    'a'.repeat(50),
    'Ñandú Öz',
    'Jose\u0301',
    'नरेश',
    'आशा कुमारी',
    'শ্রেয়া',
    'র\u200d\u09cdযাম',
    'ശ്രീ',
    'മോഹന്\u200d ദാസ്',
    'రాజ్\u200cకుమార్',
    'ರ\u200d\u0ccdಯ',
    'محمّد علی',
    'ਗੁਰਪ੍ਰੀਤ ਕੌਰ',
    '𑄌𑄋𑄴𑄟',
    '  Asha Kumari  ',
  ])('takes the name %s', (name) => {
    expect(registerBody.parse({ ...ten, name }).name).toBe(name.trim());
  });

  it.each(['Jammu & Kashmir', 'जम्मू & कश्मीर', 'Orissa\u0301', 'കേരളം'])('takes the state %s', (state) => {
    expect(registerBody.parse({ ...ten, state }).state).toBe(state);
  });

  it('comes to an end with a long bad name', () => {
    for (const bad of [`${'a\u0301'.repeat(30_000)}1`, `${'क\u200d\u094d'.repeat(20_000)}\u200d\u200d`, `${'& '.repeat(30_000)}1`])
      expect(registerBody.safeParse({ ...ten, name: bad, state: bad }).success).toBe(false);
  });

  it('asks no field of class 10, and takes the limits themselves', () => {
    expect(registerBody.safeParse({ ...ten, field: '' }).success).toBe(true);
    expect(registerBody.safeParse({ ...ten, field: 'medicine' }).success).toBe(true);
    expect(registerBody.safeParse({ ...ten, password: 'Abcde1' }).success).toBe(true);
    expect(registerBody.safeParse({ ...ten, password: `Ab1${'x'.repeat(125)}` }).success).toBe(true);
    expect(registerBody.safeParse({ ...ten, state: 'a'.repeat(50) }).success).toBe(true);
    expect(registerBody.parse({ ...ten, email: '  Asha@Example.in ' }).email).toBe('Asha@Example.in');
  });
});

describe('sign-in', () => {
  it('asks for both, and for no length', () => {
    expect(messageAt(loginBody, { password: 'x' }, 'email')).toBe('Email is required');
    expect(messageAt(loginBody, { email: 'x', password: 'x' }, 'email')).toBe('Please provide a valid email address');
    expect(messageAt(loginBody, { email: 'a@b.in', password: '' }, 'password')).toBe('Password is required');
    expect(loginBody.safeParse({ email: 'a@b.in', password: 'x'.repeat(5000) }).success).toBe(true);
    expect(messageAt(googleBody, {}, 'credential')).toBe('Google credential is required');
  });
});

describe('completing the profile', () => {
  const form = { state: 'Kerala', class: '12', stream: 'arts', field: 'psychology' };
  it.each([
    ['state', '', 'State is required'],
    ['class', '', 'Class is required'],
    ['class', '11', 'Class is required'],
    ['stream', '', 'Stream is required for Class 10 and 12'],
    ['field', '', 'Field is required for Class 12'],
    ['field', 'medicine', 'Invalid field selection'],
  ])('%s %j: %s', (path, value, message) => {
    expect(messageAt(completeProfileForm, { ...form, [path]: value }, path)).toBe(message);
  });

  it('asks no field of class 10', () => {
    expect(completeProfileForm.safeParse({ ...form, class: '10', field: '' }).success).toBe(true);
  });
});

describe('changing the profile', () => {
  it('takes anything that is right, and nothing at all', () => {
    expect(profileBody.parse({})).toEqual({});
    expect(profileBody.parse({ class: 'graduate' })).toEqual({ class: 'graduate' });
  });

  it.each([
    ['name', '1', 'Name must be at least 2 characters long'],
    ['name', 'a'.repeat(51), 'Name cannot exceed 50 characters'],
    ['name', 'R2D2', 'Name can only contain letters and spaces'],
    ['class', '11', 'Class must be one of: 10, 12, graduate'],
    ['state', 'X', 'State name must be at least 2 characters long'],
    ['state', 'a'.repeat(51), 'State name cannot exceed 50 characters'],
    ['stream', '', 'Stream must be one of: science_pcm, science_pcb, commerce, arts'],
    ['field', 'magic', 'Invalid field selection'],
  ])('%s %j: %s', (path, value, message) => {
    expect(messageAt(profileBody, { [path]: value }, path)).toBe(message);
  });

  it('deletes an account only for somebody who proves who they are', () => {
    expect(messageAt(deleteAccountBody, {}, 'password')).toBe('Password is required');
    expect(deleteAccountBody.safeParse({ credential: 'x' }).success).toBe(true);
  });
});
