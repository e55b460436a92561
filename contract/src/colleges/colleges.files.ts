/** How colleges are written down under catalog/: an authoring form, kept as it is in the table of the catalogs. */
import { z } from 'zod';
import { catalogId, filled, httpUrl, provenance } from '../catalog/catalog.ts';
import { collegeKinds, managements, openTo, openToBases, typeBases, usualGroups } from './colleges.words.ts';
import { certainties } from '../fees/fees.words.ts';
import { collegeTypes, placeSlug, states } from '../taxonomy.ts';
import { keeperBases, keepers } from './keepers.words.ts';

const list = (separator: string) =>
  z.string().transform((value) => {
    // Of most institutions little is known, and there are very many.
    if (value === '') return [];
    return value
      .split(separator)
      .map((item) => item.trim())
      .filter((item) => item !== '');
  });

const known = list('|').pipe(z.array(z.enum(collegeKinds)));
const orNothing = <Value extends string>(values: readonly Value[]) => z.enum([...values, '']);

/** A college in plain cells; lists are joined with `|`, an unknown value is an empty cell. */
export const collegeRow = z.object({
  id: catalogId,
  name: filled.max(300),
  /** The short form shown beside the name: "IIT Bombay". */
  shortName: z.string().max(60),
  /** What students type: "IITB|IIT-B". */
  aliases: list('|'),
  type: orNothing(collegeTypes),
  /** university, college, institute ... as the register says. */
  kind: z.string().max(60),
  address: z.string().max(300),
  city: z.string().max(80),
  district: z.string().max(80),
  state: z.enum(states),
  pincode: z.union([z.literal(''), z.string().regex(/^[1-9]\d{5}$/)]),
  website: z.union([z.literal(''), httpUrl]),
  established: z.union([z.literal(''), z.string().regex(/^1[789]\d\d$|^20\d\d$/)]),
  affiliation: z.string().max(200),
  management: orNothing(managements).default(''),
  kinds: known.default([]),
  usual: orNothing(usualGroups).default(''),
  /** Empty where a register or a list says the type. */
  typeBasis: orNothing(typeBases).default(''),
  openTo: orNothing(openTo).default(''),
  /** Empty where the name says it. */
  openToBasis: orNothing(openToBases).default(''),
  openToSource: z.string().max(200).default(''),
  formerNames: list('|').default([]),
  /** The district is the register's, which was divided since; nothing says which part is meant. */
  districtBasis: orNothing(['register']).default(''),
  /** As the register writes it, where that is another. */
  registerDistrict: z.string().max(80).default(''),
  /** "Engineering 2025: 3|Overall 2024: 4" */
  nirf: list('|'),
  aisheCode: z.string().max(20),
  /** Programmes as published that are none of our courses. */
  others: list('|').default([]),
  /** "AISHE 2025|AICTE 2025-26" */
  sources: list('|'),
  asOf: provenance.shape.asOf,
});

/** `hand`: taught there as everybody knows, though no list was read. It is shown as the weaker `name`. */
const linkBases = ['register', 'name', 'hand'] as const;

/** A course a college teaches; `intake` is null where no source says, and a basis left out is the register's. */
const taught = z.strictObject({
  courseId: catalogId,
  intake: z.number().int().min(0).nullable(),
  basis: z.enum(linkBases).optional(),
});

/** A college as it is kept: its line read, and what it teaches. What is not known is left out, or empty. */
export const collegeDocument = z.strictObject({
  ...collegeRow.pick({ id: true, name: true, state: true, asOf: true }).shape,
  sources: z.array(filled),
  courses: z.array(taught),
  ...z
    .object({
      ...collegeRow.omit({ id: true, name: true, state: true, asOf: true, sources: true, others: true }).shape,
      management: orNothing(managements),
      districtBasis: orNothing(['register']),
      registerDistrict: z.string().max(80),
      aliases: z.array(filled),
      kinds: z.array(z.enum(collegeKinds)),
      usual: orNothing(usualGroups),
      typeBasis: orNothing(typeBases),
      openTo: orNothing(openTo),
      openToBasis: orNothing(openToBases),
      openToSource: z.string().max(200),
      /** Of catalog/keepers/: who keeps it, what says so, from where and how sure that is. */
      keeper: orNothing(keepers),
      keeperBasis: orNothing(keeperBases),
      keeperSource: z.string().max(200),
      keeperCertainty: orNothing(certainties),
      formerNames: z.array(filled),
      nirf: z.array(filled),
      /** Programmes as published that are none of our courses. */
      otherProgrammes: z.array(filled),
      /** Further codes of the same institution. */
      otherCodes: z.array(filled),
    })
    .partial().shape,
});
export type CollegeDocument = z.infer<typeof collegeDocument>;

/** The same without what is empty: of most institutions little is known, and there are very many. */
export function withoutEmpty<Doc extends object>(doc: Doc): Doc {
  const said = Object.entries(doc).filter(
    ([key, value]) => key === 'courses' || (value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
  return Object.fromEntries(said) as Doc;
}

const seats = /^[1-9]\d{0,2}$/;

/** "bsc-nursing:60|gnm-nursing|bpt:name": behind a course its seats where a list says them, or the basis where it is no list. */
const taughtList = list('|').transform((items) =>
  items.map((item): z.input<typeof taught> => {
    const [courseId = '', mark] = item.split(':');
    if (mark === undefined) return { courseId, intake: null };
    if (seats.test(mark)) return { courseId, intake: Number(mark) };
    // Whether there is such a basis, the schema says.
    return { courseId, intake: null, basis: mark as (typeof linkBases)[number] };
  }),
);

/** One line of catalog/register/<state>.csv: an institution, by the register's code where it has one. */
export const registerRow = z.object({
  ...collegeRow.omit({ state: true }).shape,
  /** Empty where the register's code says it. */
  kind: collegeRow.shape.kind,
  courses: taughtList.pipe(z.array(taught)),
  otherCodes: list('|'),
  /** The state, as its file is called. */
  file: z.enum(states.map(placeSlug)),
});
export type RegisterRow = z.infer<typeof registerRow>;
