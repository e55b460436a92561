import type { DatedStep } from '@disha/eligibility/plan/steps';
import { counselTexts } from '../../../messages/counsel.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { useEntryFold } from '../../../session/entry-state.ts';
import { CertaintyMark } from '../../../ui/certainty-mark.tsx';
import { Folded } from '../../../ui/folded.tsx';
import { markOf } from '../../../ui/mark-of.ts';
import { PagePart } from '../../../ui/page-part.tsx';
import { Timeline, type TimelineStep } from '../../../ui/timeline.tsx';
import { useStepWords } from './step-words.ts';

/** What one does next; the rest of some years waits behind a tap. */
const stepsShown = 4;

/** What to do and when, the next thing first. Certainty is a mark, and usual months are said as months. */
export function PlanTimeline({ steps }: { steps: readonly DatedStep[] }) {
  const { todo: text } = useText(counselTexts);
  const format = useFormat();
  const wordsOf = useStepWords(steps);
  const fold = useEntryFold('all steps of the proposal');
  if (steps.length === 0) return null;
  const drawn = (step: DatedStep, index: number): TimelineStep => {
    const words = wordsOf(step);
    return {
      id: step.id,
      when: String(step.year),
      text: words,
      isNow: index === 0,
      ...(step.due === undefined ? {} : { why: text.by(format.date(step.due)) }),
      ...(step.due !== undefined || step.months ? { mark: <CertaintyMark mark={markOf({ basis: step.certainty })} fact={words} /> } : {}),
    };
  };
  const all = steps.map(drawn);
  const rest = all.slice(stepsShown);
  return (
    <PagePart title={text.title}>
      <Timeline label={text.title} steps={all.slice(0, stepsShown)} />
      {rest.length > 0 && (
        <Folded title={text.more(format.number(rest.length))} {...fold}>
          <Timeline label={text.more(format.number(rest.length))} steps={rest} />
        </Folded>
      )}
    </PagePart>
  );
}
