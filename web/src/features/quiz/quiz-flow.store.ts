/** The quiz flow, kept in this browser: answers survive a reload and a dead phone. */
import type { Quiz, QuizResult } from '@disha/contract/quiz';
import { useEffect } from 'react';
import { create } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import { localeHere } from '../../messages/locale.ts';
import { carefulWrites } from '../../session/careful-writes.ts';
import { forgetsBy } from '../../session/forget-on-device.ts';
import { quizKey } from '../../session/kept-keys.ts';
import { useSession, useUser } from '../../session/session.ts';
import { notStarted, readFlow, step, visibleTo, type FlowEvent, type QuizFlow } from './quiz-flow.ts';

/** 1: answers were texts. What it left in a browser goes on. */
const version = 2;
const readable: readonly unknown[] = [1, version];

/** Where there is no storage, or it is full or forbidden, the flow lives in memory. */
const storage: PersistStorage<QuizFlow> = {
  getItem: (name) => {
    try {
      const text = localStorage.getItem(name);
      if (text === null) return null;
      const { state, version: kept } = JSON.parse(text) as { state?: unknown; version?: unknown };
      return { state: readable.includes(kept) ? readFlow(state) : notStarted, version };
    } catch {
      return null;
    }
  },
  ...carefulWrites,
};

export const useFlowStore = create<QuizFlow>()(
  persist((): QuizFlow => notStarted, {
    name: quizKey,
    version,
    storage,
    merge: (stored, current) => (stored as QuizFlow | undefined) ?? current,
  }),
);

function dispatch(event: FlowEvent): void {
  const before = useFlowStore.getState();
  const after = step(before, event);
  if (after !== before) useFlowStore.setState(after, true);
}

const currentUserId = () => useSession.getState().user?._id ?? null;
const claim = () => {
  dispatch({ type: 'claimed', by: currentUserId() });
};
useSession.subscribe(claim);

export interface SeenFlow extends QuizFlow {
  /** Somebody's quiz is here whose session has ended: signing in again shows it. */
  isLocked: boolean;
}

/** What the person at this browser has of a quiz. */
export function useQuizFlow(): SeenFlow {
  const userId = useUser()?._id ?? null;
  const flow = useFlowStore();
  useEffect(() => {
    claim();
    // Another tab of this browser went on with the same quiz.
    const follow = ({ key }: StorageEvent) => {
      if (key === quizKey || key === null) void useFlowStore.persist.rehydrate();
    };
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('storage', follow);
    };
  }, []);
  return { ...visibleTo(flow, userId), isLocked: userId === null && flow.owner !== null };
}

/** Only where the page came over a safe line can the browser make one; without it, sending twice stores twice. */
function newId(): string | null {
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : null;
}

export const quizFlow = {
  start: (quiz: Quiz) => {
    dispatch({ type: 'started', quiz, owner: currentUserId(), attemptId: newId(), language: localeHere().locale });
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
  submitted: (answers: readonly string[], result: QuizResult) => {
    dispatch({ type: 'submitted', answers, result });
  },
  reset: () => {
    dispatch({ type: 'reset' });
  },
};

/** After sign-out: nothing of it stays in this browser. */
forgetsBy(quizKey, () => {
  quizFlow.reset();
  useFlowStore.persist.clearStorage();
});
