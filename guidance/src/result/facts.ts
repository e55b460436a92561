/** What a result asks of the catalogs, as facts that can be sent, and the same asked of facts that have arrived. */
import type { Language } from '@disha/contract/languages';
import type { QuizFacts } from '@disha/contract/quiz.facts';
import { fields, isStream, streams, type Field } from '@disha/contract/taxonomy';
import type { Said } from '@disha/contract/words';
import { examOfCandidate } from '../exams.ts';
import { gateFacts } from '../gates.ts';
import type { ResultBook } from './compose.ts';
import { fittingCareers, waysTo } from './fitting.ts';
import type { SourcedCrowd, SourcedPrice } from './notes.ts';
import type { TrainingAudience, Work } from './training.ts';

const closed = '-';
const letterOf: Readonly<Record<TrainingAudience, string>> = { all: 'a', female: 'f', male: 'm' };
const openBy: Readonly<Record<string, TrainingAudience | undefined>> = { a: 'all', f: 'female', m: 'male' };

export interface SentResultBook extends Omit<ResultBook, 'careersFor' | 'waysTo'> {
  works: () => readonly Work[];
  /** A career in the words of a language. */
  workIn: (id: string, language: Language) => { name: string; summary: string } | undefined;
}

/** Only what is known: a figure that no source gives is left out, and so is the line that would name it. */
const knownOf = <T>(ids: readonly string[], find: (id: string) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const found = find(id);
      return found === undefined ? [] : [[id, found]];
    }),
  );

export function sentFacts(book: SentResultBook, language: Language): QuizFacts {
  const ranked = {
    stream: streams.map((id) => [id, book.coursesForStream(id).map(({ _id }) => _id)] as const),
    field: fields.map((id) => [id, book.coursesForField(id).map(({ _id }) => _id)] as const),
  };
  const shown = [...new Set([...ranked.stream, ...ranked.field].flatMap(([, ids]) => ids))];
  const courses = shown.flatMap((id) => book.courseIn(id, language) ?? []);
  const placeOf = new Map(courses.map(({ _id }, at) => [_id, at]));
  const placesOf = (ids: readonly string[]) => ids.flatMap((id) => placeOf.get(id) ?? []);
  // A road may begin with a course that no result shows.
  const asked = [...new Set([...shown, ...book.works().flatMap(({ begins }) => begins.filter((id) => id !== null))])];
  const letters = (stream: string) =>
    asked.map((id) => {
      const opened = book.openTo(stream, id);
      return opened === undefined ? closed : letterOf[opened];
    });
  const named = Object.values(gateFacts);
  return {
    courses,
    ofStream: Object.fromEntries(ranked.stream.map(([id, ids]) => [id, placesOf(ids)])) as QuizFacts['ofStream'],
    ofField: Object.fromEntries(ranked.field.map(([id, ids]) => [id, placesOf(ids)])) as QuizFacts['ofField'],
    doors: {
      of: asked,
      byStream: Object.fromEntries(streams.map((stream) => [stream, letters(stream).join('')])) as QuizFacts['doors']['byStream'],
    },
    works: book.works().map((work) => ({
      ...work,
      fields: [...work.fields],
      profile: [...work.profile],
      begins: [...work.begins],
      name: book.workIn(work.id, language)?.name ?? work.name,
      summary: book.workIn(work.id, language)?.summary ?? work.summary,
    })),
    exams: knownOf(
      Object.values(examOfCandidate).map(({ id }) => id),
      (id) => book.examName(id, language),
    ),
    crowds: knownOf(
      named.map(({ exam }) => exam),
      (id) => lean(book.figures.crowds?.get(id)),
    ),
    prices: knownOf(
      named.flatMap(({ prices }) => [...prices] as string[]),
      (id) => priced(book.figures.fees.book.band(id)),
    ),
  };
}

const lean = (crowd: SourcedCrowd | undefined) =>
  crowd && {
    year: crowd.year,
    candidates: crowd.candidates,
    places: crowd.places,
    ...(crowd.publicPlaces !== undefined && { publicPlaces: crowd.publicPlaces }),
    sources: [...crowd.sources],
  };
const priced = (price: SourcedPrice | undefined) => price && { from: price.from, to: price.to, sources: [...price.sources] };

/** How the page puts into words what a result says of a career. */
export interface PageWords {
  inWords: (said: Said) => string;
  fieldName: (field: Field) => string;
}

export function resultBookOf({ courses, ofStream, ofField, doors, works, exams, crowds, prices }: QuizFacts, words: PageWords): ResultBook {
  const byId = new Map(courses.map((course) => [course._id, course]));
  const at = (places: readonly number[] | undefined) => (places ?? []).flatMap((place) => courses[place] ?? []);
  const doorAt = new Map(doors.of.map((id, place) => [id, place]));
  return {
    coursesForStream: (stream) => at(ofStream[stream]),
    coursesForField: (field) => at(ofField[field]),
    courseIn: (id) => byId.get(id),
    careersFor: (pointed) => fittingCareers({ works, told: () => undefined, ...words }, pointed),
    waysTo: (careers) => waysTo(works, careers),
    examName: (id) => exams[id],
    openTo: (stream, course) => {
      if (!isStream(stream)) return 'all';
      const place = doorAt.get(course);
      return place === undefined ? undefined : openBy[doors.byStream[stream].charAt(place)];
    },
    figures: { crowds: { get: (exam) => crowds[exam] }, fees: { book: { band: (id) => prices[id] } } },
  };
}
