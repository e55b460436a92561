import { needsCompletion } from '@disha/contract/completeness';
import type { User } from '@disha/contract/user';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../messages/locale.ts';
import { profileTexts } from '../../messages/profile.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useAvatar, usePersonName } from '../../session/person.ts';
import { useUser } from '../../session/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { ActionsCard } from './actions-card.tsx';
import { DataCard } from './data-card.tsx';
import type { GoogleSlot } from './delete-account.tsx';
import { DetailsCard } from './details-card.tsx';
import { EmailCard } from './email-card.tsx';
import { JourneyCard } from './journey-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** `googleButton` is the slot for confirming a deletion with Google, `results` the one for earlier quiz results. */
export function ProfileScreen({ googleButton, results }: { googleButton: GoogleSlot; results?: ReactNode }) {
  const text = useText(profileTexts);
  const user = useUser();
  if (!user) return null;
  return (
    <Page title={[text.documentTitle]}>
      <Who user={user} />
      {needsCompletion(user) && <Incomplete />}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-5">
          <DetailsCard user={user} />
          {results}
        </div>
        <div className="grid items-start gap-5 sm:max-lg:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Beside user={user} />
          <ActionsCard />
        </div>
        <div className="grid gap-5">
          <RemindersCard />
          <EmailCard user={user} />
          <PasswordCard />
          <SessionsCard />
          <DataCard googleButton={googleButton} />
        </div>
      </div>
    </Page>
  );
}

function Who({ user }: { user: User }) {
  const { who } = useText(profileTexts);
  const names = useText(taxonomyTexts);
  const avatar = useAvatar(user);
  const { name, initials } = usePersonName(user);
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar src={avatar} initials={initials} size="large" />
      <div className="min-w-0 flex-1 basis-56">
        <h1 tabIndex={-1} className="text-title [overflow-wrap:anywhere]">
          {name}
        </h1>
        <p className="text-ink-soft [overflow-wrap:anywhere]">{user.email}</p>
        <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {user.class && <Chip>{names.classes[user.class]}</Chip>}
          {isHelper(user.who) && <Chip>{who[user.who]}</Chip>}
          {user.stream && <Chip tone="leaf">{names.streams[user.stream]}</Chip>}
          {user.field && <Chip tone="gold">{names.fields[user.field]}</Chip>}
        </p>
      </div>
    </header>
  );
}

const incompleteLook =
  'mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-marigold bg-marigold-tint p-4 text-marigold-ink';

function Incomplete() {
  const text = useText(profileTexts).incomplete;
  return (
    <section className={incompleteLook}>
      <TriangleAlert aria-hidden="true" className="size-5 flex-none self-start" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold">{text.title}</h2>
        <p className="text-ink">{text.body}</p>
      </div>
      <LinkButton to={paths.completeProfile} className="max-sm:w-full">
        {text.action}
      </LinkButton>
    </section>
  );
}

const isHelper = (who: User['who']) => who === 'parent' || who === 'teacher';

function Beside({ user }: { user: User }) {
  if (user.class === 'graduate') return <ForGraduates />;
  return isHelper(user.who) ? <ForHelpers who={user.who} /> : <JourneyCard user={user} />;
}

/** A parent or a teacher has no stream to choose. What they need is one press away. */
function ForHelpers({ who }: { who: 'parent' | 'teacher' }) {
  const text = useText(profileTexts).helper;
  return (
    <Card as="section" title={text[who].title}>
      <p className="mb-3 text-ink-soft">{text[who].body}</p>
      <div className="grid gap-2">
        <LinkButton to={paths.careers}>{text.careers}</LinkButton>
        <LinkButton to={paths.scholarships} look="quiet">
          {text.scholarships}
        </LinkButton>
      </div>
    </Card>
  );
}

/** The quiz is for Class 10 and 12. This shows graduates what there is for them instead. */
function ForGraduates() {
  const text = useText(profileTexts).graduate;
  return (
    <Card as="section" title={text.title}>
      <p className="mb-3 text-ink-soft">{text.body}</p>
      <div className="grid gap-2">
        <LinkButton to={paths.coursesAfterDegree}>{text.courses}</LinkButton>
        <LinkButton to={paths.examsAfterDegree} look="quiet">
          {text.exams}
        </LinkButton>
      </div>
    </Card>
  );
}
