import { CloudOff, LogIn, Save as SaveIcon, UserPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import type { ComeBack } from '../../session/require-session.tsx';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { attemptIdOf, type Finished } from './quiz-flow.ts';
import { offerLook } from './quiz-look.ts';
import { isWhole, useSaveResult } from './save-result.ts';

/** What the results are told by a visitor who went to sign in or up in order to keep one. */
export interface ToKeep {
  keep?: string;
}

/** Of somebody with an account, made offline: it goes there by itself. */
export function ResultWaits() {
  const text = useText(quizTexts).results.waits;
  return (
    <section className={offerLook('mt-3 gap-y-1 print:hidden')}>
      <CloudOff aria-hidden="true" className="size-6 flex-none" />
      <div role="status" className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold">{text.title}</h2>
        <p>{text.body}</p>
      </div>
    </section>
  );
}

/** Rows of the menu for a result that only this browser holds: a visitor is offered an account, one who has it puts it there. */
export function KeepResult({ finished }: { finished: Finished }) {
  const text = useText(quizTexts).results.keep;
  const user = useUser();
  const state: ComeBack = { from: paths.quizResults, why: text.why, then: { keep: attemptIdOf(finished) } satisfies ToKeep };
  if (user) return isWhole(finished) ? <Save userId={user._id} finished={finished} /> : null;
  return (
    <>
      <LinkButton to={paths.signup} state={state} look="quiet">
        <UserPlus aria-hidden="true" className="size-5" />
        {text.signUp}
      </LinkButton>
      <LinkButton to={paths.login} state={state} look="quiet">
        <LogIn aria-hidden="true" className="size-5" />
        {text.signIn}
      </LinkButton>
    </>
  );
}

function Save({ userId, finished }: { userId: string; finished: Finished }) {
  const text = useText(quizTexts).results.keep;
  const save = useSaveResult(userId);
  return (
    <Button look="quiet" busy={save.isPending} onClick={() => save.mutate(finished)}>
      <SaveIcon aria-hidden="true" className="size-5" />
      {save.isPending ? text.saving : text.save}
    </Button>
  );
}

/** Somebody has an account by now, for this result's sake: it goes there without another press. Where it fails, the button remains. */
export function SaveOnArrival({ userId, finished }: { userId: string; finished: Finished }) {
  const { mutate } = useSaveResult(userId);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate(finished);
  }, [mutate, finished]);
  return null;
}
