import { describe, expect, it } from 'vitest';
import { mailboxOf, readEnv } from './env.ts';

const smtp = { SMTP_URL: 'smtps://user:word@mail.example:465' };

describe('the settings of mail', () => {
  it('want the public address beside an SMTP server, and say so in one line', () => {
    expect(() => readEnv(smtp)).toThrow(/^Bad settings: SMTP_URL needs PUBLIC_URL[^\n]*\.$/);
    expect(readEnv({ ...smtp, PUBLIC_URL: 'https://disha.example' }).SMTP_URL).toBe(smtp.SMTP_URL);
    expect(readEnv({ MAIL_DIR: 'mails' }).MAIL_DIR).toBe('mails');
  });

  it.each([{ SMTP_URL: 'https://mail.example' }, { MAIL_FROM: 'nobody' }, { MAIL_FROM: 'Disha <a@b.in>\nBcc: c@d.in' }])(
    'refuse %o',
    (bad) => {
      expect(() => readEnv({ PUBLIC_URL: 'https://disha.example', ...bad })).toThrow(/Bad settings/);
    },
  );

  it('take a sender with a name or without', () => {
    expect(mailboxOf('Disha <mail@disha.example>')).toEqual({ name: 'Disha', address: 'mail@disha.example' });
    expect(mailboxOf('mail@disha.example')).toEqual({ name: '', address: 'mail@disha.example' });
  });
});

it('names the setting that is neither on nor off', () => {
  expect(() => readEnv({ RATE_LIMIT: 'perhaps' })).toThrow(/RATE_LIMIT must be on or off/);
});
