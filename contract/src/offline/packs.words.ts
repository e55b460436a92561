/** What a pack holds: the catalogs in one language, the colleges of one state, the closing ranks of one counselling. */
export const packKinds = ['catalogs', 'colleges', 'ranks'] as const;
export type PackKind = (typeof packKinds)[number];

/** So many letters of a pack's hash stand in its address. They are enough to keep all packs apart. */
export const packHashLength = 32;

export const packFile = (name: string, hash: string): string => `${name}-${hash}.json`;
