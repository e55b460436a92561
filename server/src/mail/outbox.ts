/** Sends what the features have written into the outbox: the most needed first, each by one process, again when it failed. */
import type { Db, Tx } from '../db/connect.ts';
import { sendLimitMs, type MailTransport } from './mail-transport.ts';
import { mailHtml, plainText } from './mail-layout.ts';
import type { MailMessage, MailKind, NewMail } from './mail-kind.ts';
import { MailsRepository, type ClaimedMail, type WaitingMails } from './mails.repository.ts';

const minute = 60;
/** Counted from a failure: with the longest try before it, the second comes within a minute. */
const pauses = [15, minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute, 2 * 60 * minute];
export const mailRetryPause = (attempts: number): number => pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
/** A process that has not said how it went by then is dead. */
const leaseSeconds = sendLimitMs / 1000 + 20;
const longestLife = 2 * 24 * 60 * minute;
const lookEveryMs = 5000;
/** The answer to the request that caused a mail leaves first, and takes no longer than another. */
const wakeMs = 200;
const sendersAtOnce = 3;

/** Of a mail whose time has not come. */
const laterSeconds = 5 * minute;

export type Outcome = 'sent' | 'failed' | 'dropped' | 'later';

interface OutboxParts {
  db: Db;
  /** Null: mail is not set up here, nothing is written and nothing pretends to be sent. */
  transport: MailTransport | null;
  from: { name: string; address: string };
  onOutcome?: (outcome: Outcome, kind: string, error?: unknown) => void;
  /** What could not even be tried: the database is away. */
  onTrouble?: (error: unknown) => void;
}

export class Outbox {
  private readonly parts: OutboxParts;
  private readonly mails: MailsRepository;
  private readonly kinds = new Map<string, MailKind>();
  private readonly sleepers = new Set<() => void>();
  private senders: Promise<void>[] = [];
  private isRunning = false;

  constructor(parts: OutboxParts) {
    this.parts = parts;
    this.mails = new MailsRepository(parts.db);
  }

  get isOn(): boolean {
    return this.parts.transport !== null;
  }

  register(...kinds: readonly MailKind[]): void {
    for (const kind of kinds) this.kinds.set(kind.name, kind);
  }

  /** In the transaction of its cause: either both have happened, or neither. */
  async add(tx: Tx | Db, mail: NewMail): Promise<void> {
    if (!this.isOn) return;
    const kind = this.kinds.get(mail.kind);
    if (!kind) throw new Error(`no feature has registered mails of the kind ${mail.kind}`);
    await this.mails.add(tx, mail, { priority: kind.priority, goodForSeconds: Math.min(kind.goodForSeconds, longestLife) });
    if (this.isRunning) setTimeout(() => this.wake(), wakeMs).unref();
  }

  /** What waits of a kind for somebody is not sent; returns what it was about. */
  takeBack(tx: Tx | Db, userId: string, kind: string): Promise<unknown[]> {
    return this.mails.removeOf(tx, userId, kind);
  }

  waiting(): Promise<WaitingMails> {
    return this.mails.waiting();
  }

  removeExpired(): Promise<number> {
    return this.mails.removeExpired();
  }

  /** Sends one, if one is due. */
  async sendNext(): Promise<Outcome | undefined> {
    const { transport, onOutcome } = this.parts;
    if (transport === null) return undefined;
    const mail = await this.mails.claim(leaseSeconds);
    if (!mail) return undefined;
    let outcome: Outcome;
    let trouble: unknown;
    try {
      outcome = await this.hand(mail, transport);
    } catch (error) {
      outcome = 'failed';
      trouble = error;
    }
    if (outcome === 'failed') await this.mails.tryAgain(mail, mailRetryPause(mail.attempts));
    if (outcome === 'later') await this.mails.tryAgain(mail, laterSeconds);
    if (outcome === 'sent') await this.mails.remove(mail.id);
    onOutcome?.(outcome, mail.kind, trouble);
    return outcome;
  }

  start(): void {
    if (!this.isOn || this.isRunning) return;
    this.isRunning = true;
    this.senders = Array.from({ length: sendersAtOnce }, () => this.keepSending());
  }

  /** Waits for those that are on their way, not for ever: what is cut off then is sent again by another. */
  async stop(longestMs = 5000): Promise<void> {
    this.isRunning = false;
    this.wake();
    await Promise.race([Promise.all(this.senders), new Promise((resolve) => setTimeout(resolve, longestMs).unref())]);
  }

  private wake(): void {
    for (const goOn of [...this.sleepers]) goOn();
  }

  private async keepSending(): Promise<void> {
    while (this.isRunning) {
      const outcome = await this.sendNext().catch((error: unknown) => this.parts.onTrouble?.(error));
      if (outcome === undefined && this.isRunning) await this.sleep();
    }
  }

  private sleep(): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        this.sleepers.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, lookEveryMs).unref();
      this.sleepers.add(goOn);
    });
  }

  private async hand(mail: ClaimedMail, transport: MailTransport): Promise<Outcome> {
    const message = await this.compose(mail);
    if (message === 'later') return message;
    if (message === null) {
      await this.mails.remove(mail.id);
      return 'dropped';
    }
    const built = await this.build(mail, message);
    // Taken back while it was written: its reader wants it no more, or another one tells it too.
    if (!(await this.mails.isClaimed(mail))) return 'dropped';
    await transport(built);
    return 'sent';
  }

  private async compose(mail: ClaimedMail): Promise<MailMessage | 'later' | null> {
    const kind = this.kinds.get(mail.kind);
    // During an upgrade: a process of the new version knows it.
    if (!kind) throw new Error('this version does not know this kind of mail');
    return kind.compose(mail);
  }

  private async build({ id }: ClaimedMail, message: MailMessage) {
    const { from } = this.parts;
    // Of hundreds of files: not at every start, with the first mail.
    const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
    const composer = new MailComposer({
      from,
      to: message.to,
      subject: message.subject,
      text: plainText(message),
      html: mailHtml(message),
      messageId: `<${id}@${from.address.split('@')[1] ?? 'disha'}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.language, ...message.headers },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return { id, from: from.address, to: message.to, message: await composer.compile().build() };
  }
}
