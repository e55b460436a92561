import type { AccountDetails } from '@disha/contract/path';
import type { StudentDetails } from '@disha/contract/passport';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { paths } from '../../../paths.ts';
import { useStudentDetails, writeDetails } from '../../../session/student-details.ts';
import { useUser } from '../../../session/session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { toast } from '../../../ui/toast.ts';
import { fileName, fileOf } from '../details/details-file.ts';
import { storedDetailsQuery, mayBeStored, accountMessages } from './stored-details.ts';

/** After somebody has signed in, on whatever page: what their account may not keep any longer is offered to this phone. */
export function LeavingDetails() {
  const user = useUser();
  return user && <IfLeaving userId={user._id} />;
}

function IfLeaving({ userId }: { userId: string }) {
  const { leaves: text } = useText(planTexts).account;
  const { pathname } = useLocation();
  const { data: kept } = useQuery(storedDetailsQuery(userId));
  // The page of the details asks it itself.
  if (!kept || mayBeStored(kept) || pathname === paths.path) return null;
  return (
    <section aria-label={text.title} className="mx-auto w-full max-w-6xl px-4 sm:px-6 print:hidden">
      <LeaveDetails userId={userId} kept={kept} />
    </section>
  );
}

type LeavingWay = 'take' | 'save' | 'remove';

/** It is here, or in a file, before the account forgets it. */
export function LeaveDetails({ userId, kept }: { userId: string; kept: AccountDetails }) {
  const { leaves: text } = useText(planTexts).account;
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const here = useStudentDetails();
  const leaving = useMutation({
    mutationFn: async (way: LeavingWay) => {
      if (way === 'take' && !writeDetails({ ...(kept as StudentDetails), ...here })) return false;
      if (way === 'save') downloadFile(fileName, fileOf(kept as StudentDetails));
      await call('DELETE /path/passport', accountMessages);
      return true;
    },
    onSuccess: (isDone, way) => {
      if (!isDone) return;
      queryClient.setQueryData(storedDetailsQuery(userId).queryKey, null);
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
