/** What a returning visitor sees first: parts of several features, drawn on home and dashboard. */
import { guestOffer } from '../../session/guest-things.ts';
import { useUser } from '../../session/session.ts';
import { hasBegun } from '../../session/has-details.ts';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { PartOfPage } from '../layout/late-notice.tsx';
import { lazyScreenOf } from './lazy-screen.tsx';

export const loadPlanSteps = async () => (await import('../screens/plan-steps.tsx')).PlanStepsScreen;

const Begun = lazyScreenOf(
  [
    async () => (await import('../screens/home-begun.tsx')).HomeBegun,
    async () => (await import('../../features/quiz/last-local-result.tsx')).LastLocalResult,
    loadPlanSteps,
  ],
  (HomeBegun, LastHere, PlanSteps) => () => <HomeBegun result={<LastHere />} steps={<PlanSteps />} />,
);

const PutAwayWay = lazyScreenOf([async () => (await import('../put-away-way.tsx')).PutAwayWay], (Way) => Way);

/** On the home page, for a visitor who has begun or put away something in this browser: its code comes for them alone. */
function ComeBack() {
  const owner = useUser()?._id ?? null;
  const isBrowser = useIsBrowser();
  const isPutAway = guestOffer.useIsPutAway();
  if (!isBrowser) return null;
  return (
    <>
      {isPutAway && (
        <PartOfPage meanwhile={<div className="min-h-24" />} instead={null}>
          <div className="mx-auto max-w-6xl px-4 pt-5 sm:px-6">
            <PutAwayWay />
          </div>
        </PartOfPage>
      )}
      {hasBegun(owner) && (
        <PartOfPage meanwhile={<div className="min-h-80" />} instead={null}>
          <Begun />
        </PartOfPage>
      )}
    </>
  );
}

const languageLook = 'inline-flex min-h-tap items-center px-1 font-semibold text-blue-deep underline underline-offset-4';

export const homeScreen = lazyScreenOf([async () => (await import('../screens/home-screen.tsx')).HomeScreen], (HomeScreen) => () => (
  <HomeScreen comeBack={<ComeBack />} language={<LanguageSwitch className={languageLook} />} />
));
