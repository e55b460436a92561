import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: () => void;
  onClose: () => void;
}

/**
 * A dialog of the platform that is open as long as it is drawn: it holds the focus and gives it back.
 * `leave` stops it being drawn. Escape says so twice: `cancel` before anything is hidden, `close` only some time after. One opened
 * again in between would be shut out by the second, so the first is listened to; the browser may leave it out, so the second is too.
 */
export function useModal(leave: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // In a layout effect it is closed before it is taken from the page: a dialog that is not there gives no focus back.
  useLayoutEffect(() => {
    const box = ref.current;
    if (box && !box.open) box.showModal();
    return () => box?.close();
  }, []);
  return { ref, onCancel: leave, onClose: leave };
}
