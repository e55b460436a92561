import type { User } from '@disha/contract/user';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { profileTexts } from '../../messages/profile.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PreferencesForm } from './preferences-form.tsx';

/** What the person told us, and the form to change it. */
export function DetailsCard({ user }: { user: User }) {
  const text = useText(profileTexts).details;
  const names = useText(taxonomyTexts);
  const stateName = useStateName();
  const format = useFormat();
  const [editing, setEditing] = useEntryState('editing', false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    // Coming back from the form, the focus returns to the button that opened it.
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing) {
    return (
      <Card as="section" className="sm:p-6">
        <PreferencesForm
          user={user}
          onDone={() => {
            setEditing(false);
          }}
        />
      </Card>
    );
  }

  const memberSince = format.date(user.createdAt);
  const facts = [
    { label: text.state, value: user.state && stateName(user.state) },
    { label: text.memberSince, value: memberSince === '' ? text.recently : memberSince },
    { label: text.stream, value: user.stream && names.streams[user.stream] },
    ...(user.class === '12' ? [{ label: text.field, value: user.field && names.fields[user.field] }] : []),
  ];
  return (
    <Card as="section" className="sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.08rem] leading-snug">{text.title}</h2>
        <Button
          ref={edit}
          look="quiet"
          onClick={() => {
            setEditing(true);
          }}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {text.edit}
        </Button>
      </div>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className={value ? 'font-semibold' : 'text-ink-soft'}>{value ?? text.notSet}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
