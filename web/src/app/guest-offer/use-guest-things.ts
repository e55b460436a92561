/** Everything a guest has left on this phone, by feature: in words that reveal none of it, and how an account takes it over. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mine } from '../../api/query-client.ts';
import { guestItems } from '../../features/bookmarks/stored-items.ts';
import { guestsExams, useOwnExams } from '../../features/calendar/chosen.ts';
import { guestsLists, useMyLists } from '../../features/chances/list/my-lists.ts';
import { guestsSheets, useStoredSheets } from '../../features/costs/stored-sheets.ts';
import { guestsWeighings, useWeighings } from '../../features/decide/stored-weighings.ts';
import { guestsPlan } from '../../features/path/plan/held-plan.ts';
import { planQueries } from '../../features/path/plan/plan.queries.ts';
import { isEmpty } from '../../features/path/plan/read-plan.ts';
import { guestsResults } from '../../features/quiz/guests-quiz.ts';
import { useQuizFlow } from '../../features/quiz/quiz-flow.store.ts';
import { useFormat } from '../../messages/format.ts';
import { guestOfferTexts } from '../../messages/guest-offer.ts';
import { useText } from '../../messages/locale.ts';
import { guestDetails, useStudentDetails } from '../../session/student-details.ts';
import { guestsSeats } from '../../session/picked-seats.ts';
import { guestsRanks, storedRanks } from '../../session/stored-ranks.ts';

export interface GuestThing {
  id: string;
  here: string;
  /** What the person has already; null where there is nothing. */
  there: string | null;
}

export function useGuestThings(userId: string): { things: readonly GuestThing[]; take: () => Promise<void> } {
  const text = useText(guestOfferTexts);
  const format = useFormat();
  const queryClient = useQueryClient();
  const { sheet, result } = useQuizFlow();
  const details = useStudentDetails();
  const exams = useOwnExams();
  const sheets = useStoredSheets();
  const lists = useMyLists();
  const ranks = storedRanks.useValue();
  const weighings = useWeighings();
  const days = guestsResults.days();
  const begun = guestsResults.answered();
  const plan = guestsPlan.read();
  const { data: results = 0 } = useQuery({
    queryKey: [mine, 'results-counted', userId],
    queryFn: () => guestsResults.inAccount(queryClient, userId),
    enabled: days.length > 0,
  });
  const { data: bookmarks = 0 } = useQuery({
    queryKey: [mine, 'bookmarks-counted', userId],
    queryFn: () => guestItems.inAccount(queryClient, userId),
    enabled: guestItems.count() > 0,
  });
  const { data: kept } = useQuery({ ...planQueries.kept(userId), enabled: plan !== undefined });
  const thing = (id: keyof typeof text.there, here: string | false, there: string | null) => (here === false ? [] : [{ id, here, there }]);
  const things: readonly GuestThing[] = [
    ...thing(
      'results',
      days[0] !== undefined && text.things.results(days.length, format.date(days[0])),
      results > 0 ? text.there.results(results) : null,
    ),
    ...thing('sheet', begun !== null && text.things.sheet(begun.answers, begun.of), sheet && !result ? text.there.sheet : null),
    ...thing('details', guestDetails.count() > 0 && text.things.details(guestDetails.count()), details ? text.there.details : null),
    ...thing(
      'bookmarks',
      guestItems.count() > 0 && text.things.bookmarks(guestItems.count()),
      bookmarks > 0 ? text.there.bookmarks(bookmarks) : null,
    ),
    ...thing(
      'plan',
      plan !== undefined && !isEmpty(plan) && text.things.plan(plan.ways.length, plan.steps.length),
      isEmpty(kept?.plan ?? null) ? null : text.there.plan,
    ),
    ...thing('exams', guestsExams.count() > 0 && text.things.exams(guestsExams.count()), exams.length > 0 ? text.there.exams : null),
    ...thing(
      'costs',
      guestsSheets.count() > 0 && text.things.costs(guestsSheets.count()),
      Object.keys(sheets).length > 0 ? text.there.costs : null,
    ),
    ...thing('ranks', guestsRanks.count() > 0 && text.things.ranks(guestsRanks.count()), ranks.length > 0 ? text.there.ranks : null),
    ...thing(
      'lists',
      guestsLists.count() > 0 && text.things.lists(guestsLists.count()),
      Object.keys(lists).length > 0 ? text.there.lists : null,
    ),
    ...thing(
      'weighings',
      guestsWeighings.count() > 0 && text.things.weighings(guestsWeighings.count()),
      weighings.length > 0 ? text.there.weighings : null,
    ),
  ];
  return {
    things,
    take: async () => {
      // What stays on this phone first: it cannot fail.
      guestDetails.take();
      guestsExams.take();
      guestsSheets.take();
      guestsLists.take();
      guestsWeighings.take();
      guestsRanks.take();
      guestsSeats.take();
      guestsPlan.take();
      // A result is one request and the dearest; what was kept may be many.
      await guestsResults.take(queryClient, userId);
      await guestItems.take(queryClient, userId);
    },
  };
}
