import type { texts as en } from './en/guest-offer.ts';
import { textsOf } from './locale.ts';

export const guestOfferTexts = textsOf<typeof en>(import.meta.glob('./*/guest-offer.ts'), { onDemand: true });
