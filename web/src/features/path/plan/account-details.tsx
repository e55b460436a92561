import type { AccountDetails } from '@disha/contract/path';
import type { StudentDetails } from '@disha/contract/passport';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { useStudentDetails, writeDetails } from '../../../session/student-details.ts';
import { useUser } from '../../../session/session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.ts';
import { storedDetailsQuery, mayBeStored, accountMessages } from './stored-details.ts';
import { LeaveDetails } from './leaving-details.tsx';

/** Whatever the order of their keys. */
const inOneForm = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .filter(([, part]) => part !== undefined)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, part]) => [key, inOneForm(part)]),
      );
const isSame = (a: unknown, b: unknown) => JSON.stringify(inOneForm(a)) === JSON.stringify(inOneForm(b));

/** The separate choice of an adult with an account: nothing leaves this phone before the button is pressed. */
export function AccountDetailsCard() {
  const user = useUser();
  const passport = useStudentDetails();
  return user && <AccountChoice userId={user._id} passport={passport} />;
}

export function AccountChoice({ userId, passport }: { userId: string; passport: StudentDetails | null }) {
  const text = useText(planTexts).account;
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const query = storedDetailsQuery(userId);
  const { data: kept, error } = useQuery(query);
  const change = useMutation({
    mutationFn: async (next: AccountDetails | null) =>
      next === null
        ? call('DELETE /path/passport', accountMessages)
        : call('PUT /path/passport', { body: { passport: next }, ...accountMessages }),
    onSuccess: (answer, next) => {
      queryClient.setQueryData(query.queryKey, answer.passport);
      toast.success(next === null ? text.removed : text.done);
    },
  });
  if (kept === undefined) return error ? <Alert tone="attention" className="mt-4" title={errorText(error)} /> : null;
  if (kept === null && passport === null) return null;
  // A person who has it there may always take it out again; it is offered only to adults.
  const isOfAge = passport !== null && mayBeStored(passport);
  if (kept === null && !isOfAge) return <PhoneOnly isYoung={passport?.birthDate !== undefined} />;
  if (kept !== null && !mayBeStored(kept)) return <LeaveDetails userId={userId} kept={kept} />;
  const keep = () => passport && change.mutate(passport as AccountDetails);
  return (
    <Card as="section" title={text.title} className="mt-4">
      {kept === null ? (
        <>
          <p>{text.lead}</p>
          <Button className="mt-2" busy={change.isPending} onClick={keep}>
            {text.keep}
          </Button>
        </>
      ) : (
        <>
          <p>{text.kept}</p>
          {!isSame(kept, passport ?? {}) && <p className="mt-2 font-semibold">{text.differs}</p>}
          <div className="mt-3 flex flex-wrap gap-2">
            {isOfAge && !isSame(kept, passport) && (
              <Button look="quiet" busy={change.isPending} onClick={keep}>
                {text.update}
              </Button>
            )}
            {!isSame(kept, passport ?? {}) && (
              <Button
                look="quiet"
                onClick={() => {
                  writeDetails(kept as StudentDetails);
                  toast.success(text.fetched);
                }}
              >
                {text.fetch}
              </Button>
            )}
            <Button look="danger" busy={change.isPending} onClick={() => change.mutate(null)}>
              {text.remove}
            </Button>
          </div>
        </>
      )}
      {change.error && <Alert className="mt-3" takesFocus title={errorText(change.error)} />}
    </Card>
  );
}

function PhoneOnly({ isYoung }: { isYoung: boolean }) {
  const text = useText(planTexts).account;
  return (
    <Card as="section" title={text.phoneOnly} className="mt-4">
      <p className="max-w-2xl">{text.why}</p>
      {!isYoung && <p className="mt-2 max-w-2xl">{text.grown}</p>}
    </Card>
  );
}
