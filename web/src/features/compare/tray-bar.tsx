import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { compareTrayTexts } from '../../messages/compare-tray.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
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
    <section aria-label={text.tray} className="border-t border-line-strong bg-card px-4 py-1.5 shadow-float print:hidden">
      <Announcement text={text.chosen(items.length)} />
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-3 sm:px-2">
        <ul className="flex min-w-0 flex-1 basis-60 gap-2 overflow-x-auto">
          {items.map(({ id, name }) => (
            <li key={id} className="flex min-w-0 max-w-48 flex-none items-center rounded-full bg-blue-tint ps-3 text-sm">
              <span className="truncate">{name}</span>
              <button
                type="button"
                aria-label={text.drop(name)}
                className="grid size-tap flex-none place-items-center rounded-full text-ink-soft hover:text-ink"
                onClick={() => tray.drop(type, id)}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <div className="ms-auto flex items-center gap-1">
          <Button look="plain" onClick={tray.clear}>
            {text.clear}
          </Button>
          {items.length > 1 ? (
            <LinkButton to={paths.compareOf(type, ...items.map(({ id }) => id))}>{text.open(items.length)}</LinkButton>
          ) : (
            <p className="font-semibold text-ink-soft">{text.oneMore}</p>
          )}
        </div>
      </div>
    </section>
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
