import { useEffect, useId, useRef } from 'react';
import { Spinner } from './spinner.tsx';

/**
 * Covers everything while something runs that must not be disturbed. The
 * platform's own dialog keeps the keyboard out of the page below.
 */
export function Overlay({ text }: { text: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="m-0 size-full max-h-none max-w-none bg-paper/95 text-ink backdrop:bg-transparent"
      onCancel={(event) => {
        event.preventDefault();
      }}
    >
      <div className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
        <Spinner className="size-10 text-blue" />
        <p id={id} role="status" className="text-heading font-semibold">
          {text}
        </p>
      </div>
    </dialog>
  );
}
