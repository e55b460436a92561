/** What a pack holds: the catalogs in one language, the colleges of one state, the closing ranks of one counselling. */
export const packKinds = ['catalogs', 'colleges', 'ranks'] as const;
export type PackKind = (typeof packKinds)[number];

/** Of its hash so much stands in a pack's address: enough that no two that ever were are the same. */
export const packHashLength = 32;

export const packFile = (name: string, hash: string): string => `${name}-${hash}.json`;
