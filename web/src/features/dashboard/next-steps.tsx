import { needsCompletion, profilePercent } from '@disha/contract/completeness';
import type { AttemptInfo } from '@disha/contract/quiz';
import { isBeyondSchool } from '@disha/contract/taxonomy';
import type { User } from '@disha/contract/user';
import type { ReactNode } from 'react';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Progress } from '../../ui/progress.tsx';

interface NextStepsProps {
  first: ReactNode;
  user: User;
  attempt: AttemptInfo | null | undefined;
}

/**
 * What a returning student wants first: the next step of the plan, where the quiz pointed, and what we still do not know about
 * them. `attempt` is undefined when it could not be asked.
 */
export function NextSteps({ first, user, attempt }: NextStepsProps) {
  const isIncomplete = needsCompletion(user);
  return (
    <div className="mb-5 grid gap-4 md:grid-cols-2 print:hidden">
      {first}
      {attempt && <LastResult attempt={attempt} />}
      {attempt === null && <FirstStep user={user} />}
      {isIncomplete && <ProfileProgress user={user} />}
    </div>
  );
}

function LastResult({ attempt }: { attempt: AttemptInfo }) {
  const { lastResult } = useText(dashboardTexts);
  const format = useFormat();
  const isStream = attempt.targetClass === '10';
  return (
    <Card as="section" title={lastResult.title} className="flex flex-col">
      <p className="text-heading font-bold">{isStream ? attempt.streamName : attempt.fieldName}</p>
      <div className="mt-1 flex flex-1 items-end justify-between gap-3 md:flex-col md:items-start">
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          {!isStream && <Chip>{attempt.streamName}</Chip>}
          <Chip tone="gold">{lastResult.confidence[attempt.confidence]}</Chip>
          <span className="text-[.94rem] text-ink-soft">{lastResult.on(format.date(attempt.submittedAt))}</span>
        </p>
        <LinkButton to={paths.quizAttempt(attempt.id)} className="flex-none">
          {lastResult.see}
        </LinkButton>
      </div>
    </Card>
  );
}

/** No student leaves an empty dashboard without knowing where to begin. */
function FirstStep({ user: { who } }: { user: User }) {
  const { first } = useText(dashboardTexts);
  const { title, body, go } = first[isBeyondSchool(who) ? who : 'student'];
  return (
    <Card as="section" title={title} className="flex flex-col">
      <p className="text-ink-soft">{body}</p>
      <div className="mt-auto pt-3">
        <LinkButton to={who === 'graduate' ? paths.coursesAfterDegree : paths.quizStart}>{go}</LinkButton>
      </div>
    </Card>
  );
}

function ProfileProgress({ user }: { user: User }) {
  const { profile } = useText(dashboardTexts);
  const format = useFormat();
  const percent = profilePercent(user);
  return (
    <Card as="section" className="flex flex-col">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 className="text-[1.08rem] leading-snug">{profile.title}</h2>
        <p className="font-semibold">{profile.percent(format.percent(percent / 100))}</p>
      </div>
      <Progress label={profile.title} percent={percent} />
      <p className="mt-3 text-[.94rem] text-ink-soft">{profile.hint}</p>
      <div className="mt-auto pt-3">
        <LinkButton to={paths.completeProfile} look="quiet">
          {profile.complete}
        </LinkButton>
      </div>
    </Card>
  );
}
