import { useId } from 'react';
import { compareTrayTexts } from '../../messages/compare-tray.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { tray, type AddToTray, type TrayItem } from './tray.ts';

/** A fifth does not fit: one of the four makes room, or none. The platform's own dialog: Escape keeps all four. */
export function WhichToDrop({ asked, items }: { asked: AddToTray; items: readonly TrayItem[] }) {
  const { full } = useText(compareTrayTexts);
  const dialog = useModal(() => tray.answer(false));
  const id = useId();
  return (
    <dialog
      {...dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-card bg-card p-5 text-ink shadow-float"
    >
      <h2 id={`${id}-title`} className="text-[1.08rem] leading-snug">
        {full.title}
      </h2>
      <p id={`${id}-text`} className="mt-2">
        {full.text(asked.name)}
      </p>
      <ul className="mt-3 grid gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <Button look="quiet" className="w-full text-start!" onClick={() => tray.answer(true, item.id)}>
              {item.name}
            </Button>
          </li>
        ))}
      </ul>
      <Button look="plain" className="mt-2" onClick={() => tray.answer(false)}>
        {full.no}
      </Button>
    </dialog>
  );
}
