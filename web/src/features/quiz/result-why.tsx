import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import { ArrowRight, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Chip } from '../../ui/chip.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Link } from '../../ui/link.tsx';
import { PagePart } from '../../ui/page-part.tsx';
import { QuestionIcon } from './question-icon.tsx';
import { ResultNotes } from './result-notes.tsx';
import { quizKeyOf } from './which-quiz.ts';

/** The answers that spoke loudest for the first place, and the whole explanation behind a tap. */
export function Counted({ result, first }: { result: QuizResult; first: Recommendation }) {
  const text = useText(quizTexts).results;
  const counted = result.inShort?.counted ?? first.evidence.map((one) => ({ ...one, icon: undefined }));
  const isUnclear = result.confidence === 'unclear';
  return (
    <PagePart
      title={isUnclear ? text.why : text.counted}
      link={
        first.aiGenerated && (
          <Chip tone="blue">
            <Sparkles aria-hidden="true" className="size-4" />
            {text.ai}
          </Chip>
        )
      }
    >
      {counted.length > 0 && !isUnclear && (
        <ul className="grid gap-2">
          {counted.map(({ icon, question, answer }) => (
            <li key={question} className="flex items-center gap-3 leading-snug">
              {icon !== undefined && <QuestionIcon icon={icon} />}
              <span className="min-w-0">
                <span className="block text-small text-ink-soft">{question}</span>
                <span className="font-bold">{answer}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Explanation result={result} first={first} />
    </PagePart>
  );
}

function Explanation({ result, first }: { result: QuizResult; first: Recommendation }) {
  const all = useText(quizTexts);
  const text = all.results;
  const format = useFormat();
  const fold = useEntryFold('explanation');
  const isUnclear = result.confidence === 'unclear';
  return (
    <Folded title={text.explanation} className="mt-1" {...fold}>
      <p>{first.explanation}</p>
      <p className="mt-2">{result.bandNote}</p>
      <p className="mt-2 text-sm text-ink-soft">{result.honestNote}</p>
      {first.bestFields.length > 0 && !isUnclear && <BestFields recommendation={first} />}
      <ResultNotes notes={result.notes} />
      {first.aiGenerated && <ModelProse first={first} />}
      <p className="mt-2 text-sm text-ink-soft">
        {text.summary(all.quizzes[quizKeyOf(result)].name, result.totalQuestions, format.date(result.submittedAt))}
      </p>
    </Folded>
  );
}

/** What a model has put into other words stands where it is said that it did. */
function ModelProse({ first }: { first: Recommendation }) {
  const text = useText(quizTexts).results;
  return (
    <>
      <ul className="mt-2 list-disc ps-5">
        {[...first.keyStrengths, ...first.studyTips].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{text.aiHint}</p>
    </>
  );
}

const fieldLinkLook =
  'inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4 print:min-h-0 print:text-ink print:no-underline';

function BestFields({ recommendation: { bestFields, streamName } }: { recommendation: Recommendation }) {
  const text = useText(quizTexts).results;
  return (
    <>
      <h3 className="mt-3 font-semibold">{text.bestFields(streamName)}</h3>
      <ul className="flex flex-wrap gap-x-4">
        {bestFields.map(({ fieldId, fieldName }) => (
          <li key={fieldId}>
            <Link to={paths.coursesIn('field', fieldId)} className={fieldLinkLook}>
              {fieldName}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Which one or two answers would put another first; below, why the second and the third stand where they do. */
export function WhatWouldChange({ result, children }: { result: QuizResult; children: ReactNode }) {
  const text = useText(quizTexts).results;
  const { whatWouldChange: changes, inShort } = result;
  const [one] = changes;
  return (
    <PagePart title={one ? text.changeTitle(changes.length) : text.noChange}>
      {one && (
        <div className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug">
          <ul className="grid flex-1 basis-40 gap-1">
            {(inShort?.changes ?? changes).map(({ question, to }) => (
              <li key={question} className="text-[.94rem]">
                <span className="text-ink-soft">{question}:</span> {to}
              </li>
            ))}
          </ul>
          <ArrowRight aria-hidden="true" className="size-4 flex-none text-line-strong rtl:[transform:rotate(180deg)]" />
          <Chip tone="gold">{text.nowFirst(one.thenFirst)}</Chip>
        </div>
      )}
      {children}
    </PagePart>
  );
}
