/** The exams as the API shows them, computed once for each state of the catalogs. */
import { examCard, type ExamCard } from '@disha/contract/exams.card';
import type { Exam } from '@disha/contract/exams';
import { goodUntilOf } from '@disha/contract/exams.dates';
import type { CourseFile } from '@disha/contract/courses.files';
import type { ExamFile } from '@disha/contract/exams.files';
import { examList } from '@disha/contract/exams.list';
import { streams } from '@disha/contract/taxonomy';
import { defaultLanguage, type Language } from '@disha/contract/languages';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import type { CatalogView } from '../../catalog/view/view.ts';
import type { CatalogContent } from '../../catalog/documents.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';
import { passing } from '../../catalog/view/passing.ts';
import { changedIds, sidesOf, changedAs, type RowChanges } from '../../catalog/snapshot/rows.ts';
import { localizedCards, type LocalizedList, type LocalizedCards } from '../../catalog/view/localized-cards.ts';
import { otherIds, reuseUntouched, type Before } from '../../catalog/view/steady.ts';
import { untranslated, type Translate, type Translations } from '../../catalog/translations.ts';

interface ExamsIn extends LocalizedCards<ExamCard> {
  exam: (id: string) => Exam | undefined;
  /** The same of a document that may not be here yet. */
  told: (document: ExamFile) => Exam;
  bookmark: (id: string) => ExamCard | undefined;
}

interface ExamsView extends CatalogView {
  byId: ReadonlyMap<string, Exam>;
  /** By name. */
  cards: readonly ExamCard[];
  in: (language: Language) => ExamsIn;
}

const cardsOf = passing(examCard);

const translatedCard = (card: ExamCard, say: Translate): ExamCard => ({
  ...card,
  name: say(card.name),
  shortName: say(card.shortName),
  description: say(card.description),
  conductingBody: say(card.conductingBody),
  eligibility: say(card.eligibility),
  syllabus: card.syllabus.map(say),
});

const translatedFacts = ({ age, attempts, selection, posts, pay, fee, pattern }: Exam, say: Translate): Partial<Exam> => ({
  ...(age && { age: age.note === undefined ? age : { ...age, note: say(age.note) } }),
  ...(attempts !== undefined && { attempts: say(attempts) }),
  ...(selection && { selection: selection.map(say) }),
  ...(posts !== undefined && { posts: say(posts) }),
  ...(pay !== undefined && { pay: say(pay) }),
  ...(fee && { fee: fee.text === undefined ? fee : { ...fee, text: say(fee.text) } }),
  ...(pattern && { pattern: pattern.text === undefined ? pattern : { ...pattern, text: say(pattern.text) } }),
});

interface LastExams extends Before<Exam> {
  localized: LocalizedList<ExamCard>;
}

export const viewExams = (content: CatalogContent, scheduler: Scheduler, translations = untranslated): Promise<ExamsView> =>
  makeExams(content, scheduler, translations);

/** `last`: what is told the same as then is taken over. */
async function makeExams(
  { exams, courses }: CatalogContent,
  scheduler: Scheduler,
  translations: Translations,
  last?: LastExams,
): Promise<ExamsView> {
  const opens = new Map<string, { courseId: string; name: string }[]>();
  for (const course of courses) {
    for (const examId of course.eligibility.entranceExams) {
      const list = opens.get(examId) ?? [];
      list.push({ courseId: course.id, name: course.name });
      opens.set(examId, list);
    }
  }
  const wholeOf = ({ id, note, dates = {}, rules: _, ...rest }: ExamFile): Exam => ({
    _id: id,
    ...rest,
    purpose: rest.purpose ?? 'admission',
    streams: streams.filter((stream) => rest.streams.includes(stream)),
    dates: Object.entries(dates).map(([dateId, date]) => ({ id: dateId, ...date, goodUntil: goodUntilOf(date, Object.values(dates)) })),
    note: note ?? null,
    courses: opens.get(id) ?? [],
  });
  const full = await reuseUntouched(exams, wholeOf, scheduler, last);
  const byId = new Map(full.map((exam) => [exam._id, exam]));
  const wordsOf = (language: Language, id: string) => translations.of(language, 'exams', id);
  const cardList = await scheduler.map(full, (exam) =>
    cardsOf.pass({ ...exam, ...(exam.courses.length === 0 ? {} : { courseCount: exam.courses.length }) }),
  );
  const words = {
    list: examList,
    scheduler,
    translated: (card: ExamCard, language: Language) => cardsOf.pass(translatedCard(card, wordsOf(language, card._id))),
    about: ({ streams: ofStreams, fields: ofFields, entry, state }: ExamCard, language: Language) => {
      const { streams: streamWords, fields: fieldWords, entries, states } = everyTaxonomy[language];
      return [
        entries[entry],
        ...(state === undefined ? [] : [states[state]]),
        ...ofStreams.map((id) => streamWords[id]),
        ...ofFields.map((id) => fieldWords[id]),
      ];
    },
  };
  const localized = await localizedCards(cardList, words, last?.localized);
  const localizedExam = (exam: Exam, language: Language): Exam => {
    if (language === defaultLanguage) return exam;
    const say = wordsOf(language, exam._id);
    return {
      ...exam,
      ...translatedCard(exam, say),
      note: exam.note === null ? null : say(exam.note),
      ...translatedFacts(exam, say),
      courses: exam.courses.map(({ courseId, name }) => ({ courseId, name: translations.of(language, 'courses', courseId)(name) })),
    };
  };
  const inLanguage = (language: Language): ExamsIn => ({
    ...localized.in(language),
    exam: (id) => {
      const exam = byId.get(id);
      return exam && localizedExam(exam, language);
    },
    told: (document) => localizedExam(wholeOf(document), language),
    bookmark: (id) => localized.in(language).byId.get(id),
  });
  const { cards, search, bookmark } = inLanguage(defaultLanguage);
  const view: ExamsView = {
    byId,
    cards,
    search,
    bookmark,
    in: inLanguage,
    updateRows: async (rows, content, nextScheduler) => {
      const touched = touchedExams(rows);
      if (touched.size === 0) return { view, ids: [] };
      const next = await makeExams(content, nextScheduler, translations, { byId, localized, touched });
      return { view: next, ids: otherIds(byId, next.byId) };
    },
  };
  return view;
}

/** The changed ones, and those that a changed course asks for, or asked for. */
function touchedExams(rows: RowChanges): ReadonlySet<string> {
  const touched = changedIds(rows, 'exams');
  const courses = changedAs<CourseFile>(rows, 'courses', ({ name, eligibility }) => [name, eligibility.entranceExams]);
  for (const { eligibility } of sidesOf(courses)) for (const id of eligibility.entranceExams) touched.add(id);
  return touched;
}
