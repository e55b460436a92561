/** The courses as the API shows them, computed once for each state of the catalogs. */
import { courseCard, type CourseFacts, type CourseCard } from '@disha/contract/courses';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { CourseFile } from '@disha/contract/courses.files';
import { courseList } from '@disha/contract/courses.list';
import { durationInMonths, yearsAndMonths } from '@disha/contract/duration';
import { entryAfter } from '@disha/contract/taxonomy';
import { defaultLanguage, type Language } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import { districtNames } from '@disha/contract/words/every-districts';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { brief } from '../../catalog/view/brief.ts';
import type { CatalogView } from '../../catalog/view/view.ts';
import type { CatalogContent } from '../../catalog/documents.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';
import { passing } from '../../catalog/view/passing.ts';
import { documentOf, type RowChange } from '../../catalog/snapshot/rows.ts';
import { localizedCards, type LocalizedList, type LocalizedCards } from '../../catalog/view/localized-cards.ts';
import { otherIds, remembered, reuseUntouched, type Before } from '../../catalog/view/steady.ts';
import { untranslated, type Translations } from '../../catalog/translations.ts';
import { TaughtWhere } from '../../catalog/teaching/taught-where.ts';
import { worded } from '../../http/language.ts';
import { careersByCourse } from './leads-to.ts';
import { touchedCourses } from './touched-courses.ts';
import { translatedCourseCard, translatedCourse } from './translated-course.ts';

interface CoursesIn extends LocalizedCards<CourseCard> {
  course: (id: string) => CourseFacts | undefined;
  bookmark: (id: string) => CourseCard | undefined;
}

export interface CoursesView extends CatalogView {
  byId: ReadonlyMap<string, CourseFacts>;
  /** What most students can begin, at the most colleges, first. */
  cards: readonly CourseCard[];
  in: (language: Language) => CoursesIn;
}

const briefLength = 160;

/** One length where there is one; the words where there is not ("3 or 4 years"). */
/** "2 years" in a language; undefined where the text says no single length. */
function lengthIn(language: Language, text: string): string | undefined {
  const total = durationInMonths(text);
  if (total === undefined) return undefined;
  const { years, months } = yearsAndMonths(total);
  const parts = [...(years > 0 ? [say('courses.years', { years })] : []), ...(months > 0 ? [say('courses.months', { months })] : [])];
  return parts.map((part) => worded(part, language).message).join(' ');
}

function servedDuration(duration: CourseFile['duration']): CourseCard['duration'] {
  const total = durationInMonths(duration);
  if (total !== undefined) return yearsAndMonths(total);
  return typeof duration === 'string' ? duration : { years: 0, months: 0 };
}

/** A city is known by its name where it is a district's too. */
const placeIn = (place: string, language: Language) =>
  place
    .split(', ')
    .map((part) => (everyTaxonomy[language].states as Record<string, string>)[part] ?? districtNames[language][part] ?? part)
    .join(', ');

const cardsOf = passing(courseCard);

const cardOf = remembered((course: CourseCard) => cardsOf.pass({ ...course, description: brief(course.description, briefLength) }));

interface LastCourses extends Before<CourseFacts> {
  localized: LocalizedList<CourseCard>;
}

export const viewCourses = async (content: CatalogContent, scheduler: Scheduler, translations = untranslated): Promise<CoursesView> =>
  makeCourses(content, await TaughtWhere.of(content.colleges, scheduler), scheduler, translations);

function courseMaker({ colleges, exams, careers }: CatalogContent, taught: TaughtWhere): (file: CourseFile) => CourseFacts {
  const leads = careersByCourse(careers);
  const examsById = new Map(exams.map((exam) => [exam.id, exam]));
  const placesOf = taught.places();

  return (file) => ({
    _id: file.id,
    id: file.id,
    name: file.name,
    shortName: file.shortName,
    description: file.description,
    stream: file.stream,
    field: file.field,
    otherFields: file.otherFields,
    level: file.level,
    entry: entryAfter(file.eligibility.minimumClass),
    duration: servedDuration(file.duration),
    skills: file.skills,
    careerOptions: file.careerOptions.map((option) => {
      const careerId = leads.sameWork(file.id, option.jobTitle);
      return careerId === undefined ? option : { ...option, careerId };
    }),
    careers: leads.careers(file.id),
    collegeCount: placesOf(file.id).known,
    interests: leads.interests(file.id),
    places: placesOf(file.id),
    eligibility: {
      ...file.eligibility,
      note: file.eligibility.note ?? null,
      // An exam the operator has removed is no longer a way in.
      entranceExams: file.eligibility.entranceExams.flatMap((id) => {
        const exam = examsById.get(id);
        return exam ? [{ examId: id, name: exam.name, shortName: exam.shortName }] : [];
      }),
    },
    topColleges: file.topColleges.flatMap((id) => {
      const college = documentOf(colleges, id);
      return college
        ? [
            {
              collegeId: id,
              name: college.name,
              location: [college.city || college.district, college.state].filter(Boolean).join(', '),
              ...(college.type === undefined || college.type === '' ? {} : { type: college.type }),
            },
          ]
        : [];
    }),
    higherStudyOptions: file.higherStudyOptions,
    sources: file.sources,
    asOf: file.asOf,
  });
}

/** `last`: what is told the same as then is taken over. */
async function makeCourses(
  content: CatalogContent,
  taught: TaughtWhere,
  scheduler: Scheduler,
  translations: Translations,
  last?: LastCourses,
): Promise<CoursesView> {
  const full = await reuseUntouched(content.courses, courseMaker(content, taught), scheduler, last);
  const byId = new Map(full.map((course) => [course._id, course]));
  const wordsOf = (language: Language, id: string) => translations.of(language, 'courses', id);
  /** With the whole description, as a bookmark shows it. */
  const whole = (id: string, language: Language) => {
    const course = byId.get(id);
    return course && (language === defaultLanguage ? course : translatedCourseCard(course, wordsOf(language, id)));
  };
  const words = {
    list: courseList,
    scheduler,
    translated: (card: CourseCard, language: Language) => cardOf(whole(card._id, language) ?? card),
    about: ({ stream, field, otherFields, level, entry }: CourseCard, language: Language) => {
      const { streams, fields, levels, entries } = everyTaxonomy[language];
      return [levels[level], entries[entry], streams[stream], ...[field, ...otherFields].map((id) => fields[id])];
    },
  };
  const localized = await localizedCards(await scheduler.map(full, cardOf), words, last?.localized);
  const inLanguage = (language: Language): CoursesIn => ({
    ...localized.in(language),
    course: (id) => {
      const course = byId.get(id);
      if (!course || language === defaultLanguage) return course;
      return translatedCourse(course, wordsOf(language, id), {
        exam: (examId) => translations.of(language, 'exams', examId),
        career: (careerId) => translations.of(language, 'careers', careerId),
        place: (place) => placeIn(place, language),
        length: (text) => lengthIn(language, text),
      });
    },
    bookmark: (id) => {
      const course = whole(id, language);
      return course && cardsOf.pass(course);
    },
  });
  const { cards, search, bookmark } = inLanguage(defaultLanguage);
  const view: CoursesView = {
    byId,
    cards,
    search,
    bookmark,
    in: inLanguage,
    updateRows: async (rows, next, nextScheduler) => {
      const ofColleges = (rows.get('colleges') ?? []) as readonly RowChange<CollegeDocument>[];
      const counted = taught.after(ofColleges);
      const touched = touchedCourses(next.courses, rows, { before: taught, after: counted });
      // Most corrected colleges are named by no course, and teach what they taught.
      if (touched.size === 0 && counted === taught) return { view, ids: [] };
      const made = await makeCourses(next, counted, nextScheduler, translations, { byId, localized, touched });
      return { view: made, ids: otherIds(byId, made.byId) };
    },
  };
  return view;
}
