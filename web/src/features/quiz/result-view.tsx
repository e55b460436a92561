import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import { Download, Printer, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { ShareButton } from '../../catalog/item/share-button.tsx';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { YoursAlone } from '../../session/yours-alone.tsx';
import { usePersonName } from '../../session/person.ts';
import { useUser } from '../../session/session.ts';
import { Bars } from '../../ui/bars.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AdoptResult } from './adopt-result.tsx';
import { ResultCareers } from './result-careers.tsx';
import { ResultCourses } from './result-courses.tsx';
import { ResultNext } from './result-next.tsx';
import { coursesPath, ResultOthers } from './result-others.tsx';
import { FirstLook } from './first-look.tsx';
import { ResultNotes, TryThis } from './result-notes.tsx';
import { resultText } from './result-text.ts';
import { WhatWouldChange, CountedCard, ListCard, onPaper } from './result-why.tsx';
import { quizKeyOf } from './which-quiz.ts';

const bandTones: Record<QuizResult['confidence'], ChipTone> = { clear: 'leaf', good: 'blue', close: 'gold', unclear: 'gold' };

interface ResultViewProps {
  result: QuizResult;
  /** The way to keep it, where it is on this device alone. */
  keep?: ReactNode;
  /** Others that are here too. */
  below?: ReactNode;
  action?: ItemAction | undefined;
}

export function ResultView({ result, keep, below, action }: ResultViewProps) {
  const text = useText(quizTexts).results;
  const [first, ...others] = result.recommendations;
  if (!first) return null;
  const isUnclear = result.confidence === 'unclear';
  return (
    <Page title={[isUnclear ? text.notClear : first.fieldName, text.documentTitle]}>
      <Heading result={result} first={first} />
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6 print:grid-cols-2 print:gap-3">
        <div className="grid gap-4 print:gap-3">
          {!isUnclear && <Ranking result={result} />}
          <Card as="section" title={text.why} className={onPaper}>
            <p>{first.explanation}</p>
            {isUnclear && <p className="mt-2 text-sm text-ink-soft">{result.honestNote}</p>}
            {first.aiGenerated && <p className="mt-2 text-sm text-ink-soft">{text.aiHint}</p>}
            {first.bestFields.length > 0 && !isUnclear && <BestFields recommendation={first} />}
          </Card>
        </div>
        <div className="grid gap-4 print:gap-3">
          <TryThis items={result.tryThis} />
          <ResultNotes notes={result.notes} />
          {!isUnclear && (
            <>
              <CountedCard evidence={first.evidence} />
              <WhatWouldChange changes={result.whatWouldChange} />
            </>
          )}
        </div>
      </div>
      <div className="mt-4 grid gap-4 lg:mt-6 lg:grid-cols-2 lg:gap-6 print:mt-3 print:grid-cols-2 print:gap-3">
        {first.keyStrengths.length > 0 && <ListCard title={text.strengths} items={first.keyStrengths} look="good" />}
        {!isUnclear && <Tips first={first} />}
      </div>
      <FirstLook result={result} />
      {keep}
      <YoursAlone className="mt-6" />
      {!isUnclear && <AdoptResult result={result} first={first} />}
      <ResultOthers others={others} isRanked={!isUnclear} />
      <ResultCareers result={result} first={first} />
      {!isUnclear && <ResultCourses result={result} first={first} action={action} />}
      <ResultNext result={result} first={first} />
      {below}
    </Page>
  );
}

/** Towards the first choice, with the exam that leads there. */
function Tips({ first }: { first: Recommendation }) {
  const text = useText(quizTexts).results;
  return (
    <ListCard title={text.tips} items={first.studyTips} look="steps">
      {first.exam && (
        <LinkButton to={paths.exam(first.exam.examId)} look="plain" className="mt-2 -ms-2 print:hidden">
          {text.exam(first.exam.shortName)}
        </LinkButton>
      )}
    </ListCard>
  );
}

function Heading({ result, first }: { result: QuizResult; first: Recommendation }) {
  const all = useText(quizTexts);
  const text = all.results;
  const format = useFormat();
  const quizName = all.quizzes[quizKeyOf(result)].name;
  const isUnclear = result.confidence === 'unclear';
  const second = result.scores[1]?.name ?? '';
  const user = useUser();
  const { name } = usePersonName(user);
  const gender = useStudentDetails()?.gender;
  return (
    <>
      <p className="hidden border-b border-line pb-1 print:mb-3 print:block">{text.printed(user ? name : null)}</p>
      <PageHeader
        title={isUnclear ? text.notClear : first.fieldName}
        above={isUnclear ? text.aboveUnclear : text.above}
        lead={text.summary(quizName, result.totalQuestions, format.date(result.submittedAt))}
      >
        {result.whole && <Chip tone="blue">{text.firstLook.chip}</Chip>}
        <Chip tone={bandTones[result.confidence]}>{text.bands[result.confidence](second)}</Chip>
        {first.streamName !== first.fieldName && <Chip tone="line">{first.streamName}</Chip>}
        {first.aiGenerated && (
          <Chip tone="blue">
            <Sparkles aria-hidden="true" className="size-4" />
            {text.ai}
          </Chip>
        )}
      </PageHeader>
      <div className="-mt-2 mb-5 flex flex-wrap gap-2 print:hidden">
        <Button
          look="quiet"
          onClick={() => {
            // The mark at the start tells old editors that it is UTF-8.
            const content = ['\ufeff', resultText(result, quizName, { text, format, gender })];
            downloadFile(text.fileName(result.submittedAt.slice(0, 10)), new Blob(content, { type: 'text/plain;charset=utf-8' }));
          }}
        >
          <Download aria-hidden="true" className="size-5" />
          {text.download}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            window.print();
          }}
        >
          <Printer aria-hidden="true" className="size-5" />
          {text.print}
        </Button>
        {/* The result is the person's own: what is handed on is where it points to, which is open to everybody. */}
        {!isUnclear && (
          <ShareButton
            title={text.share.title(first.fieldName)}
            text={text.share.text(first.fieldName)}
            path={coursesPath(first.fieldId)}
          />
        )}
      </div>
    </>
  );
}

function Ranking({ result }: { result: QuizResult }) {
  const text = useText(quizTexts).results;
  const format = useFormat();
  const title = text.bars[result.targetClass === '10' ? 'stream' : 'field'];
  return (
    <Card as="section" title={title} className={onPaper}>
      <Bars
        label={title}
        bars={result.scores.map(({ name, matchScore }, index) => ({
          label: name,
          percent: matchScore,
          value: format.percent(matchScore / 100),
          first: index === 0,
        }))}
      />
      <p className="mt-3 font-semibold">{result.bandNote}</p>
      <p className="mt-2 text-sm text-ink-soft">{`${text.barsHint} ${result.honestNote}`}</p>
    </Card>
  );
}

const fieldLinkLook =
  'inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4 print:min-h-0 print:text-ink print:no-underline';

function BestFields({ recommendation: { bestFields, streamName } }: { recommendation: Recommendation }) {
  const text = useText(quizTexts).results;
  return (
    <>
      <h3 className="mt-4 mb-1 font-semibold">{text.bestFields(streamName)}</h3>
      <ul className="flex flex-wrap gap-x-4">
        {bestFields.map(({ fieldId, fieldName }) => (
          <li key={fieldId}>
            <Link to={`${paths.courses}?field=${fieldId}`} className={fieldLinkLook}>
              {fieldName}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
