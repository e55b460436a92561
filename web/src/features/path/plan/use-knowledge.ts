/** What a plan is made with in the browser. Two small tables are the same for everybody; places are asked for by course and home. */
import type { CollegeCard } from '@disha/contract/colleges.card';
import type { StudentDetails } from '@disha/contract/passport';
import { studyCost } from '@disha/eligibility/plan/costs';
import { formFeeFor } from '@disha/eligibility/plan/form-fee';
import { helpWith } from '@disha/eligibility/plan/help';
import type { Knowledge } from '@disha/eligibility/plan/knowledge';
import type { Book } from '@disha/eligibility/types';
import { useQueries, useQuery } from '@tanstack/react-query';
import { pickedSeats } from '../../../session/picked-seats.ts';
import { storedRanks } from '../../../session/stored-ranks.ts';
import { pathQueries } from '../path.queries.ts';
import { placesFor, type NearPlace } from '../places.ts';
import { knownChance } from './known-chances.ts';
import { planQueries } from './plan.queries.ts';

/** By which courses and exams something more is asked for. */
interface KnowledgeWish {
  courses: readonly string[];
  exams: readonly string[];
}

export interface PlanKnowledge {
  /** Undefined until the tables are here. */
  knowledge: Knowledge | undefined;
  cardOf: (college: string) => CollegeCard | undefined;
  placesNear: (course: string) => readonly NearPlace[];
  /** Days are on their way: a step made now would have none. */
  isDating: boolean;
  isPlacing: boolean;
  /** Asks once more for the places of a course that did not come; undefined where nothing is missing. */
  againFor: (course: string) => (() => void) | undefined;
  /** Another one where something more is known. */
  stamp: string;
  error: unknown;
  retry: () => void;
}

export function useKnowledge(book: Book | undefined, passport: StudentDetails, { courses, exams }: KnowledgeWish): PlanKnowledge {
  const { state, district } = passport;
  const seats = pickedSeats.useValue();
  const ranks = storedRanks.useValue();
  // What is known of places is fetched with the first wish, and a home is told to the server by none but this.
  const tables = useQuery({ ...pathQueries.taught(state), enabled: book !== undefined });
  const all = useQuery({ ...planQueries.scholarships(), enabled: courses.length > 0 });
  const { data: scholarships = [] } = all;
  // With a district the answer goes on beyond the state by itself; without one, what the state does not teach is looked for in India.
  const isFar = (course: string) => district === undefined && tables.data?.places.reachOf(course, passport)?.near === 'india';
  const stateFor = (course: string) => (isFar(course) ? undefined : state);
  const ofPlaces = useQueries({ queries: courses.map((course) => pathQueries.places({ course, state: stateFor(course), district })) });
  const ofExams = useQueries({ queries: exams.map((id) => planQueries.exam(id)) });
  const cardsFor = (course: string) => ofPlaces[courses.indexOf(course)]?.data ?? [];
  const help =
    book &&
    helpWith(
      book,
      passport,
      scholarships.map((one) => ({ ...one, id: one._id })),
    );
  const { data } = tables;
  return {
    knowledge: data && {
      reachOf: (course, at) => data.places.reachOf(course, at),
      placesOf: (course, ...asked) =>
        placesFor(data.places, cardsFor(course), ...asked).map(({ college, basis, near }) => ({ college, basis, near })),
      isPlaced: (course) => ofPlaces[courses.indexOf(course)]?.data !== undefined,
      countOf: (course) => data.places.countOf(course),
      anywhereOf: (course) => data.places.anywhere(course),
      // Of a college that is known by name what its own page says, and nothing else.
      costOf: (course, at, near, [nearest] = []) => {
        const card = cardsFor(course).find(({ _id }) => _id === nearest);
        return studyCost(data.costs, course, {
          state: at.state,
          near,
          there: nearest === undefined ? undefined : (card?.teaches?.cost ?? null),
        });
      },
      doorsOf: (course, at) => data.doors.doorsOf(course, at),
      scholarshipsFor: (course) => help?.(course) ?? [],
      // A rank is told in the feature of chances and never sent from here: known is what was answered there.
      chanceOf: (exam, course) => knownChance({ seats, ranks }, exam, course),
      seats,
      formFeeOf: (id) => formFeeFor(ofExams[exams.indexOf(id)]?.data?.fee, passport),
      datesOf: (id) => ofExams[exams.indexOf(id)]?.data?.dates ?? [],
    },
    cardOf: (college) => ofPlaces.flatMap(({ data: cards = [] }) => cards).find(({ _id }) => _id === college),
    placesNear: (course) => (data ? placesFor(data.places, cardsFor(course), passport, 'india') : []),
    isDating: ofExams.some(({ isPending }) => isPending),
    isPlacing: ofPlaces.some(({ isPending }) => isPending),
    againFor: (course) => {
      const asked = ofPlaces[courses.indexOf(course)];
      return asked?.isError === true ? () => void asked.refetch() : undefined;
    },
    stamp: [JSON.stringify([seats, ranks]), ...[tables, all, ...ofPlaces, ...ofExams].map(({ dataUpdatedAt }) => dataUpdatedAt)].join(' '),
    error: tables.error,
    retry: () => void tables.refetch(),
  };
}
