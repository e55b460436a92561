import { useText } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { paths } from '../../paths.ts';
import { guestOffer } from '../../session/guest-things.ts';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NavGroups } from './nav-groups.tsx';
import { useLogout } from '../../session/use-logout.ts';

/** The collapsible menu of a phone: every feature, by the question it answers. */
export function MobileMenu({ onLeave }: { onLeave: () => void }) {
  const text = useText(navTexts);
  const user = useUser();
  const logout = useLogout();
  const isGuestHere = guestOffer.useIsGuestHere();
  const own = 'flex min-h-tap w-full items-center border-s-[3px] border-transparent ps-3 text-[1.05rem] font-semibold text-ink-soft';
  return (
    <div className="border-t border-line px-4 pt-2 pb-5">
      <nav aria-label={text.main}>
        <NavGroups onFollow={onLeave} />
      </nav>
      {isGuestHere && (
        <Link to={paths.kept} className={own} onClick={onLeave}>
          {text.kept}
        </Link>
      )}
      <LanguageSwitch className={own} />
      {user ? (
        <div className="mt-3 border-t border-line pt-3">
          <p className="mb-1 ps-3.5 text-ink-soft">{text.welcome}</p>
          <Link to={paths.dashboard} className={own} onClick={onLeave}>
            {text.dashboard}
          </Link>
          <Link to={paths.profile} className={own} onClick={onLeave}>
            {text.profile}
          </Link>
          <Button
            look="quiet"
            className="mt-3 w-full"
            onClick={() => {
              onLeave();
              logout();
            }}
          >
            {text.logOut}
          </Button>
        </div>
      ) : (
        <div className="mt-3 grid grid-cols-2 gap-2">
          <LinkButton to={paths.login} look="quiet" onClick={onLeave}>
            {text.signIn}
          </LinkButton>
          <LinkButton to={paths.signup} onClick={onLeave}>
            {text.getStarted}
          </LinkButton>
          {isGuestHere && (
            <Button
              look="plain"
              className="col-span-2"
              onClick={() => {
                onLeave();
                guestOffer.askOther(true);
              }}
            >
              {text.otherPerson}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
