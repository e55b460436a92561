/** The counsellings that ship. Their schema is checked by catalog:check, before they do. */
import { Counsellings, type CounsellingTables } from './counsellings.ts';
import shipped from './counsellings.json' with { type: 'json' };

export const shippedCounsellings = new Counsellings(shipped as unknown as CounsellingTables[]);
