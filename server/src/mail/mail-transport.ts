/** Sends a written mail to an SMTP server, or writes it into a folder to try things out. */
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { parseConnectionUrl } from 'nodemailer/lib/shared';

interface SealedMail {
  id: string;
  from: string;
  to: string;
  message: Buffer;
}

/** Resolves when the receiver has taken the mail. Rejects when that is not known. */
export type MailTransport = (mail: SealedMail) => Promise<void>;

/** No sender talks to a mail server about one mail for longer than this. The lease of a claim is longer. */
export const sendLimitMs = 40_000;

/** An error that may be logged: it leaves out what the mail server answered, which repeats the address. */
export class NotSent extends Error {
  readonly code: string;

  constructor(error: unknown) {
    const { code = 'unknown', command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
    super('the mail server did not take it');
    this.code = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  }
}

const isHere = (host: string) => host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

export function smtpTransport(address: string, limitMs = sendLimitMs): MailTransport {
  const { auth, ...named } = parseConnectionUrl(address);
  const options = {
    connectionTimeout: 10_000,
    greetingTimeout: 20_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    // A password is never sent in the clear to another machine.
    ...(auth && !isHere(String(named.host)) ? { requireTLS: true } : {}),
    ...named,
  };
  return async ({ from, to, message }) => {
    const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
    return new Promise((resolve, reject) => {
      const connection = new SMTPConnection(options);
      const fail = (error: unknown) => {
        clearTimeout(timer);
        connection.close();
        reject(new NotSent(error));
      };
      // A server that sends one letter a minute is never silent, so the whole talk has a limit too.
      const timer = setTimeout(() => fail({ code: 'too slow' }), limitMs);
      const send = () =>
        connection.send({ from, to }, message, (error) => {
          if (error) return fail(error);
          clearTimeout(timer);
          resolve();
          connection.quit();
        });
      connection.on('error', fail);
      connection.once('end', () => fail({ code: 'hung up' }));
      connection.connect((error) => {
        if (error) return fail(error);
        if (!auth) return send();
        connection.login(auth, (refused) => (refused ? fail(refused) : send()));
      });
    });
  };
}

/** Writes each mail into a file of its own, in one step. */
export function folderTransport(folder: string): MailTransport {
  mkdirSync(folder, { recursive: true });
  return async ({ id, message }) => {
    const file = join(folder, `${id}.eml`);
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}
