import { useId } from 'react';
import { Button } from './button.tsx';
import { useModal } from './use-modal.ts';

interface ConfirmDialogProps {
  text: { title: string; text: string; yes: string; no: string };
  /** What cannot be taken back looks like it. */
  isGrave?: boolean;
  onAnswer: (isYes: boolean) => void;
}

/** One question before something happens. The platform's own dialog: it holds the focus and gives it back; Escape is a no. */
export function ConfirmDialog({ text, isGrave = false, onAnswer }: ConfirmDialogProps) {
  const dialog = useModal(() => onAnswer(false));
  const id = useId();
  return (
    <dialog
      {...dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-card bg-card p-5 text-ink shadow-float"
    >
      <h2 id={`${id}-title`} className="text-[1.08rem] leading-snug">
        {text.title}
      </h2>
      <p id={`${id}-text`} className="mt-2">
        {text.text}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => onAnswer(false)}>
          {text.no}
        </Button>
        <Button look={isGrave ? 'danger' : 'main'} onClick={() => onAnswer(true)}>
          {text.yes}
        </Button>
      </div>
    </dialog>
  );
}
