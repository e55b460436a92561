import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShareButton } from '../../catalog/item/share-button.tsx';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { Bars } from '../../ui/bars.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AnswerCard } from '../../ui/page-part.tsx';
import { MainActions, SaveMenu } from '../../ui/save-menu.tsx';
import { coursesPath } from './result-others.tsx';
import { useResultFile } from './use-result-file.ts';

const bandTones: Record<QuizResult['confidence'], ChipTone> = { clear: 'leaf', good: 'blue', close: 'gold', unclear: 'gold' };

/** The answer: what comes first, one sentence why, how the others stand, how sure it is, and what to do with it. */
export function ResultAnswer({ result, first, keep }: { result: QuizResult; first: Recommendation; keep: ReactNode }) {
  const text = useText(quizTexts).results;
  const isUnclear = result.confidence === 'unclear';
  const second = result.scores[1]?.name ?? '';
  return (
    <AnswerCard className="print:shadow-none">
      <p className="text-sm text-ink-soft">{isUnclear ? text.aboveUnclear : text.above}</p>
      <h1 tabIndex={-1} className="text-title">
        {isUnclear ? text.notClear : first.fieldName}
      </h1>
      {first.streamName !== first.fieldName && !isUnclear && <p className="text-sm text-ink-soft">{first.streamName}</p>}
      <p className="mt-1 text-[1.0625rem] leading-snug">{isUnclear ? text.unclearWhy : (result.inShort?.why ?? result.bandNote)}</p>
      {!isUnclear && <Ranking result={result} />}
      <p className="mt-2 flex flex-wrap gap-1.5">
        {!isUnclear && <Chip tone={bandTones[result.confidence]}>{text.bands[result.confidence](second)}</Chip>}
        {result.whole && <Chip tone="blue">{text.firstLook.chip}</Chip>}
      </p>
      {!isUnclear && <p className="mt-1 text-sm text-ink-soft">{text.of100(first.fieldName, first.matchScore)}</p>}
      <MainActions>
        <LinkButton to={isUnclear ? paths.careers : paths.pathPlan} size="large" className="px-2! text-base!">
          {isUnclear ? text.lookAround : text.plan}
        </LinkButton>
        <SaveMenu>
          <DownloadResult result={result} look="quiet" />
          <Button look="quiet" onClick={() => window.print()}>
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
          {keep}
        </SaveMenu>
      </MainActions>
    </AnswerCard>
  );
}

function Ranking({ result }: { result: QuizResult }) {
  const text = useText(quizTexts).results;
  const format = useFormat();
  return (
    <div className="mt-3">
      <Bars
        label={text.bars[result.targetClass === '10' ? 'stream' : 'field']}
        bars={result.scores.map(({ name, matchScore }, index) => ({
          label: name,
          percent: matchScore,
          value: format.percent(matchScore / 100),
          first: index === 0,
        }))}
      />
    </div>
  );
}

/** The result as a text file. */
export function DownloadResult({ result, look, className }: { result: QuizResult; look: 'quiet' | 'plain'; className?: string }) {
  const text = useText(quizTexts).results;
  const download = useResultFile(result);
  return (
    <Button look={look} onClick={download} {...(className === undefined ? {} : { className })}>
      {look === 'quiet' && <Download aria-hidden="true" className="size-5" />}
      {text.download}
    </Button>
  );
}
