import type { ReactNode } from 'react';
import { begunTexts } from '../../messages/begun.ts';
import { useText } from '../../messages/locale.ts';
import { useLastVisit } from '../../session/last-visit.ts';
import { Button } from '../../ui/button.tsx';

/** Above everything else for a returning visitor: the result, the next steps, and a way to be left alone with it for today. */
export function HomeBegun({ result, steps }: { result: ReactNode; steps: ReactNode }) {
  const text = useText(begunTexts);
  const { isPutOff, putOff } = useLastVisit();
  if (isPutOff) return null;
  return (
    <section aria-labelledby="begun" className="mx-auto max-w-6xl px-4 pt-5 sm:px-6">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="begun" className="text-heading">
          {text.title}
        </h2>
        <Button look="plain" className="flex-none" onClick={putOff}>
          {text.notNow}
        </Button>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {steps}
        {result}
      </div>
    </section>
  );
}
