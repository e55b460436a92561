import { forgetEntries } from './entry-state.ts';
import { forgetOwner } from './forget-on-device.ts';
import { tellGuestForgotten } from './guest-forgotten.ts';
import { forgetTab } from './leaving.ts';

/** Two people without accounts: the one before is forgotten, so that the next one begins with nothing. */
export function forgetGuest(): void {
  forgetOwner(null);
  forgetEntries(null);
  forgetTab();
  tellGuestForgotten();
}
