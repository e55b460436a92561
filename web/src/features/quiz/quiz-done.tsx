import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { paths } from '../../paths.ts';
import { Redirect } from '../../ui/redirect.tsx';
import { useHistoryPlace } from './quiz-place.ts';

/** The sheet is sent and its answers stand. `cameBack`: it was so before this screen opened, as on the way back from the result. */
export function QuizDone({ cameBack }: { cameBack: boolean }) {
  const place = useHistoryPlace();
  const how = useNavigationType();
  return cameBack && how === 'POP' && place ? <Leave steps={place.depth + 1} /> : <Redirect to={paths.quizResults} />;
}

/** Past all the questions at once: no student wants to press Back two dozen times. */
function Leave({ steps }: { steps: number }) {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-steps);
  }, [navigate, steps]);
  return null;
}
