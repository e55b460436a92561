import type { User } from '@disha/contract/user';
import { useQueryClient } from '@tanstack/react-query';
import { LayoutDashboard, LogOut, PencilRuler, UserRound } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { paths } from '../../paths.ts';
import { useAvatar, usePersonName } from '../../session/person.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { iconButtonLook } from '../../ui/button-look.ts';
import { Link } from '../../ui/link.tsx';
import { nextIndex } from '../../ui/next-index.ts';
import { watchWaiting } from '../waiting/watch.ts';
import { useLogout } from '../../session/use-logout.ts';

const itemLook =
  'flex min-h-tap w-full items-center gap-3 px-4 text-start font-semibold text-ink ' +
  'hover:bg-blue-tint focus-visible:bg-blue-tint focus-visible:outline-offset-[-3px]';

const menuLook =
  'absolute top-full z-50 mt-2 animate-rise overflow-hidden rounded-card border border-line bg-card shadow-float ' +
  'max-sm:inset-x-4 sm:end-0 sm:w-64';

/** The avatar and what it opens. Arrow keys walk, Escape and a press elsewhere close, the focus returns to the button. */
export function AccountMenu({ user }: { user: User }) {
  const text = useText(navTexts);
  const avatar = useAvatar(user);
  const logout = useLogout();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const { name, initials } = usePersonName(user);

  const queryClient = useQueryClient();
  // An account may have something that waits for the network.
  useEffect(() => watchWaiting(queryClient, user._id), [queryClient, user._id]);

  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const close = (giveFocusBack: boolean) => {
    setOpen(false);
    if (giveFocusBack) button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close(true);
    } else if (event.key === 'Tab') {
      setOpen(false);
    } else {
      const all = items();
      const to = nextIndex(event.key, all.indexOf(document.activeElement as HTMLElement), all.length, 'vertical');
      if (to === undefined) return;
      event.preventDefault();
      all[to]?.focus();
    }
  };

  return (
    <div ref={box} className="flex sm:relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={menuId}
        className={iconButtonLook('hover:bg-blue-tint')}
        onClick={() => {
          setOpen(!open);
        }}
        onKeyDown={onKeyDown}
      >
        <Avatar src={avatar} initials={initials} />
        {/* Voice control looks for what is seen: the initials, as they stand there without a picture and in every language. */}
        <span className="sr-only">
          {text.accountMenu(name)}, {initials}
        </span>
      </button>
      <div id={menuId} hidden={!open} className={menuLook}>
        <div className="flex items-center gap-3 border-b border-line px-4 py-3">
          <Avatar src={null} initials={initials} />
          <p className="min-w-0 truncate font-bold">{name}</p>
        </div>
        {/* The keys arrive from the items inside, which hold the focus. */}
        <div role="menu" aria-label={text.accountMenu(name)} tabIndex={-1} onKeyDown={onKeyDown} className="py-1.5">
          <Link
            role="menuitem"
            tabIndex={-1}
            to={paths.dashboard}
            className={itemLook}
            onClick={() => {
              close(false);
            }}
          >
            <LayoutDashboard aria-hidden="true" className="size-5 text-ink-soft" />
            {text.dashboard}
          </Link>
          <Link
            role="menuitem"
            tabIndex={-1}
            to={paths.profile}
            className={itemLook}
            onClick={() => {
              close(false);
            }}
          >
            <UserRound aria-hidden="true" className="size-5 text-ink-soft" />
            {text.profile}
          </Link>
          {user.role !== undefined && user.role !== 'student' && (
            <Link
              role="menuitem"
              tabIndex={-1}
              to={paths.desk}
              className={itemLook}
              onClick={() => {
                close(false);
              }}
            >
              <PencilRuler aria-hidden="true" className="size-5 text-ink-soft" />
              {text.desk}
            </Link>
          )}
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={itemLook}
            onClick={() => {
              close(false);
              logout();
            }}
          >
            <LogOut aria-hidden="true" className="size-5 text-ink-soft" />
            {text.logOut}
          </button>
        </div>
      </div>
    </div>
  );
}
