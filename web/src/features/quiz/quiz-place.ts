/**
 * Each question is a place in the browser's history, so that Back goes to the question before, as it does everywhere.
 * The address stays the same: a link from elsewhere, or a reload, leads to where the person is.
 */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { nextQuestion, placeIn, type AnswerSheet } from './quiz-flow.ts';
import { quizFlow } from './quiz-flow.store.ts';

/** What an entry of the history holds. */
export interface HistoryPlace {
  /** Of the question; the review has none. */
  index?: number;
  /** The question before lies right behind this entry. */
  hasPrevious?: boolean;
  /** How many entries of the quiz lie behind it: a student who is done leaves them all at once. */
  depth: number;
}

/** The entry we are on; null when it is none of ours, as after a link from elsewhere. */
export function useHistoryPlace(): HistoryPlace | null {
  const { state } = useLocation() as { state: Partial<HistoryPlace> | null };
  return typeof state?.depth === 'number' ? { ...state, depth: state.depth } : null;
}

interface QuizPlace {
  index: number;
  toNext: () => void;
  toPrevious: () => void;
  /** For the way to the review. */
  further: HistoryPlace;
}

export function useQuizPlace(sheet: AnswerSheet): QuizPlace {
  const navigate = useNavigate();
  const place = useHistoryPlace();
  const index = placeIn(sheet, place?.index ?? sheet.index);
  const depth = place?.depth ?? 0;
  const further: HistoryPlace = { depth: depth + 1 };
  useEffect(() => {
    quizFlow.moveTo(index);
  }, [index]);
  const go = (state: HistoryPlace, replace = false) => void navigate(paths.quizQuestion, { state, replace });
  return {
    index,
    further,
    toNext: () => {
      const next = nextQuestion(sheet, index);
      if (next === null) void navigate(paths.quizReview, { state: further });
      else go({ ...further, index: next, hasPrevious: true });
    },
    // The button and Back are one thing, so that no student walks in circles between them.
    toPrevious: () => {
      if (place?.hasPrevious === true) void navigate(-1);
      else go({ index: index - 1, depth }, true);
    },
  };
}

/** What an entry holds that a screen without anything to show leads back to. */
export interface NoData {
  noData?: boolean;
}
