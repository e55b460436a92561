import type { texts as en } from '../en/begun.ts';

export const texts: typeof en = { title: 'जहाँ छोड़ा था, वहीं से आगे', notNow: 'अभी नहीं' };
