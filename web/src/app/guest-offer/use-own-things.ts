/** What somebody with an account has on this phone alone, in words that tell nothing of what is in it. */
import { useQuery } from '@tanstack/react-query';
import { useOwnExams } from '../../features/calendar/chosen.ts';
import { useMyLists } from '../../features/chances/list/my-lists.ts';
import { useStoredSheets } from '../../features/costs/stored-sheets.ts';
import { useWeighings } from '../../features/decide/stored-weighings.ts';
import { waitingBookmarks } from '../../features/bookmarks/waiting-bookmarks.ts';
import { storedDetailsQuery, mayBeStored } from '../../features/path/plan/stored-details.ts';
import { heldPlan } from '../../features/path/plan/held-plan.ts';
import { answeredCount, finishedIn } from '../../features/quiz/quiz-flow.ts';
import { useQuizFlow } from '../../features/quiz/quiz-flow.store.ts';
import { guestOfferTexts } from '../../messages/guest-offer.ts';
import { useText } from '../../messages/locale.ts';
import { useKeepsOnPhone, useStudentDetails } from '../../session/student-details.ts';
import { storedRanks } from '../../session/stored-ranks.ts';

interface OwnThings {
  things: readonly string[];
  /** Details that the account could keep, and does not. */
  mayKeepDetails: boolean;
}

export function useOwnThings(userId: string): OwnThings {
  const { things: text } = useText(guestOfferTexts);
  const flow = useQuizFlow();
  const { sheet, result } = flow;
  const results = finishedIn(flow).filter(({ waits }) => waits === true).length;
  const waiting = waitingBookmarks.useChanges().length;
  const studentDetails = useStudentDetails();
  const plan = heldPlan.useValue();
  const waits = useKeepsOnPhone();
  const [exams, sheets, lists, ranks] = [useOwnExams(), useStoredSheets(), useMyLists(), storedRanks.useValue()];
  const weighings = useWeighings();
  const isOfAge = studentDetails !== null && mayBeStored(studentDetails);
  const { data: inAccount = null } = useQuery({ ...storedDetailsQuery(userId), enabled: isOfAge });
  const details = studentDetails === null || waits || inAccount !== null ? 0 : Object.keys(studentDetails).length;
  const answers = sheet && result === null ? answeredCount(sheet) : 0;
  const counted = (count: number, said: (count: number) => string) => (count === 0 ? [] : [said(count)]);
  return {
    things: [
      ...counted(waiting, text.waitingBookmarks),
      ...counted(results, text.waitingResults),
      ...counted(answers, (count) => text.sheet(count, sheet?.quiz.questions.length ?? count)),
      ...counted(details, text.details),
      ...(plan && !plan.isKept && !waits ? [text.plan(plan.plan.ways.length, plan.plan.steps.length)] : []),
      ...counted(ranks.length, text.ranks),
      ...counted(exams.length, text.exams),
      ...counted(Object.keys(sheets).length, text.costs),
      ...counted(Object.keys(lists).length, text.lists),
      ...counted(weighings.length, text.weighings),
    ],
    mayKeepDetails: details > 0 && isOfAge,
  };
}
