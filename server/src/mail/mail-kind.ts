/** How a kind of mail introduces itself to the outbox. A feature registers its own; the outbox knows none of them. */
import type { Language } from '@disha/contract/languages';

export interface QueuedMail {
  id: string;
  kind: string;
  userId: string | null;
  address: string;
  language: Language | null;
  params: unknown;
  credential: string | null;
  createdAt: Date;
}

/** What stands in a mail, without its dress. */
export interface MailMessage {
  to: string;
  language: Language;
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Below the button: what else to know. */
  after?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

export interface MailKind {
  name: string;
  /** Lower goes first: 0 where somebody waits at a screen, 9 for what can wait. */
  priority: number;
  /** For how long anybody needs it; two days at most. */
  goodForSeconds: number;
  /**
   * Written anew for every try, so that a token is nowhere but in the mail and nothing is sent that no longer holds. Null: not
   * needed any more. 'later': not yet, ask again in a while.
   */
  compose: (mail: QueuedMail) => Promise<MailMessage | 'later' | null>;
}

export interface NewMail {
  kind: string;
  userId: string | null;
  address: string;
  language: Language | null;
  params?: unknown;
  /** Of the account, where the mail carries a link that opens or moves it. */
  credential?: string;
}
