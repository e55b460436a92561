/** The outbox as the settings want it: to an SMTP server, into a folder, or nowhere. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/connect.ts';
import { mailboxOf, type Env } from '../env.ts';
import { folderTransport, NotSent, smtpTransport, type MailTransport } from './mail-transport.ts';
import { Outbox, type Outcome } from './outbox.ts';

interface OutboxSettings {
  db: Db;
  env: Pick<Env, 'SMTP_URL' | 'MAIL_DIR' | 'MAIL_FROM' | 'PUBLIC_URL'>;
  log: { warn(about: object, text: string): void };
  registry: Registry;
}

function transportOf({ SMTP_URL: smtp, MAIL_DIR: folder }: OutboxSettings['env']): MailTransport | null {
  if (smtp !== undefined) return smtpTransport(smtp);
  return folder === undefined ? null : folderTransport(folder);
}

function senderOf({ MAIL_FROM: from, PUBLIC_URL: address }: OutboxSettings['env']): { name: string; address: string } {
  if (from !== undefined) return mailboxOf(from);
  return { name: 'Disha', address: `no-reply@${address === undefined ? 'localhost' : new URL(address).hostname}` };
}

export function outboxOf({ db, env, log, registry }: OutboxSettings): Outbox {
  const outcomes = new Counter({
    name: 'disha_mails_total',
    help: 'Mails by how it went: sent, failed (tried again later), dropped (no longer needed), later (not due yet after all).',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const outbox = new Outbox({
    db,
    transport: transportOf(env),
    from: senderOf(env),
    onOutcome: (outcome: Outcome, kind, error) => {
      outcomes.inc({ outcome });
      // Neither to whom nor what the mail server said, which repeats to whom.
      if (outcome === 'failed')
        log.warn({ kind, ...(error instanceof NotSent ? { why: error.code } : { err: error }) }, 'a mail was not sent');
    },
    onTrouble: (error) => log.warn({ err: error }, 'mails cannot be sent'),
  });
  if (outbox.isOn)
    new Gauge({
      name: 'disha_mails_waiting',
      help: 'Mails that wait to be sent.',
      registers: [registry],
      async collect() {
        // The database may be away; the last figure then stands.
        await outbox.waiting().then(
          ({ waiting }) => this.set(waiting),
          () => undefined,
        );
      },
    });
  return outbox;
}
