import { profilePercent } from '@disha/contract/completeness';
import type { User } from '@disha/contract/user';
import { Circle, CircleCheck } from 'lucide-react';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { profileTexts } from '../../messages/profile.ts';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';

/** How far the profile is filled, and what is still open. */
export function JourneyCard({ user }: { user: User }) {
  const text = useText(profileTexts).journey;
  const format = useFormat();
  const percent = profilePercent(user);
  const steps = [
    { label: text.account, done: true },
    { label: text.state, done: user.state !== null },
    { label: text.stream, done: user.stream !== null },
    ...(user.class === '12' ? [{ label: text.field, done: user.field !== null }] : []),
  ];
  return (
    <Card as="section" title={text.title}>
      <p className="mb-2 text-ink-soft">{text.percent(format.percent(percent / 100))}</p>
      <Progress label={text.progress} percent={percent} className="mb-4" />
      <ul className="grid gap-2.5">
        {steps.map(({ label, done }) => {
          const Icon = done ? CircleCheck : Circle;
          return (
            <li key={label} className="flex items-center gap-2.5">
              <Icon aria-hidden="true" className={done ? 'size-5 flex-none text-leaf' : 'size-5 flex-none text-line-strong'} />
              <span className={done ? undefined : 'text-ink-soft'}>{label}</span>
              <span className="sr-only">({done ? text.done : text.open})</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
