import { months as monthNames } from '@disha/contract/taxonomy';
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
import { ItemName, useItemName } from './item-name.tsx';
import { mergedSteps, type MergedStep } from './merged-steps.ts';
import { useStepWords } from './step-words.ts';
import type { ShownWay } from './way-view.tsx';

/** What one does next; the rest of some years waits behind a tap. */
const stepsShown = 4;

/** What to do and when, the next thing first; the steps of one exam in a strip of months. Certainty is a mark. */
export function PlanTimeline({ steps, ways }: { steps: readonly DatedStep[]; ways: readonly ShownWay[] }) {
  const { todo: text } = useText(counselTexts);
  const format = useFormat();
  const drawn = useDrawn(steps, ways);
  const fold = useEntryFold('all steps of the proposal');
  if (steps.length === 0) return null;
  const all = mergedSteps(steps).map(drawn);
  const rest = all.slice(stepsShown);
  return (
    <PagePart title={text.title}>
      <Timeline label={text.title} steps={all.slice(0, stepsShown)} />
      {rest.length > 0 && (
        <Folded title={text.more(format.number(rest.length), rest.length === 1)} {...fold}>
          <Timeline label={text.more(format.number(rest.length), rest.length === 1)} steps={rest} />
        </Folded>
      )}
    </PagePart>
  );
}

function useDrawn(steps: readonly DatedStep[], ways: readonly ShownWay[]) {
  const { todo: text } = useText(counselTexts);
  const format = useFormat();
  const wordsOf = useStepWords(steps);
  const does: Readonly<Partial<Record<DatedStep['kind'], string>>> = text.does;
  const nameOf = (number: string) => format.monthShort(monthNames[Number(number) - 1] ?? 'January');
  const whenOf = ({ due, months }: DatedStep): string | undefined => {
    if (due !== undefined) return `${format.number(Number(due.slice(8)))} ${nameOf(due.slice(5, 7))}`;
    if (months === undefined) return undefined;
    return months.from === months.to ? nameOf(months.from) : `${nameOf(months.from)}–${nameOf(months.to)}`;
  };
  return ({ step, exam, together }: MergedStep, index: number): TimelineStep => {
    const known = { id: step.id, when: String(step.year), isNow: index === 0 };
    const { due } = step;
    if (exam === undefined) {
      const said = wordsOf({ ...step, months: undefined, ...(step.kind === 'papers' ? { of: [] } : {}) });
      const when = due === undefined ? whenOf(step) : text.by(format.date(due));
      const mark = when === undefined ? {} : { mark: <CertaintyMark mark={markOf({ basis: step.certainty })} fact={said} /> };
      return { ...known, text: said, ...(when === undefined ? {} : { why: when }), ...mark };
    }
    const labels = ways.flatMap(({ exams, label }) => (exams.includes(exam) ? [label] : []));
    return {
      ...known,
      text: <ExamOfWays exam={exam} labels={labels} />,
      mark: <MarkOfExam exam={exam} certainty={step.certainty} />,
      months: together.map((one) => {
        const month = whenOf(one);
        return {
          month: [...(month === undefined ? [] : [month]), ...(month === undefined || one.year !== step.year ? [one.year] : [])].join(' '),
          what: does[one.kind] ?? wordsOf(one),
        };
      }),
    };
  };
}

function ExamOfWays({ exam, labels }: { exam: string; labels: readonly string[] }) {
  const { todo: text } = useText(counselTexts);
  const format = useFormat();
  const { name } = useItemName({ type: 'exams', id: exam });
  return labels.length === 0 ? <ItemName type="exams" id={exam} /> : text.forWays(name, format.list(labels), labels.length);
}

function MarkOfExam({ exam, certainty }: { exam: string; certainty: DatedStep['certainty'] }) {
  const { name } = useItemName({ type: 'exams', id: exam });
  return <CertaintyMark mark={markOf({ basis: certainty })} fact={name} />;
}
