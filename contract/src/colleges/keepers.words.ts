/** Who keeps a college: whose it is decides what it may ask. Plain data, without zod. */

export const keepers = [
  'centre',
  'esic',
  'defence',
  'railways',
  'municipal',
  'state',
  'society',
  'aided',
  'private',
  'deemed_public',
  'deemed_private',
  'minority',
] as const;
export type Keeper = (typeof keepers)[number];

/** What says so: an act, a list that was read, its name, or the editors. */
export const keeperBases = ['law', 'list', 'name', 'known'] as const;
