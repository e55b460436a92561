import { detailsSteps, type DetailsStep } from '@disha/contract/passport';
import { useRef, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { detailsTexts } from '../../../messages/details.ts';
import { useEntryState } from '../../../session/entry-state.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/classes.ts';
import type { Problems } from './sheet.ts';
import { StepFacts } from './steps.tsx';
import { useSheet } from './use-sheet.ts';

/** A few questions at a time; every good answer is kept at once, so that any step may be left at any time. */
export function DetailsForm({ onDone }: { onDone: () => void }) {
  const text = useText(detailsTexts);
  const format = useFormat();
  const { hash } = useLocation();
  const { sheet, problems, set, isKept } = useSheet();
  const [step, setStep] = useEntryState<DetailsStep>('step', () => detailsSteps.find((id) => `#${id}` === hash) ?? 'school');
  /** Fields that were left: what is wrong in them is said. */
  const [left, setLeft] = useEntryState<readonly string[]>('left fields', []);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = detailsSteps.indexOf(step);
  const shown = Object.fromEntries(Object.entries(problems).filter(([name]) => left.includes(name))) as Problems;

  const go = (to: DetailsStep | undefined) => {
    if (to === undefined) return;
    setStep(to);
    heading.current?.focus();
  };
  const next = (event: FormEvent) => {
    event.preventDefault();
    const names = [...(form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])].map(({ name }) => name);
    const wrong = names.find((name) => name in problems);
    setLeft([...new Set([...left, ...names])]);
    // What the profile has filled in is the student's own from here on.
    set({});
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else if (at === detailsSteps.length - 1) onDone();
    else go(detailsSteps[at + 1]);
  };
  return (
    <Card as="section">
      <ol aria-label={text.steps.label} className="mb-4 grid grid-cols-4 gap-1">
        {detailsSteps.map((id, index) => (
          <li key={id} className="flex">
            <button
              type="button"
              aria-current={id === step ? 'step' : undefined}
              onClick={() => {
                go(id);
              }}
              className={classNames(
                'min-h-tap flex-1 border-t-4 text-sm font-semibold',
                id === step ? 'border-marigold text-ink' : index < at ? 'border-blue-soft text-ink-soft' : 'border-sand text-ink-soft',
              )}
            >
              {text.steps[id]}
            </button>
          </li>
        ))}
      </ol>
      <h3 ref={heading} tabIndex={-1} className="mb-3 text-[1.08rem] outline-none">
        {text.steps[step]}{' '}
        <span className="text-sm font-normal text-ink-soft">{text.stepOf(format.number(at + 1), format.number(detailsSteps.length))}</span>
      </h3>
      {!isKept && (
        <Alert tone="attention" className="mb-4">
          {text.kept.notKept}
        </Alert>
      )}
      <form
        ref={form}
        noValidate
        className="grid items-start gap-5 sm:grid-cols-2"
        onSubmit={next}
        onBlur={({ target }) => {
          if (target instanceof HTMLInputElement && target.name !== '') setLeft([...new Set([...left, target.name])]);
        }}
      >
        <StepFacts step={step} sheet={sheet} set={set} problems={shown} />
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          {at > 0 && (
            <Button
              look="quiet"
              onClick={() => {
                go(detailsSteps[at - 1]);
              }}
            >
              {text.back}
            </Button>
          )}
          <Button type="submit">{at === detailsSteps.length - 1 ? text.done : text.next}</Button>
        </div>
      </form>
    </Card>
  );
}
