import { ArrowRight, Compass, MapPinned, Sparkles } from 'lucide-react';
import { useText } from '../../messages/locale.ts';
import { homeTexts } from '../../messages/home.ts';
import { paths } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session.ts';
import { startOfJourney } from '../../session/way-back.ts';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { DocumentTitle } from '../../ui/page.tsx';
import { HomeFacts } from './home-facts.tsx';
import { HomeQuestions } from './home-questions.tsx';
import { HomeRoad } from './home-road.tsx';

const frame = 'mx-auto max-w-6xl px-4 sm:px-6';

/** `comeBack` is the slot for what somebody who was here before has left, `language` the one for the other languages. */
export function HomeScreen({ comeBack, language }: { comeBack?: ReactNode; language?: ReactNode }) {
  const text = useText(homeTexts);
  const signedIn = useIsSignedIn();
  return (
    <>
      <DocumentTitle parts={[text.documentTitle]} description={text.description} />
      {comeBack}
      {/* On a phone the picture comes after what somebody can press. */}
      <div className={`${frame} grid items-center gap-8 pb-10 sm:pt-6 md:grid-cols-[1.05fr_.95fr] md:pt-10 lg:gap-12`}>
        <div className="grid gap-4 sm:gap-5">
          <div className="-mb-3 flex justify-end lg:hidden">{language}</div>
          <h1 tabIndex={-1} className="text-display font-extrabold tracking-tight">
            {text.headline.first}{' '}
            <span className="mt-2.5 block text-[.68em] leading-[1.22] text-blue not-en:leading-[1.45]">{text.headline.rest}</span>
          </h1>
          <p className="max-w-xl text-ink-soft sm:text-[1.1rem]">{text.lead}</p>
          <div className="flex flex-wrap gap-x-3 gap-y-2.5">
            <LinkButton to={signedIn ? paths.quizStart : startOfJourney} size="large" className="flex-auto sm:flex-none">
              {text.start}
            </LinkButton>
            <LinkButton to={paths.courses} look="quiet" size="large" className="flex-auto sm:flex-none">
              {text.learnMore}
            </LinkButton>
            {!signedIn && (
              <LinkButton to={paths.quizStart} look="quiet" size="large" className="w-full sm:w-auto">
                {text.noAccount}
              </LinkButton>
            )}
          </div>
          <p className="text-sm text-ink-soft">{text.free}</p>
        </div>
        <HomeQuestions text={text.questions} className="md:order-last md:col-span-2" />
        <HomeRoad text={text.road} />
      </div>

      <HomeFacts />

      <section className={`${frame} py-12`} aria-labelledby="promises">
        <h2 id="promises" className="mb-5 text-title">
          {text.promisesTitle}
        </h2>
        <div className="grid gap-4 md:grid-cols-3">
          <PromiseCard icon={Sparkles} {...text.promises.analysis} to={paths.quizStart} />
          <PromiseCard icon={Compass} {...text.promises.guidance} to={paths.courses} />
          <PromiseCard icon={MapPinned} {...text.promises.colleges} to={paths.colleges} />
        </div>
      </section>

      <section className={`${frame} pb-12`} aria-labelledby="steps">
        <h2 id="steps" className="mb-5 text-title">
          {text.steps.title}
        </h2>
        <ol className="grid gap-6 md:grid-cols-3">
          {text.steps.items.map((step, index) => (
            <li key={step.title} className="flex gap-4 border-t-[3px] border-marigold pt-4">
              <span aria-hidden="true" className="text-3xl leading-none font-extrabold text-blue tabular-nums">
                {index + 1}
              </span>
              <span>
                <strong className="block">{step.title}</strong>
                <span className="text-ink-soft">{step.body}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>

      <section className={`${frame} pb-16`}>
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-ink px-5 py-7 text-card sm:px-8">
          <div>
            <h2 className="text-heading">{text.closing.title}</h2>
            <p className="mt-1 text-line">{text.closing.body}</p>
          </div>
          <LinkButton to={paths.exams} look="quiet" className="max-sm:w-full">
            {text.closing.exams}
          </LinkButton>
        </div>
      </section>
    </>
  );
}

function PromiseCard({
  icon: Icon,
  title,
  body,
  link,
  to,
}: {
  icon: typeof Sparkles;
  title: string;
  body: string;
  link: string;
  to: string;
}) {
  return (
    <Card className="flex flex-col gap-2">
      <span className="inline-flex size-11 items-center justify-center rounded-full bg-blue-tint text-blue-deep">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h3 className="text-heading">{title}</h3>
      <p className="flex-1 text-ink-soft">{body}</p>
      <Link
        to={to}
        className="inline-flex min-h-tap items-center gap-1.5 self-start font-semibold text-blue-deep underline-offset-4 hover:underline"
      >
        {link}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </Card>
  );
}
