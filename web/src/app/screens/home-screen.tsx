import { CircleQuestionMark, Compass, MapPinned } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../messages/locale.ts';
import { homeTexts } from '../../messages/home.ts';
import { paths } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session.ts';
import { startOfJourney } from '../../session/way-back.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { DocumentTitle } from '../../ui/page.tsx';
import { PagePart } from '../../ui/page-part.tsx';
import { LinkRow, RowList } from '../../ui/row-list.tsx';
import { HomeFacts } from './home-facts.tsx';
import { HomeQuestions } from './home-questions.tsx';
import { HomeRoad } from './home-road.tsx';

const linkLook = 'inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4';

/** `comeBack` is the slot for what somebody who was here before has left, `language` the one for the other languages. */
export function HomeScreen({ comeBack, language }: { comeBack?: ReactNode; language?: ReactNode }) {
  const text = useText(homeTexts);
  const signedIn = useIsSignedIn();
  return (
    <>
      <DocumentTitle parts={[text.documentTitle]} description={text.description} />
      {comeBack}
      <div className="mx-auto grid max-w-6xl gap-x-10 px-4 pt-3 pb-5 sm:px-6 sm:pt-6 lg:grid-cols-2 lg:pt-8 lg:pb-10">
        <div className="min-w-0">
          <div className="float-end ms-2 lg:hidden">{language}</div>
          <h1 tabIndex={-1} className="text-title font-extrabold tracking-tight">
            {text.headline.first} <span className="text-ink-soft">{text.headline.rest}</span>
          </h1>
          <p className="mt-1.5 text-[1.0625rem] leading-snug">{text.lead}</p>
          <div className="mt-3 flex max-w-120 flex-wrap gap-2">
            <LinkButton to={signedIn ? paths.quizStart : startOfJourney} size="large" className="flex-1 px-3!">
              {text.start}
            </LinkButton>
            <LinkButton to={paths.courses} look="quiet" size="large" className="px-3.5!">
              {text.learnMore}
            </LinkButton>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 text-sm">
            {!signedIn && (
              <Link to={paths.quizStart} className={linkLook}>
                {text.noAccount}
              </Link>
            )}
            <p className="text-ink-soft">{text.free}</p>
          </div>
          <HomeRoad text={text.road} />
          <HomeQuestions text={text.questions} />
        </div>
        <div className="min-w-0">
          <HomeFacts />
          <PagePart title={text.promisesTitle}>
            <RowList>
              <LinkRow
                to={paths.quizStart}
                {...text.promises.analysis}
                icon={<CircleQuestionMark aria-hidden="true" className={iconLook} />}
              />
              <LinkRow to={paths.courses} {...text.promises.guidance} icon={<Compass aria-hidden="true" className={iconLook} />} />
              <LinkRow to={paths.colleges} {...text.promises.colleges} icon={<MapPinned aria-hidden="true" className={iconLook} />} />
            </RowList>
          </PagePart>
          <PagePart title={text.steps.title}>
            <ol className="grid gap-2.5">
              {text.steps.items.map(({ title, note }, index) => (
                <li key={title} className="flex gap-3 leading-snug">
                  <span
                    aria-hidden="true"
                    className="grid size-7 flex-none place-items-center rounded-full bg-ink text-sm font-bold text-card"
                  >
                    {index + 1}
                  </span>
                  <span className="min-w-0">
                    <strong className="block">{title}</strong>
                    <span className="block text-small text-ink-soft">{note}</span>
                  </span>
                </li>
              ))}
            </ol>
            <Link to={paths.exams} className={linkLook}>
              {text.exams}
            </Link>
          </PagePart>
        </div>
      </div>
    </>
  );
}

const iconLook = 'size-5 flex-none text-blue';
