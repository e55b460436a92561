/** A fact of My details is asked in several features, and told once: each asker reads the sheet first. docs/my-details.md says where. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { studentFacts, type FactEntry } from '@disha/contract/passport';
import type { Fact } from '../web/src/session/asked-facts.ts';
import { root } from './prepare.mjs';

/** A degree's older form stands for both; ranks are told in chances. */
const { degrees: _newer, ...ownFacts } = studentFacts;
const askedFacts = {
  ...(Object.fromEntries(
    Object.entries<FactEntry>(ownFacts).map(([fact, { askedBy = [] }]) => [fact, ['my-details', ...askedBy]]),
  ) as unknown as Readonly<Record<Fact, readonly string[]>>),
  ranks: ['chances'],
};
const facts = Object.keys(askedFacts) as Fact[];

/** What a question for a fact looks like in the code that draws it: its choices, or the field it is typed into. */
const questions: Readonly<Partial<Record<Fact, RegExp>>> = {
  class: /\b(schoolClasses|studentClasses|quizKeys)\.map\(|options\(studentClasses\b/,
  stream: /\b(streams|streamAnswers|quizKeys)\.map\(/,
  subjects: /\bsubjectIds\.map\(|\[\.\.\.combinationIds|\bcombinationIds\.map\(/,
  passingYear: /name="passingYear"/,
  marks: /name="percent1[02]"/,
  ranks: /\bunits\[unit\]/,
  class12State: /name="class12State"|value=\{told\.state\}/,
  qualification: /options\(qualifications\b|\bqualifications\.map\(/,
  degree: /\bdegreeFamilies\.map\(|text\.studied\b/,
  category: /\b(\w*[cC]ategories)\.map\(|options\(categories\b|\blikelyCategories\(/,
  disability: /name="disability"|checked=\{told\.pwd\}/,
  gender: /\b(candidateGenders|genders)\.map\(|options\(genders\b/,
  married: /name="married"/,
  birthDate: /name="birthDate"/,
  state: /\buseStateOptions\(|options=\{states\.map\(/,
  district: /name="district"|near\.label\b|\bdistricts\.map\(/,
  incomeBand: /options\(incomeBands\b|\bincomeBands\.map\(|\bincomeUpTo\(/,
  budget: /name="budget"|label=\{text\.budget\}/,
  move: /options\(moves\b|\bmoves\.map\(/,
};

/** The sheet itself. */
const isSheet = (file: string) => file.startsWith('web/src/features/path/details/');
/** A part of a form, and the file of it that reads. */
const readBy: Readonly<Record<string, string>> = {
  'web/src/features/chances/chances-form.tsx': 'web/src/features/chances/chances-screen.tsx',
  'web/src/features/auth/study-fields.tsx': 'web/src/session/use-entered-studies.ts',
  'web/src/features/profile/preferences-form.tsx': 'web/src/session/use-entered-studies.ts',
  'web/src/features/costs/sheet-form.tsx': 'web/src/features/costs/costs-screen.tsx',
  'web/src/features/scholarships/own-filters.tsx': 'web/src/features/scholarships/fits-me.tsx',
};
/** What looks like a question for a fact and says nothing of the student who answers. */
const noQuestion: Readonly<Record<string, string>> = {
  'web/src/features/chances/narrowing.tsx': 'where a college is',
  'web/src/features/courses/courses-screen.tsx': 'what the product lets the list begin with: the stream of the profile',
  'web/src/features/exams/exams-screen.tsx': 'the same',
  'web/src/features/scholarships/scholarship-chips.tsx': 'for whom a scholarship is, shown',
  'web/src/features/scholarships/scholarship-comparison.tsx': 'the same',
  'web/src/features/colleges/state-colleges-screen.tsx': 'the districts of a state, shown',
  'web/src/features/calendar/soon.tsx': 'what comes for a class and a state; it begins with what was told',
  'web/src/features/exams/exam-screen.tsx': 'for whom an exam is, shown',
  'web/src/features/exams/exam-card.tsx': 'the same',
  'web/src/features/exams/exam-summary.tsx': 'the same',
};

const codeOf = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
const files = ['web/src/features', 'web/src/app', 'web/src/catalog', 'web/src/session'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file) && !file.startsWith('desk/'))
    .map((file) => `${folder}/${file}`),
);
const code = new Map(files.map((file) => [file, codeOf(file)]));

/** Of which facts this file asks without reading them first. */
function asksUnread(file: string, source: string): readonly string[] {
  if (!file.endsWith('.tsx') || isSheet(file) || file in noQuestion) return [];
  const reading = source + (code.get(readBy[file] ?? '') ?? '');
  return facts
    .filter((fact) => questions[fact]?.test(source) === true && !reading.includes(`useFact('${fact}'`))
    .map((fact) => `${file} asks for ${fact}`);
}

describe('a fact of My details', () => {
  it('is read by every feature that asks for it', () => {
    expect([...code].flatMap(([file, source]) => asksUnread(file, source))).toEqual([]);
  });

  it('is missed where a second place asks for it without reading', () => {
    const place = 'web/src/features/made-up/form.tsx';
    expect(asksUnread(place, 'const states = useStateOptions();')).toEqual([`${place} asks for state`]);
    expect(asksUnread(place, "const home = useFact('state', 'colleges'); const states = useStateOptions();")).toEqual([]);
  });

  it('is asked wherever it is written down to be asked', () => {
    const read = [...code.values()].join('\n');
    const missing = facts.flatMap((fact) =>
      askedFacts[fact]
        .filter((place) => place !== 'my-details')
        .filter((place) => !read.includes(`useFact('${fact}', '${place}')`) && !isTold(fact, place))
        .map((place) => `${fact} in ${place}`),
    );
    expect(missing).toEqual([]);
  });

  it('stands in the table of the docs with every place that asks for it', () => {
    const rows = readFileSync(join(root, 'docs/my-details.md'), 'utf8').matchAll(/^\| `(\w+)` \|[^|]*\| ([^|]*) \|/gm);
    const table = Object.fromEntries([...rows].map(([, fact, places]) => [fact, places?.split(', ')]));
    expect(table).toMatchObject(Object.fromEntries(Object.entries(askedFacts).filter(([, places]) => places.length > 1)));
    // What My details alone asks needs no row; one that has a row has the right one.
    expect(askedFacts).toMatchObject(table);
  });

  it('has no exception for a file that is gone', () => {
    expect([...Object.keys(readBy), ...Object.values(readBy), ...Object.keys(noQuestion)].filter((file) => !code.has(file))).toEqual([]);
  });
});

/** The forms of an account read three of them by one hook. */
function isTold(fact: Fact, place: string): boolean {
  const hook = code.get('web/src/session/use-entered-studies.ts') ?? '';
  return (
    hook.includes(`useFact('${fact}', place)`) && [...code.values()].some((source) => source.includes(`useEnteredStudies('${place}')`))
  );
}
