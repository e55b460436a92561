/** What the features give out under a credential, and how it ends with it: for the application and for the commands beside it. */
import type { Db } from './db/connect.ts';
import { AddressesRepository } from './features/calendar/addresses.repository.ts';
import { linkEnder } from './features/recovery/recovery.links.ts';
import type { GivenOut } from './identity/sessions.repository.ts';
import { MailTokens } from './mail/mail-tokens.repository.ts';
import { MailsRepository } from './mail/mails.repository.ts';

export function givenOut(db: Db): GivenOut {
  const addresses = new AddressesRepository(db);
  return {
    endLinks: linkEnder(new MailTokens(db), new MailsRepository(db)),
    endReaders: (tx, whose) => (whose === 'everybody' ? addresses.endAll(tx) : addresses.end(whose.id, tx)),
  };
}
