import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { answeredCount, finishedIn, attemptIdOf } from './quiz-flow.ts';
import { useQuizFlow } from './quiz-flow.store.ts';

/** For the home page: where the quiz of this browser pointed, or where to go on with it. */
export function LastLocalResult() {
  const text = useText(quizTexts).lastHere;
  const format = useFormat();
  const flow = useQuizFlow();
  const last = finishedIn(flow)[0];
  const open = flow.sheet !== null && flow.result === null ? flow.sheet : null;
  if (open) {
    const [answered, all] = [answeredCount(open), open.quiz.questions.length].map(format.number);
    return (
      <Card as="section" title={text.open} className="flex flex-col">
        <p className="text-ink-soft">{text.answered(answered ?? '', all ?? '')}</p>
        <div className="mt-auto pt-3">
          <LinkButton to={paths.quizQuestion}>{text.goOn}</LinkButton>
        </div>
      </Card>
    );
  }
  if (!last) return null;
  const [first] = last.result.recommendations;
  return (
    <Card as="section" title={text.title} className="flex flex-col">
      <p className="text-heading font-bold">
        {last.result.confidence === 'unclear' ? text.unclear : (first?.fieldName ?? first?.streamName)}
      </p>
      <p className="text-[.94rem] text-ink-soft">{text.on(format.date(last.result.submittedAt))}</p>
      <div className="mt-auto pt-3">
        <LinkButton to={paths.quizAttempt(attemptIdOf(last))} look="quiet">
          {text.see}
        </LinkButton>
      </div>
    </Card>
  );
}
