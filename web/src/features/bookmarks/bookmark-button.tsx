import { Bookmark, Smartphone } from 'lucide-react';
import { useLocation } from 'react-router';
import type { ItemActionProps } from '../../catalog/item/item-action.ts';
import { bookmarksTexts } from '../../messages/bookmarks.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { guestOffer } from '../../session/guest-things.ts';
import type { ComeBack } from '../../session/require-session.tsx';
import { useUser } from '../../session/session.ts';
import { buttonLook, iconButtonLook } from '../../ui/button-look.ts';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import { toast } from '../../ui/toast.ts';
import { storedItemsHere } from './stored-items.ts';
import { useBookmark } from './use-bookmark.ts';

const iconLook = iconButtonLook('text-ink-soft transition-colors hover:bg-blue-tint hover:text-ink print:hidden');
const wideLook = buttonLook('quiet', 'normal', 'text-start! print:hidden');

/** On every item of every catalog: on cards and on pages. */
export function BookmarkButton(props: ItemActionProps) {
  const user = useUser();
  if (user) return <Toggle {...props} userId={user._id} />;
  return (
    <>
      <Prompt {...props} />
      {props.look === 'wide' && <KeepHere {...props} />}
    </>
  );
}

/** Without an account: on this phone alone. */
function KeepHere({ type, id, name }: ItemActionProps) {
  const text = useText(bookmarksTexts).here;
  const isOn = storedItemsHere.useItems().some((item) => item.type === type && item.id === id);
  const toggle = () => {
    if (isOn) storedItemsHere.drop({ type, id });
    else if (storedItemsHere.keep({ type, id, name })) toast.success(text.done);
    else toast.info(text.notKept);
    guestOffer.answered();
  };
  return (
    <button type="button" aria-pressed={isOn} onClick={toggle} className={wideLook}>
      <Smartphone aria-hidden="true" className={classNames('size-5.5 flex-none', isOn && 'fill-marigold text-ink')} />
      {isOn ? text.kept : text.keep}
    </button>
  );
}

function Toggle({ type, id, name, look, userId }: ItemActionProps & { userId: string }) {
  const text = useText(bookmarksTexts);
  const { isOn, waits, toggle } = useBookmark(userId, type, id);
  const icon = <Bookmark aria-hidden="true" className={classNames('size-5.5 flex-none', isOn && 'fill-marigold text-ink')} />;
  if (look === 'icon') {
    return (
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={waits ? text.bookmarkWaits(name) : text.bookmark(name)}
        onClick={toggle}
        className={iconLook}
      >
        {icon}
      </button>
    );
  }
  return (
    <button type="button" aria-pressed={isOn} onClick={toggle} className={wideLook}>
      {icon}
      {waits ? (isOn ? text.addedWaits : text.removedWaits) : isOn ? text.added : text.add}
    </button>
  );
}

/** What stands there for a visitor: why, and the way to sign in and come back to this very place. */
function Prompt({ look }: ItemActionProps) {
  const { prompt } = useText(bookmarksTexts);
  const { pathname, search } = useLocation();
  return (
    <Link
      to={paths.login}
      state={{ from: pathname + search, why: prompt } satisfies ComeBack}
      title={look === 'icon' ? prompt : undefined}
      className={look === 'icon' ? iconLook : wideLook}
    >
      <Bookmark aria-hidden="true" className="size-5.5 flex-none" />
      <span className={look === 'icon' ? 'sr-only' : undefined}>{prompt}</span>
    </Link>
  );
}
