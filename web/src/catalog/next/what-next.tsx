import { ArrowRight } from 'lucide-react';
import { useId, type MouseEvent } from 'react';
import { useText } from '../../messages/locale.ts';
import { nextTexts } from '../../messages/next.ts';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import type { Answer } from './answer.ts';
import { useLocalKnowledge } from './local-knowledge.ts';
import { nextSteps, type NextStep, type StepId } from './rules.ts';

interface WhatNextProps {
  answer: Answer;
  /** Before somebody goes there: what the feature hands along on this device. */
  onFollow?: (id: StepId) => void;
  className?: string;
}

const linkLook = 'inline-flex min-h-tap items-center gap-2 py-1 leading-snug font-semibold text-blue-deep underline underline-offset-4';

/** At the end of every answer: what follows from it and is not done yet. Nothing where everything is. */
export function WhatNext({ answer, onFollow, className }: WhatNextProps) {
  const text = useText(nextTexts);
  const id = useId();
  const steps = nextSteps(answer, useLocalKnowledge());
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classNames('mt-8 print:hidden', className)}>
      <h2 id={id} className="mb-3 text-heading">
        {text.title}
      </h2>
      <ol className="grid gap-4 sm:grid-cols-3">
        {steps.map((step) => (
          <li key={step.id} className="min-w-0 border-t-[3px] border-marigold pt-2 wrap-break-word">
            <StepLink step={step} onFollow={onFollow} />
            <Why step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The same inside something that is no page of its own: links alone. */
export function NextLinks({ answer }: { answer: Answer }) {
  const steps = nextSteps(answer, useLocalKnowledge());
  return steps.map((step) => (
    <p key={step.id} className="print:hidden">
      <StepLink step={step} />
    </p>
  ));
}

function Why({ step: { id, name, when } }: { step: NextStep }) {
  const { why } = useText(nextTexts).steps[id];
  // A date comes after the page: its line is there before.
  return <p className="min-h-6 text-[.94rem] text-ink-soft">{why(when, name)}</p>;
}

function StepLink({ step: { id, to, name }, onFollow }: { step: NextStep; onFollow?: WhatNextProps['onFollow'] }) {
  const { go } = useText(nextTexts).steps[id];
  const words = (
    <>
      {go(name)}
      <ArrowRight aria-hidden="true" className="size-4 flex-none rtl:[transform:rotate(180deg)]" />
    </>
  );
  if (to.startsWith('#'))
    return (
      <a href={to} className={linkLook} onClick={(event) => showPart(event, to.slice(1))}>
        {words}
      </a>
    );
  return (
    <Link to={to} className={linkLook} onClick={() => onFollow?.(id)}>
      {words}
    </Link>
  );
}

/** On the same page: shown, and the next key goes on from there. The address stays as it is, and so does Back. */
function showPart(event: MouseEvent, id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  event.preventDefault();
  part.scrollIntoView({ block: 'start' });
  part.focus({ preventScroll: true });
}
