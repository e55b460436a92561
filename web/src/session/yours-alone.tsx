import { useId, useState } from 'react';
import { factsTexts } from '../messages/facts.ts';
import { useText } from '../messages/locale.ts';
import { Button } from '../ui/button.tsx';
import { Folded } from '../ui/folded.tsx';
import { sayAlone, usePhoneAlone } from './phone-alone.ts';

/** Asked once, where something of a person is kept on this phone for the first time; unanswered, the phone counts as shared. */
function useIsAsked(): boolean {
  const isAlone = usePhoneAlone();
  const [wasAsked] = useState(isAlone === undefined);
  return wasAsked;
}

export function YoursAlone({ className = 'mt-3' }: { className?: string }) {
  const { alone: text } = useText(factsTexts);
  const id = useId();
  if (!useIsAsked()) return null;
  return (
    <section aria-labelledby={id} className={`rounded-card border border-blue-pale bg-blue-tint p-4 print:hidden ${className}`}>
      <h2 id={id} className="font-semibold">
        {text.title}
      </h2>
      <Question />
    </section>
  );
}

/** The same question behind a tap, where something else is the answer of the screen. */
export function YoursAloneFold({ className }: { className?: string }) {
  const { alone: text } = useText(factsTexts);
  if (!useIsAsked()) return null;
  return (
    <Folded title={text.title} className={`print:hidden ${className ?? ''}`}>
      <Question />
    </Folded>
  );
}

function Question() {
  const { alone: text } = useText(factsTexts);
  const isAlone = usePhoneAlone();
  if (isAlone !== undefined)
    return (
      <p role="status" className="mt-1">
        {isAlone ? text.isAlone : text.isShared}
      </p>
    );
  return (
    <>
      <p className="mt-1">{text.lead}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => sayAlone(true)}>
          {text.yes}
        </Button>
        <Button look="quiet" onClick={() => sayAlone(false)}>
          {text.no}
        </Button>
      </div>
    </>
  );
}
