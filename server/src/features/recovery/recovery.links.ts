/** The links in this feature's mails, and how all of them end. */
import type { GivenOut } from '../../identity/sessions.repository.ts';
import type { MailTokens } from '../../mail/mail-tokens.repository.ts';
import type { MailsRepository } from '../../mail/mails.repository.ts';

/** What a link does, by the kind of mail that carries it. */
const purposeOf = { reset: 'reset', verify: 'verify', 'change-email': 'change' } as const;
export type LinkPurpose = (typeof purposeOf)[keyof typeof purposeOf];

const kinds = Object.keys(purposeOf);
const purposes = Object.values(purposeOf);

/** Those that were sent and those that wait; what only tells something is left alone. */
export function linkEnder(tokens: MailTokens, mails: MailsRepository): GivenOut['endLinks'] {
  return async (tx, whose) => {
    if (whose === 'everybody') {
      await tokens.removeAll(tx, purposes);
      await mails.removeKinds(tx, kinds);
    } else {
      await tokens.removeOf(tx, whose.id, purposes);
      await mails.removeKindsOf(tx, whose, kinds);
    }
  };
}
