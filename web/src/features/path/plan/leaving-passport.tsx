import type { KeptPassport } from '@disha/contract/path';
import type { Passport } from '@disha/contract/passport';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { paths } from '../../../paths.ts';
import { usePassport, writePassport } from '../../../session/passport.ts';
import { useUser } from '../../../session/session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { toast } from '../../../ui/toast.ts';
import { fileName, fileOf } from '../passport/passport-file.ts';
import { keptQuery, mayBeKept, says } from './kept-passport.ts';

/** After somebody has signed in, on whatever page: what their account may not keep any longer is offered to this phone. */
export function LeavingDetails() {
  const user = useUser();
  return user && <IfLeaving userId={user._id} />;
}

function IfLeaving({ userId }: { userId: string }) {
  const { leaves: text } = useText(planTexts).account;
  const { pathname } = useLocation();
  const { data: kept } = useQuery(keptQuery(userId));
  // The page of the details asks it itself.
  if (!kept || mayBeKept(kept) || pathname === paths.path) return null;
  return (
    <section aria-label={text.title} className="mx-auto w-full max-w-6xl px-4 sm:px-6 print:hidden">
      <LeavingPassport userId={userId} kept={kept} />
    </section>
  );
}

type LeavingWay = 'take' | 'save' | 'remove';

/** It is here, or in a file, before the account forgets it. */
export function LeavingPassport({ userId, kept }: { userId: string; kept: KeptPassport }) {
  const { leaves: text } = useText(planTexts).account;
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const here = usePassport();
  const leaving = useMutation({
    mutationFn: async (way: LeavingWay) => {
      if (way === 'take' && !writePassport({ ...(kept as Passport), ...here })) return false;
      if (way === 'save') downloadFile(fileName, fileOf(kept as Passport));
      await call('DELETE /path/passport', says);
      return true;
    },
    onSuccess: (isDone, way) => {
      if (!isDone) return;
      queryClient.setQueryData(keptQuery(userId).queryKey, null);
      toast.success(way === 'take' ? text.taken : text.removed);
    },
  });
  const button = (way: LeavingWay, look?: 'quiet' | 'danger') => (
    <Button
      {...(look ? { look } : {})}
      busy={leaving.isPending && leaving.variables === way}
      disabled={leaving.isPending}
      onClick={() => leaving.mutate(way)}
    >
      {text[way]}
    </Button>
  );
  return (
    <Card as="section" title={text.title} className="mt-4">
      <p className="max-w-2xl">{text.lead}</p>
      <p className="mt-2 max-w-2xl text-ink-soft">{text.until}</p>
      {here !== null && <p className="mt-2 max-w-2xl text-ink-soft">{text.here}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {button('take')}
        {leaving.data === false && button('save', 'quiet')}
        {button('remove', 'danger')}
      </div>
      {leaving.data === false && <Alert className="mt-3" takesFocus title={text.notKept} />}
      {leaving.error && <Alert className="mt-3" takesFocus title={errorText(leaving.error)} />}
    </Card>
  );
}
