import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { errorText } from '../../api/error-text.ts';
import { calendarTexts } from '../../messages/calendar.ts';
import { useFormat } from '../../messages/format.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import type { ComeBack } from '../../session/require-session.tsx';
import { useUser } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/classes.ts';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { calendarQueries, endAddress, makeAddress } from './calendar.queries.ts';
import { CopyButton } from './copy-button.tsx';

/** The address under which a calendar follows the bookmarks: made, shown once, ended. */
export function PrivateAddress() {
  const { address: text } = useText(calendarTexts);
  const user = useUser();
  const { pathname, search } = useLocation();
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">{text.title}</h3>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft">{text.body}</p>
      {user ? (
        <Own userId={user._id} />
      ) : (
        <LinkButton look="quiet" to={paths.login} state={{ from: pathname + search, why: text.why } satisfies ComeBack}>
          {text.signIn}
        </LinkButton>
      )}
    </section>
  );
}

function Own({ userId }: { userId: string }) {
  const { address: text } = useText(calendarTexts);
  const locale = useLocale();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { queryKey } = calendarQueries.address(userId);
  const { data: since } = useQuery(calendarQueries.address(userId));
  const [made, setMade] = useState<string>();
  const [hasEnded, setEnded] = useState(false);
  const make = useMutation({
    mutationFn: makeAddress,
    onSuccess: ({ address, since: now }) => {
      setEnded(false);
      setMade(`${address}?lang=${locale}`);
      queryClient.setQueryData(queryKey, now);
    },
  });
  const end = useMutation({
    mutationFn: endAddress,
    onSuccess: () => {
      setEnded(true);
      setMade(undefined);
      queryClient.setQueryData(queryKey, null);
    },
  });
  const error = make.error ?? end.error;
  const hasOne = typeof since === 'string';
  return (
    // Its height is known before it is: nothing below moves.
    <div className="grid min-h-32 content-start gap-3">
      {error && <Alert>{errorText(error, locale)}</Alert>}
      {hasEnded && <Alert tone="good">{text.ended}</Alert>}
      {made !== undefined && <Shown path={made} />}
      {hasOne && made === undefined && <p>{text.since(format.date(since))}</p>}
      <div className={classNames('flex flex-wrap items-center gap-2', since === undefined && 'invisible')}>
        <Button look={hasOne ? 'quiet' : 'main'} busy={make.isPending} onClick={() => make.mutate()}>
          {hasOne ? text.again : text.make}
        </Button>
        {hasOne && (
          <Button look="quiet" busy={end.isPending} onClick={() => end.mutate()}>
            {text.end}
          </Button>
        )}
      </div>
      {hasOne && <p className="text-sm text-ink-soft">{text.againHint}</p>}
    </div>
  );
}

function Shown({ path }: { path: string }) {
  const { address: text } = useText(calendarTexts);
  return (
    <Alert tone="attention" title={text.shown} takesFocus>
      <Field label={text.label} labelHidden className="mt-2">
        {(control) => (
          <TextInput {...control} readOnly value={window.location.origin + path} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
      </Field>
      <div className="mt-2">
        <CopyButton path={path} />
      </div>
    </Alert>
  );
}
