/**
 * The rules as they travel: what the book points to by its id is pointed to by its place, and names and words stand in the order of the
 * book. Ids are long, and each of them would be sent several times.
 */
import type { Priors } from './plan/priors.ts';
import { columnsOf, unpackRoute, routeText, unpackColumns, type Columns, type SentRef } from './sent-columns.ts';
import { readSentCounsel, sentCounsel, type SentCounsel } from './sent-counsel.ts';
import type { Admissions, Book, CareerRoutes, Item, ItemType, StepRoute, Telling } from './types.ts';

const types = ['courses', 'exams', 'careers'] as const;

type Placed<T, Keys extends keyof T> = Omit<T, Keys> & {
  [Key in Keys]: NonNullable<T[Key]> extends readonly unknown[] ? SentRef[] : SentRef;
};

interface SentTelling extends Omit<Telling, 'id' | 'oneOf' | 'words'> {
  id?: SentRef;
  oneOf?: SentRef[];
  words?: SentRef;
}
interface SentRoute extends Omit<StepRoute, 'steps' | 'told'> {
  steps: Placed<StepRoute['steps'][number], 'id'>[];
  told?: SentTelling[];
}
type SentItem = Omit<Item, 'exams'> & { exams?: SentRef[] };
type SentCareer = Omit<CareerRoutes, 'routes' | 'related' | 'leads'> & { routes: SentRoute[]; related: SentRef[] };
interface SentAdmission {
  how: NonNullable<NonNullable<Admissions[keyof Admissions]>['engineering']>[number]['how'];
  exam?: SentRef;
  words?: SentRef;
}

/** Item by item, before it is written in columns. */
interface PlacedBook {
  admissions?: Record<string, Record<string, SentAdmission[]>>;
  courses: SentItem[];
  exams: SentItem[];
  careers: SentCareer[];
}
export interface SentRuleBook extends Omit<PlacedBook, 'courses' | 'exams' | 'careers'> {
  counsel?: SentCounsel;
  courses: Columns;
  exams: Columns;
  careers: Columns;
  priors?: Priors | undefined;
}
export interface SentRules {
  book: SentRuleBook;
  names: Record<ItemType, string[]>;
  words: string[];
}
export interface RuleBook {
  book: Book;
  /** What its items are called, by id. */
  names: Record<ItemType, Record<string, string>>;
  /** What stands in words alone, by the names the book gives them. */
  words: Record<string, string>;
}

/** The same book with everything that points somewhere put through these. */
function pointing(
  { courses, exams, careers, admissions }: Pick<Book, 'courses' | 'exams' | 'careers' | 'admissions'> | PlacedBook,
  to: (type: ItemType, at: SentRef) => SentRef,
  words: (at: SentRef) => SentRef,
): unknown {
  const item = (one: Item | SentItem) => (one.exams ? { ...one, exams: one.exams.map((id) => to('exams', id)) } : one);
  const telling = ({ id, oneOf, words: said, ...rest }: Telling | SentTelling) => ({
    ...rest,
    ...(id === undefined ? {} : { id: to(rest.type, id) }),
    ...(oneOf === undefined ? {} : { oneOf: oneOf.map((each) => to(rest.type, each)) }),
    ...(said === undefined ? {} : { words: words(said) }),
  });
  const route = ({ steps, told, ...rest }: StepRoute | SentRoute) => ({
    steps: steps.map((step) => ({ ...step, id: to(step.type, step.id) })),
    ...rest,
    ...(told === undefined ? {} : { told: told.map(telling) }),
  });
  const admission = ({ how, exam, words: said }: SentAdmission) => ({
    how,
    ...(exam === undefined ? {} : { exam: to('exams', exam) }),
    ...(said === undefined ? {} : { words: words(said) }),
  });
  const each = <A, B>(of: Readonly<Record<string, A>>, make: (one: A) => B) =>
    Object.fromEntries(Object.entries(of).map(([key, one]) => [key, make(one)]));
  return {
    courses: courses.map(item),
    exams: exams.map(item),
    careers: careers.map(({ leads: _, ...one }: (CareerRoutes | SentCareer) & { leads?: unknown }) => ({
      ...one,
      related: one.related.map((id: SentRef) => to('careers', id)),
      routes: one.routes.map(route),
    })),
    ...(admissions === undefined
      ? {}
      : {
          admissions: each(admissions as Readonly<Record<string, Readonly<Record<string, readonly SentAdmission[]>>>>, (parts) =>
            each(parts, (rows) => rows.map(admission)),
          ),
        }),
  };
}

function written({ courses, exams, careers, ...rest }: PlacedBook): SentRuleBook {
  const routed = careers.map(({ routes, ...career }) => ({ ...career, routes: routes.map(routeText) }));
  const rows = (all: readonly object[]) => columnsOf(all as readonly Record<string, unknown>[]);
  return { ...rest, courses: rows(courses), exams: rows(exams), careers: rows(routed) };
}

function placedBook({ courses, exams, careers, ...rest }: SentRuleBook): PlacedBook {
  const routed = unpackColumns(careers).map((career) => ({ ...career, routes: (career.routes as readonly string[]).map(unpackRoute) }));
  return { ...rest, courses: unpackColumns(courses), exams: unpackColumns(exams), careers: routed } as unknown as PlacedBook;
}

export function sentRules({ book, names, words }: RuleBook): SentRules {
  const places = Object.fromEntries(types.map((type) => [type, new Map(book[type].map(({ id }, at) => [id, at]))]));
  const said = Object.keys(words);
  const saidAt = new Map(said.map((name, at) => [name, at]));
  const placeOf = (type: ItemType, id: SentRef) => places[type]?.get(String(id)) ?? id;
  const wordsAt = (name: SentRef) => saidAt.get(String(name)) ?? name;
  return {
    book: {
      ...written(pointing(book, placeOf, wordsAt) as PlacedBook),
      counsel: sentCounsel(book, placeOf, wordsAt),
      ...(book.priors === undefined ? {} : { priors: book.priors }),
    },
    names: Object.fromEntries(types.map((type) => [type, book[type].map(({ id }) => names[type][id] ?? id)])) as SentRules['names'],
    words: said.map((name) => words[name] ?? ''),
  };
}

/** As it was sent, but that words are called by their place: the device that reads them knows no other name. */
export function readSentRules({ book: sent, names, words }: SentRules): RuleBook {
  const { counsel, priors, ...rest } = sent;
  const placed = placedBook(rest);
  const idAt = (type: ItemType, at: SentRef) => (typeof at === 'number' ? (placed[type][at]?.id ?? '') : at);
  const whole = pointing(placed, idAt, String) as Book;
  const { leads, ...more } = readSentCounsel(counsel, idAt);
  const careers = whole.careers.map((career, at) => ({ ...career, leads: leads[at] ?? [] }));
  const book: Book = { ...whole, careers, ...more, ...(priors === undefined ? {} : { priors }) };
  return {
    book,
    names: Object.fromEntries(
      types.map((type) => [type, Object.fromEntries(book[type].map(({ id }, at) => [id, names[type][at] ?? id]))]),
    ) as RuleBook['names'],
    words: Object.fromEntries(words.map((text, at) => [String(at), text])),
  };
}
