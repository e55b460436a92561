import { useEffect, useRef, type RefObject } from 'react';

/** A dialog of the platform that is open as long as it is drawn: it holds the focus and gives it back. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    if (box && !box.open) box.showModal();
    return () => box?.close();
  }, []);
  return dialog;
}
