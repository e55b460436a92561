/** What the dump holds, a table each: every catalog, and the facts beside them. Each row is plain, and in an order of its own. */
import { catalogs } from '@disha/contract/catalogs';
import type { ExamFile } from '@disha/contract/exams.files';
import type { FeeBandRow } from '@disha/contract/fees.files';
import { channelRow } from '@disha/contract/channels.files';
import { languages } from '@disha/contract/languages';
import type { StateFile } from '@disha/contract/states.files';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { judgementTexts } from '@disha/eligibility/words/languages';
import type { Book } from '@disha/eligibility/types';
import { word } from '@disha/eligibility/words/word';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsvObjects } from '../../catalog/sheets/csv.ts';
import type { CatalogContent, CatalogDocument } from '../../catalog/documents.ts';
import type { LicenceOf } from './licences.ts';

export type DumpRow = Readonly<Record<string, unknown>>;

export interface DumpTable {
  name: string;
  title: string;
  /** The columns in words of our own, under our own licence; the others are facts under the licence of the row. */
  own: readonly string[];
  /** By which column a row is known from one version to the next. */
  key: string;
  rows: () => Iterable<DumpRow> | AsyncIterable<DumpRow>;
  /** Where every row has the same: such a table is read once. */
  columns?: readonly string[];
}

/** Who corrected a fact and why is no part of it. */
export interface DumpFacts {
  content: CatalogContent;
  states: readonly StateFile[];
  fees: readonly FeeBandRow[];
  book: Book;
  catalogFolder: string;
  licenceOf: LicenceOf;
  /** Groups of seats, and what each closed at in each year. */
  seats: () => AsyncIterable<DumpRow>;
  closingRanks: () => AsyncIterable<DumpRow & { source: string }>;
}

const byId = <Row extends { id: string }>(one: Row, other: Row) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** Texts that we wrote ourselves, by catalog. */
const ownTexts: Readonly<Record<string, readonly string[]>> = {
  courses: ['description', 'careerOptions', 'skills', 'higherStudyOptions'],
  colleges: [],
  exams: ['description', 'eligibility', 'note'],
  careers: ['summary', 'day', 'routes', 'tryThis', 'note'],
  scholarships: ['who', 'benefit', 'apply', 'note'],
  guides: ['name', 'summary', 'sections'],
};

function catalogTables({ content, licenceOf }: DumpFacts): DumpTable[] {
  return catalogs.map(({ name }) => ({
    ...{ name, title: `Every item of the catalog of ${name}`, own: ownTexts[name] ?? [], key: 'id' },
    rows: function* () {
      for (const doc of [...(content[name] as readonly (CatalogDocument & { sources?: string[] })[])].sort(byId))
        yield { ...doc, licence: licenceOf(doc.sources ?? []) };
    },
  }));
}

const examDates = ({ content, licenceOf }: DumpFacts): DumpTable => ({
  ...{ name: 'exam-dates', title: 'Days of exams: announced, of last year, or a usual month', own: [], key: 'id' },
  rows: function* () {
    for (const exam of [...(content.exams as readonly ExamFile[])].sort(byId))
      for (const [id, date] of Object.entries(exam.dates ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)))
        yield { id: `${exam.id}/${id}`, exam: exam.id, ...date, licence: licenceOf([date.source]) };
  },
});

const rules = ({ book, licenceOf }: DumpFacts): DumpTable => ({
  ...{ name: 'rules', title: 'Who may enter a course or sit an exam: each condition with its sentence', own: ['sentence'], key: 'id' },
  rows: function* () {
    const { states } = everyTaxonomy.en;
    for (const item of [...book.courses, ...book.exams].toSorted((one, other) =>
      byId({ id: `${one.type}/${one.id}` }, { id: `${other.type}/${other.id}` }),
    ))
      for (const [at, way] of [item.all, ...item.ways].entries())
        for (const [place, condition] of way.entries())
          yield {
            ...{ id: `${item.type}/${item.id}/${at}/${place}`, kind: item.type, item: item.id },
            // 0 holds for everybody; of the others one is enough.
            ...{ way: at, rule: condition.rule, certainty: condition.certainty },
            sentence: word(judgementTexts.en, { condition, standing: 'unknown' }, states),
            ...{ source: item.source, licence: licenceOf([item.source]) },
          };
  },
});

const stateWays = ({ states, licenceOf }: DumpFacts): DumpTable => ({
  ...{ name: 'state-ways', title: 'By which test or marks each state admits', own: ['how', 'note'], key: 'id' },
  rows: function* () {
    for (const state of [...states].sort((one, other) => (one.slug < other.slug ? -1 : 1)))
      for (const [at, { portal, gates, ...route }] of state.routes.entries())
        yield {
          ...{ id: `${state.slug}/${at}`, state: state.name, ...route, gates, portal: portal?.name, portalLink: portal?.link },
          ...{ asOf: state.asOf, licence: licenceOf([route.source]) },
        };
  },
});

const channels = ({ catalogFolder, licenceOf }: DumpFacts): DumpTable => ({
  ...{ name: 'channels', title: 'By what a seat of a course at a college is given out', own: ['note'], key: 'id' },
  rows: function* () {
    const lines = parseCsvObjects(readFileSync(join(catalogFolder, 'admissions', 'channels.csv'), 'utf8'));
    for (const [at, { record }] of lines.entries()) {
      const row = Object.fromEntries(Object.keys(channelRow.shape).map((name) => [name, record[name] ?? '']));
      yield { id: String(at + 1), ...row, licence: licenceOf([row['source'] ?? '']) };
    }
  },
});

const fees = ({ fees: bands, licenceOf }: DumpFacts): DumpTable => ({
  ...{ name: 'fees', title: 'What courses cost, in bands', own: ['scope', 'note'], key: 'id' },
  rows: function* () {
    for (const band of [...bands].sort(byId)) yield { ...band, licence: licenceOf(band.sources) };
  },
});

const seats = ({ seats: lines, licenceOf }: DumpFacts): DumpTable => ({
  ...{ name: 'seats', title: 'Groups of seats of counsellings: institute, programme, quota, category', own: [], key: 'id' },
  columns: [
    ...['id', 'counselling', 'list', 'quota', 'category', 'pwd', 'gender', 'institute', 'college', 'programme', 'course', 'licence'],
  ],
  rows: async function* () {
    const licence = licenceOf(['counselling']);
    for await (const row of lines()) yield { ...row, licence };
  },
});

const closingRanks = ({ closingRanks: lines, licenceOf }: DumpFacts): DumpTable => ({
  ...{ name: 'closing-ranks', title: 'Closing ranks by year, as published, of the groups in seats', own: [], key: 'id' },
  columns: ['id', 'seats', 'year', 'round', 'opening', 'closing', 'source', 'licence'],
  rows: async function* () {
    for await (const row of lines()) yield { ...row, licence: licenceOf([row.source]) };
  },
});

const taxonomies = (): DumpTable => ({
  ...{ name: 'taxonomies', title: 'Shared values and what they are called', own: [...languages], key: 'id' },
  rows: function* () {
    for (const [taxonomy, values] of Object.entries(everyTaxonomy.en))
      for (const value of Object.keys(values as object)) {
        const words = languages.map((language) => [language, (everyTaxonomy[language] as never)[taxonomy][value]]);
        yield { id: `${taxonomy}/${value}`, taxonomy, value, ...Object.fromEntries(words), licence: 'CC BY 4.0' };
      }
  },
});

export const dumpTables = (facts: DumpFacts): DumpTable[] => [
  ...catalogTables(facts),
  ...[examDates(facts), rules(facts), stateWays(facts), channels(facts), fees(facts), seats(facts), closingRanks(facts), taxonomies()],
];
