/** What an assistant may send to each tool. All of it is strict: a key that is not named here is refused by its name. */
import { z } from 'zod';
import { catalogId } from '../catalog/catalog.ts';
import { catalogNamesOf } from '../catalog/catalog.descriptor.ts';
import { catalogs } from '../catalogs.ts';
import { candidateGenders } from '../chances/chances.words.ts';
import { languages } from '../languages.ts';
import { studentFacts, subjectIds } from '../passport/passport.ts';
import { schemaOf } from '../passport/shape.schema.ts';
import { itemTypes } from '../path/path.ts';
import { admissionGroups } from '../states/admission-groups.ts';
import { fields, states } from '../taxonomy.ts';

/** Letters of any free text. */
const longestText = 200;
/** Half a character can stand in no address. */
const isWhole = (words: string) => !/\p{Surrogate}/u.test(words);
const text = z.string().trim().min(1).max(longestText).refine(isWhole);
export const toolLimits = { found: 10, items: 20, exams: 10, days: 40, lines: 10, schemes: 10, listed: 40, wishes: 20 } as const;

const language = z.enum(languages).default('en').meta({ description: 'Language of the texts in the answer.' });
const state = z.enum(states);

/** Of what a student tells us, as much as decides: never who they are. */
const toldStudent = z.strictObject({
  class: schemaOf(studentFacts.class.shape).optional(),
  stream: schemaOf(studentFacts.stream.shape).optional(),
  subjects: schemaOf(studentFacts.subjects.shape).optional(),
  qualification: schemaOf(studentFacts.qualification.shape).optional(),
  marks: schemaOf(studentFacts.marks.shape).optional(),
  degrees: schemaOf(studentFacts.degrees.shape).optional(),
  category: schemaOf(studentFacts.category.shape).optional(),
  disability: schemaOf(studentFacts.disability.shape).optional(),
  gender: schemaOf(studentFacts.gender.shape).optional(),
  ageYears: z.number().int().min(10).max(70).optional().meta({ description: 'Age in whole years; a birth date is not taken.' }),
  state: state.optional(),
  class12State: state.optional(),
});
export type ToolStudent = z.output<typeof toldStudent>;

const student = toldStudent.meta({ description: 'Only the facts that the question needs.' });
const kind = z.enum(catalogNamesOf(catalogs));

export const toolAsks = {
  find: z.strictObject({ words: text, kind: kind.optional(), state: state.optional(), language }),
  get: z.strictObject({ kind, id: catalogId.meta({ description: 'An id that find has given.' }), language }),
  eligibility: z.strictObject({
    student,
    items: z
      .array(z.strictObject({ kind: z.enum(itemTypes), id: catalogId }))
      .min(1)
      .max(toolLimits.items),
    language,
  }),
  doors: z.strictObject({
    subjects: z
      .array(z.enum(subjectIds))
      .min(1)
      .max(subjectIds.length)
      .meta({ description: 'Subjects of Class 11 and 12 that are chosen.' }),
    dropped: z
      .array(z.enum(subjectIds))
      .min(1)
      .max(subjectIds.length)
      .optional()
      .meta({ description: 'Those of them that would be dropped.' }),
    language,
  }),
  ways: z.strictObject({
    student,
    wishes: z
      .array(z.strictObject({ kind: z.enum([...itemTypes, 'fields']), id: z.union([z.enum(fields), catalogId]) }))
      .max(toolLimits.wishes)
      .optional(),
    budget: schemaOf(studentFacts.budget.shape).optional().meta({ description: 'Rupees a year.' }),
    howFar: schemaOf(studentFacts.move.shape).optional(),
    district: schemaOf(studentFacts.district.shape).optional(),
    language,
  }),
  closing_ranks: z.strictObject({
    counselling: text.meta({ description: 'Its id, such as josaa; a wrong one is answered with all there are.' }),
    list: text.optional(),
    category: text.optional(),
    gender: z.enum(candidateGenders).optional(),
    disability: z.boolean().optional(),
    state: state.optional().meta({ description: 'Where Class 12 was passed.' }),
    rank: z.number().min(0).max(3_000_000).optional().meta({ description: 'Rank, percentile or score, as the list counts.' }),
    words: z.string().trim().min(1).max(100).refine(isWhole).optional().meta({ description: 'Words of the institute or the branch.' }),
    language,
  }),
  dates: z
    .strictObject({
      exams: z.array(catalogId).min(1).max(toolLimits.exams).optional(),
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
        .optional()
        .meta({ description: 'Such as 2027-01.' }),
      language,
    })
    .refine(({ exams, month }) => exams !== undefined || month !== undefined, { path: ['exams'] }),
  how_state_admits: z.strictObject({ state, group: z.enum(admissionGroups).optional(), language }),
  money: z.strictObject({ course: catalogId, state: state.optional(), college: catalogId.optional(), language }),
} as const;

export type ToolName = keyof typeof toolAsks;
export const toolNames = Object.keys(toolAsks) as readonly ToolName[];
export type ToolAsks = { [Name in ToolName]: z.output<(typeof toolAsks)[Name]> };
