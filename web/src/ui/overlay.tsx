import { useId } from 'react';
import { Spinner } from './spinner.tsx';
import { useModal } from './use-modal.ts';

/**
 * Covers everything while something runs that must not be disturbed. The platform's own dialog keeps the keyboard out of the page below;
 * a browser closes one at the second Escape whatever the page says, so it is put back.
 */
export function Overlay({ text }: { text: string }) {
  const { ref } = useModal(() => undefined);
  const id = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      className="m-0 size-full max-h-none max-w-none bg-paper/95 text-ink backdrop:bg-transparent"
      onCancel={(event) => {
        event.preventDefault();
      }}
      onClose={(event) => {
        event.currentTarget.showModal();
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
