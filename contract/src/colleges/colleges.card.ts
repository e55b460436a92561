import { z } from 'zod';
import { catalogId } from '../catalog/catalog.ts';
import { collegeKinds, dataCoverages, courseBases, howUsual, openTo, openToBases, typeBases } from './colleges.words.ts';
import { keepers } from './keepers.words.ts';
import { yearCostShown } from '../fees/fees.ts';
import { collegeTypes, states } from '../taxonomy.ts';

/** Told of a course that was asked for: why we say that it is taught, and by its kind alone how usual that is. */
const teaches = z.object({
  course: catalogId,
  basis: z.enum(courseBases),
  how: z.enum(howUsual).optional(),
  /** For a plan: a year of it there, where that is known. */
  cost: yearCostShown.optional(),
  /** The same as one band, also of a course that only colleges like it teach; null where none is known. */
  fee: z
    .object({ from: z.number().int(), to: z.number().int(), basis: z.enum(['own', 'type']) })
    .nullable()
    .optional(),
  keeper: z.enum(keepers).optional(),
  /** By which doors it is entered there. */
  channels: z.array(z.string()).optional(),
  /** The mark at which its own list last closed. */
  lastMark: z.number().optional(),
});
export const opens = { openTo: z.enum(openTo).optional(), openToBasis: z.enum(openToBases).exclude(['said']).optional() };
/** Said to be for these alone, and not confirmed: to be asked there. */
export const saidToBeFor = z.enum(openTo).optional();

export const nirfRank = z.object({ category: z.string(), year: z.number().int(), rank: z.string() });

/** What a card shows and the search reads. Empty values are left out, and so is a type that no source says. */
export const collegeCard = z.object({
  _id: catalogId,
  name: z.string(),
  shortName: z.string().optional(),
  /** What students type: "IITB". */
  aliases: z.array(z.string()).optional(),
  type: z.enum(collegeTypes).optional(),
  /** What says the type, where no register and no list does. */
  typeBasis: z.enum(typeBases).optional(),
  /** Of a deemed one: whether it admits by itself depends on who keeps it. */
  keeper: z.enum(keepers).optional(),
  ...opens,
  saidToBeFor,
  kinds: z.array(z.enum(collegeKinds)),
  layer: z.enum(dataCoverages),
  location: z.object({ city: z.string(), district: z.string(), state: z.enum(states) }),
  /** Degrees taught, in short: "B.Tech", "MBA". */
  degrees: z.array(z.string()).optional(),
  /** The same where its name alone says so, and no list was read. */
  degreesByName: z.array(z.string()).optional(),
  /** What most or many colleges of its kind teach, and is not known of this one. */
  degreesByKind: z.array(z.string()).optional(),
  /** Of an ordinary college: the source of `degrees` covers a part of what it teaches. */
  isPartial: z.literal(true).optional(),
  /** In a list filtered by a course. */
  teaches: teaches.optional(),
  /** The newest and best NIRF rank. */
  nirf: nirfRank.optional(),
});
export type CollegeCard = z.infer<typeof collegeCard>;
