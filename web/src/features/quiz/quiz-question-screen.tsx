import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { useFormat } from '../../messages/format.ts';
import { paths } from '../../paths.ts';
import { Redirect } from '../../ui/redirect.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { QuestionIcon } from './question-icon.tsx';
import { QuizDone } from './quiz-done.tsx';
import { QuizOptions } from './quiz-options.tsx';
import { answeredCount, completeAnswers, isAnswered, progressPercent, type AnswerSheet } from './quiz-flow.ts';
import { quizFlow, useQuizFlow } from './quiz-flow.store.ts';
import { useQuizPlace } from './quiz-place.ts';
import { SignInAgain } from './quiz-unavailable.tsx';
import { QuizWaiting } from './quiz-waiting.tsx';
import { staysOnQuestion } from './stays-on-question.ts';
import { useFactsAtHand } from './use-facts-at-hand.ts';
import { useOwnLanguage } from './use-own-language.ts';
import { aheadOfQuestions, useNextScreens } from './use-next-screens.ts';
import { footLook } from './quiz-look.ts';

export function QuizQuestionScreen() {
  const flow = useQuizFlow();
  const { sheet, result, isLocked } = flow;
  const isReadable = useOwnLanguage(flow);
  const [wasDone] = useState(result !== null);
  useNextScreens(aheadOfQuestions);
  useFactsAtHand();
  if (isLocked) return <SignInAgain />;
  if (!sheet) return <Redirect to={paths.quizStart} />;
  if (!isReadable) return <QuizWaiting />;
  if (result) return <QuizDone cameBack={wasDone} />;
  return <Question sheet={sheet} />;
}

function Question({ sheet }: { sheet: AnswerSheet }) {
  const all = useText(quizTexts);
  const text = all.question;
  const navigate = useNavigate();
  const { quiz, answers } = sheet;
  const { index, toNext, toPrevious, further } = useQuizPlace(sheet);
  const stays = staysOnQuestion.useValue();
  const goOnSoon = useSoon(index, toNext);
  const total = quiz.questions.length;
  const question = quiz.questions[index];
  const isLast = index === total - 1;
  const canGoOn = isAnswered(sheet, index);
  const headingId = useId();
  const heading = useFocusOnChange(index);
  const place = text.place(index + 1, total);

  const choose = useCallback(
    (id: string) => {
      quizFlow.answer(index, id);
    },
    [index],
  );
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!canGoOn) return;
    if (isLast) void navigate(paths.quizReview, { state: further });
    else toNext();
  };

  return (
    <Page title={[place, all.title]} width="narrow">
      <Where sheet={sheet} index={index} place={place} />
      <form onSubmit={goOn}>
        {/* ARIA in HTML allows a fieldset this role, and it says more. */}
        <fieldset key={question?.id} role="radiogroup" aria-labelledby={headingId} className="min-w-0">
          <legend className="mb-3 w-full">
            <span className="flex items-start gap-3">
              {question?.icon !== undefined && <QuestionIcon icon={question.icon} />}
              <h1 ref={heading} id={headingId} tabIndex={-1} className="min-w-0 flex-1 text-[1.2rem] leading-snug sm:text-title">
                {question?.question}
              </h1>
            </span>
          </legend>
          <QuizOptions
            name={question?.id ?? ''}
            options={question?.options ?? []}
            ids={question?.optionIds ?? []}
            chosen={answers[index] ?? null}
            onChoose={choose}
            onTap={() => {
              // A student who comes back to change one of all answers goes on from there by themselves.
              if (!stays && !isLast && !completeAnswers(sheet)) goOnSoon();
            }}
          />
        </fieldset>
        <p className="mt-3 text-sm text-ink-soft max-md:hidden pointer-coarse:hidden">{text.keys(question?.options.length ?? 0)}</p>
        <Checkbox label={text.stay} checked={stays} onChange={staysOnQuestion.write} />
        <div className={footLook('mt-3 grid-cols-2 gap-3')}>
          <Button look="quiet" size="large" disabled={index === 0} onClick={toPrevious}>
            {text.previous}
          </Button>
          <Button type="submit" size="large" disabled={!canGoOn}>
            {isLast ? text.finish : text.next}
          </Button>
          {!isLast && completeAnswers(sheet) && (
            <LinkButton to={paths.quizReview} state={further} look="plain" className="col-span-2">
              {text.review}
            </LinkButton>
          )}
        </div>
      </form>
    </Page>
  );
}

/** So long a choice is seen before the next question comes; a second tap in this time changes it. */
const seenMs = 400;

/** Goes on in a moment, unless the person has gone on by themselves. */
function useSoon(index: number, goOn: () => void): () => void {
  const timer = useRef<number>(undefined);
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [index],
  );
  return () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      latest.current();
    }, seenMs);
  };
}

/** How far along: in words for everybody, as a bar to look at. The words are read out when they change. */
function Where({ sheet, index, place }: { sheet: AnswerSheet; index: number; place: string }) {
  const text = useText(quizTexts).question;
  const format = useFormat();
  const percent = progressPercent(sheet, index);
  return (
    <div className="mb-4">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 whitespace-nowrap max-sm:text-[.94rem]">
        <p role="status" className="font-bold">
          {place}
        </p>
        <p className="text-ink-soft tabular-nums">{`${text.answered(answeredCount(sheet))} · ${format.percent(percent / 100)}`}</p>
      </div>
      <Progress label={text.progress} percent={percent} />
    </div>
  );
}

/**
 * The next question takes the focus, so that those who listen hear it and the
 * keyboard goes on from there. Arriving is the layout's business.
 */
function useFocusOnChange(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [index]);
  return heading;
}
