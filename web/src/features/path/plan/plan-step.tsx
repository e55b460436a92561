import { Pencil, Trash2 } from 'lucide-react';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { counselTexts } from '../../../messages/counsel.ts';
import { planTexts } from '../../../messages/plan.ts';
import { planWords } from '../../../messages/plan-words.ts';
import { useEntryState } from '../../../session/entry-state.ts';
import { Button } from '../../../ui/button.tsx';
import { iconButtonLook } from '../../../ui/button-look.ts';
import { classNames } from '../../../ui/classes.ts';
import { StepHelp } from './step-help.tsx';
import { StepForm, type StepWords } from './step-form.tsx';
import type { PlanStep } from '@disha/contract/path';

interface PlanStepRowProps {
  step: PlanStep;
  /** What it says in the language of this page. */
  words: string;
  today: string;
  /** The usual months stand among its words. */
  hasMonths: boolean;
  onChange: (step: PlanStep) => void;
  onRemove: () => void;
}

export function PlanStepRow({ step, words, today, hasMonths, onChange, onRemove }: PlanStepRowProps) {
  const text = useText(planTexts).steps;
  const format = useFormat();
  const { dates } = useText(counselTexts);
  const { why } = useText(planWords);
  const { id, due, done, kind, year, certainty } = step;
  const isTimed = due !== undefined || hasMonths;
  const isLate = !done && due !== undefined && due < today;
  const when = [
    due === undefined ? undefined : (isLate ? text.late : text.due)(format.date(due)),
    kind !== undefined && year !== undefined && !isTimed ? dates.year(String(year)) : undefined,
    kind !== undefined && certainty !== undefined && isTimed ? dates.certainty[certainty] : undefined,
  ].filter((part) => part !== undefined);
  const [changed, setChanged] = useEntryState<StepWords | null>(`changing ${id}`, null);
  const icon = iconButtonLook('flex-none print:hidden text-ink-soft hover:bg-blue-tint hover:text-blue-deep');
  if (changed)
    return (
      <li className="border-b border-line py-3">
        <StepForm
          label={text.save}
          words={changed}
          onChange={setChanged}
          onSave={(next) => {
            setChanged(null);
            // A step of ours stays ours until its words are changed.
            const { due: _, certainty: given, ...meant } = step;
            const { text: own, ...when } = next;
            // A day of one's own is neither announced nor last year's.
            const sure = when.due === due && given !== undefined ? { certainty: given } : {};
            onChange(own === words ? { ...meant, ...sure, ...when } : { id, done, ...next });
          }}
        />
        <Button look="plain" onClick={() => setChanged(null)}>
          {text.cancel}
        </Button>
      </li>
    );
  return (
    <li className="border-b border-line py-1 last:border-0">
      <div className="flex items-start gap-1">
        <label className="flex min-h-tap min-w-0 flex-1 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 flex-none accent-blue"
            checked={done}
            onChange={({ target }) => onChange({ ...step, done: target.checked })}
          />
          <span className={classNames('min-w-0 wrap-break-word', done && 'text-ink-soft line-through')}>
            {words}
            {when.length > 0 && (
              <span className={classNames('block text-sm', isLate ? 'font-semibold text-marigold-ink' : 'text-ink-soft')}>
                {when.join(' · ')}
              </span>
            )}
            {kind !== undefined && !done && <span className="block text-sm text-ink-soft">{why[kind]}</span>}
          </span>
        </label>
        <button type="button" aria-label={text.edit(words)} className={icon} onClick={() => setChanged({ text: words, due })}>
          <Pencil aria-hidden="true" className="size-5" />
        </button>
        <button type="button" aria-label={text.remove(words)} className={icon} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </button>
      </div>
      {!done && <StepHelp step={step} words={words} today={today} onChange={onChange} />}
    </li>
  );
}
