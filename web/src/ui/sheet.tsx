import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { iconButtonLook } from './button-look.ts';

interface SheetProps {
  title: string;
  isOpen: boolean;
  /** Also told by Escape and by a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** From the bottom on a phone, in the middle on a wide screen. What it holds stays as it was left while it is closed. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  const { close } = useText(partsTexts);
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    if (isOpen && dialog?.open === false) dialog.showModal();
    // A dialog that leaves the page open gives no focus back.
    return () => dialog?.close();
  }, [isOpen]);
  return (
    // A press beside it closes it; who uses keys has Escape, and everybody the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={box}
      aria-labelledby={id}
      onClose={({ currentTarget }) => {
        // Opened again before the event came.
        if (!currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={
        'mx-0 mt-auto mb-0 max-h-[85vh] w-full max-w-none animate-rise overscroll-contain rounded-t-[20px] bg-card p-0 text-ink ' +
        'shadow-float md:m-auto md:max-w-lg md:rounded-card'
      }
    >
      <div className="px-4 pt-2 pb-5">
        <div className="flex items-center justify-between gap-3">
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          <button type="button" aria-label={close} onClick={onClose} className={iconButtonLook('flex-none hover:bg-blue-tint')}>
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
