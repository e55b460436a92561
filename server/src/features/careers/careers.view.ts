/** The careers as the API shows them, computed once for each state of the catalogs. */
import { careerCard, type CareerCard } from '@disha/contract/careers.card';
import type { CareerLink } from '@disha/contract/careers';
import type { CareerFile } from '@disha/contract/careers.files';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { CourseFile } from '@disha/contract/courses.files';
import type { ExamFile } from '@disha/contract/exams.files';
import { careerList, searchableCareer } from '@disha/contract/careers.list';
import { defaultLanguage, type Language } from '@disha/contract/languages';
import { entries, entryAfter, type Entry } from '@disha/contract/taxonomy';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { brief } from '../../catalog/view/brief.ts';
import type { CatalogView } from '../../catalog/view/view.ts';
import type { CatalogContent } from '../../catalog/documents.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';
import { TaughtWhere } from '../../catalog/teaching/taught-where.ts';
import { passing } from '../../catalog/view/passing.ts';
import { changedIds, changedAs, type RowChange, type RowChanges } from '../../catalog/snapshot/rows.ts';
import { localizedCards, type LocalizedList, type LocalizedCards } from '../../catalog/view/localized-cards.ts';
import { otherIds, remembered, reuseUntouched, type Before } from '../../catalog/view/steady.ts';
import { untranslated, type Translations } from '../../catalog/translations.ts';
import { translatedCareerCard, translatedCareer, type Unworded } from './translated.ts';

interface CareersIn extends LocalizedCards<CareerCard> {
  career: (id: string) => Unworded | undefined;
  bookmark: (id: string) => CareerCard | undefined;
}

export interface CareersView extends CatalogView {
  byId: ReadonlyMap<string, Unworded>;
  documents: ReadonlyMap<string, CareerFile>;
  /** By name. */
  cards: readonly CareerCard[];
  search: CareersIn['search'];
  in: (language: Language) => CareersIn;
}

/** All of them are sent at once: longer would be felt on a slow line. */
const briefLength = 96;

const cardsOf = passing(careerCard);
const cardOf = remembered((career: CareerCard) => cardsOf.pass({ ...career, summary: brief(career.summary, briefLength) }));

interface LastCareers extends Before<Unworded> {
  localized: LocalizedList<CareerCard>;
}

export const viewCareers = async (content: CatalogContent, scheduler: Scheduler, translations = untranslated): Promise<CareersView> =>
  makeCareers(content, await TaughtWhere.of(content.colleges, scheduler), scheduler, translations);

/** `last`: what is told the same as then is taken over. */
async function makeCareers(
  content: CatalogContent,
  taught: TaughtWhere,
  scheduler: Scheduler,
  translations: Translations,
  last?: LastCareers,
): Promise<CareersView> {
  const { careers } = content;
  const documents = new Map(careers.map((file) => [file.id, file]));
  const wordsOf = (language: Language, id: string) => translations.of(language, 'careers', id);
  const full = await reuseUntouched(careers, careerMaker(content, documents, taught), scheduler, last);
  const byId = new Map(full.map((career) => [career._id, career]));
  const whole = (id: string, language: Language): CareerCard | undefined => {
    const career = byId.get(id);
    return career && (language === defaultLanguage ? career : translatedCareerCard(career, wordsOf(language, id)));
  };
  const words = {
    list: {
      order: careerList.order,
      // Each name once: those in other languages come with their own card.
      searchable: (card: CareerCard) =>
        searchableCareer(card, card.name === documents.get(card._id)?.name ? documents.get(card._id)?.otherNames : []),
    },
    scheduler,
    translated: (card: CareerCard, language: Language) => cardOf(whole(card._id, language) ?? card),
    about: ({ _id, fields }: CareerCard, language: Language) => [
      ...fields.map((field) => everyTaxonomy[language].fields[field]),
      ...(documents.get(_id)?.otherNames ?? []).map(wordsOf(language, _id)),
    ],
  };
  const localized = await localizedCards(await scheduler.map(full, cardOf), words, last?.localized);
  const inLanguage = (language: Language): CareersIn => ({
    ...localized.in(language),
    career: (id) => {
      const career = byId.get(id);
      return career && (language === defaultLanguage ? career : translatedCareer(career, language, translations));
    },
    // With the whole summary.
    bookmark: (id) => {
      const career = whole(id, language);
      return career && cardsOf.pass(career);
    },
  });
  const { cards, search, bookmark } = inLanguage(defaultLanguage);
  const view: CareersView = {
    byId,
    documents,
    cards,
    search,
    bookmark,
    in: inLanguage,
    updateRows: async (rows, next, nextScheduler) => {
      const counted = taught.after((rows.get('colleges') ?? []) as readonly RowChange<CollegeDocument>[]);
      const own = changedIds(rows, 'careers');
      const touched = touchedCareers(next.careers, rows, counted.otherThan(taught));
      if (touched.size === 0 && counted === taught) return { view, ids: [] };
      // What orders the list, its profile, is in nothing that is shown: a changed career is another in any case.
      const others = new Map([...byId].filter(([id]) => !own.has(id)));
      const made = await makeCareers(next, counted, nextScheduler, translations, { byId: others, localized, touched });
      return { view: made, ids: otherIds(byId, made.byId) };
    },
  };
  return view;
}

/** The changed ones, those that name a changed item, and those of whose courses others are counted. */
function touchedCareers(careers: readonly CareerFile[], rows: RowChanges, isElsewhere: (courseId: string) => boolean): ReadonlySet<string> {
  const touched = changedIds(rows, 'careers');
  const named = new Set([
    ...changedAs<CareerFile>(rows, 'careers', ({ name }) => name).map(({ id }) => id),
    ...changedAs<CourseFile>(rows, 'courses', ({ name, eligibility }) => [name, eligibility.minimumClass]).map(({ id }) => id),
    ...changedAs<ExamFile>(rows, 'exams', ({ shortName, state, entry }) => [shortName, state, entry]).map(({ id }) => id),
  ]);
  const isNamed = (id: string | undefined) => id !== undefined && named.has(id);
  for (const { id, courses, related, routes } of careers) {
    const isOther =
      courses.some((courseId) => isNamed(courseId) || isElsewhere(courseId)) ||
      related.some(isNamed) ||
      routes.some(({ steps }) => steps.some((step) => isNamed(step.id) || step.oneOf?.some(isNamed) === true));
    if (isOther) touched.add(id);
  }
  return touched;
}

function careerMaker(
  { courses, exams }: CatalogContent,
  documents: ReadonlyMap<string, CareerFile>,
  taught: TaughtWhere,
): (file: CareerFile) => Unworded {
  const namesOfCourses = new Map(courses.map(({ id, name }) => [id, name]));
  const namesOfExams = new Map(exams.map(({ id, shortName }) => [id, shortName]));
  const placesOf = taught.places();
  const begins = new Map<string, Entry>([
    ...courses.map(({ id, eligibility }) => [id, entryAfter(eligibility.minimumClass)] as const),
    ...exams.map(({ id, entry }) => [id, entry] as const),
  ]);
  const sat = new Map(exams.map(({ id, shortName, state }) => [id, { examId: id, shortName, ...(state && { state }) }]));
  const isOurs = (id: string) => namesOfCourses.has(id) || namesOfExams.has(id);
  return ({ id, profile: _, note, routes, courses: leading, related, ...rest }) => ({
    _id: id,
    ...rest,
    note: note ?? null,
    entries: entriesOf(routes, begins),
    // What an operator has removed is told by its text alone.
    routes: routes.map((route) => ({
      ...route,
      steps: route.steps.map(({ id: of, oneOf, way: _way, ...step }) => ({
        ...step,
        ...(of !== undefined && isOurs(of) && { id: of }),
        ...(oneOf && { oneOf: oneOf.flatMap((examId) => sat.get(examId) ?? []) }),
      })),
    })),
    courses: leading.flatMap((courseId) => {
      const name = namesOfCourses.get(courseId);
      const { known, usual } = placesOf(courseId);
      return name === undefined ? [] : [{ courseId, name, collegeCount: known, usualCount: usual }];
    }),
    exams: examsOf(routes).flatMap((examId) => {
      const shortName = namesOfExams.get(examId);
      return shortName === undefined ? [] : [{ examId, shortName }];
    }),
    related: related.flatMap((other): CareerLink[] => {
      const name = documents.get(other)?.name;
      return name === undefined ? [] : [{ careerId: other, name }];
    }),
  });
}

/** A road begins with the first of its steps that is a course or an exam of ours. */
function entriesOf(routes: CareerFile['routes'], begins: ReadonlyMap<string, Entry>): Entry[] {
  const first = ({ steps }: CareerFile['routes'][number]) =>
    steps.flatMap(({ id, oneOf = [] }) => (id === undefined ? oneOf : [id]).flatMap((of) => begins.get(of) ?? []))[0];
  const own = new Set(routes.map(first));
  return entries.filter((entry) => own.has(entry));
}

function examsOf(routes: CareerFile['routes']): string[] {
  const steps = routes.flatMap((route) => route.steps);
  return [...new Set(steps.flatMap(({ kind, id }) => (kind === 'exam' && id !== undefined ? [id] : [])))];
}
