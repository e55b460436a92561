import { Clock, ListChecks } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Quiz } from '@disha/contract/quiz';
import { quizKeys, type QuizKey } from '@disha/contract/quiz.keys';
import { useText } from '../../messages/locale.ts';
import { commonTexts } from '../../messages/common.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import type { ComeBack } from '../../session/require-session.tsx';
import { guestOffer } from '../../session/guest-things.ts';
import { RememberFacts, useRemembering } from '../../session/remember.tsx';
import { useUser } from '../../session/session.ts';
import { useFact } from '../../session/use-fact.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/classes.ts';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { answeredCount, finishedIn } from './quiz-flow.ts';
import { quizFlow, useQuizFlow } from './quiz-flow.store.ts';
import type { NoData, HistoryPlace } from './quiz-place.ts';
import { quizQueries } from './quiz.queries.ts';
import { NotForGraduates, NotThisStream, NoQuestions, ProfileFirst, QuizFailed } from './quiz-unavailable.tsx';
import { LocalResults } from './local-results.tsx';
import { useOwnLanguage } from './use-own-language.ts';
import { useNextScreens, type Ahead } from './use-next-screens.ts';
import { choosesFreely, offerFor, detailsFromQuiz, usualKey } from './which-quiz.ts';
import { offerLook } from './quiz-look.ts';

// The result comes with the questions, as do the facts that it is made of.
const ahead: Ahead = [() => import('./quiz-question-screen.tsx'), () => import('./quiz-review-screen.tsx')];

/** `Graduates`: the questions of those who have a degree, whose code comes where they are asked. */
export function QuizStartScreen({ Graduates }: { Graduates: ComponentType }) {
  const text = useText(quizTexts);
  const user = useUser();
  const [params] = useSearchParams();
  useNextScreens(ahead);
  const [at, stream] = [useFact('class', 'quiz'), useFact('stream', 'quiz')];
  // A parent or a teacher takes it with another child each time.
  const usual = user === null ? usualKey(at, stream) : 'class10';
  const offer = offerFor(user, params.get('quiz'), usual);
  return (
    <Page
      title={offer.kind === 'quiz' ? [text.quizzes[offer.key].title] : [text.title]}
      description={text.start.lead.stream}
      width="narrow"
    >
      <NoDataNotice />
      {offer.kind === 'quiz' && (
        <Intro key={offer.key} quizKey={offer.key} isVisitor={user === null} mayChoose={choosesFreely(user)} usual={usual} />
      )}
      {offer.kind === 'profile' && <ProfileFirst />}
      {offer.kind === 'graduate' && (
        <>
          <NotForGraduates />
          <Graduates />
        </>
      )}
      {offer.kind === 'unsupported' && <NotThisStream stream={offer.stream} />}
    </Page>
  );
}

function NoDataNotice() {
  const text = useText(quizTexts).start;
  const { dismiss } = useText(commonTexts);
  const { state } = useLocation() as { state: NoData | null };
  const [isDismissed, setDismissed] = useState(false);
  if (state?.noData !== true || isDismissed) return null;
  return (
    <Alert
      tone="info"
      title={text.noData}
      className="mb-5"
      actions={[
        {
          label: dismiss,
          onPress: () => {
            setDismissed(true);
          },
        },
      ]}
    >
      {text.noDataHint}
    </Alert>
  );
}

interface IntroProps {
  quizKey: QuizKey;
  isVisitor: boolean;
  mayChoose: boolean;
  usual: QuizKey;
}

function Intro({ quizKey, isVisitor, mayChoose, usual }: IntroProps) {
  const text = useText(quizTexts);
  const query = useQuery(quizQueries.quiz(quizKey));
  const quiz = query.data?.quiz;
  if (query.error && !quiz) return <QuizFailed query={query} />;
  if (quiz?.questions.length === 0) return <NoQuestions />;
  return (
    <>
      <PageHeader
        title={text.quizzes[quizKey].title}
        above={text.quizzes[quizKey].name}
        lead={quizKey === 'class10' ? text.start.lead.stream : text.start.lead.field}
      />
      <Earlier quiz={quiz} />
      {mayChoose && <ChooseQuiz quizKey={quizKey} usual={usual} isVisitor={isVisitor} />}
      <Facts quiz={quiz} />
      <Card as="section" title={text.start.howTo} className="mt-4">
        <ol className="grid gap-3">
          {text.start.instructions.map((instruction, index) => (
            <li key={instruction} className="flex gap-3">
              <StepNumber>{index + 1}</StepNumber>
              <span>{instruction}</span>
            </li>
          ))}
        </ol>
      </Card>
      <Begin quiz={quiz} quizKey={quizKey} />
      <Others quiz={quiz} />
      {isVisitor && <VisitorOffer />}
    </>
  );
}

/** A visitor has no profile to go by, so they say which quiz they mean, unless they have said it elsewhere. */
function ChooseQuiz({ quizKey, usual, isVisitor }: { quizKey: QuizKey; usual: QuizKey; isVisitor: boolean }) {
  const text = useText(quizTexts);
  const [params, setParams] = useSearchParams();
  const remembering = useRemembering('quiz');
  return (
    <div className="mb-4">
      <Field label={text.start.choose}>
        {(control) => (
          <Select
            {...control}
            value={quizKey}
            options={quizKeys.map((key) => ({ value: key, label: text.quizzes[key].name }))}
            onChange={({ target }) => {
              const chosen = quizKeys.find((key) => key === target.value) ?? usual;
              setParams(chosen === usual ? {} : { quiz: chosen }, { replace: true, preventScrollReset: true });
              if (isVisitor) remembering.tell(detailsFromQuiz(chosen));
            }}
          />
        )}
      </Field>
      {isVisitor && params.has('quiz') && <RememberFacts by={remembering} facts={detailsFromQuiz(quizKey)} />}
    </div>
  );
}

function Facts({ quiz }: { quiz: Quiz | undefined }) {
  const text = useText(quizTexts).start;
  const time = quiz && (quiz.estimatedTime.trim() === '' ? text.defaultTime : quiz.estimatedTime);
  const facts = [
    // As wide as "about 8 minutes" in a wide font: it comes later, and a second line would move all that stands below.
    { icon: Clock, label: text.time, value: time, width: 'flex-[3_1_9rem]' },
    { icon: ListChecks, label: text.questions, value: quiz && String(quiz.totalQuestions), width: 'flex-[2_1_6rem]' },
  ];
  return (
    <Card>
      <dl className="flex flex-wrap gap-4">
        {facts.map(({ icon: Icon, label, value, width }) => (
          <div key={label} className={width}>
            <dt className="flex items-center gap-2 text-sm text-ink-soft">
              <Icon aria-hidden="true" className="size-5 flex-none text-blue" />
              {label}
            </dt>
            <dd className="mt-1 min-h-6 font-semibold">{value ?? <Skeleton className="h-6 w-24" />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Of this very quiz. A sheet of another class, or of an older version of the questions, cannot be gone on with. */
function useOwnSheet(quiz: Quiz | undefined) {
  const flow = useQuizFlow();
  const { sheet, result } = flow;
  const isReadable = useOwnLanguage(flow);
  if (!isReadable || !quiz || !sheet || (sheet.quiz.whole?.id ?? sheet.quiz.id) !== quiz.id) return { unfinished: null, result: null };
  return { unfinished: result === null && answeredCount(sheet) > 0 ? sheet : null, result };
}

/** First of all: where this person stopped, or what came out last time. */
function Earlier({ quiz }: { quiz: Quiz | undefined }) {
  const text = useText(quizTexts).start;
  const { unfinished, result } = useOwnSheet(quiz);
  const isGuestHere = guestOffer.useIsGuestHere();
  const hasAny = finishedIn(useQuizFlow()).length > 0;
  if (unfinished) {
    return (
      <section className="mb-5 rounded-card border border-blue-pale bg-blue-tint p-4">
        <h2 className="font-semibold">{text.unfinished(answeredCount(unfinished), unfinished.quiz.questions.length)}</h2>
        <p>{text.unfinishedHint}</p>
        <LinkButton to={paths.quizQuestion} state={{ depth: 0 } satisfies HistoryPlace} size="large" className="mt-3 max-sm:w-full">
          {text.goOn}
        </LinkButton>
      </section>
    );
  }
  const notYours = isGuestHere && (
    <Button look="plain" className="-ms-2 basis-full justify-start text-start" onClick={() => guestOffer.askOther(true)}>
      {text.otherPerson}
    </Button>
  );
  // A result of another quiz is somebody's too.
  if (!result) return hasAny ? notYours : null;
  return (
    <section className={offerLook('mb-5 justify-between gap-y-2')}>
      <h2 className="font-semibold">{text.finished(result.recommendations[0]?.fieldName ?? '')}</h2>
      <LinkButton to={paths.quizResults} look="quiet">
        {text.seeResult}
      </LinkButton>
      {notYours}
    </section>
  );
}

/** What else is here: beginning anew takes none of it away. */
function Others({ quiz }: { quiz: Quiz | undefined }) {
  const { result: told } = useOwnSheet(quiz);
  const finished = finishedIn(useQuizFlow());
  return <LocalResults finished={finished.filter(({ result }) => result !== told)} />;
}

function StepNumber({ children }: { children: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-7 flex-none items-center justify-center rounded-full bg-blue-tint text-sm font-bold text-blue-deep"
    >
      {children}
    </span>
  );
}

function Begin({ quiz, quizKey }: { quiz: Quiz | undefined; quizKey: QuizKey }) {
  const text = useText(quizTexts).start;
  const navigate = useNavigate();
  const { unfinished } = useOwnSheet(quiz);
  const short = useQuery(quizQueries.quiz(quizKey, true)).data?.quiz;
  const begin = (chosen: Quiz | undefined) => {
    if (!chosen) return;
    quizFlow.start(chosen);
    void navigate(paths.quizQuestion, { state: { index: 0, depth: 0 } satisfies HistoryPlace });
  };
  return (
    <div
      className={classNames(
        'mt-4 py-3',
        !unfinished && 'max-sm:sticky max-sm:bottom-0 [@media(max-height:30rem)]:static max-sm:-mx-4',
        !unfinished && 'max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:px-4',
      )}
    >
      <Button size="large" look={unfinished ? 'quiet' : 'main'} disabled={!quiz} onClick={() => begin(quiz)} className="w-full">
        {unfinished ? text.again : text.start}
      </Button>
      <Button look="plain" disabled={!short} onClick={() => begin(short)} className="mt-1 w-full">
        {text.firstLook}
      </Button>
    </div>
  );
}

function VisitorOffer() {
  const text = useText(quizTexts).start.visitor;
  const { pathname, search } = useLocation();
  const state: ComeBack = { from: pathname + search };
  return (
    <section className="mt-8 border-t-[3px] border-marigold pt-4">
      <h2 className="text-heading">{text.title}</h2>
      <p className="mt-1 text-ink-soft">{text.body}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton to={paths.signup} state={state} look="quiet">
          {text.signUp}
        </LinkButton>
        <LinkButton to={paths.login} state={state} look="quiet">
          {text.signIn}
        </LinkButton>
      </div>
    </section>
  );
}
