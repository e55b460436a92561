import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { compareTrayTexts } from '../../messages/compare-tray.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { iconButtonLook } from '../../ui/button-look.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Tray } from '../../ui/tray.tsx';
import { tray, type AddToTray, type TrayContents } from './tray.ts';
import { WhichToDrop } from './which-to-drop.tsx';

/** At the foot of what is seen, whatever page it is: what is chosen, and the way to see it side by side. */
export function TrayBar() {
  const contents = tray.useContents();
  const asked = tray.useAsked();
  const { pathname, search } = useLocation();
  const { items } = contents;
  // Where they stand side by side already, nothing has to lead there; weighing and the report are filled in and read to their foot.
  const isThere = (pathname === paths.compare && search.includes(',')) || pathname.startsWith(paths.decide);
  return (
    <>
      {items.length > 0 && !isThere && <Bar {...contents} />}
      {asked && <Question asked={asked} contents={contents} />}
    </>
  );
}

function Bar({ type, items }: TrayContents) {
  const text = useText(compareTrayTexts);
  return (
    <Tray
      label={text.tray}
      title={items.length > 1 ? text.chosenShort(items.length) : text.oneMore}
      note={items.map(({ name }) => name).join(', ')}
    >
      <Announcement text={text.chosen(items.length)} />
      <button
        type="button"
        aria-label={text.clear}
        onClick={tray.clear}
        className={iconButtonLook('flex-none text-ink-soft hover:text-ink')}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      {items.length > 1 && <LinkButton to={paths.compareOf(type, ...items.map(({ id }) => id))}>{text.open(items.length)}</LinkButton>}
    </Tray>
  );
}

/** Put in after its place is there, the first time too: what comes with its place is not read out. */
function Announcement({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (place.current) place.current.textContent = text;
  }, [text]);
  return <p ref={place} role="status" className="sr-only" />;
}

function Question({ asked, contents }: { asked: AddToTray; contents: TrayContents }) {
  const { other } = useText(compareTrayTexts);
  if (asked.type === contents.type) return <WhichToDrop asked={asked} items={contents.items} />;
  return (
    <ConfirmDialog
      text={{ ...other, text: other.text(asked.name, contents.items.length) }}
      onAnswer={(isYes) => {
        tray.answer(isYes);
      }}
    />
  );
}
