/** The closing ranks of a counselling in one pack, so that they are searched and a list is judged without anybody being asked. */
import { writeByYear } from '@disha/chances/codec';
import type { RanksPack } from '@disha/chances/lines/ranks-pack';
import type { CounsellingTables as Built } from '@disha/chances/counsellings';
import { languages } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import { fields, type Field } from '@disha/contract/taxonomy';
import { Scheduler } from '../../catalog/scheduler.ts';
import type { PackRecipe, PackSource } from '../../catalog/pack-source.ts';
import { translationIn } from '../../http/language.ts';
import type { CounsellingBook } from './counsellings.repository.ts';
import { counsellingWordsIn } from './counselling-words.ts';
import { cutoffFiles, type CutoffTable } from './cutoff-files.ts';
import type { CutoffsRepository } from './cutoffs.repository.ts';
import type { RanksState } from './ranks-state.ts';
import { collegesOf, type CollegeOfLine } from './written-page.ts';

interface RanksPackParts {
  book: Pick<CounsellingBook, 'fresh'>;
  cutoffs: Pick<CutoffsRepository, 'state' | 'importDigests' | 'imported'>;
  state: Pick<RanksState, 'current'>;
  /** Left out where nothing is shipped. */
  catalogFolder: string | undefined;
  coursesForField: (field: Field) => readonly { _id: string; field: Field }[];
  collegeOf: CollegeOfLine;
}

type LoadedState = Awaited<ReturnType<CutoffsRepository['state']>>[number];

const never = () => false;

/** Of those that are loaded of just the files that are here: another process may be of another version. */
export function ranksPacks({ book, cutoffs, state, catalogFolder, coursesForField, collegeOf }: RanksPackParts): PackSource {
  const forFields = () => JSON.stringify(fields.map((field) => coursesForField(field).map(({ _id, field: own }) => [_id, own])));
  const fieldsOf = (courses: ReadonlySet<string>): RanksPack['fields'] =>
    Object.fromEntries(
      fields.map((field) => [
        field,
        coursesForField(field).flatMap(({ _id, field: own }) => (courses.has(_id) ? [[_id, own] as const] : [])),
      ]),
    );
  const recipeOf = async (counselling: Built, loaded: LoadedState, imports: string | undefined): Promise<PackRecipe[]> => {
    const files = await cutoffFiles(catalogFolder, counselling);
    if (loaded.checksum !== files.checksum(imports)) return [];
    const make = async () => {
      const imported = imports === undefined ? [] : await cutoffs.imported(counselling.id);
      return packText(counselling, loaded, await files.read(imported, new Scheduler(), never), fieldsOf, collegeOf);
    };
    return [
      {
        name: `ranks-${counselling.id}`,
        counselling: counselling.id,
        label: (language) => say('offline.ranks', { counselling: counselling.name[translationIn(language)] }),
        of: JSON.stringify([counselling, loaded.checksum, forFields()]),
        make,
      },
    ];
  };
  return {
    kind: 'ranks',
    state: async () => (await state.current()) + forFields(),
    packs: async () => {
      const loaded = new Map((await cutoffs.state()).map((each) => [each.counselling, each]));
      const imports = await cutoffs.importDigests();
      const recipes: PackRecipe[] = [];
      for (const counselling of (await book.fresh()).all) {
        const of = loaded.get(counselling.id);
        if (of) recipes.push(...(await recipeOf(counselling, of, imports.get(counselling.id))));
      }
      return recipes;
    },
  };
}

export function packText(
  counselling: Built,
  loaded: LoadedState,
  { dictionary, joined, callYear, categories }: CutoffTable,
  fieldsOf: (courses: ReadonlySet<string>) => RanksPack['fields'],
  collegeOf: CollegeOfLine,
): string {
  const courses = new Set(dictionary.programmes.flatMap(({ courseId }) => courseId ?? []));
  const told = Object.fromEntries(languages.map((language) => [language, counsellingWordsIn(language).counselling(counselling, loaded)]));
  const pack = {
    ...{ counselling, told: told as unknown as RanksPack['told'], categories, callYear, dictionary },
    fields: fieldsOf(courses),
    colleges: collegesOf(
      dictionary.institutes.flatMap(({ collegeId }) => collegeId ?? []),
      collegeOf,
    ),
    lines: writeByYear(joined, dictionary),
  } satisfies RanksPack;
  return JSON.stringify(pack);
}
