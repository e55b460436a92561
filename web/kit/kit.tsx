import type { ReactNode } from 'react';
import { Page } from '../src/ui/page.tsx';
import { PageHeader } from '../src/ui/page-header.tsx';
import { actions } from './actions.tsx';
import { answerParts } from './answers.tsx';
import { facts } from './facts.tsx';
import { forms } from './forms.tsx';
import { notices } from './notices.tsx';
import { pictures } from './pictures.tsx';
import type { KitPart } from './part.ts';

/** By the file of the part; `e2e/kit.spec.ts` finds out which one is missing. */
const parts: Record<string, KitPart> = { ...actions, ...forms, ...notices, ...facts, ...answerParts, ...pictures };

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={name} className="min-w-0">
      <p aria-hidden="true" className="mb-1 text-sm text-ink-soft">
        {name}
      </p>
      {children}
    </div>
  );
}

export function Kit() {
  return (
    <main>
      <Page title={['Kit']}>
        <PageHeader title="The kit" lead="Every part in every state." above="Disha" action={<span>Beside</span>}>
          <span>Under it</span>
        </PageHeader>
        <div className="grid gap-6">
          {Object.entries(parts).map(([file, states]) => (
            <section key={file} aria-label={file} className="rounded-card border border-line bg-card p-4">
              <h2 className="mb-3 text-heading">{file}</h2>
              <div className="grid gap-4">
                {Object.entries(states).map(([name, Shown]) => (
                  <State key={name} name={name}>
                    <Shown />
                  </State>
                ))}
              </div>
            </section>
          ))}
        </div>
      </Page>
    </main>
  );
}
