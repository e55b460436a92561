/** The mails of this feature. Each is written when it is sent: to whom, in what language, with a token made in that moment. */
import { addressIn, defaultLanguage, isLanguage, type Language } from '@disha/contract/languages';
import { everyMail } from '@disha/contract/words/every-mail';
import type { UserRow, UsersRepository } from '../../identity/users.repository.ts';
import { emailKeyOf } from '../../identity/users.ts';
import type { MailMessage, MailKind, QueuedMail } from '../../mail/mail-kind.ts';
import type { MailTokens } from '../../mail/mail-tokens.repository.ts';
import type { LinkPurpose } from './recovery.links.ts';

interface MailParts {
  users: UsersRepository;
  tokens: MailTokens;
  /** Where links lead: never what a request says. */
  origin: () => string;
  now: () => Date;
}

const minute = 60;
const day = 24 * 60 * minute;
const linkSeconds: Readonly<Record<LinkPurpose, number>> = { reset: 30 * minute, verify: day, change: day };

const pages: Readonly<Record<LinkPurpose, string>> = { reset: '/auth/reset', verify: '/auth/verify', change: '/auth/verify' };

const languageFor = (mail: QueuedMail, person: UserRow): Language =>
  mail.language ?? (isLanguage(person.language) ? person.language : defaultLanguage);

export function recoveryMails({ users, tokens, origin, now }: MailParts): MailKind[] {
  const linkFor = async (purpose: LinkPurpose, { id, credential }: UserRow, address: string, language: Language) => {
    const expiresAt = new Date(now().getTime() + linkSeconds[purpose] * 1000);
    const token = await tokens.make({ purpose, userId: id, address, credential, expiresAt });
    return `${origin()}${addressIn(language, `${pages[purpose]}?token=${token}`)}`;
  };
  /** Undefined once the account is gone, or opens by something else than when the mail was asked for. */
  const asker = async ({ userId, credential }: QueuedMail): Promise<UserRow | undefined> => {
    const person = userId === null ? undefined : await users.byId(userId);
    return person?.credential === credential ? person : undefined;
  };
  /** A mail that only tells something. */
  const notice = (name: string, what: 'passwordChanged' | 'changeAsked' | 'emailChanged'): MailKind => ({
    name,
    priority: 2,
    goodForSeconds: 2 * day,
    async compose(mail) {
      const person = mail.userId === null ? undefined : await users.byId(mail.userId);
      if (!person) return null;
      const language = languageFor(mail, person);
      const text = everyMail[language][what];
      return { to: mail.address, language, subject: text.subject, paragraphs: [text.body, text.danger] };
    },
  });

  return [
    {
      name: 'reset',
      priority: 0,
      goodForSeconds: linkSeconds.reset,
      // Here it is found out whether there is such an account, and not where somebody could measure it.
      async compose(mail) {
        const person = await users.byEmailKey(emailKeyOf(mail.address));
        if (!person) return null;
        const language = languageFor(mail, person);
        const text = everyMail[language].reset;
        const url = await linkFor('reset', person, person.email, language);
        return linked(person.email, language, text, url);
      },
    },
    {
      name: 'verify',
      priority: 1,
      goodForSeconds: day,
      async compose(mail) {
        const person = await asker(mail);
        if (!person || person.emailVerifiedAt !== null || person.emailKey !== emailKeyOf(mail.address)) return null;
        const language = languageFor(mail, person);
        const url = await linkFor('verify', person, person.email, language);
        return linked(person.email, language, everyMail[language].verify, url);
      },
    },
    {
      name: 'change-email',
      priority: 1,
      goodForSeconds: day,
      async compose(mail) {
        const person = await asker(mail);
        if (!person || (await users.byEmailKey(emailKeyOf(mail.address)))) return null;
        const language = languageFor(mail, person);
        const url = await linkFor('change', person, mail.address, language);
        return linked(mail.address, language, everyMail[language].changeEmail, url);
      },
    },
    {
      // Beside the one before, whichever of the two is needed: this one carries no link, so nothing takes it back.
      name: 'address-taken',
      priority: 2,
      goodForSeconds: 2 * day,
      async compose(mail) {
        const holder = await users.byEmailKey(emailKeyOf(mail.address));
        return holder && holder.id !== mail.userId ? takenNotice(holder) : null;
      },
    },
    notice('password-changed', 'passwordChanged'),
    notice('change-asked', 'changeAsked'),
    notice('email-changed', 'emailChanged'),
  ];
}

interface LinkWords {
  subject: string;
  body: string;
  action: string;
  after: string;
  ignore: string;
}

const linked = (to: string, language: Language, text: LinkWords, url: string): MailMessage => ({
  to,
  language,
  subject: text.subject,
  paragraphs: [text.body],
  action: { label: text.action, url },
  after: [text.after, text.ignore],
});

/** Only the owner of an address learns that it is one of ours. */
function takenNotice(holder: UserRow): MailMessage {
  const language = isLanguage(holder.language) ? holder.language : defaultLanguage;
  const text = everyMail[language].addressTaken;
  return { to: holder.email, language, subject: text.subject, paragraphs: [text.body, text.after] };
}
