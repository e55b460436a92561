/** How catalog/admissions/ says by what a seat of a course at a college is given out. */
import { z } from 'zod';
import { catalogId, filled } from '../catalog/catalog.ts';
import { certainties } from '../fees/fees.words.ts';
import { channelScopes, channelWays, groupKinds, listRoles } from './channels.words.ts';

const parted = z.string().transform((text) => text.split('|').filter((part) => part !== ''));
const ids = parted.pipe(z.array(catalogId));
/** An empty cell says nothing. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal('').transform(() => undefined), schema]);
const year = z.coerce.number().int().min(2000).max(2100);

/** One line: one channel. Which lines stand for a college is said in catalog/admissions/README.md. */
export const channelRow = z.object({
  scope: z.enum(channelScopes),
  /** Id of a college, name of a list, or what a college must be (`state=bihar;type=private`). */
  who: z.string(),
  /** Slug of catalog/states: of a state's row, and of a college's. */
  state: orNothing(catalogId),
  /** Ids of courses or names of groups. */
  courses: ids.pipe(z.array(catalogId).min(1)),
  by: z.enum(channelWays),
  /** Any of them opens it. None: the test has no page here. */
  exam: ids,
  /** Who gives out the seats, by name. */
  counselling: z.string(),
  portal: orNothing(z.url({ protocol: /^https?$/ })),
  /** Per cent of the seats. */
  share: orNothing(z.coerce.number().int().min(1).max(100)),
  /** It stands beside what is said of the college more closely. */
  adds: z.enum(['', 'yes']).transform((cell) => cell === 'yes'),
  /** First admission year. */
  from: orNothing(year),
  /** Told as a gate, or as "ask the college". */
  said: z.enum(['gate', 'ask']),
  note: z.string(),
  source: filled,
  /** The last cycle it is known for. */
  year,
  certainty: z.enum(certainties),
});
export type ChannelRow = z.infer<typeof channelRow>;

export const channelGroup = z.object({ group: catalogId, kind: z.enum(groupKinds), members: ids.pipe(z.array(catalogId).min(1)) });
export type ChannelGroup = z.infer<typeof channelGroup>;

export const channelList = z.object({
  list: catalogId,
  role: z.enum(listRoles),
  source: filled,
  year,
  certainty: z.enum(certainties),
});
type ChannelList = z.infer<typeof channelList>;

export const channelListMember = z.object({ list: catalogId, institution: catalogId });
type ChannelListMember = z.infer<typeof channelListMember>;

/** The four tables as they are read. */
export interface ChannelFiles {
  channels: readonly ChannelRow[];
  groups: readonly ChannelGroup[];
  lists: readonly ChannelList[];
  members: readonly ChannelListMember[];
}
