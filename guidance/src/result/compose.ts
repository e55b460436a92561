/** Makes the shown result from the meaning of a sheet and the catalogs. It is the same on the server and on a phone. */
import type { Language } from '@disha/contract/languages';
import { limits } from '@disha/contract/limits';
import type { QuizResult } from '@disha/contract/quiz';
import { isAfterDegree, isField, isStream, type Field, type Stream } from '@disha/contract/taxonomy';
import { interestsOf } from '../interests.ts';
import { likedFields, namedWork } from '../named-work.ts';
import { shortQuestion } from '../words/short-result.ts';
import { saidIn } from '../words/word-result.ts';
import type { Words } from '../words/words.ts';
import type { Pointed } from './fitting.ts';
import { resultNotes, type NoteFigures, type ReadSheet } from './notes.ts';
import type { TrainingAudience } from './training.ts';
import type { WordedAnswer, WordedRecommendation } from './worded.ts';

type ShownCourse = QuizResult['courses']['courses'][number];

/** What a result asks of the catalogs. */
export interface ResultBook {
  coursesForStream: (stream: Stream) => readonly ShownCourse[];
  coursesForField: (field: Field) => readonly ShownCourse[];
  /** One course in the words of a language. All are ranked, and few are shown. */
  courseIn: (id: string, language: Language) => ShownCourse | undefined;
  /** The careers of these fields that the answers speak for, each with the reason. */
  careersFor: (pointed: Pointed, language: Language) => QuizResult['careers'];
  /** The course that most take to each of these careers, in their order. */
  waysTo: (careers: readonly string[]) => readonly string[];
  /** The exam's short name; undefined when no catalog holds it. */
  examName: (id: string, language: Language) => string | undefined;
  /** Who may enter a course with the subjects of a stream; undefined if it is closed to all of them. */
  openTo: (stream: string, course: string) => TrainingAudience | undefined;
  figures: NoteFigures;
}

/** It has no id if nothing is stored, and no answers if no bank understands them any more. */
export interface SubmittedSheet {
  id: string | null;
  read: ReadSheet | undefined;
  submittedAt: string;
  /** The present day in India; figures that are old by then say so. */
  day: string;
}

const careersShown = 3;

export function composeResult(
  result: WordedAnswer,
  words: Words,
  { id, read, submittedAt, day }: SubmittedSheet,
  book: ResultBook,
): QuizResult {
  const { language } = words;
  const isClear = result.confidence !== 'unclear';
  const interests = read ? interestsOf(read.bank, read.picks) : { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 };
  const careers = isClear ? careersFor({ result, words, interests, read }, book) : [];
  return {
    ...result,
    attemptId: id,
    submittedAt,
    recommendations: result.recommendations.map(({ examId, ...rest }) => {
      const shortName = book.examName(examId, language);
      return { ...rest, exam: shortName === undefined ? null : { examId, shortName } };
    }),
    notes: isClear ? resultNotes(result.recommendations[0], { words, read, figures: book.figures, day }) : [],
    courses: coursesFor(result, careers, language, book),
    careers,
    interests,
  };
}

interface Answered {
  result: WordedAnswer;
  words: Words;
  interests: QuizResult['interests'];
  read: ReadSheet | undefined;
}

function careersFor({ result, words, interests, read }: Answered, book: ResultBook): QuizResult['careers'] {
  const named = read ? namedWork(read.bank, read.picks) : new Map<string, never>();
  const [first] = result.recommendations;
  return book.careersFor(
    {
      fields: first ? pointedTo(first) : [],
      liked: read ? likedFields(read.bank, read.picks) : [],
      interests,
      named: new Map(
        [...named].map(([career, answers]) => [
          career,
          {
            weight: answers.reduce((sum, { weight }) => sum + weight, 0),
            fields: answers.flatMap(({ field }) => field ?? []),
            said: () =>
              answers.flatMap((answer) =>
                read
                  ? { sentence: words.sentences.quoted(saidIn(read.bank, words, answer)), inShort: shortQuestion(read.bank, words, answer) }
                  : [],
              ),
          },
        ]),
      ),
      opens: (course) => book.openTo(result.stream ?? first?.stream ?? '', course),
    },
    words.language,
  );
}

/** The first courses: a stream has hundreds, the screen shows six, and a list has the rest. */
function coursesFor(
  { recommendations, targetClass, stream }: WordedAnswer,
  careers: QuizResult['careers'],
  language: Language,
  book: ResultBook,
): QuizResult['courses'] {
  const [first] = recommendations;
  const openTo = (id: string) => book.openTo(stream ?? first?.fieldId ?? '', id);
  const id = first?.fieldId;
  const found = isStream(id) ? book.coursesForStream(id) : isField(id) ? book.coursesForField(id) : [];
  // For a whole stream, the fields that fit best come first, in turn, so that one does not hide the other.
  const best = (first?.bestFields ?? []).map(({ fieldId }) => found.filter(({ field }) => field === fieldId));
  const longest = Math.max(0, ...best.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) => best.flatMap((courses) => courses[place] ?? [])).flat();
  // Only courses of the student's own stage and stream: no biology for those without it, no course that begins earlier.
  const inOrder = [...new Set([...inTurn, ...found])]
    .filter(({ _id, entry }) => (targetClass === '10' || entry !== 'after 10') && openTo(_id) !== undefined)
    .sort((a, b) => Number(isAfterDegree(a)) - Number(isAfterDegree(b)));
  // Courses after a degree appear only if nothing begins earlier.
  const begun = inOrder.filter((course) => !isAfterDegree(course));
  const ready = begun.length > 0 ? begun : inOrder;
  // Courses that most take to the named careers come before others of the field.
  const ways = book.waysTo(careers.map(({ careerId }) => careerId));
  const led = [...new Set(ways)].flatMap((way) => ready.find(({ _id }) => _id === way) ?? []);
  // A field stands before its guests: B.Com leads to business too, and the BBA is what the field is about.
  const isOwn = ({ field }: ShownCourse) => !isField(id) || field === id;
  const courses = [...new Set([...led.filter(isOwn), ...ready.slice(0, 1).filter(isOwn), ...led, ...ready])]
    .slice(0, limits.coursesWithResult)
    .map((course) => book.courseIn(course._id, language) ?? course)
    .map((course) => {
      const forGender = openTo(course._id);
      const shown = { ...course, careerOptions: course.careerOptions.slice(0, careersShown) };
      return forGender === 'female' || forGender === 'male' ? { ...shown, forGender } : shown;
    });
  // The count is that of the list to which the screen links.
  return { courses, totalCourses: found.length };
}

/** The field, or the two fields of a stream that suit best. */
function pointedTo({ fieldId, bestFields }: Pick<WordedRecommendation, 'fieldId' | 'bestFields'>): Field[] {
  return isField(fieldId) ? [fieldId] : bestFields.map((best) => best.fieldId);
}
