import { useText } from '../../messages/locale.ts';
import { togetherTexts } from '../../messages/together.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Button } from '../../ui/button.tsx';
import { BothViews } from './both-views.tsx';
import { countedOf } from './counted.ts';
import { initialWeighing, type Weighing } from './criteria.ts';
import { viewOf } from './together.queries.ts';
import type { ShortlistItem } from './use-shortlist.ts';
import { WeighForm } from './weigh-form.tsx';

interface ParentHereProps {
  items: readonly ShortlistItem[];
  /** The student's, as it counts. */
  student: Weighing;
  onBack: () => void;
}

/** The second of two on one phone: what the first said is out of sight until both are shown. Nothing of it is kept. */
export function ParentBeside({ items, student, onBack }: ParentHereProps) {
  const { here: text } = useText(togetherTexts);
  const [weighing, setWeighing] = useEntryState<Weighing>('parent’s weighing', initialWeighing);
  const [step, setStep] = useEntryState<'weighing' | 'few' | 'both'>('of two views', 'weighing');
  const isWhole = countedOf(weighing, items).weighed !== undefined;
  return (
    <>
      {step === 'both' ? (
        <BothViews items={items.map(({ id, name }) => ({ id, name, known: {} }))} student={student} parent={viewOf(weighing, items)} />
      ) : (
        <>
          <div>
            <h2 className="text-heading">{text.title}</h2>
            <p className="text-ink-soft">{text.lead}</p>
          </div>
          <WeighForm items={items} weighing={weighing} onChange={setWeighing} />
          <p role="status" className="font-semibold text-rust empty:hidden">
            {step === 'few' && !isWhole && text.few}
          </p>
        </>
      )}
      <p className="text-ink-soft">{text.forgotten}</p>
      <div className="flex flex-wrap gap-2">
        {step !== 'both' && <Button onClick={() => setStep(isWhole ? 'both' : 'few')}>{text.done}</Button>}
        <Button
          look="quiet"
          onClick={() => {
            setStep('weighing');
            onBack();
          }}
        >
          {text.back}
        </Button>
      </div>
    </>
  );
}
