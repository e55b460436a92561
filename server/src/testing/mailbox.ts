/** An application whose mails go into a folder, and what came there. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './started-server.ts';
import type { TestApp } from './test-app.ts';

export interface ReadMail {
  to: string;
  subject: string;
  messageId: string;
  headers: string;
  text: string;
  html: string;
  /** Of the first link. */
  token: string;
}

const decode = (text: string) =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const encodedWord = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?(Q|B)\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      way.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : decode(word.replaceAll('_', ' ')),
    );

export function readMail(source: string): ReadMail {
  const [headers = ''] = source.split('\r\n\r\n');
  const unfolded = headers.replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => encodedWord(new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '');
  const boundary = /boundary="([^"]+)"/.exec(unfolded)?.[1] ?? 'none';
  const part = (type: string) => {
    const found = source.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
    const [head = '', ...body] = found.split('\r\n\r\n');
    const text = body.join('\r\n\r\n');
    if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
    return /quoted-printable/i.test(head) ? decode(text) : text;
  };
  const text = part('text/plain');
  return {
    to: header('To'),
    subject: header('Subject'),
    messageId: header('Message-ID'),
    headers: unfolded,
    text,
    html: part('text/html'),
    token: /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '',
  };
}

/** The settings that send mails into a folder, and how to read what lies there. */
export function mailbox() {
  const folder = dataFolder();
  return {
    env: { MAIL_DIR: folder, PUBLIC_URL: 'https://disha.example' },
    /** Sends whatever is due and hands it over, by address. */
    async open({ shared }: Pick<TestApp, 'shared'>): Promise<ReadMail[]> {
      while ((await shared.outbox.sendNext()) !== undefined);
      const files = readdirSync(folder);
      const mails = files.map((name) => readMail(readFileSync(join(folder, name), 'utf8')));
      for (const name of files) rmSync(join(folder, name));
      return mails.sort((a, b) => (a.to < b.to ? -1 : 1));
    },
  };
}
