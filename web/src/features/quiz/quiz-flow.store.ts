/** The quiz of the person here, kept in this browser: answers survive a reload and a dead phone. */
import type { Quiz, QuizResult } from '@disha/contract/quiz';
import { currentLocale } from '../../messages/locale.ts';
import { deviceValue } from '../../session/device-value.ts';
import { isStoredForOthers } from '../../session/forget-on-device.ts';
import { quizKey } from '../../session/stored-keys.ts';
import { giveToOwners } from '../../session/older-keeping.ts';
import { ownerNow, type Owner } from '../../session/owner.ts';
import { useUser } from '../../session/session.ts';
import {
  finishedIn,
  attemptIdOf,
  notStarted,
  readFlow,
  step,
  type Finished,
  type FlowEvent,
  type QuizFlow,
  type AnswerSheet,
} from './quiz-flow.ts';

/** 1: answers were texts; 2: whose it was stood inside. What they left in a browser goes on. */
interface KeptFlow {
  state?: { owner?: unknown };
}

const ownerIn = (kept: unknown) => (kept as KeptFlow | null)?.state?.owner;

giveToOwners(quizKey, (kept) => {
  const owner = ownerIn(kept);
  return new Map(typeof owner === 'string' ? [[owner, (kept as KeptFlow).state]] : []);
});

function parse(text: string | null): QuizFlow {
  if (text === null) return notStarted;
  try {
    const kept: unknown = JSON.parse(text);
    return readFlow((kept as KeptFlow | null)?.state ?? kept);
  } catch {
    return notStarted;
  }
}

const store = deviceValue<QuizFlow>(quizKey, parse);

function dispatch(event: FlowEvent, owner: Owner = ownerNow()): void {
  const before = store.readOf(owner);
  const after = step(before, event);
  if (after === notStarted) store.forgetOf(owner);
  else if (after !== before) store.writeOf(owner, after);
}

interface SeenFlow extends QuizFlow {
  /** Somebody's quiz is here whose session has ended: signing in again shows it. */
  isLocked: boolean;
}

/** What the person at this browser has of a quiz. */
export function useQuizFlow(): SeenFlow {
  const isVisitor = useUser() === null;
  const flow = store.useValue();
  return { ...flow, isLocked: isVisitor && flow.sheet === null && isStoredForOthers(quizKey) };
}

/** `randomUUID` is there only where the page came over a safe line. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

export const quizFlow = {
  start: (quiz: Quiz) => {
    dispatch({ type: 'started', quiz, attemptId: newId(), language: currentLocale().locale });
  },
  /** The whole quiz, with what the short one has asked already answered. */
  goOn: (whole: Quiz, from: AnswerSheet) => {
    dispatch({ type: 'started', quiz: whole, attemptId: newId(), language: currentLocale().locale, from });
  },
  answer: (index: number, answer: string) => {
    dispatch({ type: 'answered', index, answer });
  },
  moveTo: (index: number) => {
    dispatch({ type: 'moved', index });
  },
  translated: (told: Omit<Extract<FlowEvent, { type: 'translated' }>, 'type'>) => {
    dispatch({ type: 'translated', ...told });
  },
  /** An answer that comes when another person is here by then is dropped. */
  submitted: (owner: Owner, answers: readonly string[], result: QuizResult) => {
    if (owner === ownerNow()) dispatch({ type: 'submitted', answers, result, waits: owner !== null && result.attemptId === null });
  },
};

/** Results of an account that were made offline, and are to go there. */
export const waitingFlow = {
  of: (owner: string): readonly Finished[] => finishedIn(store.readOf(owner)).filter(({ waits }) => waits === true),
  stored: (owner: string, before: Finished, result: QuizResult) => {
    dispatch({ type: 'stored', id: attemptIdOf(before), result }, owner);
  },
};

/** What a guest has left here; for the person who asks to take it over. */
export const guestsQuiz = {
  read: (): QuizFlow => store.readOf(null),
  /** Into the hands of the person here: one result, or all that there is. */
  give: (over: QuizFlow) => {
    dispatch({ type: 'taken', over });
    for (const one of finishedIn(over)) dispatch({ type: 'left', id: attemptIdOf(one) }, null);
    if (over.sheet !== null && over.result === null) store.forgetOf(null);
  },
};
