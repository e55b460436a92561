import type { MouseEvent } from 'react';
import { useText } from '../../messages/locale.ts';
import { nextTexts } from '../../messages/next.ts';
import { classNames } from '../../ui/classes.ts';
import { PagePart } from '../../ui/page-part.tsx';
import { LinkRow, RowList } from '../../ui/row-list.tsx';
import type { Answer } from './answer.ts';
import { useLocalKnowledge } from './local-knowledge.ts';
import { nextSteps, type NextStep, type StepId } from './rules.ts';

interface StepWords {
  go: (name: string) => string;
  why?: (when: string, name: string) => string;
}

interface WhatNextProps {
  answer: Answer;
  /** Before somebody goes there: what the feature hands along on this device. */
  onFollow?: (id: StepId) => void;
  className?: string;
}

/** At the end of every answer: what follows from it and is not done yet. Nothing where everything is. */
export function WhatNext({ answer, onFollow, className }: WhatNextProps) {
  const text = useText(nextTexts);
  const steps = nextSteps(answer, useLocalKnowledge());
  if (steps.length === 0) return null;
  return (
    <PagePart title={text.title} className={classNames('print:hidden', className)}>
      <StepRows steps={steps} onFollow={onFollow} />
    </PagePart>
  );
}

/** The same inside something that is no page of its own: rows alone. */
export function NextLinks({ answer }: { answer: Answer }) {
  return (
    <div className="print:hidden">
      <StepRows steps={nextSteps(answer, useLocalKnowledge())} />
    </div>
  );
}

function StepRows({ steps, onFollow }: { steps: readonly NextStep[]; onFollow?: WhatNextProps['onFollow'] }) {
  const text = useText(nextTexts);
  return (
    <RowList>
      {steps.map(({ id, to, name, when }) => {
        const { go, why }: StepWords = text.steps[id];
        return (
          <LinkRow
            key={id}
            to={to}
            title={go(name)}
            // A date comes after the page: its line is there before.
            note={why && <span className="block min-h-4.5">{why(when, name)}</span>}
            onClick={(event) => (to.startsWith('#') ? showPart(event, to.slice(1)) : onFollow?.(id))}
          />
        );
      })}
    </RowList>
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
